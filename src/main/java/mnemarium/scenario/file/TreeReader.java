package mnemarium.scenario.file;

import mnemarium.scenario.file.Node.Entry;
import mnemarium.scenario.file.Node.Kind;
import mnemarium.scenario.file.Node.Mapping;
import mnemarium.scenario.file.Node.Scalar;
import mnemarium.scenario.file.Node.Sequence;

import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes a tree of a YAML or JSON text. Refuses what would let two readers see two things: a key
 * given twice, several documents in one file, and in YAML aliases and tags.
 */
public final class TreeReader {

    private final TokenStreamFactory factory;
    private final String language;

    private TreeReader(TokenStreamFactory factory, String language) {
        this.factory = factory;
        this.language = language;
    }

    /** A reader of JSON. */
    public static TreeReader json() {
        return new TreeReader(JsonFactory.builder().build(), "JSON");
    }

    /** A reader of YAML. */
    public static TreeReader yaml() {
        // its own limit would be 3 million characters, but the file's size was looked at before;
        // it would stop at the first key given twice, while the walk below notes it and goes on
        LoadSettings settings =
                LoadSettings.builder()
                        .setCodePointLimit(Integer.MAX_VALUE)
                        .setAllowDuplicateKeys(true)
                        .build();
        return new TreeReader(YAMLFactory.builder().loadSettings(settings).build(), "YAML");
    }

    /**
     * The tree of a text, or null after noting why there is none.
     *
     * @param firstLine the number of the text's first line in its file
     */
    public @Nullable Node read(String text, int firstLine, Problems problems) {
        int problemsBefore = problems.count();
        try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), text)) {
            Walk walk = new Walk(parser, firstLine, problems);
            JsonToken first = parser.nextToken();
            if (first == null) {
                problems.add(0, "", "nothing in it", "a " + language + " document");
                return null;
            }
            Node node = walk.node(first, "");
            if (parser.nextToken() != null) {
                problems.add(walk.line(), "", "a second document", "one document");
            }
            return problems.count() == problemsBefore ? node : null;
        } catch (JacksonException broken) {
            problems.add(
                    lineOf(broken) + firstLine - 1,
                    "",
                    "a mistake in the writing: " + reason(broken),
                    "well-formed " + language);
            return null;
        }
    }

    private static int lineOf(JacksonException broken) {
        if (broken.getCause() instanceof MarkedYamlEngineException marked
                && marked.getProblemMark().isPresent()) {
            return marked.getProblemMark().get().getLine() + 1;
        }
        TokenStreamLocation location = broken.getLocation();
        return location == null ? 1 : Math.max(1, location.getLineNr());
    }

    private static String reason(JacksonException broken) {
        if (broken.getCause() instanceof MarkedYamlEngineException marked) {
            String context = marked.getContext();
            String problem = Node.cut(marked.getProblem());
            return context == null || context.isBlank() ? problem : context + ", " + problem;
        }
        String message = broken.getOriginalMessage();
        return message == null ? "unreadable" : Node.cut(message);
    }

    /** One walk over the parser's tokens. */
    private static final class Walk {

        private final JsonParser parser;
        private final int firstLine;
        private final Problems problems;

        Walk(JsonParser parser, int firstLine, Problems problems) {
            this.parser = parser;
            this.firstLine = firstLine;
            this.problems = problems;
        }

        int line() {
            return Math.max(1, parser.currentTokenLocation().getLineNr()) + firstLine - 1;
        }

        Node node(JsonToken token, String path) {
            int line = line();
            refuseAliasesAndTags(line, path);
            return switch (token) {
                case START_OBJECT -> mapping(line, path);
                case START_ARRAY -> sequence(line, path);
                case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT ->
                        new Scalar(line, Kind.NUMBER, parser.getString());
                case VALUE_TRUE -> new Scalar(line, Kind.TRUTH, "true");
                case VALUE_FALSE -> new Scalar(line, Kind.TRUTH, "false");
                case VALUE_NULL -> new Scalar(line, Kind.NOTHING, "");
                case VALUE_STRING, VALUE_EMBEDDED_OBJECT ->
                        new Scalar(line, Kind.TEXT, parser.getString());
                case NOT_AVAILABLE, END_ARRAY, END_OBJECT, PROPERTY_NAME ->
                        throw new IllegalStateException("found " + token + ", expected a value");
            };
        }

        private Mapping mapping(int line, String path) {
            List<Entry> entries = new ArrayList<>();
            Map<String, Integer> seen = new HashMap<>();
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String key = parser.currentName();
                int keyLine = line();
                String keyPath = Paths.key(path, key);
                Integer before = seen.putIfAbsent(key, keyLine);
                if (before != null) {
                    problems.add(
                            keyLine,
                            keyPath,
                            "the key a second time (first in line " + before + ")",
                            "each key once");
                }
                Node value = node(parser.nextToken(), keyPath);
                if (before == null) {
                    entries.add(new Entry(key, keyLine, value));
                }
            }
            return new Mapping(line, entries);
        }

        private Sequence sequence(int line, String path) {
            List<Node> items = new ArrayList<>();
            JsonToken token;
            while ((token = parser.nextToken()) != JsonToken.END_ARRAY) {
                items.add(node(token, path + "[" + items.size() + "]"));
            }
            return new Sequence(line, items);
        }

        private void refuseAliasesAndTags(int line, String path) {
            if (!(parser instanceof YAMLParser yaml)) {
                return;
            }
            if (yaml.isCurrentAlias()) {
                problems.add(line, path, "an alias (*)", "the value itself");
            } else if (yaml.getTypeId() != null) {
                problems.add(line, path, "a tag (!" + yaml.getTypeId() + ")", "no tag");
            }
        }
    }
}
