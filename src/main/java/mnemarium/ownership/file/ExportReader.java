package mnemarium.ownership.file;

import mnemarium.ownership.MemoryItem;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Reads exports of memories item by item: what it holds at any time is one item and what it counts,
 * whatever the export's size. The format is told by the content unless it is given.
 */
public final class ExportReader {

    private final Optional<ExportFormat> given;
    private final Map<Column, String> mapping;

    /**
     * @param given the format; empty to tell it by the content
     * @param mapping names that columns have in the export, where they are others than usual; in
     *     JSON a path such as {@code metadata.kind}
     */
    public ExportReader(Optional<ExportFormat> given, Map<Column, String> mapping) {
        this.given = given;
        this.mapping = mapping.isEmpty() ? Map.of() : new EnumMap<>(mapping);
    }

    /**
     * Reads an export to its end. After the first fault nothing is handed on any more, but reading
     * goes on to say what else is wrong.
     *
     * @param sink takes the items in order; it keeps them only if the answer is {@link
     *     Intake.Taken}
     * @throws IOException if the file cannot be read
     */
    public Intake read(Export export, Consumer<MemoryItem> sink) throws IOException {
        Faults faults = new Faults();
        ItemMaker maker = new ItemMaker(mapping, faults, sink);
        Optional<Sniffer.Told> told = Optional.empty();
        Set<String> aside = Set.of();
        try {
            told = new Sniffer(given, mapping).tell(export, faults);
            if (told.isPresent()) {
                aside = read(export, told.get(), maker);
            }
        } catch (CharacterCodingException notText) {
            noText(maker, faults);
        } catch (JacksonException broken) {
            if (!(broken.getCause() instanceof CharacterCodingException)) {
                throw new IOException(broken.getOriginalMessage(), broken);
            }
            noText(maker, faults);
        }
        if (faults.isEmpty() && maker.items() == 0) {
            faults.add(0, "", "no item with a text", "at least one memory");
        }
        if (!faults.isEmpty() || told.isEmpty()) {
            return new Intake.Refused(
                    told.map(Sniffer.Told::format).or(() -> given), maker.items(), faults.all());
        }
        List<String> notes = new ArrayList<>(maker.notes());
        if (!aside.isEmpty()) {
            notes.add("Not part of any item, left aside: " + String.join(", ", aside) + ".");
        }
        return new Intake.Taken(told.get().format(), maker.items(), notes);
    }

    private Set<String> read(Export export, Sniffer.Told told, ItemMaker maker) throws IOException {
        if (told.layout() instanceof Layout.Table table) {
            try (Reader reader = ExportText.open(export)) {
                new TableItems(maker, mapping).read(reader, table.separator());
            }
            return Set.of();
        }
        try (JsonParser parser = Json.parser(ExportText.open(export))) {
            JsonItems items = new JsonItems(parser, told.format(), maker);
            items.read(told.layout());
            return items.aside();
        }
    }

    private static void noText(ItemMaker maker, Faults faults) {
        faults.add(
                0,
                "",
                "bytes that are no text",
                "text in UTF-8 (whole before it: " + maker.items() + ")");
    }
}
