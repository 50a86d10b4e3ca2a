package mnemarium.ownership.file;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A part of a YAML or JSON document that knows its line. JSON is read as the YAML it is. */
sealed interface Part {

    int line();

    record Mapping(int line, Map<String, Part> entries) implements Part {}

    record Sequence(int line, List<Part> members) implements Part {}

    /** A single value; empty for nothing. */
    record Value(int line, String text) implements Part {}

    /** The whole of a text, or empty after noting why there is none. */
    static Optional<Part> read(String text, Faults faults) {
        YAMLFactory factory =
                YAMLFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();
        try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), text)) {
            JsonToken first = parser.nextToken();
            if (first == null) {
                faults.add(0, "", "nothing in it", "a YAML or JSON document");
                return Optional.empty();
            }
            Part part = part(parser, first);
            if (parser.nextToken() != null) {
                faults.add(line(parser), "", "a second document", "one document");
            }
            return Optional.of(part);
        } catch (JacksonException broken) {
            TokenStreamLocation location = broken.getLocation();
            String message = broken.getOriginalMessage();
            faults.add(
                    location == null ? 0 : Math.max(0, location.getLineNr()),
                    "",
                    "a mistake in the writing: "
                            + Faults.cut(message == null ? "unreadable" : message),
                    "well-formed YAML or JSON");
            return Optional.empty();
        } catch (IllegalArgumentException alias) {
            faults.add(0, "", String.valueOf(alias.getMessage()), "the value itself");
            return Optional.empty();
        }
    }

    private static int line(JsonParser parser) {
        return Math.max(1, parser.currentTokenLocation().getLineNr());
    }

    private static Part part(JsonParser parser, JsonToken token) {
        int line = line(parser);
        if (parser instanceof YAMLParser yaml && yaml.isCurrentAlias()) {
            throw new IllegalArgumentException("an alias (*) in line " + line);
        }
        return switch (token) {
            case START_OBJECT -> {
                Map<String, Part> entries = new LinkedHashMap<>();
                while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                    String key = parser.currentName();
                    entries.put(key, part(parser, parser.nextToken()));
                }
                yield new Mapping(line, entries);
            }
            case START_ARRAY -> {
                List<Part> members = new ArrayList<>();
                JsonToken next;
                while ((next = parser.nextToken()) != JsonToken.END_ARRAY) {
                    members.add(part(parser, next));
                }
                yield new Sequence(line, members);
            }
            case VALUE_NULL -> new Value(line, "");
            case VALUE_STRING,
                    VALUE_NUMBER_INT,
                    VALUE_NUMBER_FLOAT,
                    VALUE_TRUE,
                    VALUE_FALSE,
                    VALUE_EMBEDDED_OBJECT ->
                    new Value(line, parser.getString());
            case NOT_AVAILABLE, END_ARRAY, END_OBJECT, PROPERTY_NAME ->
                    throw new IllegalStateException("found " + token + ", expected a value");
        };
    }

    /** What it is, for a message. */
    default String shown() {
        return switch (this) {
            case Mapping mapping -> "a mapping";
            case Sequence sequence -> "a list";
            case Value value ->
                    value.text().isEmpty() ? "nothing" : "'" + Faults.cut(value.text()) + "'";
        };
    }
}
