package mnemarium.ui.gate;

import javafx.scene.Node;
import javafx.scene.layout.Region;

import mnemarium.ui.Breadth;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/** One of the pages of the place, chosen by a word in its head. */
public interface GatePage {

    /** On the button that leads to it: "Facts". */
    String word();

    /** Fills the place while the page is shown; always the same node. */
    Region view();

    /** The room there is; called before the first showing and whenever it changes. */
    void fit(Breadth breadth);

    /** Takes a file that is dropped on it; empty if it has no use of its own for one. */
    default Optional<Consumer<Path>> taker() {
        return Optional.empty();
    }

    /**
     * Takes the choice of pages into the right end of its head; called each time the page comes to
     * be shown, since the choice goes along from page to page.
     */
    void head(Node choice);
}
