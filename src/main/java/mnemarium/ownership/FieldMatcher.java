package mnemarium.ownership;

import com.google.re2j.Pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Finds the field that a memory item is a copy of, by rules in this order: the item's own field is
 * the name or an alias of one; one of its patterns is found in the text; the text has one of its
 * key words, of several the longest.
 */
public final class FieldMatcher {

    /**
     * Claims of authority as English texts make them. In other languages the item's own data must
     * say it.
     */
    private static final Pattern AUTHORITY =
            Pattern.compile(
                    "(?i)\\b(is|are|was|were|been|got|gets)\\s+(pre-?)?(authori[sz]ed|approved|"
                            + "granted|entitled|permitted|allowed|cleared)\\b"
                            + "|\\b(may|can)\\s+(approve|authori[sz]e|override|waive|bypass)\\b");

    private final OwnerRegistry registry;
    private final List<Rules> rules = new ArrayList<>();

    public FieldMatcher(OwnerRegistry registry) {
        this.registry = registry;
        for (OwnedField field : registry.fields()) {
            rules.add(
                    new Rules(
                            field,
                            field.patterns().stream().map(Pattern::compile).toList(),
                            field.keyWords().stream()
                                    .map(TextWords::padded)
                                    // of punctuation alone nothing is left: it is in every text
                                    .filter(words -> !words.isBlank())
                                    .toList()));
        }
    }

    private record Rules(OwnedField field, List<Pattern> patterns, List<String> keyWords) {}

    /**
     * A field that an item is a copy of.
     *
     * @param rule by what it was found, in words
     */
    public record Match(OwnedField field, String rule) {}

    /** The field of an item, if a rule finds one. */
    public Optional<Match> match(MemoryItem item) {
        Optional<OwnedField> named = item.field().flatMap(registry::field);
        if (named.isPresent()) {
            return Optional.of(new Match(named.get(), "field name " + item.field().orElse("")));
        }
        for (Rules each : rules) {
            for (Pattern pattern : each.patterns()) {
                if (pattern.matcher(item.text()).find()) {
                    return Optional.of(new Match(each.field(), "pattern " + pattern.pattern()));
                }
            }
        }
        return byKeyWord(TextWords.padded(item.text()));
    }

    private Optional<Match> byKeyWord(String words) {
        Optional<Match> best = Optional.empty();
        int longest = 0;
        for (Rules each : rules) {
            for (String keyWord : each.keyWords()) {
                if (keyWord.length() > longest && TextWords.has(words, keyWord)) {
                    longest = keyWord.length();
                    best = Optional.of(new Match(each.field(), "key word " + keyWord.strip()));
                }
            }
        }
        return best;
    }

    /** Whether an item claims that somebody may do something. */
    static boolean claimsAuthority(MemoryItem item) {
        String said = item.others().getOrDefault("claims_authority", "");
        return said.toLowerCase(Locale.ROOT).equals("true")
                || AUTHORITY.matcher(item.text()).find();
    }
}
