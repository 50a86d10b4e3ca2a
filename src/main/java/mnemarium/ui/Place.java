package mnemarium.ui;

import javafx.scene.Parent;

import org.kordamp.ikonli.Ikon;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A place of the window: what the rail leads to. A place that is not built yet has no entry in the
 * rail.
 */
public interface Place {
    /** Lower-case word that names the place in ids and on the command line: "loop". */
    String id();

    /** The id of the place in the rail that it belongs to: its own, unless it is a page of one. */
    default String railId() {
        return id();
    }

    /** The word under the icon: "Loop". */
    String word();

    /** A Feather icon. */
    Ikon icon();

    /** What fills the area of the place; always the same node. */
    Parent view();

    /** Takes a file that is dropped on it; empty if it is opened as anywhere. */
    default Optional<Consumer<Path>> taker() {
        return Optional.empty();
    }

    /** Takes all files that are dropped on it at once; empty if it takes one, or none. */
    default Optional<Consumer<List<Path>>> manyTaker() {
        return Optional.empty();
    }

    /** The room there is; called before the first showing and whenever it changes. */
    void fit(Breadth breadth);
}
