package mnemarium.workbench;

import mnemarium.ownership.file.Fault;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.ownership.file.Reading;
import mnemarium.scenario.Problem;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads files about ownership that people write by hand. */
public final class OwnFiles {

    /** Far more than anyone writes by hand. */
    private static final long LARGEST = 16L << 20;

    private OwnFiles() {}

    /**
     * The owners of a file.
     *
     * @throws Refusal with all that is wrong with it
     */
    public static OwnersFile owners(Path file) throws Refusal {
        return read(file.toString(), OwnersFile.read(text(file)));
    }

    /** The text of a small file. */
    public static String text(Path file) throws Refusal {
        checkFile(file);
        try {
            if (Files.size(file) > LARGEST) {
                throw new Refusal(
                        file.toString(), Files.size(file) + " bytes", "at most " + LARGEST);
            }
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new Refusal(file.toString(), "what cannot be read as text", "text in UTF-8");
        }
    }

    /** Refuses what is no file. */
    public static void checkFile(Path file) throws Refusal {
        if (!Files.isRegularFile(file)) {
            throw new Refusal(
                    file.toString(),
                    Files.exists(file) ? "a folder or device" : "no file of that name",
                    "a file");
        }
    }

    /** What was read, unless it was refused. */
    public static <T> T read(String file, Reading<T> reading) throws Refusal {
        return switch (reading) {
            case Reading.Read<T> read -> read.value();
            case Reading.Refused<T> refused -> throw new Refusal(problems(file, refused.faults()));
        };
    }

    /** The owners of a text that was kept after it had been read. */
    static OwnersFile kept(String text) {
        return switch (OwnersFile.kept(text)) {
            case Reading.Read<OwnersFile> read -> read.value();
            case Reading.Refused<OwnersFile> refused ->
                    throw new IllegalStateException(
                            "found faults in kept owners, expected none: " + refused.faults());
        };
    }

    /** Faults of a file as problems. */
    public static List<Problem> problems(String file, List<Fault> faults) {
        return faults.stream()
                .map(
                        each ->
                                new Problem(
                                        file,
                                        each.line(),
                                        each.place(),
                                        each.found(),
                                        each.expected()))
                .toList();
    }
}
