package mnemarium.cli;

import mnemarium.ownership.file.Fault;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.ownership.file.Reading;
import mnemarium.ownership.file.SampleExport;
import mnemarium.scenario.Problem;
import mnemarium.workbench.Refusal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Files that the commands about ownership read. */
final class GateFiles {

    /** Far more than anyone writes by hand. */
    private static final long LARGEST = 16L << 20;

    private GateFiles() {}

    /** The text of a small file. */
    static String text(Path file) throws Refusal {
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

    static void checkFile(Path file) throws Refusal {
        if (!Files.isRegularFile(file)) {
            throw new Refusal(
                    file.toString(),
                    Files.exists(file) ? "a folder or device" : "no file of that name",
                    "a file");
        }
    }

    /** The owners of a file, or those that are shipped. */
    static OwnersFile owners(Optional<Path> file) throws Refusal {
        return file.isEmpty()
                ? read("the shipped owners", OwnersFile.read(SampleExport.owners()))
                : read(file.get().toString(), OwnersFile.read(text(file.get())));
    }

    /** What was read, unless it was refused. */
    static <T> T read(String file, Reading<T> reading) throws Refusal {
        return switch (reading) {
            case Reading.Read<T> read -> read.value();
            case Reading.Refused<T> refused -> throw new Refusal(problems(file, refused.faults()));
        };
    }

    static List<Problem> problems(String file, List<Fault> faults) {
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
