package mnemarium.scenario.file;

import mnemarium.scenario.Problem;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The small files these tests read. */
final class Read {

    private Read() {}

    static Path path(String name) {
        return Path.of("src/test/resources/mnemarium/scenario/file", name);
    }

    static Reading.Opened opened(String name) {
        return opened(name, Map.of());
    }

    static Reading.Opened opened(String name, Map<String, String> options) {
        return opened(new ScenarioReader().read(path(name), options));
    }

    static Reading.Opened opened(Reading reading) {
        return switch (reading) {
            case Reading.Opened opened -> opened;
            case Reading.Refused refused -> throw new AssertionError(refused.problems());
        };
    }

    static List<Problem> problems(Reading reading) {
        return switch (reading) {
            case Reading.Opened opened -> throw new AssertionError(opened.scenario());
            case Reading.Refused refused -> refused.problems();
        };
    }
}
