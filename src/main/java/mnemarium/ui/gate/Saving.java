package mnemarium.ui.gate;

import javafx.scene.image.WritableImage;

/** Takes files to be saved; the shell asks where. */
public interface Saving {

    /** Offers a text for saving. */
    void save(String name, String text);

    /** Offers a picture for saving as a PNG file. */
    void save(String name, WritableImage picture);
}
