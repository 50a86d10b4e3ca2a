package mnemarium.ui.shell;

import javafx.scene.image.WritableImage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes a text where the user wants it, and says how that went. */
final class Saving {
    private Saving() {}

    static void save(Choices choices, Reports reports, String suggestedName, String text) {
        choices.fileToSave(suggestedName)
                .ifPresent(file -> write(file, () -> Files.writeString(file, text), reports));
    }

    /** The same for a picture, as a PNG file. */
    static void save(
            Choices choices, Reports reports, String suggestedName, WritableImage picture) {
        choices.fileToSave(suggestedName)
                .ifPresent(file -> write(file, () -> Pictures.save(picture, file), reports));
    }

    /** What writes a file. */
    private interface Writing {
        void write() throws IOException;
    }

    private static void write(Path file, Writing writing, Reports reports) {
        try {
            writing.write();
            reports.say("Saved as " + file + ".");
        } catch (IOException e) {
            reports.wrong(
                    file.getFileName() + " was not saved",
                    "could not write " + file + ": " + e.getMessage());
        }
    }
}
