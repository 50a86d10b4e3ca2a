package mnemarium.ui.frontier;

import javafx.scene.image.WritableImage;

import mnemarium.scenario.Dial;

import java.util.Map;

/** What a person may ask for in the place Frontier. The shell answers. */
public interface FrontierActions {

    /** Moves dials of the run at hand; they act at its next operation. */
    void moveDials(Map<Dial, String> moves);

    /**
     * Makes a change that belongs to this place alone, so that it can be undone.
     *
     * @param what it does, as a sentence part: "budget share 0.2"
     */
    void change(String what, Runnable redo, Runnable undo);

    /** Measures the stack of this machine: an embedder over a store with so many entries. */
    void measure(String embedder, int entries);

    /** Ends a measuring that is under way. */
    void cancelMeasuring();

    /** Offers a text for saving; the shell asks where. */
    void save(String name, String text);

    /** Offers a picture for saving as a PNG file; the shell asks where. */
    void save(String name, WritableImage picture);
}
