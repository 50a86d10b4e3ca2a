package mnemarium.ownership;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A field of somebody's data, and by what a text that speaks of it is known.
 *
 * @param name such as {@code plan}; also the class under which copies of it are counted
 * @param owner the name of who holds it
 * @param aliases other names under which a memory may keep it, such as {@code subscription_tier}
 * @param keyWords words or phrases; a text that has one of them, whole, speaks of the field
 * @param patterns regular expressions (RE2); a text in which one is found speaks of the field
 * @param description in a sentence, for suggestions by similarity; may be empty
 * @param changesEvery mean time between two changes of a value; empty if not known
 */
public record OwnedField(
        String name,
        String owner,
        List<String> aliases,
        List<String> keyWords,
        List<String> patterns,
        String description,
        Optional<Duration> changesEvery) {

    public OwnedField {
        Checked.name("field", name);
        Checked.name("owner of field " + name, owner);
        aliases = List.copyOf(aliases);
        keyWords = List.copyOf(keyWords);
        patterns = List.copyOf(patterns);
        aliases.forEach(each -> Checked.name("alias of field " + name, each));
        keyWords.forEach(each -> Checked.name("key word of field " + name, each));
        patterns.forEach(each -> compiled(name, each));
        Checked.lasting("time between changes of field " + name, changesEvery);
    }

    /** A field known by its name alone. */
    public static OwnedField of(String name, String owner) {
        return new OwnedField(name, owner, List.of(), List.of(), List.of(), "", Optional.empty());
    }

    private static void compiled(String name, String pattern) {
        try {
            Pattern.compile(Checked.filled("pattern of field " + name, pattern));
        } catch (PatternSyntaxException e) {
            throw new IllegalArgumentException(
                    "pattern of field "
                            + name
                            + " is '"
                            + Checked.shortened(pattern)
                            + "', expected a regular expression that RE2 reads ("
                            + e.getDescription()
                            + ")",
                    e);
        }
    }
}
