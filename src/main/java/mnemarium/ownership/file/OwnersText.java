package mnemarium.ownership.file;

import mnemarium.ownership.FlowTerms;
import mnemarium.ownership.OwnedField;
import mnemarium.ownership.Owner;

import tools.jackson.core.StreamWriteFeature;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLWriteFeature;

import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes owners as the YAML that {@link OwnersFile#read} reads. Every text stands in quotes, so
 * that none is taken for a number or a truth; what is as usual is left out. Times are written to
 * the millisecond, which is all that a file can say.
 */
final class OwnersText {

    private static final Duration MILLISECOND = Duration.ofMillis(1);
    private static final Duration DAY = Duration.ofDays(1);

    private static final YAMLMapper MAPPER =
            YAMLMapper.builder(
                            YAMLFactory.builder()
                                    .disable(YAMLWriteFeature.WRITE_DOC_START_MARKER)
                                    .disable(YAMLWriteFeature.SPLIT_LINES)
                                    .enable(YAMLWriteFeature.INDENT_ARRAYS_WITH_INDICATOR)
                                    .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
                                    .build())
                    .build();

    private OwnersText() {}

    static String of(OwnersFile file) {
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("turn", terms(file.terms()));
        List<Object> owners = new ArrayList<>();
        file.registry().owners().forEach(each -> owners.add(owner(each)));
        root.put("owners", owners);
        List<Object> fields = new ArrayList<>();
        file.registry().fields().forEach(each -> fields.add(field(each)));
        root.put("fields", fields);
        return MAPPER.writeValueAsString(root);
    }

    private static Map<String, Object> terms(FlowTerms terms) {
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("budget-ms", in(terms.turn(), MILLISECOND));
        keys.put("share", BigDecimal.valueOf(terms.share()));
        keys.put("cheap-turns", terms.cheapTurns());
        keys.put("stale-chance", BigDecimal.valueOf(terms.staleChance()));
        keys.put("review-days", in(terms.review(), DAY));
        return keys;
    }

    private static Map<String, Object> owner(Owner owner) {
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("name", owner.name());
        switch (owner) {
            case Owner.SystemOfRecord system -> {
                keys.put("kind", "system");
                keys.put("identifier", system.identifier());
                cost(system.latency(), system.tokens(), keys);
                keys.put("availability", BigDecimal.valueOf(system.availability()));
                filled("permission", system.permission(), keys);
                filled("change-events", system.changeEvents(), keys);
            }
            case Owner.MaintainedCorpus corpus -> {
                keys.put("kind", "corpus");
                cost(corpus.latency(), corpus.tokens(), keys);
                filled("version", corpus.version(), keys);
                filled("permission", corpus.permission(), keys);
            }
            case Owner.KeptTranscripts transcripts -> {
                keys.put("kind", "transcripts");
                cost(transcripts.latency(), transcripts.tokens(), keys);
                keys.put("kept-days", in(transcripts.keptFor(), DAY));
                filled("permission", transcripts.permission(), keys);
            }
            case Owner.Nobody nobody ->
                    throw new IllegalArgumentException(
                            "found nobody among the owners, expected a named one");
        }
        return keys;
    }

    private static Map<String, Object> field(OwnedField field) {
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("name", field.name());
        keys.put("owner", field.owner());
        listed("aliases", field.aliases(), keys);
        listed("key-words", field.keyWords(), keys);
        listed("patterns", field.patterns(), keys);
        filled("description", field.description(), keys);
        field.changesEvery().ifPresent(each -> keys.put("changes-every-days", in(each, DAY)));
        return keys;
    }

    private static void cost(Duration latency, int tokens, Map<String, Object> keys) {
        keys.put("latency-ms", in(latency, MILLISECOND));
        keys.put("tokens", tokens);
    }

    private static void filled(String key, String text, Map<String, Object> keys) {
        if (!text.isEmpty()) {
            keys.put(key, text);
        }
    }

    private static void listed(String key, List<String> texts, Map<String, Object> keys) {
        if (!texts.isEmpty()) {
            keys.put(key, texts);
        }
    }

    /** Enough digits that reading finds the same millisecond again. */
    private static BigDecimal in(Duration time, Duration unit) {
        return BigDecimal.valueOf(time.toMillis())
                .divide(BigDecimal.valueOf(unit.toMillis()), MathContext.DECIMAL64)
                .stripTrailingZeros();
    }
}
