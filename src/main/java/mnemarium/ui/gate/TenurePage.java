package mnemarium.ui.gate;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.experiment.Progress;
import mnemarium.ui.Breadth;
import mnemarium.ui.Buttons;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.ChartView;
import mnemarium.ui.gate.TenureShown.Curve;

import org.kordamp.ikonli.feather.Feather;

import java.util.List;
import java.util.Optional;

/** A memory beside the search of earlier conversations, as these grow many. */
public final class TenurePage implements GatePage {

    private final StackPane pages = new StackPane();
    private final Label status = GateStyle.label("", "secondary", "muted");
    private final ProgressBar bar = new ProgressBar(0);
    private final Button run = Buttons.button("tenure-run", Feather.PLAY, "Run", "");
    private final Button cancel = Buttons.button("tenure-cancel", "Cancel", "");
    private final ComboBox<String> part = choice("tenure-part", "Facts");
    private final ComboBox<String> measure = choice("tenure-measure", "Measure");
    private final ChartView chart = new ChartView("", _ -> {});
    private final Label crossing = GateStyle.prose("", "heading");
    private final TenureTable table = new TenureTable();
    private final VBox empty;
    private final VBox filled;
    private final TenureLayout layout;
    private TenureShown shown = TenureShown.EMPTY;
    private boolean showing;

    /** A page without results yet. */
    public TenurePage(TenureActions actions) {
        chart.setId("tenure-chart");
        status.setId("tenure-status");
        crossing.setId("tenure-crossing");
        bar.setAccessibleText("How far the plan is played");
        run.setOnAction(_ -> actions.run());
        cancel.setOnAction(_ -> actions.cancel());
        part.setOnAction(_ -> chosen());
        measure.setOnAction(_ -> chosen());
        Button plan = Buttons.link("tenure-plan", "The plan in Experiments");
        plan.setOnAction(_ -> actions.toPlan());
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        HBox head =
                new HBox(
                        GateStyle.whole("Tenure", "heading"),
                        status,
                        spring,
                        bar,
                        cancel,
                        run,
                        pages);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().addAll("panel-header", "mn-gate-head");
        FlowPane choices =
                new FlowPane(
                        part,
                        measure,
                        GateStyle.whole("simulated", "pill", "dashed"),
                        new ExportMenu("tenure", chart::chart, actions));
        choices.setAlignment(Pos.CENTER_LEFT);
        choices.getStyleClass().add("mn-gate-part-head");
        VBox.setVgrow(chart, Priority.ALWAYS);
        filled = new VBox(choices, chart);
        filled.getStyleClass().addAll("panel", "mn-tenure-chart");
        empty =
                new VBox(
                        GateStyle.prose(
                                "Here will be how often a memory and a search of earlier"
                                        + " conversations are right, from 5 to 2 400"
                                        + " conversations, and where their curves cross.",
                                "muted"));
        empty.getStyleClass().add("mn-tenure-empty");
        VBox side =
                new VBox(
                        crossing,
                        table,
                        GateStyle.prose(
                                "Means over seeds. The search runs on an archive that the scenario"
                                        + " makes, with the memory's own embedder and store: its"
                                        + " fall is what the ranking of passages gives. It goes"
                                        + " wrong in two ways: of what was put together it finds"
                                        + " only a part, or a passage about something else is"
                                        + " nearer.",
                                "secondary",
                                "muted"),
                        plan);
        side.getStyleClass().addAll("panel", "mn-gate-part", "mn-tenure-side");
        StackPane middle = new StackPane(filled, empty);
        middle.setAlignment(Pos.TOP_LEFT);
        layout = new TenureLayout(head, middle, side);
        show(shown);
    }

    private static ComboBox<String> choice(String id, String name) {
        ComboBox<String> box = new ComboBox<>();
        box.setId(id);
        box.setAccessibleText(name);
        return box;
    }

    /** Shows what is known. */
    public void show(TenureShown next) {
        shown = next;
        boolean isRunning = next.progress().filter(TenurePage::isRunning).isPresent();
        status.setText(words(next));
        GateStyle.present(bar, isRunning);
        GateStyle.present(cancel, isRunning);
        GateStyle.present(run, !isRunning);
        next.progress()
                .ifPresent(
                        each ->
                                bar.setProgress(
                                        each.cells() == 0
                                                ? 0
                                                : (double) each.done() / each.cells()));
        Buttons.rename(run, next.progress().isEmpty() ? "Run" : "Run again", "");
        boolean isThere = !next.curves().isEmpty();
        GateStyle.present(filled, isThere);
        GateStyle.present(empty, !isThere);
        showing = true;
        offer(part, next.curves().stream().map(Curve::part).distinct().toList());
        offer(
                measure,
                next.curves().stream()
                        .filter(each -> each.part().equals(part.getValue()))
                        .map(Curve::measure)
                        .toList());
        showing = false;
        curve();
    }

    private static void offer(ComboBox<String> box, List<String> words) {
        String before = box.getValue();
        if (!box.getItems().equals(words)) {
            box.getItems().setAll(words);
        }
        if (words.contains(before)) {
            box.setValue(before);
        } else {
            box.getSelectionModel().selectFirst();
        }
    }

    private void chosen() {
        if (!showing) {
            show(shown);
        }
    }

    private void curve() {
        Optional<Curve> curve =
                shown.curves().stream()
                        .filter(each -> each.part().equals(part.getValue()))
                        .filter(each -> each.measure().equals(measure.getValue()))
                        .findFirst();
        curve.ifPresent(
                each -> {
                    chart.show(each.chart());
                    crossing.setText(each.chart().sentence());
                    table.show(each.chart().curves());
                });
        GateStyle.present(crossing, curve.isPresent());
        GateStyle.present(table, curve.isPresent());
    }

    private static boolean isRunning(Progress progress) {
        return switch (progress.phase()) {
            case WAITING, RUNNING -> true;
            case PAUSED, FINISHED, CANCELLED, BROKEN -> false;
        };
    }

    private static String words(TenureShown shown) {
        if (shown.progress().isEmpty()) {
            return "Not run yet. " + Figures.counted(shown.runs(), "run", "runs") + ".";
        }
        Progress progress = shown.progress().get();
        String count =
                Figures.count(progress.done()) + " of " + Figures.count(progress.cells()) + " runs";
        return switch (progress.phase()) {
            case WAITING -> "waiting, " + count;
            case RUNNING -> count;
            case PAUSED -> "paused at " + count;
            case FINISHED -> count;
            case CANCELLED -> "cancelled at " + count;
            case BROKEN -> "stopped at " + count;
        };
    }

    @Override
    public String word() {
        return "Tenure";
    }

    @Override
    public Region view() {
        return layout;
    }

    @Override
    public void fit(Breadth breadth) {
        layout.fit(breadth);
    }

    @Override
    public void head(Node choice) {
        pages.getChildren().setAll(choice);
    }
}
