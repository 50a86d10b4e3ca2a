package mnemarium.ui.start;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;
import mnemarium.ui.start.StartModel.RecentRun;

import java.util.List;

/** A run in a list: a button as wide as the list that opens it. */
final class RunRow extends Button {
    private static final int MARKS_SHOWN = 14;

    RunRow(RecentRun run, String id, StartCommands commands) {
        setId(id);
        getStyleClass().addAll("row-button", "run-row");
        setMaxWidth(Double.MAX_VALUE);
        Label title = label(run.title(), "medium");
        Label detail = label(run.detail(), "muted");
        detail.setMinWidth(0);
        Label when = label(run.when(), "muted", "secondary");
        Label progress = label(run.progress(), "secondary");
        progress.setMinWidth(0);
        Label state = label(run.state(), "mono", "muted", "secondary");
        HBox first = line(title, detail, spring(), when);
        HBox second = line(strip(run.marks()), progress, spring(), state);
        VBox lines = new VBox(first, second);
        lines.getStyleClass().add("run-lines");
        setGraphic(lines);
        lines.prefWidthProperty().bind(widthProperty().subtract(2));
        setAccessibleText(
                run.title() + ", " + run.detail() + ", " + run.progress() + ", " + run.when());
        setAccessibleHelp("Enter opens it, the menu key offers more, Delete deletes it");
        setOnAction(event -> commands.openRun(run.id()));
        setContextMenu(menu(run, id, commands));
        setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.DELETE) {
                        event.consume();
                        commands.deleteRun(run.id(), run.title());
                    }
                });
    }

    private static ContextMenu menu(RecentRun run, String id, StartCommands commands) {
        MenuItem open = new MenuItem("Open");
        open.setId(id + "-open");
        open.setOnAction(event -> commands.openRun(run.id()));
        MenuItem export = new MenuItem("Export as a bundle…");
        export.setId(id + "-export");
        export.setOnAction(event -> commands.exportRun(run.id(), run.title()));
        MenuItem delete = new MenuItem("Delete");
        delete.setId(id + "-delete");
        delete.setOnAction(event -> commands.deleteRun(run.id(), run.title()));
        return new ContextMenu(open, export, delete);
    }

    private static HBox strip(List<Mark> marks) {
        HBox strip = new HBox();
        strip.getStyleClass().add("strip");
        strip.setAlignment(Pos.CENTER_LEFT);
        int from = Math.max(0, marks.size() - MARKS_SHOWN);
        marks.subList(from, marks.size())
                .forEach(mark -> strip.getChildren().add(Marks.region(mark)));
        return strip;
    }

    private static HBox line(Node... nodes) {
        HBox line = new HBox(nodes);
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("run-line");
        return line;
    }

    private static Region spring() {
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        return spring;
    }

    private static Label label(String text, String... styleClasses) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styleClasses);
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }
}
