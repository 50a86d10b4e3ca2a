package mnemarium.ui.experiments;

import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.ui.Buttons;
import mnemarium.ui.Figures;
import mnemarium.ui.Segments;
import mnemarium.workbench.Experiments;

import org.controlsfx.control.CheckComboBox;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Arms, rungs, seeds and settings of a plan, part by part. What is wrong is said at its field; the
 * plan stays as it is, a run is made of the draft.
 */
final class PlanForm extends ScrollPane {
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final VBox form = new VBox();
    private final StackPane choice = new StackPane();
    private final VBox fields = new VBox();
    private final Label total = ExperimentsStyle.prose("", "muted");
    private final Button reset = Buttons.button("form-reset", "As in the plan", "");
    private final Runnable changed;
    private final Checking checking;
    private final Map<String, Control> controls = new LinkedHashMap<>();
    private final Map<String, Label> messages = new LinkedHashMap<>();
    private final List<PartDraft> drafts = new ArrayList<>();
    private Optional<Plan> plan = Optional.empty();
    private Plan drafted;
    private int part;
    private List<PartDraft.Wrong> wrongs = List.of();

    /** Finds what is wrong in a whole plan: an unknown arm, a rung outside of its dial's range. */
    interface Checking {
        /** The part by its place, and the field. */
        List<OfPart> wrongs(Plan plan);

        /** Something wrong in a part. */
        record OfPart(int part, PartDraft.Wrong wrong) {}
    }

    /**
     * @param first a plan to begin with
     * @param changed called when the draft has changed
     */
    PlanForm(Plan first, Checking checking, Runnable changed) {
        this.checking = checking;
        this.changed = changed;
        drafted = first;
        setId("plan-form");
        setFitToWidth(true);
        getStyleClass().add("mn-plain-scroll");
        form.getStyleClass().add("mn-form");
        fields.getStyleClass().add("mn-form-fields");
        total.setId("form-total");
        reset.setOnAction(_ -> begin(plan.orElse(drafted)));
        HBox end = new HBox(reset, total);
        end.setAlignment(Pos.CENTER_LEFT);
        end.getStyleClass().add("mn-form-end");
        form.getChildren().addAll(choice, fields, end);
        setContent(form);
        begin(first);
    }

    /** Puts something above the fields, where it scrolls with them. */
    void lead(Node node) {
        form.getChildren().addFirst(node);
    }

    /** Shows a plan; what was typed stays while it is the same plan. */
    void show(Plan shown) {
        if (plan.filter(shown::equals).isEmpty()) {
            begin(shown);
        }
    }

    /** The plan as it would be run: the draft, or the last one that was right. */
    Plan draft() {
        return drafted;
    }

    /** Why the draft cannot be run. */
    Optional<String> blocked() {
        return wrongs.isEmpty()
                ? Optional.empty()
                : Optional.of("In the set-up: " + wrongs.getFirst().words());
    }

    private void begin(Plan next) {
        plan = Optional.of(next);
        drafted = next;
        drafts.clear();
        next.parts().forEach(each -> drafts.add(PartDraft.of(each)));
        part = 0;
        choice.getChildren().clear();
        if (drafts.size() > 1) {
            List<Integer> numbers = new ArrayList<>();
            for (int i = 0; i < drafts.size(); i++) {
                numbers.add(i);
            }
            Segments<Integer> parts =
                    new Segments<>(
                            "form-part",
                            "Part",
                            numbers,
                            i -> next.parts().get(i).name(),
                            this::go);
            parts.choose(0);
            choice.getChildren().setAll(parts);
            choice.setAlignment(Pos.CENTER_LEFT);
        }
        ExperimentsStyle.present(choice, drafts.size() > 1);
        build();
        check();
    }

    private void go(int next) {
        part = next;
        build();
        check();
    }

    private void build() {
        controls.clear();
        messages.clear();
        fields.getChildren().clear();
        PartDraft draft = drafts.get(part);
        Part planned = draft.part();
        fields.getChildren().add(ExperimentsStyle.prose(planned.title(), "muted"));
        CheckComboBox<String> arms = new CheckComboBox<>();
        arms.setShowCheckedCount(false);
        arms.getItems().addAll(planned.arms());
        for (String arm : draft.arms()) {
            arms.getCheckModel().check(arm);
        }
        arms.getCheckModel()
                .getCheckedItems()
                .addListener(
                        (ListChangeListener<String>)
                                _ -> {
                                    List<String> ticked =
                                            List.copyOf(arms.getCheckModel().getCheckedItems());
                                    take(
                                            drafts.get(part)
                                                    .withArms(
                                                            planned.arms().stream()
                                                                    .filter(ticked::contains)
                                                                    .toList()));
                                });
        field("arms", "Arms", "Policies under comparison, all else equal", arms);
        for (int i = 0; i < planned.axes().size(); i++) {
            Axis axis = planned.axes().get(i);
            int number = i;
            text(
                    "rungs-" + i,
                    "Rungs: " + axis.title(),
                    "Values that are swept, parted by " + PartDraft.separators(axis),
                    draft.rungs().get(i),
                    value -> take(drafts.get(part).withRungs(number, value)));
        }
        text(
                "seeds",
                "Seeds",
                "5 is 1 to 5; or a list: 3,9 or 3-9",
                draft.seeds(),
                value -> take(drafts.get(part).withSeeds(value)));
        new TreeMap<>(draft.settings())
                .forEach(
                        (name, value) ->
                                text(
                                        "setting-" + name,
                                        name.replace('-', ' '),
                                        "Set alike in all runs",
                                        value,
                                        next -> take(drafts.get(part).withSetting(name, next))));
    }

    private void text(
            String key,
            String word,
            String help,
            String value,
            java.util.function.Consumer<String> take) {
        TextField text = new TextField(value);
        text.getStyleClass().add("mono");
        text.textProperty().addListener((_, _, next) -> take.accept(next));
        field(key, word, help, text);
    }

    private void field(String key, String word, String help, Control control) {
        control.setId("form-" + key.replace('.', '-'));
        control.setMaxWidth(Double.MAX_VALUE);
        Label name = ExperimentsStyle.whole(capital(word), "semibold");
        name.setLabelFor(control);
        control.setAccessibleText(word);
        control.setAccessibleHelp(help);
        Label about = ExperimentsStyle.prose(help, "secondary", "muted");
        Label message = ExperimentsStyle.prose("", "secondary", "harm");
        message.setId("form-" + key.replace('.', '-') + "-wrong");
        ExperimentsStyle.present(message, false);
        VBox box = new VBox(name, control, message, about);
        box.getStyleClass().add("mn-form-field");
        box.setMinHeight(Region.USE_PREF_SIZE);
        controls.put(key, control);
        messages.put(key, message);
        fields.getChildren().add(box);
    }

    private static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    private void take(PartDraft next) {
        drafts.set(part, next);
        check();
        changed.run();
    }

    private void check() {
        List<PartDraft.Wrong> here = new ArrayList<>(drafts.get(part).wrongs());
        List<PartDraft.Wrong> all = new ArrayList<>();
        drafts.forEach(draft -> all.addAll(draft.wrongs()));
        if (all.isEmpty()) {
            Plan base = plan.orElse(drafted);
            List<Part> parts = drafts.stream().map(draft -> draft.drafted().orElseThrow()).toList();
            Plan next =
                    new Plan(
                            base.name(),
                            base.title(),
                            base.page(),
                            parts,
                            base.published().stream()
                                    .filter(figure -> PartDraft.holds(parts, figure))
                                    .toList());
            tooMany(next)
                    .ifPresent(
                            wrong -> {
                                all.add(wrong);
                                here.add(wrong);
                            });
            for (Checking.OfPart wrong :
                    all.isEmpty() ? checking.wrongs(next) : List.<Checking.OfPart>of()) {
                all.add(wrong.wrong());
                if (wrong.part() == part) {
                    here.add(wrong.wrong());
                }
            }
            if (all.isEmpty()) {
                drafted = next;
            }
        }
        wrongs = all;
        messages.forEach(
                (key, message) -> {
                    Optional<PartDraft.Wrong> wrong =
                            here.stream().filter(each -> each.field().equals(key)).findFirst();
                    message.setText(wrong.map(PartDraft.Wrong::words).orElse(""));
                    ExperimentsStyle.present(message, wrong.isPresent());
                    Control control = controls.get(key);
                    if (control != null) {
                        control.pseudoClassStateChanged(WRONG, wrong.isPresent());
                    }
                });
        total.setText(
                wrongs.isEmpty()
                        ? Figures.counted(drafted.cells(), "run", "runs") + " in all."
                        : "It cannot be run as it is set up. "
                                + (here.isEmpty()
                                        ? "Another part: " + wrongs.getFirst().words()
                                        : here.stream()
                                                .filter(each -> !messages.containsKey(each.field()))
                                                .map(PartDraft.Wrong::words)
                                                .findFirst()
                                                .orElse("")));
        reset.setDisable(plan.filter(drafted::equals).isPresent() && wrongs.isEmpty());
    }

    /** More runs than the window takes: said before anything is made for them. */
    private static Optional<PartDraft.Wrong> tooMany(Plan plan) {
        String found;
        try {
            long cells = plan.cells();
            if (cells <= Experiments.MOST) {
                return Optional.empty();
            }
            found = Figures.count(cells) + " runs in all";
        } catch (ArithmeticException e) {
            found = "more runs than can be counted";
        }
        return Optional.of(
                new PartDraft.Wrong(
                        "seeds",
                        "Found "
                                + found
                                + ", expected at most "
                                + Figures.count(Experiments.MOST)
                                + " in the window; the command line takes more, in shares"));
    }

    /** The control of a field, for those who put the cursor there. */
    Optional<Node> control(String key) {
        return Optional.ofNullable(controls.get(key));
    }
}
