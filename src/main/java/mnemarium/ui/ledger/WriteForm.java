package mnemarium.ui.ledger;

import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.ledger.Authority;
import mnemarium.ledger.Check;
import mnemarium.ledger.Confidence;
import mnemarium.ledger.Draft;
import mnemarium.ledger.Kind;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.MatchPolicy;
import mnemarium.ledger.Objection;
import mnemarium.ledger.Supersedes;
import mnemarium.ui.Buttons;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes a record by hand. What is wrong with it stands at the field: first what cannot be read,
 * then what the write critic says.
 */
final class WriteForm extends VBox {

    private static final Map<String, String> PARTICULARS =
            Map.of(
                    Draft.RATIONALE, "Why it was decided so",
                    Draft.FAILURE_REASON, "Why it does not work",
                    Draft.METHOD, "How to find it out",
                    Draft.TARGET, "What it tells");

    private final LabActions actions;
    private final ComboBox<Kind> kind =
            LabWords.choice("lab-kind", "Kind", List.of(Kind.values()), Kind.OUTCOME, Kind::title);
    private final TextField title = text(new TextField(), "lab-title");
    private final TextArea body = text(new TextArea(), "lab-body");
    private final TextArea evidence = text(new TextArea(), "lab-evidence");
    private final Map<String, TextArea> particulars = new LinkedHashMap<>();
    private final LabRows<PairRow> scope;
    private final DependencyRows dependencies;
    private final Map<String, TextField> costs = new HashMap<>();
    private final ComboBox<Authority> authority =
            LabWords.choice(
                    "lab-authority",
                    "Authority",
                    List.of(Authority.values()),
                    Authority.USER,
                    Authority::title);
    private final ComboBox<Confidence.Level> confidence =
            LabWords.choice(
                    "lab-confidence",
                    "Confidence",
                    List.of(Confidence.Level.values()),
                    Confidence.Level.HIGH,
                    Confidence.Level::word);
    private final TextField reason = text(new TextField(), "lab-reason");
    private final TextField by = text(new TextField(), "lab-by");
    private final TextField supersedes = text(new TextField(), "lab-supersedes");
    private final ComboBox<Supersedes.Because> because =
            LabWords.choice(
                    "lab-because",
                    "Because",
                    List.of(Supersedes.Because.values()),
                    Supersedes.Because.REFRESH,
                    Supersedes.Because::word);
    private final Map<String, LabField> fields = new LinkedHashMap<>();
    private final Label outcome = LedgerLook.words("", Tone.PLAIN);

    WriteForm(LabActions actions) {
        this.actions = actions;
        setId("lab-write");
        getStyleClass().add("mn-lab-form");
        body.setPrefRowCount(3);
        evidence.setPrefRowCount(2);
        evidence.setPromptText("One reference per line: a file, a commit, a task");
        reason.setText("written by hand");
        by.setText("user");
        scope =
                new LabRows<>(
                        "lab-scope",
                        "Add a dimension",
                        number -> new PairRow("lab-scope-" + number, true, this::removeScope));
        dependencies = new DependencyRows("lab-dependency", actions);
        VBox form = new VBox();
        form.getStyleClass().add("mn-lab-fields");
        form.getChildren()
                .addAll(
                        field("kind", "Kind", kind),
                        field("title", "Title", title),
                        field("body", "What was found out", body));
        PARTICULARS.keySet().stream()
                .sorted()
                .forEach(
                        name -> {
                            TextArea area = text(new TextArea(), "lab-" + name);
                            area.setPrefRowCount(2);
                            particulars.put(name, area);
                            form.getChildren()
                                    .add(field(name, PARTICULARS.getOrDefault(name, name), area));
                        });
        FlowPane trust = new FlowPane(authority, confidence);
        trust.setId("lab-trust");
        trust.getStyleClass().add("mn-flow");
        FlowPane place = new FlowPane(supersedes, because);
        place.setId("lab-place");
        place.getStyleClass().add("mn-flow");
        supersedes.setPromptText("Record, R-01");
        form.getChildren()
                .addAll(
                        field("evidence", "Evidence", evidence),
                        field("scope", "Scope", scope),
                        field("dependencies", "Stands on", dependencies),
                        field("costs", "Costs", costs()),
                        field("trust", "Trust", trust),
                        field("confidence", "Because", reason),
                        field("provenance", "Produced by", by),
                        field("supersedes", "Takes the place of", place));
        Button write = Buttons.button("lab-write-button", "Write the record", "");
        write.getStyleClass().add("accent");
        write.setOnAction(_ -> write());
        Button clear = Buttons.button("lab-clear", "Clear", "");
        clear.setOnAction(_ -> clear());
        HBox buttons = new HBox(write, clear);
        buttons.getStyleClass().add("mn-lab-row");
        outcome.setId("lab-outcome");
        ScrollPane scroll = new ScrollPane(form);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("mn-plain-scroll");
        scroll.setAccessibleText("The record to be written");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(scroll, outcome, buttons);
        kind.valueProperty().addListener(_ -> particularsOfKind());
        particularsOfKind();
    }

    private static <T extends TextInputControl> T text(T input, String id) {
        input.setId(id);
        if (input instanceof TextArea area) {
            area.setWrapText(true);
            area.getStyleClass().add("mn-lab-area");
        }
        return input;
    }

    private LabField field(String name, String words, javafx.scene.Node control) {
        LabField field = new LabField(words, control);
        fields.put(name, field);
        return field;
    }

    private GridPane costs() {
        GridPane grid = new GridPane();
        grid.setId("lab-costs");
        grid.getStyleClass().add("mn-lab-costs");
        String[] heads = {"", "turns", "tokens"};
        for (int i = 1; i < heads.length; i++) {
            grid.add(LedgerLook.label(heads[i], "small", "muted"), i, 0);
        }
        String[] works = {"derive", "verify", "recall"};
        for (int i = 0; i < works.length; i++) {
            grid.add(LedgerLook.whole(works[i], "secondary"), 0, i + 1);
            grid.add(cost(works[i] + "-turns"), 1, i + 1);
            grid.add(cost(works[i] + "-tokens"), 2, i + 1);
        }
        grid.add(LedgerLook.whole("footprint", "secondary"), 0, works.length + 1);
        grid.add(cost("footprint-tokens"), 2, works.length + 1);
        fillCosts(Map.of("derive-turns", "5", "verify-turns", "1", "recall-turns", "1"));
        return grid;
    }

    private TextField cost(String name) {
        TextField field = text(new TextField(), "lab-" + name);
        field.setAccessibleText(name.replace('-', ' '));
        field.getStyleClass().add("mono");
        field.setPrefColumnCount(5);
        costs.put(name, field);
        return field;
    }

    private void fillCosts(Map<String, String> amounts) {
        costs.forEach((name, field) -> field.setText(amounts.getOrDefault(name, "0")));
    }

    private void removeScope(PairRow row) {
        scope.remove(row);
    }

    private void particularsOfKind() {
        List<String> wanted = Draft.particularsOf(kind.getValue());
        particulars.forEach(
                (name, area) -> {
                    LabField field = fields.get(name);
                    if (field != null) {
                        field.setVisible(wanted.contains(name));
                        field.setManaged(wanted.contains(name));
                    }
                });
    }

    /** What was typed. */
    LabDraft typed() {
        Map<String, String> said = new HashMap<>();
        Draft.particularsOf(kind.getValue())
                .forEach(
                        name -> {
                            TextArea area = particulars.get(name);
                            said.put(name, area == null ? "" : area.getText().strip());
                        });
        Map<String, String> amounts = new HashMap<>();
        costs.forEach((name, field) -> amounts.put(name, field.getText()));
        return new LabDraft(
                kind.getValue(),
                title.getText(),
                body.getText(),
                evidence.getText(),
                scope.rows().stream()
                        .filter(row -> !row.isBlank())
                        .map(row -> new LabDraft.ScopeLine(row.name(), row.value(), row.policy()))
                        .toList(),
                dependencies.lines(),
                amounts,
                authority.getValue(),
                confidence.getValue(),
                reason.getText(),
                by.getText(),
                said,
                supersedes.getText(),
                because.getValue());
    }

    private void write() {
        right();
        switch (typed().typed()) {
            case LabDraft.Typed.Whole whole -> actions.write(whole.draft());
            case LabDraft.Typed.Wrong wrong -> refused(wrong.objections());
        }
    }

    private void right() {
        fields.values().forEach(LabField::right);
        dependencies.right();
        say("", Tone.PLAIN);
    }

    /** Shows what is wrong, each at its field. */
    void refused(List<Objection> objections) {
        right();
        for (Objection each : objections) {
            if (!dependencies.wrong(each)) {
                LabField field = fields.get(each.field().equals("value") ? "costs" : each.field());
                String words = "Found " + each.found() + ", expected " + each.expected();
                if (field == null) {
                    say(words, Tone.HARM);
                } else {
                    field.wrong(words);
                }
            }
        }
        if (outcome.getText().isEmpty()) {
            say(
                    "Not written: %s to mend"
                            .formatted(Amounts.counted(objections.size(), "thing", "things")),
                    Tone.HARM);
        }
    }

    /** Says that it was written, and makes room for the next. */
    void written(String record) {
        clear();
        say("Written as " + record, Tone.FOUND);
    }

    private void say(String words, Tone tone) {
        outcome.setText(words);
        outcome.getStyleClass().removeAll("found", "harm");
        if (!tone.styleClass().isEmpty()) {
            outcome.getStyleClass().add(tone.styleClass());
        }
        outcome.setVisible(!words.isEmpty());
        outcome.setManaged(!words.isEmpty());
    }

    void found(Check check, String value) {
        dependencies.found(check, value);
    }

    void notFound(Check check, String reason) {
        dependencies.notFound(check, reason);
    }

    /** Adds a dependency on a file as it is now. */
    void bind(Path file) {
        dependencies.bind(file);
    }

    private void clear() {
        right();
        kind.setValue(Kind.OUTCOME);
        title.clear();
        body.clear();
        evidence.clear();
        particulars.values().forEach(TextInputControl::clear);
        scope.clear();
        dependencies.fill(List.of());
        supersedes.clear();
    }

    /** Begins a record that takes the place of another one. */
    void succeed(LedgerRecord record) {
        clear();
        kind.setValue(record.kind());
        title.setText(record.title());
        body.setText(record.body());
        evidence.setText(String.join("\n", record.evidence()));
        Draft.particulars(record.payload())
                .forEach(
                        (name, words) -> {
                            TextArea area = particulars.get(name);
                            if (area != null) {
                                area.setText(words);
                            }
                        });
        record.scope()
                .dimensions()
                .forEach(each -> scope.add().fill(each.name(), each.value(), each.policy()));
        dependencies.fill(record.dependencies());
        var spine = record.costs();
        fillCosts(
                Map.of(
                        "derive-turns", Integer.toString(spine.derive().turns()),
                        "derive-tokens", Long.toString(spine.derive().tokens()),
                        "verify-turns", Integer.toString(spine.verify().turns()),
                        "verify-tokens", Long.toString(spine.verify().tokens()),
                        "recall-turns", Integer.toString(spine.recall().turns()),
                        "recall-tokens", Long.toString(spine.recall().tokens()),
                        "footprint-tokens", Long.toString(spine.footprintTokens())));
        authority.setValue(record.authority());
        confidence.setValue(record.confidence().level());
        reason.setText(record.confidence().reason());
        by.setText(record.provenance().producedBy());
        supersedes.setText(record.id());
        because.setValue(Supersedes.Because.REFRESH);
    }

    /** Adds a dimension of the scope. */
    void scope(String name, String value) {
        scope.add().fill(name, value, MatchPolicy.EXACT);
    }
}
