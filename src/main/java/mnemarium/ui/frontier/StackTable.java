package mnemarium.ui.frontier;

import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

import java.util.List;

/** The stacks in rows: what an operation costs, what a step affords, and that in words. */
final class StackTable extends GridPane {

    StackTable() {
        setId("frontier-stacks");
        getStyleClass().addAll("figures", "mn-stacks");
        ColumnConstraints names = new ColumnConstraints();
        names.setHgrow(Priority.ALWAYS);
        names.setMinWidth(0);
        getColumnConstraints().add(names);
        for (int i = 0; i < 2; i++) {
            ColumnConstraints figures = new ColumnConstraints();
            figures.setHalignment(HPos.RIGHT);
            figures.setMinWidth(Region.USE_PREF_SIZE);
            getColumnConstraints().add(figures);
        }
    }

    void show(List<FrontierView.Row> rows) {
        getChildren().clear();
        add(cell("stack", "figures-head", "first"), 0, 0);
        add(cell("c", "figures-head"), 1, 0);
        add(cell("f_max", "figures-head"), 2, 0);
        for (int i = 0; i < rows.size(); i++) {
            FrontierView.Row row = rows.get(i);
            Label name = cell(row.name(), "mn-stack-name");
            name.setGraphic(Marks.region(row.mark()));
            name.setTooltip(new Tooltip(row.name() + ", " + kind(row.mark())));
            if (row.mark() != Mark.PUBLISHED) {
                name.getStyleClass().add("accent-text");
            }
            Label cost = cell(FrontierWords.cost(row.stack().costMillis()), "mono");
            Label lookups = cell(FrontierWords.lookups(row.lookups()), "mono");
            lookups.setId("frontier-f-" + row.mark().name().toLowerCase(java.util.Locale.ROOT) + i);
            Label words = cell(row.verdict() + " · " + kind(row.mark()), "secondary", "muted");
            words.getStyleClass().add("mn-stack-words");
            words.setId("frontier-verdict-" + i);
            add(name, 0, 1 + 2 * i);
            add(cost, 1, 1 + 2 * i);
            add(lookups, 2, 1 + 2 * i);
            add(words, 0, 2 + 2 * i, 3, 1);
        }
    }

    /** What produced a row's figures. */
    static String kind(Mark mark) {
        return switch (mark) {
            case PUBLISHED -> "published";
            case MEASURED -> "measured here";
            default -> "by formula";
        };
    }

    private static Label cell(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        label.setMaxWidth(Double.MAX_VALUE);
        label.setAlignment(
                List.of(styles).contains("mono")
                                || (List.of(styles).contains("figures-head")
                                        && !List.of(styles).contains("first"))
                        ? Pos.CENTER_RIGHT
                        : Pos.CENTER_LEFT);
        return label;
    }
}
