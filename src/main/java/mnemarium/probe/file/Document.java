package mnemarium.probe.file;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonPointer;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLParser;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * A JSON or YAML document. YAML's aliases and tags are refused: one document would be read as two,
 * or grow without end.
 */
public final class Document {

    private static final ObjectMapper JSON =
            JsonMapper.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                    .build();

    private static final YAMLMapper YAML =
            YAMLMapper.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                    .build();

    private final JsonNode root;

    private Document(JsonNode root) {
        this.root = root;
    }

    /**
     * The document of a text.
     *
     * @param isJson false if it may be YAML, of which JSON is a part
     */
    public static Document read(String text, boolean isJson) throws BadDocument {
        try {
            if (!isJson) {
                refuseAliasesAndTags(text);
            }
            JsonNode root = (isJson ? JSON : YAML).readTree(text);
            if (root == null || root.isMissingNode() || root.isNull()) {
                throw new BadDocument("nothing");
            }
            return new Document(root);
        } catch (JacksonException e) {
            String reason = Optional.ofNullable(e.getOriginalMessage()).orElse("it cannot be read");
            String line = reason.replaceAll("\\s+", " ");
            throw new BadDocument(
                    "a mistake in the writing: "
                            + (line.length() <= 100 ? line : line.substring(0, 100) + "…"));
        }
    }

    private static void refuseAliasesAndTags(String text) throws BadDocument {
        try (YAMLParser parser = (YAMLParser) YAML.createParser(text)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                if (parser.isCurrentAlias()) {
                    throw new BadDocument("a YAML alias (*)");
                }
                if (parser.getTypeId() != null) {
                    throw new BadDocument("a YAML tag (!)");
                }
            }
        }
    }

    /**
     * The value at a JSON pointer (RFC 6901): a single value as its text, an object or list in the
     * sorted form; empty if there is nothing.
     */
    public Optional<String> at(String pointer) throws BadDocument {
        JsonNode node;
        try {
            node = root.at(JsonPointer.compile(pointer));
        } catch (IllegalArgumentException e) {
            throw new BadDocument("the pointer " + pointer);
        }
        if (node.isMissingNode()) {
            return Optional.empty();
        }
        if (node.isValueNode()) {
            return Optional.of(node.asString());
        }
        StringBuilder text = new StringBuilder();
        sorted(node, text);
        return Optional.of(text.toString());
    }

    /** The text in an object in an object of the document, if it is there. */
    public Optional<String> text(String outer, String inner, String name) {
        JsonNode node = root.path(outer).path(inner).path(name);
        return node.isString() ? Optional.of(node.stringValue()) : Optional.empty();
    }

    /**
     * SHA-256 of the document in one form: keys sorted, no space, numbers without trailing zeros;
     * in hexadecimal digits. A document that says the same has the same, as JSON and as YAML.
     */
    public String sortedHash() {
        StringBuilder text = new StringBuilder();
        sorted(root, text);
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(text.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("this Java has no SHA-256, expected every one to", e);
        }
    }

    private static void sorted(JsonNode node, StringBuilder text) {
        if (node.isObject()) {
            List<String> names = new ArrayList<>(node.propertyNames());
            names.sort(null);
            text.append('{');
            for (int i = 0; i < names.size(); i++) {
                text.append(i == 0 ? "" : ",")
                        .append(JSON.writeValueAsString(names.get(i)))
                        .append(':');
                sorted(node.get(names.get(i)), text);
            }
            text.append('}');
        } else if (node.isArray()) {
            text.append('[');
            for (int i = 0; i < node.size(); i++) {
                text.append(i == 0 ? "" : ",");
                sorted(node.get(i), text);
            }
            text.append(']');
        } else if (node.isNumber()) {
            text.append(number(node.decimalValue().stripTrailingZeros()));
        } else {
            text.append(JSON.writeValueAsString(node));
        }
    }

    /** 20, not 2E+1; but 1e999999999 in full would fill the memory. */
    private static String number(BigDecimal number) {
        return Math.abs((long) number.scale()) <= 40 ? number.toPlainString() : number.toString();
    }
}
