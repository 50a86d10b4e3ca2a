package mnemarium.ui.gate;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ui.Breadth;
import mnemarium.ui.chart.FlowDiagram;
import mnemarium.ui.chart.Spot;

import java.util.function.Consumer;

/** The flow with its head: which fact it is about, what it can be saved as, the choice of pages. */
final class DiagramPane extends VBox {

    private final Label claim = GateStyle.label("", "heading");
    private final Label subject = GateStyle.label("", "secondary", "muted");
    private final StackPane pages = new StackPane();
    private final FlowView flow;

    /**
     * @param chosen told what was found at a test or outcome that a person chose
     * @param actions saves the picture
     */
    DiagramPane(Consumer<Spot> chosen, FactsActions actions) {
        setId("gate-diagram");
        getStyleClass().addAll("panel", "mn-gate-diagram");
        flow = new FlowView(chosen);
        claim.setId("gate-claim");
        subject.setId("gate-subject");
        HBox.setHgrow(subject, Priority.SOMETIMES);
        ExportMenu exports = new ExportMenu("flow", flow::diagram, actions);
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        HBox head = new HBox(claim, subject, spring, exports, pages);
        head.setAlignment(Pos.CENTER_LEFT);
        head.setFillHeight(false);
        head.getStyleClass().addAll("panel-header", "mn-gate-head");
        VBox.setVgrow(flow, Priority.ALWAYS);
        getChildren().addAll(head, flow);
    }

    /** In one column the claim has all the room, and a second line if it needs one. */
    void fit(Breadth breadth) {
        claim.setWrapText(breadth == Breadth.NARROW);
        GateStyle.present(subject, breadth != Breadth.NARROW);
    }

    void head(Node choice) {
        pages.getChildren().setAll(choice);
    }

    void show(FlowDiagram diagram, String about) {
        claim.setText(diagram.title().replaceFirst("\\.$", ""));
        subject.setText(about);
        flow.show(diagram);
    }
}
