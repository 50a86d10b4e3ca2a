package mnemarium.ui.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes a text where the user wants it, and says how that went. */
final class Saving {
    private Saving() {}

    static void save(Choices choices, Reports reports, String suggestedName, String text) {
        choices.fileToSave(suggestedName).ifPresent(file -> write(file, text, reports));
    }

    private static void write(Path file, String text, Reports reports) {
        try {
            Files.writeString(file, text);
            reports.say("Saved as " + file + ".");
        } catch (IOException e) {
            reports.wrong(
                    file.getFileName() + " was not saved",
                    "could not write " + file + ": " + e.getMessage());
        }
    }
}
