package mnemarium.ui.gate;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.ownership.AuditReport;
import mnemarium.ui.Figures;

/** What to do about an audited memory, the riskiest first. */
final class ToDoPane extends VBox {

    private final VBox list = new VBox();

    ToDoPane() {
        setId("audit-to-do");
        getStyleClass().addAll("panel", "mn-audit-to-do");
        HBox head =
                new HBox(
                        GateStyle.whole("What to do", "semibold"),
                        GateStyle.label("the riskiest first", "secondary", "muted"));
        head.getStyleClass().add("panel-header");
        list.getStyleClass().add("mn-audit-list");
        ScrollPane scroll = new ScrollPane(list);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("mn-plain-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(head, scroll);
    }

    void show(AuditReport report) {
        list.getChildren().clear();
        int number = 1;
        for (AuditReport.ToDo each : report.toDo()) {
            Label what = GateStyle.prose(each.what());
            what.setId("audit-to-do-" + number);
            Label why =
                    GateStyle.prose(
                            Figures.counted(each.items(), "item", "items") + ". " + each.why(),
                            "secondary",
                            "muted");
            VBox words = new VBox(what, why);
            words.setMinWidth(0);
            HBox.setHgrow(words, Priority.ALWAYS);
            Label count = GateStyle.whole(Integer.toString(number), "mono", "secondary", "muted");
            HBox row = new HBox(count, words);
            row.setAlignment(Pos.TOP_LEFT);
            row.getStyleClass().add("mn-audit-row");
            list.getChildren().add(row);
            number++;
        }
        if (report.toDo().isEmpty()) {
            list.getChildren()
                    .add(GateStyle.prose("Nothing was found that is to be done.", "muted"));
        }
    }
}
