package mnemarium.ui.shell;

import javafx.scene.input.KeyEvent;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * One thing the window can do, under one name: the palette lists it, its key calls it, the help
 * page explains it.
 *
 * @param id lower-case words with hyphens
 * @param group heading in the help page
 * @param title verb first: "Step one operation"
 * @param keys as they are written: "Ctrl O"; "" for none
 * @param isKey tells its key presses
 * @param whyNot why it cannot be done at the moment; empty when it can
 * @param action does it
 */
record Command(
        String id,
        Group group,
        String title,
        String keys,
        Predicate<KeyEvent> isKey,
        Supplier<Optional<String>> whyNot,
        Runnable action) {

    /** What commands are about. */
    enum Group {
        STEPPING("Stepping"),
        OPENING("Opening"),
        CHANGING("Changing"),
        WINDOW("Window");

        private final String title;

        Group(String title) {
            this.title = title;
        }

        String title() {
            return title;
        }
    }

    /** Does it if it can be done, and answers whether it could. */
    boolean tryIt() {
        if (whyNot.get().isPresent()) {
            return false;
        }
        action.run();
        return true;
    }
}
