package mnemarium.workbench;

import mnemarium.memory.Embedder;
import mnemarium.ownership.FieldMatcher;
import mnemarium.ownership.MemoryItem;
import mnemarium.ownership.OwnedField;
import mnemarium.ownership.Owner;
import mnemarium.ownership.OwnerRegistry;
import mnemarium.ownership.file.AuditTable;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.store.TextHash;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Suggests fields for items that no rule matches: the one whose description is nearest by the
 * working memory's embedder. Takes items one by one and holds only the best of them, however many
 * there are. Not for more than one thread.
 */
public final class Suggesting {

    /** So many different texts are suggested at most, the nearest. */
    public static final int MOST = 500;

    /**
     * Texts whose cosine with every description is less are not suggested: a choice of this
     * project. Above it guesses are right and wrong, so that a person decides on each.
     */
    public static final double LEAST = 0.5;

    private static final int REMEMBERED = 10_000;
    private static final int LONGEST = 2_000;
    private static final int LONGEST_KEY_WORD = 100;

    private static final Comparator<Found> BEST =
            Comparator.<Found>comparingDouble(each -> each.near.score)
                    .reversed()
                    .thenComparing(each -> each.text);

    private final Embedder embedder;
    private final FieldMatcher matcher;
    private final List<Described> fields = new ArrayList<>();
    private final Map<TextHash, Set<String>> rejected;
    private final Map<String, Found> found = new HashMap<>();
    private final Map<String, Near> known =
            new LinkedHashMap<>(16, 0.75f, true) {
                private static final long serialVersionUID = 1;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Near> eldest) {
                    return size() > REMEMBERED;
                }
            };

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Described(OwnedField field, String owner, float[] vector) {}

    private record Near(
            Optional<Described> field, double score, Optional<Described> next, double nextScore) {

        static final Near NOTHING = new Near(Optional.empty(), -1, Optional.empty(), -1);

        Near with(Described other, double found) {
            if (found > score) {
                return new Near(Optional.of(other), found, field, score);
            }
            return found > nextScore ? new Near(field, score, Optional.of(other), found) : this;
        }
    }

    /** What is held of a text. */
    private static final class Found {
        private final String text;
        private final Near near;
        private final String example;
        private long items;

        Found(String text, Near near, String example) {
            this.text = text;
            this.near = near;
            this.example = example;
        }
    }

    /**
     * @param rejected of each text the fields that a person has turned down
     */
    public Suggesting(
            Embedder embedder, OwnerRegistry registry, Map<TextHash, Set<String>> rejected) {
        this.embedder = embedder;
        this.matcher = new FieldMatcher(registry);
        this.rejected = rejected;
        for (OwnedField field : registry.fields()) {
            Owner owner = registry.ownerOf(field.name());
            if (!(owner instanceof Owner.Nobody)) {
                String words = field.description().isBlank() ? field.name() : field.description();
                fields.add(new Described(field, owner.name(), embedder.embed(words)));
            }
        }
    }

    /** Takes the next item. */
    public void take(MemoryItem item) {
        String text = item.text().strip();
        if (text.length() > LONGEST || matcher.match(item).isPresent()) {
            return;
        }
        Near near = known.get(text);
        if (near == null) {
            near = near(text);
            known.put(text, near);
        }
        if (near.field().isPresent() && near.score() >= LEAST) {
            Near best = near;
            found.computeIfAbsent(text, key -> new Found(key, best, item.id())).items++;
            if (found.size() >= 2 * MOST) {
                // one that goes is less near than MOST others, and stays so
                found.values().retainAll(best());
            }
        }
    }

    private Near near(String text) {
        Set<String> turnedDown = rejected.getOrDefault(TextHash.of(text), Set.of());
        float[] vector = embedder.embed(text);
        Near near = Near.NOTHING;
        for (Described each : fields) {
            if (!turnedDown.contains(each.field().name())) {
                near = near.with(each, dot(vector, each.vector()));
            }
        }
        return near;
    }

    /** The vectors are of length 1, so this is their cosine. */
    private static double dot(float[] one, float[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += (double) one[i] * other[i];
        }
        return sum;
    }

    private List<Found> best() {
        return found.values().stream().sorted(BEST).limit(MOST).toList();
    }

    /** The suggestions, the nearest first. */
    public List<Suggestion> found() {
        return best().stream()
                .map(
                        each -> {
                            Described field = each.near.field().orElseThrow();
                            return new Suggestion(
                                    each.text,
                                    field.field().name(),
                                    field.owner(),
                                    each.near.score(),
                                    each.items,
                                    each.example,
                                    each.near.next.map(next -> next.field().name()).orElse(""),
                                    each.near.nextScore);
                        })
                .toList();
    }

    /**
     * The words of a text that are proposed as a key word: all of it, as far as one may be long.
     */
    public static String keyWord(String text) {
        String words = text.strip().replaceAll("[\\s\\p{Cntrl}]+", " ");
        if (words.length() > LONGEST_KEY_WORD) {
            int end = words.lastIndexOf(' ', LONGEST_KEY_WORD);
            words = words.substring(0, end > 0 ? end : LONGEST_KEY_WORD);
        }
        return words.replaceAll("[.!?]+$", "").strip();
    }

    /**
     * The owners with a suggestion confirmed: as a key word of the field, so that it holds for all
     * items that say the same, is seen and can be changed where the field is, goes along with the
     * owners file, and need not be confirmed again in the next audit.
     *
     * @throws IllegalArgumentException if there is no such field, it can be no key word, or leads
     *     to another owner already; the message says what was expected
     */
    public static OwnersFile confirm(OwnersFile owners, String field, String keyWord) {
        OwnedField known =
                owners.registry()
                        .field(field)
                        .orElseThrow(
                                () ->
                                        new IllegalArgumentException(
                                                "field is '" + field + "', expected a known one"));
        List<String> keyWords = new ArrayList<>(known.keyWords());
        if (!keyWords.contains(keyWord)) {
            keyWords.add(keyWord);
        }
        OwnedField changed =
                new OwnedField(
                        known.name(),
                        known.owner(),
                        known.aliases(),
                        keyWords,
                        known.patterns(),
                        known.description(),
                        known.changesEvery());
        return new OwnersFile(
                owners.registry().with(changed).withTellingKeyWordsOf(changed), owners.terms());
    }

    /** Suggestions as a table (CSV) with their scores. */
    public static String table(List<Suggestion> suggestions) {
        StringBuilder table =
                new StringBuilder(
                        AuditTable.row(
                                List.of("text", "field", "owner", "score", "items", "first id")));
        for (Suggestion each : suggestions) {
            table.append(
                    AuditTable.row(
                            List.of(
                                    each.text(),
                                    each.field(),
                                    each.owner(),
                                    String.format(Locale.ROOT, "%.3f", each.score()),
                                    Long.toString(each.items()),
                                    each.example())));
        }
        return table.toString();
    }
}
