package mnemarium.scenario.file;

import mnemarium.scenario.Source;

import java.nio.file.Path;
import java.util.Map;

/**
 * Reads any file a scenario can come from. What is wrong with a file is returned, never thrown.
 * Keeps nothing; for any thread.
 */
public final class ScenarioReader {

    /** Reads a file, telling its format by ending and content. */
    public Reading read(Path file) {
        return read(file, Map.of());
    }

    /**
     * Reads a file in the way its options say.
     *
     * @param options see {@code scenarios/README.md}; none is needed for the common cases
     */
    public Reading read(Path file, Map<String, String> options) {
        Path last = file.getFileName();
        String name = last == null ? file.toString() : last.toString();
        Problems problems = new Problems(name.isBlank() ? "file" : name);
        String ending = FileText.ending(name);
        if (!Formats.ENDINGS.contains(ending)) {
            problems.add(
                    0, "", "a file named '" + name + "'", "a name ending in " + Formats.endings());
            return problems.refused();
        }
        String text = FileText.read(file, FileText.limit(ending), problems);
        if (text == null) {
            return problems.refused();
        }
        return Formats.source(name, text, options, problems)
                .map(this::read)
                .orElseGet(problems::refused);
    }

    /** Reads again what a run kept: gives an equal scenario. */
    public Reading read(Source source) {
        return switch (source.format()) {
            case "scenario" -> YamlReader.read(source);
            case "locomo" -> LocomoReader.read(source);
            case "chat" -> ChatReader.read(source);
            case "items-csv" -> CsvItems.read(source);
            case "items-jsonl" -> JsonItems.read(source);
            default ->
                    throw new IllegalStateException(
                            "format is " + source.format() + ", expected one of Source.FORMATS");
        };
    }
}
