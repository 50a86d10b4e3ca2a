package mnemarium.scenario.file;

import mnemarium.scenario.Dial;

import tools.jackson.core.StreamWriteFeature;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLWriteFeature;

import java.math.BigDecimal;
import java.util.Map;

/**
 * Writes mappings, lists, texts and numbers as YAML. Every text stands in quotes, so that none is
 * taken for a number, a truth, a comment or a key.
 */
final class YamlWriter {

    private static final YAMLMapper MAPPER =
            YAMLMapper.builder(
                            YAMLFactory.builder()
                                    .disable(YAMLWriteFeature.WRITE_DOC_START_MARKER)
                                    .disable(YAMLWriteFeature.SPLIT_LINES)
                                    .enable(YAMLWriteFeature.INDENT_ARRAYS_WITH_INDICATOR)
                                    .enable(YAMLWriteFeature.ALLOW_LONG_KEYS)
                                    .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
                                    .build())
                    .build();

    private YamlWriter() {}

    /** The text of a mapping, in the order of its keys. */
    static String text(Map<String, Object> keys) {
        return MAPPER.writeValueAsString(keys);
    }

    /** A dial's value as a file says it: numbers plain, words as text. */
    static Object value(Dial dial, String text) {
        return dial.isNumber() && !dial.words().contains(text) ? new BigDecimal(text) : text;
    }
}
