package mnemarium.ui.frontier;

import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.experiment.Frontier;
import mnemarium.experiment.TurnTime;
import mnemarium.ui.Figures;
import mnemarium.ui.PlaceLayout;
import mnemarium.ui.StretchSlider;
import mnemarium.ui.chart.ChartView;

import java.util.Objects;

/** The two charts at the left; at the right the dials, the table of stacks, the measuring. */
final class FrontierLayout extends PlaceLayout {
    private static final String SHEET = "/mnemarium/ui/frontier/frontier.css";

    /** Changes the turn that is looked at. */
    interface Turn {
        /** So many steps, and so many memory operations in all of them. */
        void of(int steps, int touches);
    }

    private final ChartView frontier = new ChartView("", _ -> {});
    private final ChartView times = new ChartView("", _ -> {});
    private final StackTable stacks = new StackTable();
    private final Label verdict = new Label();
    private final Label cost = new Label();
    private final Label kind = new Label();
    private final StretchSlider steps;
    private final StretchSlider touches;
    private final Label stepsWord = figure();
    private final Label touchesWord = figure();
    private final Label turn = new Label();
    private final Node frontierPart;
    private final Node timesPart;
    private final VBox side;
    private int stepsNow = 1;
    private int touchesNow;

    FrontierLayout(
            FrontierActions actions, FrontierDials dials, MeasurePart measuring, Turn changed) {
        super("frontier");
        getStylesheets()
                .add(
                        Objects.requireNonNull(
                                        FrontierLayout.class.getResource(SHEET),
                                        "found no style sheet " + SHEET)
                                .toExternalForm());
        frontier.setId("frontier-chart");
        times.setId("frontier-times");
        steps =
                new StretchSlider(
                        "frontier-steps",
                        "Steps of a turn",
                        1,
                        50,
                        0,
                        1,
                        value -> changed.of((int) value, touchesNow),
                        value -> changed.of((int) value, touchesNow));
        touches =
                new StretchSlider(
                        "frontier-touches",
                        "Touches of the memory in a turn",
                        0,
                        200,
                        0,
                        1,
                        value -> changed.of(stepsNow, (int) value),
                        value -> changed.of(stepsNow, (int) value));
        frontierPart = frontierPart(actions);
        timesPart = timesPart(actions);
        side = new VBox(dials, stacksPart(), measuring);
        side.getStyleClass().add("mn-frontier-side");
        VBox.setVgrow(measuring, Priority.ALWAYS);
    }

    private Node frontierPart(FrontierActions actions) {
        verdict.setId("frontier-verdict");
        verdict.getStyleClass().addAll("display", "accent-text");
        cost.getStyleClass().addAll("secondary", "muted");
        cost.setId("frontier-cost");
        cost.setMinWidth(0);
        kind.getStyleClass().addAll("pill", "dashed");
        kind.setMinWidth(Region.USE_PREF_SIZE);
        kind.setText("by formula");
        FlowPane head = new FlowPane(verdict, cost, kind);
        head.setRowValignment(VPos.BASELINE);
        head.getStyleClass().add("mn-frontier-head");
        Label formula =
                new Label("f_max = β/(1−β) · r/c,  c = t_embed + t_store  ·  " + Frontier.SOURCE);
        formula.setId("frontier-formula");
        formula.getStyleClass().addAll("secondary", "muted");
        formula.setWrapText(true);
        VBox.setVgrow(frontier, Priority.ALWAYS);
        VBox part = new VBox(head, formula, frontier, new Exports("frontier", frontier, actions));
        part.getStyleClass().addAll("panel", "mn-frontier-chart");
        return part;
    }

    private Node timesPart(FrontierActions actions) {
        Label title = new Label("Time of a turn");
        title.getStyleClass().add("semibold");
        title.setMinWidth(Region.USE_PREF_SIZE);
        turn.setId("frontier-turn");
        turn.getStyleClass().addAll("secondary", "muted");
        turn.setMinWidth(0);
        HBox head = new HBox(title, turn);
        head.setAlignment(Pos.BASELINE_LEFT);
        head.getStyleClass().add("setting-box");
        HBox sliders =
                new HBox(
                        secondary("Touches"),
                        touches,
                        touchesWord,
                        secondary("Steps"),
                        steps,
                        stepsWord);
        sliders.setAlignment(Pos.CENTER_LEFT);
        sliders.getStyleClass().add("setting-box");
        for (Node slider : new Node[] {touches, steps}) {
            HBox.setHgrow(slider, Priority.ALWAYS);
        }
        VBox.setVgrow(times, Priority.ALWAYS);
        VBox part = new VBox(head, sliders, times, new Exports("turn-time", times, actions));
        part.getStyleClass().addAll("panel", "mn-frontier-turn");
        return part;
    }

    private Node stacksPart() {
        Label title = new Label("Stacks");
        title.getStyleClass().add("semibold");
        VBox part = new VBox(title, stacks);
        part.getStyleClass().addAll("panel", "mn-frontier-part");
        return part;
    }

    private static Label secondary(String word) {
        Label label = new Label(word);
        label.getStyleClass().add("secondary");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private static Label figure() {
        Label label = new Label();
        label.getStyleClass().addAll("mono", "mn-turn-figure");
        return label;
    }

    /** Shows it all at one setting. */
    void show(FrontierView view, boolean ofRun) {
        stepsNow = view.steps();
        touchesNow = view.touches();
        double lookups = view.frontier().lookups(view.here().costMillis());
        verdict.setText(FrontierWords.verdict(lookups));
        cost.setText(
                "c = %s, %s"
                        .formatted(
                                FrontierWords.cost(view.here().costMillis()),
                                FrontierWords.setting(view.frontier())));
        kind.setText(ofRun ? "simulated" : "by formula");
        frontier.show(view.chart());
        times.show(view.turns());
        stacks.show(view.rows());
        stepsWord.setText(Figures.count(view.steps()));
        touchesWord.setText(Figures.count(view.touches()));
        steps.show(view.steps());
        touches.show(view.touches());
        TurnTime here =
                TurnTime.of(
                        view.steps(),
                        view.frontier().reasoningMillis(),
                        view.touches(),
                        view.here());
        turn.setText(
                "%s of the memory in %s: it takes %s\u2009%% of the turn by your dials"
                        .formatted(
                                FrontierWords.counted(view.touches(), "touch"),
                                FrontierWords.counted(view.steps(), "step"),
                                Figures.number(100 * here.memoryShare(), 1)));
    }

    private Node columns(double sideEm) {
        VBox.setVgrow(frontierPart, Priority.ALWAYS);
        VBox charts = new VBox(frontierPart, timesPart);
        charts.setMinWidth(0);
        HBox.setHgrow(charts, Priority.ALWAYS);
        ScrollPane right = scroll(side);
        right.setStyle("-fx-min-width: %sem; -fx-max-width: %sem;".formatted(sideEm, sideEm));
        right.getStyleClass().add("line-left");
        HBox columns = new HBox(charts, right);
        columns.setFillHeight(true);
        return columns;
    }

    private static ScrollPane scroll(Node content) {
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("mn-plain-scroll");
        return scroll;
    }

    @Override
    protected Node wide() {
        return columns(31);
    }

    @Override
    protected Node medium() {
        return columns(28);
    }

    @Override
    protected Node narrow() {
        VBox all = new VBox(frontierPart, timesPart, side);
        return scroll(all);
    }
}
