package mnemarium.ui.frontier;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.Buttons;
import mnemarium.ui.Figures;
import mnemarium.ui.Gated;
import mnemarium.ui.Segments;
import mnemarium.workbench.MeasuredStack;

import org.kordamp.ikonli.feather.Feather;

import java.util.List;
import java.util.Optional;

/** Measures the stack of this machine, and says what came out with its spread. */
final class MeasurePart extends VBox {
    private static final List<String> EMBEDDERS = List.of("static", "minilm", "hashed");
    private static final List<Integer> ENTRIES = List.of(100, 1_000, 10_000);

    private final Button begin = Buttons.button("frontier-measure", Feather.CLOCK, "Measure", "");
    private final Gated gate = new Gated(begin);
    private final ProgressBar progress = new ProgressBar(0);
    private final Button cancel = Buttons.button("frontier-measure-cancel", "Cancel", "");
    private final HBox working = new HBox(progress, cancel);
    private final Label result = new Label();
    private String embedder = EMBEDDERS.getFirst();
    private int entries = 1_000;

    MeasurePart(FrontierActions actions) {
        getStyleClass().addAll("panel", "mn-frontier-part");
        Label title = new Label("This machine");
        title.getStyleClass().add("semibold");
        Label pill = new Label("measured here");
        pill.getStyleClass().addAll("pill", "solid");
        HBox head = new HBox(title, pill);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("setting-box");
        Segments<String> which =
                new Segments<>(
                        "frontier-embedder",
                        "Embedder to measure",
                        EMBEDDERS,
                        name -> name,
                        name -> embedder = name);
        which.choose(embedder);
        Segments<Integer> many =
                new Segments<>(
                        "frontier-entries",
                        "Entries of the store",
                        ENTRIES,
                        count -> Figures.count(count),
                        count -> entries = count);
        many.choose(entries);
        FlowPane choices = new FlowPane(which, many, gate);
        choices.getStyleClass().add("mn-measure-choices");
        begin.setOnAction(_ -> actions.measure(embedder, entries));
        cancel.setOnAction(_ -> actions.cancelMeasuring());
        progress.setAccessibleText("Progress of the measuring");
        working.setAlignment(Pos.CENTER_LEFT);
        working.getStyleClass().add("setting-box");
        result.setId("frontier-measured");
        result.setWrapText(true);
        result.setMinHeight(Region.USE_PREF_SIZE);
        result.getStyleClass().addAll("secondary", "muted");
        getChildren().addAll(head, choices, working, result);
        idle();
        show(Optional.empty());
    }

    void show(Optional<MeasuredStack> measured) {
        result.setText(
                measured.map(MeasurePart::words)
                        .orElse(
                                "Not measured yet. Real alerts are embedded and looked up in a"
                                        + " store of so many entries, beside the run."));
    }

    private static String words(MeasuredStack measured) {
        return "%s over %s: embed %s, store %s, together %s (median, 5–95 %% of %s lookups)"
                .formatted(
                        measured.embedder(),
                        Figures.counted(measured.entries(), "entry", "entries"),
                        spread(measured.embed()),
                        spread(measured.store()),
                        spread(measured.whole()),
                        Figures.count(measured.rounds()));
    }

    private static String spread(MeasuredStack.Spread spread) {
        return "%s [%s – %s]"
                .formatted(micros(spread.median()), micros(spread.low()), micros(spread.high()));
    }

    private static String micros(long nanos) {
        return FrontierWords.cost(nanos / 1e6);
    }

    /** Measuring is under way; the share done is 0 to 1. */
    void working(double done) {
        gate.gate(Optional.of("A measuring is under way"));
        present(working, true);
        progress.setProgress(done);
    }

    /** None is under way any more. */
    void idle() {
        gate.gate(Optional.empty());
        present(working, false);
    }

    private static void present(Node node, boolean present) {
        node.setVisible(present);
        node.setManaged(present);
    }
}
