package mnemarium.ownership;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds, within one subject, items that say nearly the same and items that may contradict each
 * other. They may if they are two values of one field, if their words are the same but for one that
 * is not the first, or if one denies what the other says. They say nearly the same if four fifths
 * of their words are common to both (Jaccard). A person decides; this only points.
 */
final class Neighbours {

    private static final double ALIKE = 0.8;
    private static final int LONGEST_FRAME = 40;

    private static final Set<String> DENIALS =
            Set.of(
                    "not", "no", "never", "don't", "doesn't", "isn't", "aren't", "won't", "can't",
                    "didn't", "wasn't", "without");

    private final List<Text> texts = new ArrayList<>();
    private final Map<Long, Pair> pairs = new LinkedHashMap<>();
    private long looked;

    private record Text(int index, String subject, String field, List<String> words) {}

    /**
     * Two items.
     *
     * @param first its index
     * @param second its index, which is larger
     * @param contradicts whether they may contradict each other; else they say nearly the same
     * @param why in a few words
     */
    record Pair(int first, int second, boolean contradicts, String why) {}

    void add(int index, MemoryItem item) {
        texts.add(
                new Text(
                        index,
                        item.subject().orElse(""),
                        item.field().map(OwnerRegistry::key).orElse(""),
                        TextWords.of(item.text())));
    }

    /**
     * All pairs.
     *
     * @param told of each text that was looked at, twice; by an exception it ends the looking
     */
    List<Pair> pairs(Audit.Compared told) {
        looked = 0;
        Map<String, List<Text>> subjects = new LinkedHashMap<>();
        for (Text text : texts) {
            subjects.computeIfAbsent(text.subject(), s -> new ArrayList<>()).add(text);
        }
        for (List<Text> group : subjects.values()) {
            if (group.size() > 1) {
                contradictions(group, told);
                alike(group, told);
            } else {
                looked += 2;
            }
        }
        return List.copyOf(pairs.values());
    }

    private void look(Audit.Compared told) {
        told.told(++looked, 2L * texts.size());
    }

    private void contradictions(List<Text> group, Audit.Compared told) {
        Map<String, Text> firsts = new HashMap<>();
        for (Text text : group) {
            if (!text.field().isEmpty()) {
                against(firsts, "f " + text.field(), text)
                        .filter(other -> !other.words().equals(text.words()))
                        .ifPresent(other -> note(other, text, "two values of " + text.field()));
            }
            List<String> said = text.words().stream().filter(w -> !DENIALS.contains(w)).toList();
            boolean denies = said.size() < text.words().size();
            Text other = firsts.get((denies ? "y " : "n ") + said);
            firsts.putIfAbsent((denies ? "n " : "y ") + said, text);
            if (other != null) {
                note(other, text, "one denies the other");
            }
            frames(firsts, text);
            look(told);
        }
    }

    private void frames(Map<String, Text> firsts, Text text) {
        List<String> words = text.words();
        if (words.size() < 3 || words.size() > LONGEST_FRAME) {
            return;
        }
        for (int at = 1; at < words.size(); at++) {
            List<String> frame = new ArrayList<>(words);
            String word = frame.set(at, "…");
            int position = at;
            against(firsts, "w " + at + " " + String.join(" ", frame), text)
                    .map(other -> Map.entry(other, other.words().get(position)))
                    .filter(other -> !other.getValue().equals(word))
                    .ifPresent(
                            other ->
                                    note(
                                            other.getKey(),
                                            text,
                                            "“" + other.getValue() + "” against “" + word + "”"));
        }
    }

    /** The first text of a key; the text itself becomes it if there is none. */
    private static Optional<Text> against(Map<String, Text> firsts, String key, Text text) {
        return Optional.ofNullable(firsts.putIfAbsent(key, text));
    }

    private void note(Text one, Text other, String why) {
        pairs.putIfAbsent(pair(one, other), new Pair(one.index(), other.index(), true, why));
    }

    private static long pair(Text one, Text other) {
        return ((long) one.index() << 32) | other.index();
    }

    /**
     * Prefix filter (Chaudhuri, Ganti and Kaushik 2006): of two sets with that much in common, the
     * rarest words of one, as many as could be missing and one more, must meet those of the other.
     */
    private void alike(List<Text> group, Audit.Compared told) {
        Map<String, Integer> frequency = new HashMap<>();
        for (Text text : group) {
            new HashSet<>(text.words()).forEach(word -> frequency.merge(word, 1, Integer::sum));
        }
        Comparator<String> rarest =
                Comparator.<String>comparingInt(word -> frequency.getOrDefault(word, 0))
                        .thenComparing(Comparator.naturalOrder());
        Map<String, List<Text>> byWord = new HashMap<>();
        for (Text text : group) {
            Set<String> words = new HashSet<>(text.words());
            List<String> sorted = words.stream().sorted(rarest).toList();
            int prefix = words.size() - (int) Math.ceil(ALIKE * words.size()) + 1;
            Set<Text> met = new HashSet<>();
            for (String word : sorted.subList(0, Math.min(prefix, sorted.size()))) {
                List<Text> others = byWord.computeIfAbsent(word, w -> new ArrayList<>());
                others.stream()
                        .filter(met::add)
                        .filter(other -> jaccard(words, new HashSet<>(other.words())) >= ALIKE)
                        .forEach(other -> near(other, text));
                others.add(text);
            }
            look(told);
        }
    }

    private void near(Text one, Text other) {
        pairs.putIfAbsent(
                pair(one, other),
                new Pair(one.index(), other.index(), false, "nearly the same words"));
    }

    private static double jaccard(Set<String> one, Set<String> other) {
        long common = one.stream().filter(other::contains).count();
        return common / (double) (one.size() + other.size() - common);
    }
}
