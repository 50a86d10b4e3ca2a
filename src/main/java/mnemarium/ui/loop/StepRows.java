package mnemarium.ui.loop;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/** Makes the rows of the step card: a label at the left, the row's own form at the right. */
final class StepRows {

    private final IntConsumer select;
    private boolean withEvents = true;

    /**
     * @param select called with the number of a memory entry that was clicked
     */
    StepRows(IntConsumer select) {
        this.select = select;
    }

    /** Folds the log's events away or shows them; answers whether that changed anything. */
    boolean showEvents(boolean shown) {
        boolean changed = shown != withEvents;
        withEvents = shown;
        return changed;
    }

    List<Node> of(List<StepRow> rows) {
        List<Node> nodes = new ArrayList<>();
        String above = "";
        for (StepRow row : rows) {
            if (row instanceof StepRow.Events && !withEvents) {
                continue;
            }
            // two rows of one kind read as one: the second needs no label
            nodes.add(row(row.label().equals(above) ? "" : row.label(), body(row)));
            above = row.label();
        }
        return nodes;
    }

    private static Node row(String label, Node body) {
        Label left = new Label(label);
        left.getStyleClass().add("mn-row-label");
        left.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(left, body);
        row.getStyleClass().add("mn-step-row");
        HBox.setHgrow(body, Priority.ALWAYS);
        return row;
    }

    private Node body(StepRow row) {
        return switch (row) {
            case StepRow.Saw saw -> saw(saw);
            case StepRow.Asked asked -> asked(asked);
            case StepRow.Got got -> got(got);
            case StepRow.Skipped skipped ->
                    budgetBox(
                            "got-skipped",
                            Mark.SKIPPED,
                            "Skipped",
                            skipped.words(),
                            skipped.note());
            case StepRow.Did did -> strongAndMuted("did", did.did(), did.why());
            case StepRow.Gated gated -> gated(gated);
            case StepRow.Judged judged -> judged(judged);
            case StepRow.Facts facts -> facts(facts.facts());
            case StepRow.Events events -> events(events.events());
            case StepRow.Nothing nothing -> muted(nothing.words());
        };
    }

    private static Node saw(StepRow.Saw saw) {
        Label title = label(saw.title(), "semibold");
        title.setId("saw-title");
        FlowPane head = new FlowPane(title);
        head.getStyleClass().add("mn-line");
        saw.tags().forEach(tag -> head.getChildren().add(label(tag, "mn-tag")));
        Label text = wrapped(saw.text());
        text.setId("saw-text");
        return column(head, text);
    }

    private static Node asked(StepRow.Asked asked) {
        Label question = label(asked.question(), "semibold");
        Label call = label(asked.call(), "mono", "secondary");
        call.setId("asked-call");
        call.setMinWidth(0);
        Label parts = label(asked.parts(), "secondary", "muted");
        Label total = label(asked.total(), "semibold");
        total.setId("asked-cost");
        HBox cost = new HBox(parts, total);
        cost.getStyleClass().add("mn-sum");
        cost.setAlignment(Pos.BASELINE_LEFT);
        return asked.total().isEmpty() && asked.parts().isEmpty()
                ? column(question, call)
                : column(new BothEnds(question, cost), call);
    }

    private Node got(StepRow.Got got) {
        VBox column = new VBox();
        column.getStyleClass().add("mn-column");
        switch (got.end()) {
            case LATE ->
                    column.getChildren()
                            .add(budgetBox("got-late", Mark.LATE, "Late", got.words(), got.note()));
            case HIT -> column.getChildren().add(ended(Mark.HIT, "Hit", "found", got));
            case MISS -> column.getChildren().add(ended(Mark.MISS, "Miss", "semibold", got));
            // a lookup that was not made has no hits to show: it comes as StepRow.Skipped
            case SKIPPED ->
                    column.getChildren()
                            .add(
                                    budgetBox(
                                            "got-skipped",
                                            Mark.SKIPPED,
                                            "Skipped",
                                            got.words(),
                                            got.note()));
        }
        if (got.end() == ReadEnd.HIT || got.end() == ReadEnd.MISS) {
            if (!got.note().isEmpty()) {
                column.getChildren().add(muted(got.note()));
            }
        }
        if (!got.hits().isEmpty()) {
            column.getChildren().add(new HitsPane(got, select));
        }
        return column;
    }

    private static Node ended(Mark mark, String word, String style, StepRow.Got got) {
        Label end = label(word, style, "semibold");
        end.setGraphic(Marks.region(mark));
        end.setId("got-end");
        Label words = label(got.words());
        words.setId("got-words");
        HBox left = new HBox(end, words);
        left.getStyleClass().add("mn-line");
        left.setAlignment(Pos.BASELINE_LEFT);
        return new BothEnds(left, label(got.returned(), "secondary", "muted"));
    }

    private static Node budgetBox(String id, Mark mark, String word, String words, String note) {
        Label end = label(word, "budget", "semibold");
        end.setGraphic(Marks.region(mark));
        Label figures = label(words);
        figures.setId(id);
        FlowPane head = new FlowPane(end, figures);
        head.getStyleClass().add("mn-line");
        VBox box = new VBox(head);
        box.getStyleClass().add("mn-budget-box");
        if (!note.isEmpty()) {
            box.getChildren().add(muted(note));
        }
        return box;
    }

    private static Node judged(StepRow.Judged judged) {
        Label chip = label(judged.verdict(), "mn-verdict");
        chip.setId("verdict");
        switch (judged.tone()) {
            case FOUND -> {
                chip.setGraphic(Marks.region(Mark.HIT));
                chip.getStyleClass().add("mn-verdict-found");
            }
            case REDUNDANT -> {
                chip.setGraphic(Marks.region(Mark.REDUNDANT));
                chip.getStyleClass().add("mn-verdict-harm");
            }
            case WRONG -> {
                chip.setGraphic(Marks.region(Mark.WRONG));
                chip.getStyleClass().add("mn-verdict-harm");
            }
            case PLAIN -> chip.getStyleClass().add("mn-verdict-plain");
        }
        TextFlow why = new TextFlow(text(judged.why(), "mn-muted-text"));
        why.setId("verdict-why");
        HBox line = new HBox(chip, why);
        chip.setMinWidth(Region.USE_PREF_SIZE);
        HBox.setHgrow(why, Priority.ALWAYS);
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("mn-line");
        return line;
    }

    private static Node facts(List<FactRow> facts) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("mn-facts");
        int row = 0;
        for (FactRow fact : facts) {
            Label end = label(fact.why(), fact.recalled() ? "found" : "harm", "secondary");
            end.setGraphic(Marks.region(fact.recalled() ? Mark.HIT : Mark.WRONG));
            end.setId("fact-" + fact.fact());
            end.setMinWidth(Region.USE_PREF_SIZE);
            Label text = label(Words.oneLine(fact.text()));
            text.setMinWidth(0);
            text.setTooltip(new Tooltip(fact.text()));
            GridPane.setHgrow(text, Priority.ALWAYS);
            Label id = label(fact.fact(), "mono", "secondary", "muted");
            id.setMinWidth(Region.USE_PREF_SIZE);
            grid.addRow(row++, id, text, end);
        }
        return grid;
    }

    private static Node events(List<EventRow> events) {
        GridPane grid = new GridPane();
        grid.setId("step-events");
        grid.getStyleClass().add("mn-events");
        int row = 0;
        for (EventRow event : events) {
            Label text = label(Words.oneLine(event.text()), "mono", "secondary");
            text.setMinWidth(0);
            GridPane.setHgrow(text, Priority.ALWAYS);
            Label kind = label(event.kind(), "mono", "secondary", "mn-event-kind");
            Label number = label(Words.count(event.number()), "mono", "secondary");
            Label time = label(Words.seconds(event.atNanos()), "mono", "secondary");
            for (Label fixed : List.of(kind, number, time)) {
                fixed.setMinWidth(Region.USE_PREF_SIZE);
            }
            grid.addRow(row++, number, time, kind, text);
        }
        return grid;
    }

    private static TextFlow strongAndMuted(String id, String strong, String muted) {
        TextFlow flow = new TextFlow(text(strong, "mn-strong-text"));
        if (!muted.isEmpty()) {
            flow.getChildren().add(text("  " + muted, "mn-muted-text"));
        }
        flow.setId(id);
        return flow;
    }

    private static Node gated(StepRow.Gated gated) {
        StackPane sign = new StackPane(Marks.region(gated.end().mark()));
        sign.getStyleClass().add("mn-gated-sign");
        TextFlow words = strongAndMuted("gated", gated.verdict(), gated.why());
        HBox line = new HBox(sign, words);
        line.getStyleClass().add("mn-gated");
        HBox.setHgrow(words, Priority.ALWAYS);
        return line;
    }

    private static Node muted(String words) {
        Label label = wrapped(words);
        label.getStyleClass().addAll("secondary", "muted");
        return label;
    }

    private static Label wrapped(String words) {
        Label label = new Label(words);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private static VBox column(Node... nodes) {
        VBox column = new VBox(nodes);
        column.getStyleClass().add("mn-column");
        return column;
    }

    private static Label label(String words, String... styles) {
        Label label = new Label(words);
        label.getStyleClass().addAll(styles);
        return label;
    }

    private static Text text(String words, String style) {
        Text text = new Text(words);
        text.getStyleClass().addAll("text", style);
        return text;
    }
}
