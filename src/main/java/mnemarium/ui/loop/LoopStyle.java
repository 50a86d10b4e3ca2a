package mnemarium.ui.loop;

import javafx.scene.Parent;

import java.util.Objects;

/** The style sheet of this place; each root of its own (place, timeline, pop-over) takes it. */
final class LoopStyle {

    private LoopStyle() {}

    static void dress(Parent root) {
        root.getStylesheets()
                .add(
                        Objects.requireNonNull(
                                        LoopStyle.class.getResource("/mnemarium/ui/loop/loop.css"),
                                        "found no style sheet mnemarium/ui/loop/loop.css")
                                .toExternalForm());
    }
}
