package mnemarium.ui.gate;

import javafx.scene.image.WritableImage;

/** What a person may ask for on the page of candidate facts. The shell answers. */
public interface FactsActions {

    /** Offers a text for saving; the shell asks where. */
    void save(String name, String text);

    /** Offers a picture for saving as a PNG file; the shell asks where. */
    void save(String name, WritableImage picture);
}
