package mnemarium.store;

import mnemarium.scenario.Source;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** Makes a bundle of the texts that lay in its file. */
final class BundleParts {

    private final Path file;
    private final Map<String, String> texts;

    /**
     * @param texts by entry; the vectors may be missing
     */
    BundleParts(Path file, Map<String, String> texts) {
        this.file = file;
        this.texts = texts;
    }

    Bundle bundle() throws BadBundle {
        String card = Unpacking.where(file, BundleFile.CARD);
        Fields fields = new Fields(card, "", json(card));
        long format = fields.number("format");
        if (format != BundleCard.FORMAT) {
            throw fields.wrong("format", "format " + format, "format " + BundleCard.FORMAT);
        }
        RunRow run = run(card, fields);
        String engine = fields.text("engine");
        String log = fields.text("log");
        String state = fields.text("state");
        int operations = fields.count("operations");
        int vectors = fields.count("vectors");
        fields.end();
        return new Bundle(run, engine, log, state, operations(operations), vectors(vectors));
    }

    private JsonNode json(String card) throws BadBundle {
        try {
            return JsonMapper.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build()
                    .readTree(text(BundleFile.CARD));
        } catch (JacksonException e) {
            int line = Math.max(0, e.getLocation().getLineNr());
            throw new BadBundle(card, line, "", e.getOriginalMessage(), "a JSON object");
        }
    }

    private RunRow run(String card, Fields fields) throws BadBundle {
        Fields scenario = fields.object("scenario");
        Fields embedder = fields.object("embedder");
        try {
            RunRow run =
                    new RunRow(
                            fields.text("id"),
                            fields.textOrNull("parent"),
                            fields.count("parentOperation"),
                            fields.text("name"),
                            new Source(
                                    scenario.text("format"),
                                    scenario.text("name"),
                                    text(BundleFile.SCENARIO),
                                    scenario.object("options").texts()),
                            fields.text("kind"),
                            fields.text("arm"),
                            fields.number("seed"),
                            fields.text("mode"),
                            embedder.text("name"),
                            embedder.text("hash"),
                            fields.text("pending"),
                            Instant.parse(fields.text("created")));
            scenario.end();
            embedder.end();
            return run;
        } catch (DateTimeParseException e) {
            throw fields.wrong(
                    "created", e.getParsedString(), "a moment such as 2026-11-01T12:00:00Z");
        } catch (IllegalArgumentException e) { // a record refused it, and says why
            throw new BadBundle(
                    card, 0, "", "a run that cannot be: " + e.getMessage(), "one that can");
        }
    }

    private List<List<String>> operations(int expected) throws BadBundle {
        String where = Unpacking.where(file, BundleFile.JOURNAL);
        List<List<String>> operations = BundleText.operations(text(BundleFile.JOURNAL), where);
        if (operations.size() != expected) {
            throw new BadBundle(
                    where,
                    0,
                    "",
                    operations.size() + " operations",
                    expected + ", as " + BundleFile.CARD + " says");
        }
        return operations;
    }

    private SortedMap<TextHash, float[]> vectors(int expected) throws BadBundle {
        String where = Unpacking.where(file, BundleFile.VECTORS);
        SortedMap<TextHash, float[]> vectors = BundleText.vectors(text(BundleFile.VECTORS), where);
        if (vectors.size() != expected) {
            throw new BadBundle(
                    where,
                    0,
                    "",
                    vectors.size() + " vectors",
                    expected + ", as " + BundleFile.CARD + " says");
        }
        return vectors;
    }

    private String text(String entry) {
        return texts.getOrDefault(entry, "");
    }
}
