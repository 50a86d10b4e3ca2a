package mnemarium.ui.gate;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ui.Buttons;
import mnemarium.ui.Figures;

import org.kordamp.ikonli.feather.Feather;

import java.util.List;
import java.util.function.Consumer;

/** The candidates with their head: how many, what can be done with them. */
final class CandidatePane extends VBox {

    /** What the buttons do. */
    record Deeds(Runnable csv) {}

    private final Label count = GateStyle.whole("", "secondary", "muted");
    private final Label em = new Label();
    private final CandidateTable table;

    /**
     * @param select called with the id of a candidate that a person chose
     */
    CandidatePane(Consumer<String> select, Deeds deeds) {
        getStyleClass().addAll("panel", "mn-gate-candidates");
        setId("gate-candidate-pane");
        table = new CandidateTable(() -> em.getFont().getSize(), select);
        Label title = GateStyle.whole("Candidates", "semibold");
        count.setId("gate-count");
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        Node hint = GateStyle.label("grey columns do not decide", "secondary", "muted");
        Button csv = Buttons.button("gate-csv", Feather.DOWNLOAD, "CSV", "");
        csv.setOnAction(_ -> deeds.csv().run());
        HBox head = new HBox(title, count, spring, hint, csv);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().addAll("panel-header", "mn-gate-head");
        em.setManaged(false);
        em.setVisible(false);
        em.fontProperty().addListener(_ -> table.share());
        StackPane body = new StackPane(table);
        body.getStyleClass().add("mn-gate-table");
        VBox.setVgrow(body, Priority.ALWAYS);
        getChildren().addAll(head, body, em);
    }

    void show(List<Judged> rows, String selected, String from) {
        count.setText(Figures.count(rows.size()) + ", " + from);
        table.show(rows, selected);
    }
}
