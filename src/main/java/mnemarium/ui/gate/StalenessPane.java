package mnemarium.ui.gate;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ui.Breadth;
import mnemarium.ui.Figures;
import mnemarium.ui.StretchSlider;
import mnemarium.ui.chart.ChartView;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** What a copy of the fact would say over time beside its owner, with the expiry as a dial. */
final class StalenessPane extends VBox {

    /** At the slider's end a copy never expires. */
    private static final int NEVER = 400;

    private static final int USUAL = 30;

    /** In em of width. */
    private static final double ROOMY = 96;

    private final ChartView timeline = new ChartView("", _ -> {});
    private final Label about = GateStyle.label("", "secondary", "muted");
    private final Label sum = GateStyle.whole("", "secondary");
    private final Label figure = GateStyle.whole("", "mono");
    private final Label em = new Label();
    private final Label nothing = GateStyle.prose("", "muted");
    private final Tooltip from = new Tooltip();
    private final HBox dial;
    private final HBox kind;
    private final HBox head;
    private OptionalInt expiry = OptionalInt.of(USUAL);

    /**
     * @param moved told of another expiry in days, never if empty
     */
    StalenessPane(FactsActions actions, Consumer<OptionalInt> moved) {
        setId("gate-staleness");
        getStyleClass().addAll("panel", "mn-gate-staleness");
        timeline.setId("gate-timeline");
        about.setId("gate-staleness-about");
        sum.setId("gate-staleness-sum");
        figure.setId("gate-expiry");
        nothing.setId("gate-staleness-nothing");
        StretchSlider slider =
                new StretchSlider(
                        "gate-expiry-slider",
                        "Expiry of a copy in days",
                        1,
                        NEVER,
                        20,
                        1,
                        value -> expiry(value, moved),
                        value -> expiry(value, moved));
        slider.show(USUAL);
        slider.getStyleClass().add("mn-gate-expiry");
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        dial = new HBox(GateStyle.whole("Expiry", "secondary"), slider, figure);
        dial.setAlignment(Pos.CENTER_RIGHT);
        dial.getStyleClass().add("mn-gate-part-head");
        Label pill = GateStyle.whole("simulated", "pill", "dashed");
        pill.setTooltip(from);
        kind = new HBox(pill, new ExportMenu("staleness", timeline::chart, actions));
        kind.setAlignment(Pos.CENTER_RIGHT);
        kind.getStyleClass().add("mn-gate-part-head");
        head = new HBox(GateStyle.whole("Staleness", "semibold"), about, spring, sum, dial, kind);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().addAll("mn-gate-part-head", "mn-gate-staleness-head");
        StackPane body = new StackPane(timeline, nothing);
        body.setAlignment(Pos.TOP_LEFT);
        body.getStyleClass().add("mn-gate-timeline");
        VBox.setVgrow(body, Priority.ALWAYS);
        em.setManaged(false);
        em.setVisible(false);
        widthProperty().addListener(_ -> share());
        getChildren().addAll(head, body, em);
        words();
    }

    /** In one column, what it is about has a line of its own. */
    void fit(Breadth breadth) {
        boolean isBelow = breadth != Breadth.WIDE;
        head.getChildren().remove(about);
        getChildren().remove(about);
        about.setWrapText(isBelow);
        if (isBelow) {
            getChildren().add(1, about);
        } else {
            head.getChildren().add(1, about);
        }
    }

    /** The sum gives way where there is little room: each wrong time says its own part of it. */
    private void share() {
        GateStyle.present(sum, dial.isVisible() && getWidth() / em.getFont().getSize() >= ROOMY);
    }

    /** After how many days a copy expires; never if empty. */
    OptionalInt expiry() {
        return expiry;
    }

    private void expiry(double value, Consumer<OptionalInt> moved) {
        int days = (int) Math.round(value);
        expiry = days >= NEVER ? OptionalInt.empty() : OptionalInt.of(days);
        words();
        moved.accept(expiry);
    }

    private void words() {
        figure.setText(
                expiry.isPresent() ? Figures.counted(expiry.getAsInt(), "day", "days") : "never");
    }

    void show(Timeline.Seen seen) {
        Optional<Timeline.Seen.Copy> copy = Optional.empty();
        switch (seen) {
            case Timeline.Seen.Copy shown -> {
                copy = Optional.of(shown);
                timeline.show(shown.chart());
                about.setText(
                        shown.what()
                                + "; an expiry bounds how long an error lives, not whether it"
                                + " happens");
                sum.setText(shown.chart().sum());
                from.setText(shown.from());
            }
            case Timeline.Seen.Nothing none -> {
                nothing.setText(none.why());
                about.setText("");
                sum.setText("");
            }
        }
        boolean isCopy = copy.isPresent();
        GateStyle.present(timeline, isCopy);
        GateStyle.present(dial, isCopy);
        GateStyle.present(kind, isCopy);
        GateStyle.present(nothing, !isCopy);
        share();
    }
}
