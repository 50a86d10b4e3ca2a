package mnemarium.ui.gate;

import mnemarium.ownership.file.Column;
import mnemarium.ownership.file.ExportFormat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A file that is about to be read as an exported memory.
 *
 * @param format that it has; empty to tell it by the content
 * @param mapping names of its columns where they are others than usual
 * @param columns the names there are to choose from; may be empty
 */
public record ImportDraft(
        Path file,
        Optional<ExportFormat> format,
        Map<Column, String> mapping,
        List<String> columns) {

    public ImportDraft {
        mapping = Map.copyOf(mapping);
        columns = List.copyOf(columns);
    }
}
