package mnemarium.scenario;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The text a scenario was read from, kept with every run: reading it again gives the same scenario
 * though the file has changed or gone.
 *
 * @param format one of {@link #FORMATS}
 * @param name the file's name without its folder; gives an own data file's scenario its name
 * @param text the whole text
 * @param options how to read it, such as which column holds the text; sorted
 */
public record Source(String format, String name, String text, Map<String, String> options) {

    public static final List<String> FORMATS =
            List.of("scenario", "locomo", "chat", "items-csv", "items-jsonl");

    public Source {
        Checked.oneOf("format", format, FORMATS);
        Checked.filled("name of a source", name);
        options = Collections.unmodifiableMap(new TreeMap<>(options));
    }

    /** SHA-256, lower-case hex, of format, options and text; the name is left out. */
    public String hash() {
        StringBuilder all = new StringBuilder(format).append('\n');
        options.forEach(
                (key, value) ->
                        all.append(key.length())
                                .append(' ')
                                .append(value.length())
                                .append(' ')
                                .append(key)
                                .append(value)
                                .append('\n'));
        all.append('\n').append(text);
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of()
                    .formatHex(digest.digest(all.toString().getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("this Java has no SHA-256, expected every one to", e);
        }
    }
}
