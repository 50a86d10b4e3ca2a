package mnemarium.ui.ledger;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import mnemarium.ui.chart.Marks;

import java.util.Objects;

/** What the panes of records and decisions have in common: their style sheet, their lines. */
final class LedgerLook {

    private LedgerLook() {}

    /** Gives a root of its own (a pane, a pop-over) the style sheet. */
    static void dress(Parent root) {
        root.getStylesheets()
                .add(
                        Objects.requireNonNull(
                                        LedgerLook.class.getResource(
                                                "/mnemarium/ui/ledger/records.css"),
                                        "found no style sheet mnemarium/ui/ledger/records.css")
                                .toExternalForm());
    }

    static Label label(String words, String... styleClasses) {
        Label label = new Label(words);
        label.getStyleClass().addAll(styleClasses);
        return label;
    }

    /** Words that wrap, in a tone. */
    static Label words(String words, Tone tone) {
        Label label = new Label(words);
        label.setWrapText(true);
        label.setMinWidth(0);
        if (!tone.styleClass().isEmpty()) {
            label.getStyleClass().add(tone.styleClass());
        }
        return label;
    }

    /** Words that are never cut. */
    static Label whole(String words, String... styleClasses) {
        Label label = label(words, styleClasses);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    /** A sign, words and a figure on one line. */
    static HBox line(DecisionLine line) {
        Label words = words(line.words(), line.tone());
        HBox.setHgrow(words, Priority.ALWAYS);
        words.setMaxWidth(Double.MAX_VALUE);
        HBox box = new HBox();
        box.getStyleClass().add("mn-decision-line");
        box.setAlignment(Pos.TOP_LEFT);
        line.mark()
                .ifPresent(
                        mark -> {
                            HBox frame = new HBox(Marks.region(mark));
                            frame.getStyleClass().add("mn-sign");
                            box.getChildren().add(frame);
                        });
        box.getChildren().add(words);
        if (!line.figure().isEmpty()) {
            box.getChildren().add(whole(line.figure(), "mono", "secondary"));
        }
        return box;
    }

    /** A row: a quiet word at the left, its body at the right. */
    static HBox row(String label, Node body) {
        Label left = whole(label, "mn-decision-label");
        HBox row = new HBox(left, body);
        row.getStyleClass().add("mn-decision-row");
        HBox.setHgrow(body, Priority.ALWAYS);
        return row;
    }
}
