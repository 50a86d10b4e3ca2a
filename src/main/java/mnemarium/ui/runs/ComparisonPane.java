package mnemarium.ui.runs;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.Breadth;
import mnemarium.ui.Buttons;
import mnemarium.ui.chart.Table;
import mnemarium.workbench.RunComparison;
import mnemarium.workbench.RunPair;

import org.kordamp.ikonli.feather.Feather;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Two runs beside each other: their timelines on one axis, where they part, and only what differs
 * in what they depend on and in what they came to.
 */
final class ComparisonPane extends VBox {

    private final RunsActions actions;
    private final Label one = RunsStyle.label("");
    private final Label other = RunsStyle.label("");
    private final PairDrawing timelines;
    private final Label parting = RunsStyle.prose("", "heading");
    private final Label first = RunsStyle.prose("", "mono", "secondary");
    private final Label second = RunsStyle.prose("", "mono", "secondary");
    private final HBox firstLine = line("First", first);
    private final HBox secondLine = line("Second", second);
    private final DifferenceTable settings =
            new DifferenceTable("pair-settings", "What they depend on", false);
    private final DifferenceTable figures =
            new DifferenceTable("pair-figures", "What they came to", true);
    private final VBox body = new VBox();
    private Optional<RunPair> pair = Optional.empty();

    ComparisonPane(RunsActions actions) {
        this.actions = actions;
        setId("runs-comparison");
        getStyleClass().addAll("panel", "mn-comparison");
        RunsStyle.dress(this);
        timelines = new PairDrawing((run, operation) -> actions.openAt(run.run().id(), operation));
        parting.setId("pair-parting");
        one.setId("pair-one");
        other.setId("pair-other");
        body.getStyleClass().add("mn-comparison-body");
        ScrollPane scroll = new ScrollPane(body);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.getStyleClass().add("mn-plain-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(head(), scroll);
        fit(Breadth.WIDE);
    }

    private Node head() {
        Button back = Buttons.button("pair-back", Feather.ARROW_LEFT, "Runs", "");
        back.setOnAction(_ -> actions.endComparison());
        HBox head =
                new HBox(
                        back,
                        RunsStyle.whole("Comparison", "semibold"),
                        RunsStyle.whole("two runs", "secondary", "muted"),
                        RunsStyle.spring(),
                        export("csv"),
                        export("json"));
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().addAll("panel-header", "line-bottom");
        return head;
    }

    private Button export(String ending) {
        Button button = Buttons.link("pair-" + ending, ending.toUpperCase(Locale.ROOT));
        button.getStyleClass().add("secondary");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setAccessibleText("Save the differences as " + ending.toUpperCase(Locale.ROOT));
        button.setOnAction(_ -> pair.ifPresent(each -> save(each.comparison(), ending)));
        return button;
    }

    private void save(RunComparison comparison, String ending) {
        Table file = DifferenceTable.file(comparison.settings(), comparison.figures());
        actions.save("comparison." + ending, ending.equals("csv") ? file.csv() : file.json());
    }

    private static HBox line(String name, Label words) {
        HBox line = new HBox(RunsStyle.whole(name, "secondary", "muted", "mn-pair-name"), words);
        line.getStyleClass().add("mn-pair-line");
        line.setAlignment(Pos.BASELINE_LEFT);
        HBox.setHgrow(words, Priority.ALWAYS);
        return line;
    }

    /** The tables stand side by side where there is room, else one above the other. */
    void fit(Breadth breadth) {
        VBox names = new VBox(line("First", one), line("Second", other));
        names.getStyleClass().add("mn-pair-names");
        VBox words = new VBox(parting, firstLine, secondLine);
        words.getStyleClass().add("mn-pair-words");
        Region tables =
                breadth == Breadth.NARROW
                        ? new VBox(settings, figures)
                        : new HBox(settings, figures);
        tables.getStyleClass().add("mn-pair-tables");
        for (Region each : List.of(settings, figures)) {
            HBox.setHgrow(each, Priority.ALWAYS);
            each.setPrefWidth(0);
            each.setMinWidth(0);
            each.setMinHeight(breadth == Breadth.NARROW ? 200 : 0);
        }
        VBox.setVgrow(tables, Priority.ALWAYS);
        body.getChildren().setAll(names, timelines, words, tables);
    }

    /** Shows two runs. */
    void show(RunPair next) {
        if (pair.filter(next::equals).isPresent()) {
            return;
        }
        pair = Optional.of(next);
        RunComparison comparison = next.comparison();
        one.setText(RunWords.brief(next.one().run()));
        other.setText(RunWords.brief(next.other().run()));
        timelines.show(next);
        parting.setText(PairWords.parting(next));
        Optional<RunComparison.Parting> at = comparison.parting();
        first.setText(at.map(each -> shown(each.one())).orElse(""));
        second.setText(at.map(each -> shown(each.other())).orElse(""));
        RunsStyle.present(firstLine, at.isPresent());
        RunsStyle.present(secondLine, at.isPresent());
        settings.show(comparison.settings(), "Nothing differs: they depend on the same.");
        figures.show(
                comparison.figures(),
                comparison.sameKind()
                        ? "Nothing differs: they came to the same."
                        : "They are of different kinds: their figures cannot be compared.");
    }

    private static String shown(String line) {
        return line.isEmpty() ? "it has ended" : line.replace("\t", "  ");
    }
}
