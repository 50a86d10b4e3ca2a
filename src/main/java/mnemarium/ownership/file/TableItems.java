package mnemarium.ownership.file;

import mnemarium.ownership.MemoryItem.Place;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.dataformat.csv.CsvMapper;
import tools.jackson.dataformat.csv.CsvReadFeature;
import tools.jackson.dataformat.csv.CsvSchema;

import java.io.Reader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** Reads items from CSV with a header: quotes, and line breaks inside quotes. */
final class TableItems {

    private final ItemMaker maker;
    private final Map<Column, String> mapping;
    private List<String> columns = List.of();
    private long rows;

    TableItems(ItemMaker maker, Map<Column, String> mapping) {
        this.maker = maker;
        this.mapping = mapping;
    }

    /** Reads all rows; a mistake in the writing ends it and is noted. */
    void read(Reader reader, char separator) {
        CsvMapper mapper = CsvMapper.builder().enable(CsvReadFeature.WRAP_AS_ARRAY).build();
        CsvSchema schema = CsvSchema.emptySchema().withColumnSeparator(separator);
        int line = 1;
        try (JsonParser parser = mapper.reader(schema).createParser(reader)) {
            parser.nextToken();
            while (parser.nextToken() == JsonToken.START_ARRAY) {
                line = Math.max(1, parser.currentLocation().getLineNr());
                List<String> cells = new ArrayList<>();
                while (parser.nextToken() == JsonToken.VALUE_STRING) {
                    cells.add(parser.getString());
                }
                row(line, cells);
            }
        } catch (JacksonIOException unreadable) {
            throw unreadable;
        } catch (JacksonException broken) {
            String reason = broken.getOriginalMessage();
            maker.faults()
                    .add(
                            line,
                            "",
                            "a mistake in the writing: "
                                    + Faults.cut(reason == null ? "unreadable" : reason),
                            "well-formed CSV (whole before it: " + maker.items() + ")");
        }
    }

    private void row(int line, List<String> cells) {
        if (cells.stream().allMatch(String::isBlank)) {
            return;
        }
        if (columns.isEmpty()) {
            header(line, cells);
            return;
        }
        rows++;
        if (cells.size() != columns.size()) {
            maker.faults()
                    .add(
                            line,
                            "row " + rows,
                            cells.size() == 1 ? "1 cell" : cells.size() + " cells",
                            columns.size() + ", as in the header");
            return;
        }
        Map<String, String> byColumn = new LinkedHashMap<>();
        for (int i = 0; i < cells.size(); i++) {
            if (!cells.get(i).isEmpty()) {
                byColumn.put(columns.get(i), cells.get(i));
            }
        }
        maker.take(byColumn, new Place(line, "row " + rows));
    }

    private void header(int line, List<String> cells) {
        LinkedHashSet<String> names = new LinkedHashSet<>();
        for (int i = 0; i < cells.size(); i++) {
            String name = cells.get(i).isBlank() ? "column " + (i + 1) : cells.get(i).strip();
            if (!names.add(name)) {
                maker.faults()
                        .add(
                                line,
                                "header",
                                "column '" + Faults.cut(name) + "' twice",
                                "each once");
            }
        }
        mapping.forEach(
                (column, name) -> {
                    if (!names.contains(name)) {
                        maker.faults()
                                .add(
                                        line,
                                        "header",
                                        "no column '" + Faults.cut(name) + "'",
                                        "one of " + Faults.cut(String.join(", ", names)));
                    }
                });
        columns = List.copyOf(names);
    }
}
