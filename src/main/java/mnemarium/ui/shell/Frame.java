package mnemarium.ui.shell;

import javafx.scene.Node;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ui.Breadth;
import mnemarium.ui.Place;

import java.util.List;
import java.util.Optional;

/**
 * The frame around every place: rail at the left, transport and timeline above, status below. It
 * measures itself in em and tells each part how much room there is.
 */
final class Frame extends BorderPane {
    private final Rail rail;
    private final StatusBar status;
    private final PastStrip past;
    private final StackPane timeline = new StackPane();
    private final Area area = new Area();
    private Optional<Place> place = Optional.empty();
    private double em = Theme.DESIGN_EM;
    private Breadth breadth = Breadth.WIDE;

    Frame(Rail rail, Transport transport, StatusBar status, PastStrip past) {
        this.past = past;
        this.rail = rail;
        this.status = status;
        setId("frame");
        timeline.setId("timeline-slot");
        timeline.getStyleClass().addAll("timeline-slot", "line-bottom");
        present(timeline, false);
        VBox top = new VBox(transport, timeline, past);
        BorderPane right = new BorderPane(area);
        right.setTop(top);
        // what is too wide is cut where it stands, and never pushes the rest out of the window
        for (Region each : List.of(this, right, top, timeline, area)) {
            each.setMinWidth(0);
        }
        setLeft(rail);
        setCenter(right);
        setBottom(status);
        widthProperty().addListener((property, was, is) -> fit());
        heightProperty().addListener((property, was, is) -> fit());
    }

    /** The middle: the place, problems, notices. */
    Area area() {
        return area;
    }

    /** Shows a place, under a timeline if it follows a run. */
    void show(Place shown, Optional<Node> strip) {
        place = Optional.of(shown);
        shown.fit(breadth);
        area.show(shown.view());
        strip(strip);
        rail.choose(place);
    }

    /** Puts a timeline under the transport, or takes it away. */
    void strip(Optional<Node> strip) {
        List<Node> wanted = strip.stream().toList();
        if (!timeline.getChildren().equals(wanted)) {
            timeline.getChildren().setAll(wanted);
        }
        present(timeline, strip.isPresent());
    }

    /** Shows a place by something else than its own view: there is no run to show. */
    void show(Place shown, Node instead) {
        show(shown, Optional.empty());
        area.show(instead);
    }

    /** Says what stepping on from the past does; empty at the newest operation. */
    void past(Optional<String> sentence) {
        past.show(sentence);
    }

    /** The place that is shown; empty before the first. */
    Optional<Place> place() {
        return place;
    }

    /** Takes another text size. */
    void em(double pixels) {
        em = pixels;
        fit();
    }

    private void fit() {
        if (getWidth() <= 0) {
            return;
        }
        breadth = Breadth.of(getWidth(), em);
        boolean tall = getHeight() / em >= Breadth.TALL;
        rail.fit(tall);
        status.fit(getWidth() / em);
        place.ifPresent(each -> each.fit(breadth));
    }

    private static void present(Node node, boolean present) {
        node.setVisible(present);
        node.setManaged(present);
    }
}
