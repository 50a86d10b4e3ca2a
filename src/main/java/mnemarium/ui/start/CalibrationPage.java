package mnemarium.ui.start;

import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import mnemarium.memory.Calibration;
import mnemarium.ui.Breadth;
import mnemarium.ui.Buttons;
import mnemarium.ui.Gated;
import mnemarium.ui.Place;
import mnemarium.ui.Segments;
import mnemarium.ui.chart.FigureView;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds from which similarity on two texts are the same, and shows what that threshold is worth on
 * texts it has not seen, beside controls that know no meaning.
 */
public final class CalibrationPage implements Place {
    private static final List<String> EMBEDDERS = List.of("static", "minilm", "hashed");

    private final CalibrationActions actions;
    private final ScrollPane scroll = new ScrollPane();
    private final VBox page = new VBox();
    private final Segments<String> embedder;
    private final Button begin =
            Buttons.button("calibration-begin", Feather.SLIDERS, "Calibrate", "");
    private final Gated beginGate = new Gated(begin);
    private final Button cancel = Buttons.button("calibration-cancel", "Cancel", "");
    private final ProgressBar progress = new ProgressBar(0);
    private final Label progressWords = new Label();
    private final HBox working = new HBox(progress, progressWords, cancel);
    private final Label none = new Label();
    private final VBox result = new VBox();
    private final Label threshold = new Label();
    private final Label summary = new Label();
    private final Label lesson = new Label();
    private final FigureView figure = new FigureView();
    private final FlowPane tables = new FlowPane();
    private List<Calibration> calibrations = List.of();
    private String chosen = EMBEDDERS.getFirst();

    /** A page without a calibration. */
    public CalibrationPage(CalibrationActions actions) {
        this.actions = actions;
        embedder =
                new Segments<>(
                        "calibration-embedder",
                        "Embedder to calibrate",
                        EMBEDDERS,
                        name -> name,
                        this::choose);
        embedder.choose(chosen);
        begin.getStyleClass().add("accent");
        begin.setOnAction(event -> actions.calibrate(chosen));
        cancel.setOnAction(event -> actions.cancel());
        progress.setId("calibration-progress");
        progress.setAccessibleText("Progress of the calibration");
        progressWords.getStyleClass().add("muted");
        working.setAlignment(Pos.CENTER_LEFT);
        working.getStyleClass().add("setting-box");
        none.setWrapText(true);
        none.setId("calibration-none");

        Label title = new Label("Calibrate the threshold");
        title.getStyleClass().add("title");
        Label lead =
                new Label(
                        "From which similarity on do two alerts tell of the same incident? The"
                                + " threshold is found on streams of generated alerts, then tried"
                                + " on seeds and on words it has not seen, beside controls that"
                                + " know no meaning.");
        lead.getStyleClass().add("muted");
        lead.setWrapText(true);
        lead.setMaxWidth(Double.MAX_VALUE);
        lead.getStyleClass().add("prose");
        HBox controls = new HBox(embedder, beginGate);
        controls.setAlignment(Pos.CENTER_LEFT);
        controls.getStyleClass().add("setting-box");
        result();
        page.getChildren().addAll(title, lead, controls, working, none, result);
        page.getStyleClass().add("page");
        page.setId("calibration");
        scroll.setContent(page);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("edge-to-edge");
        idle();
        show(List.of());
    }

    private void result() {
        threshold.getStyleClass().add("display");
        threshold.setId("calibration-threshold");
        summary.getStyleClass().add("muted");
        summary.setId("calibration-summary");
        Label measured = new Label("measured here");
        measured.getStyleClass().addAll("pill", "solid");
        HBox headline = new HBox(threshold, summary, measured);
        headline.setAlignment(Pos.BASELINE_LEFT);
        headline.getStyleClass().add("setting-box");
        lesson.getStyleClass().add("note");
        lesson.setId("calibration-lesson");
        lesson.setWrapText(true);
        figure.setId("calibration-figure");
        Button csv = Buttons.button("calibration-csv", Feather.DOWNLOAD, "Tables as CSV", "");
        csv.setOnAction(
                event ->
                        newest().ifPresent(
                                        each ->
                                                actions.save(
                                                        "calibration-" + chosen + ".csv",
                                                        Calibrations.csv(each))));
        Button svg = Buttons.button("calibration-svg", Feather.DOWNLOAD, "Figure as SVG", "");
        svg.setOnAction(
                event ->
                        figure.svg()
                                .ifPresent(
                                        text ->
                                                actions.save(
                                                        "calibration-" + chosen + ".svg", text)));
        HBox exports = new HBox(csv, svg);
        exports.getStyleClass().add("setting-box");
        tables.getStyleClass().add("calibration-tables");
        result.getStyleClass().add("calibration-result");
        result.getChildren().addAll(headline, figure, lesson, tables, exports);
    }

    /** Shows what has been calibrated, the newest first. */
    public void show(List<Calibration> found) {
        calibrations = List.copyOf(found);
        Optional<Calibration> shown = newest();
        present(result, shown.isPresent());
        present(none, shown.isEmpty());
        none.setText(
                "The threshold of "
                        + chosen
                        + " has not been calibrated in this workspace. Runs take the one that came"
                        + " with the program.");
        shown.ifPresent(this::show);
    }

    private void show(Calibration calibration) {
        threshold.setText(Calibrations.two(calibration.threshold()));
        summary.setText(Calibrations.summary(calibration));
        figure.show(Calibrations.figure(calibration));
        Optional<String> words = Calibrations.lesson(calibration);
        lesson.setText(words.orElse(""));
        present(lesson, words.isPresent());
        List<Node> shown = new ArrayList<>();
        shown.add(table("Beside controls", Calibrations.beside(calibration)));
        if (!calibration.nearMisses().isEmpty()) {
            shown.add(
                    table(
                            "Near misses: one thing differs",
                            Calibrations.varied("differs in", calibration.nearMisses())));
        }
        if (!calibration.rewordings().isEmpty()) {
            shown.add(table("Rewordings", Calibrations.varied("level", calibration.rewordings())));
        }
        tables.getChildren().setAll(shown);
    }

    /**
     * A calibration is under way.
     *
     * @param done 0 to 1
     * @param words count and time left
     */
    public void working(double done, String words) {
        beginGate.gate(Optional.of("A calibration is under way"));
        embedder.setDisable(true);
        present(working, true);
        progress.setProgress(done);
        progressWords.setText(words);
    }

    /** None is under way any more. */
    public void idle() {
        beginGate.gate(Optional.empty());
        embedder.setDisable(false);
        present(working, false);
    }

    private Optional<Calibration> newest() {
        return calibrations.stream().filter(each -> each.embedder().equals(chosen)).findFirst();
    }

    private void choose(String name) {
        chosen = name;
        show(calibrations);
    }

    private static Node table(String title, List<List<String>> rows) {
        Label name = new Label(title);
        name.getStyleClass().add("semibold");
        GridPane grid = new GridPane();
        grid.getStyleClass().add("figures");
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).size(); column++) {
                Label cell = new Label(rows.get(row).get(column));
                cell.setMaxWidth(Double.MAX_VALUE);
                cell.getStyleClass().add(row == 0 ? "figures-head" : "figures-cell");
                if (column == 0) {
                    cell.getStyleClass().add("first");
                } else {
                    cell.setAlignment(Pos.CENTER_RIGHT);
                    if (row > 0) {
                        cell.getStyleClass().add("mono");
                    }
                }
                GridPane.setHalignment(cell, column > 0 ? HPos.RIGHT : HPos.LEFT);
                GridPane.setFillWidth(cell, true);
                grid.add(cell, column, row);
            }
        }
        VBox box = new VBox(name, grid);
        box.getStyleClass().add("figures-box");
        return box;
    }

    private static void present(Node node, boolean present) {
        node.setVisible(present);
        node.setManaged(present);
    }

    @Override
    public String id() {
        return "calibration";
    }

    @Override
    public String word() {
        return "Calibration";
    }

    @Override
    public Ikon icon() {
        return Feather.SLIDERS;
    }

    @Override
    public Parent view() {
        return scroll;
    }

    @Override
    public void fit(Breadth breadth) {
        breadth.mark(page);
    }
}
