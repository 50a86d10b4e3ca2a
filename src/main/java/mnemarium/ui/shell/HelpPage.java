package mnemarium.ui.shell;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import mnemarium.ui.Breadth;
import mnemarium.ui.Place;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

import java.util.List;

/**
 * Keys, marks and words. The keys are those of the commands, so that they are never out of date.
 */
final class HelpPage implements Place {
    private final ScrollPane scroll = new ScrollPane();
    private final FlowPane columns = new FlowPane();

    HelpPage(List<Command> commands) {
        columns.getStyleClass().add("help-columns");
        for (Command.Group group : Command.Group.values()) {
            VBox column = column(group.title());
            commands.stream()
                    .filter(command -> command.group() == group && !command.keys().isEmpty())
                    .forEach(command -> column.getChildren().add(key(command)));
            columns.getChildren().add(column);
        }
        columns.getChildren().add(marks());
        columns.getChildren().add(words());
        Label title = new Label("Help");
        title.getStyleClass().add("title");
        VBox page = new VBox(title, columns);
        page.getStyleClass().addAll("page", "help");
        scroll.setContent(page);
        scroll.setFitToWidth(true);
        scroll.setId("help");
        scroll.getStyleClass().add("edge-to-edge");
    }

    @Override
    public String id() {
        return "help";
    }

    @Override
    public String word() {
        return "Help";
    }

    @Override
    public Ikon icon() {
        return Feather.HELP_CIRCLE;
    }

    @Override
    public Parent view() {
        return scroll;
    }

    @Override
    public void fit(Breadth breadth) {
        breadth.mark(scroll.getContent());
    }

    private static VBox column(String title) {
        Label label = new Label(title);
        label.getStyleClass().add("semibold");
        HBox header = new HBox(label);
        header.getStyleClass().addAll("page-section", "line-bottom");
        VBox column = new VBox(header);
        column.getStyleClass().add("help-column");
        return column;
    }

    private static Node key(Command command) {
        Label keys = new Label(command.keys());
        keys.getStyleClass().addAll("key-cap", "secondary");
        HBox cap = new HBox(keys);
        cap.getStyleClass().add("key-column");
        cap.setAlignment(Pos.CENTER_LEFT);
        return line(cap, new Label(command.title()));
    }

    private static Node marks() {
        VBox column = column("Marks");
        add(column, Mark.HIT, "Hit", "an entry reaches the threshold");
        add(column, Mark.MISS, "Miss", "the memory was asked, and no entry reaches it");
        add(column, Mark.READ, "Read", "compared, below the threshold");
        add(column, Mark.SKIPPED, "Skipped", "the budget did not allow it: unchecked, not a miss");
        add(column, Mark.LATE, "Late", "took more than was left of the budget");
        add(column, Mark.WRITE, "Write", "an entry was remembered");
        add(
                column,
                Mark.ROUTED,
                "Routed",
                "the gate keeps it out: it is had elsewhere when needed");
        add(column, Mark.REFUSED, "Refused", "the gate keeps it out: it is never to be believed");
        add(column, Mark.INVESTIGATED, "Investigated", "the agent did the work");
        add(column, Mark.REDUNDANT, "Redundant", "that work had been done before in this run");
        add(column, Mark.WRONG, "Wrong", "the guard matched the wrong entry, or missed the right");
        add(column, Mark.MOVED, "Dial moved", "acts from the next operation on");
        return column;
    }

    private static void add(VBox column, Mark mark, String word, String about) {
        Label name = new Label(word);
        name.getStyleClass().add("medium");
        HBox sign = new HBox(Marks.region(mark), name);
        sign.setAlignment(Pos.CENTER_LEFT);
        sign.getStyleClass().addAll("key-column", "sign");
        Label words = new Label(about);
        words.getStyleClass().add("muted");
        column.getChildren().add(line(sign, words));
    }

    private static Node words() {
        VBox column = column("Words");
        word(column, "Turn", "one exchange with the user or the environment");
        word(column, "Step", "one reasoning iteration inside a turn");
        word(column, "Operation", "one use of the memory inside a step: recall, match, remember");
        word(column, "Budget", "milliseconds of memory time that a turn may spend");
        word(column, "Guard", "the check before an action: have I done this already?");
        word(column, "Branch", "a run that goes on from the past of another");
        word(column, "Simulated", "the figure comes from virtual time, not from this machine");
        return column;
    }

    private static void word(VBox column, String word, String about) {
        Label name = new Label(word);
        name.getStyleClass().add("medium");
        HBox cell = new HBox(name);
        cell.setAlignment(Pos.CENTER_LEFT);
        cell.getStyleClass().add("key-column");
        Label words = new Label(about);
        words.getStyleClass().add("muted");
        column.getChildren().add(line(cell, words));
    }

    private static HBox line(Node left, Label right) {
        right.setWrapText(true);
        HBox line = new HBox(left, right);
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("help-line");
        return line;
    }
}
