package mnemarium.scenario;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Somebody outside the agent who holds facts of a scenario and keeps them.
 *
 * @param name unique in the scenario
 * @param identifier what a query of a system needs, such as {@code account_id}
 * @param latencyMillis until an answer is there, 0 to 60 000
 * @param tokens of one answer, 0 to 1 000 000
 * @param availability share of queries that a system answers, 0 to 1
 * @param permission who may ask, in words; empty if anybody in the conversation may
 * @param changeEvents by what a system tells that a value changed; empty if it does not
 * @param version of a corpus that is indexed; empty if not known
 * @param keptDays how long transcripts are kept, 1 to 36 500
 */
public record FactOwner(
        String name,
        Kind kind,
        String identifier,
        BigDecimal latencyMillis,
        int tokens,
        BigDecimal availability,
        String permission,
        String changeEvents,
        String version,
        int keptDays) {

    public static final int SLOWEST_MILLIS = 60_000;
    public static final int MOST_TOKENS = 1_000_000;
    public static final int MOST_DAYS = 36_500;

    /** Eighteen months, as the source has it. */
    public static final int USUAL_DAYS = 548;

    /** What a name is, in words. */
    public static final String NAMES = "one line of at most 100 characters, no blank around it";

    /** Who owns what no system holds; no owner can be called so. */
    public static final String NOBODY = "nobody";

    private static final int LONGEST_NAME = 100;

    /** How an owner answers. */
    public enum Kind {
        /** Authoritative, and answers by identifier. */
        SYSTEM("system"),
        /** Texts that somebody keeps current, and that are searched. */
        CORPUS("corpus"),
        /** Earlier conversations that are kept anyway, and that are searched. */
        TRANSCRIPTS("transcripts");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** The name in files. */
        public String word() {
            return word;
        }

        /** The names of all of them. */
        public static List<String> words() {
            return Arrays.stream(values()).map(Kind::word).toList();
        }

        /** The one of a name in files. */
        public static Optional<Kind> named(String word) {
            return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
        }
    }

    public FactOwner {
        named("owner", name);
        if (name.equals(NOBODY)) {
            throw new IllegalArgumentException(
                    "owner is '" + NOBODY + "', expected the name of somebody");
        }
        named("identifier of owner '" + name + "'", identifier);
        latencyMillis =
                Checked.decimal(
                        "latency of owner '" + name + "'", latencyMillis, SLOWEST_MILLIS, 6);
        Checked.within("tokens of owner '" + name + "'", tokens, 0, MOST_TOKENS);
        availability = Checked.decimal("availability of owner '" + name + "'", availability, 1, 6);
        Checked.within("days that owner '" + name + "' keeps", keptDays, 1, MOST_DAYS);
    }

    /** Whether this may be the name of an owner, a field or a subject. */
    public static boolean isName(String text) {
        return !text.isBlank()
                && text.strip().equals(text)
                && text.length() <= LONGEST_NAME
                && text.chars().noneMatch(Character::isISOControl);
    }

    static void named(String what, String text) {
        if (!isName(text)) {
            throw new IllegalArgumentException(what + " is '" + text + "', expected " + NAMES);
        }
    }

    /**
     * Holds candidates against the owners of their scenario.
     *
     * @throws IllegalArgumentException if an owner occurs twice, a candidate names none of them, or
     *     a field has two
     */
    static void check(List<FactOwner> owners, Stream<Candidate> candidates) {
        List<String> names = owners.stream().map(FactOwner::name).toList();
        Checked.once("owner", names);
        Map<String, String> ownerOfField = new HashMap<>();
        candidates.forEach(
                candidate -> {
                    candidate
                            .owner()
                            .ifPresent(owner -> Checked.oneOf("owner of a fact", owner, names));
                    candidate
                            .field()
                            .ifPresent(
                                    field -> {
                                        String owner = candidate.owner().orElse(NOBODY);
                                        String other = ownerOfField.put(fieldKey(field), owner);
                                        if (other != null && !other.equals(owner)) {
                                            throw new IllegalArgumentException(
                                                    "field '"
                                                            + field
                                                            + "' is owned by "
                                                            + other
                                                            + " and by "
                                                            + owner
                                                            + ", expected one owner");
                                        }
                                    });
                });
    }

    /** Names of fields are the same whatever their case and what stands between their words. */
    public static String fieldKey(String field) {
        return field.toLowerCase(Locale.ROOT).replaceAll("[\\s_-]+", "_");
    }
}
