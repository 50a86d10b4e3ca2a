package mnemarium.loop;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Values by name, in order; in canonical form {@code name:"value"}, parted by commas.
 *
 * @param byName names without colon, comma and quotation mark; any text as value
 */
public record Values(Map<String, String> byName) {

    /** No value. */
    public static final Values NONE = new Values(Map.of());

    public Values {
        byName = Collections.unmodifiableMap(new LinkedHashMap<>(byName));
    }

    void write(StringBuilder line) {
        boolean first = true;
        for (Map.Entry<String, String> each : byName.entrySet()) {
            line.append(first ? "" : ",").append(each.getKey()).append(':');
            Json.quote(each.getValue(), line);
            first = false;
        }
    }

    static Values read(String text) {
        Map<String, String> byName = new LinkedHashMap<>();
        int at = 0;
        while (at < text.length()) {
            int colon = text.indexOf(':', at);
            int end = closing(text, colon + 1);
            byName.put(text.substring(at, colon), Json.unquote(text.substring(colon + 1, end)));
            if (end < text.length() && text.charAt(end) != ',') {
                throw new IllegalArgumentException(text);
            }
            at = end + 1;
        }
        return new Values(byName);
    }

    /** Behind the quotation mark that closes the JSON string beginning there. */
    private static int closing(String text, int open) {
        if (open == 0 || text.charAt(open) != '"') {
            throw new IllegalArgumentException(text);
        }
        int at = open + 1;
        while (text.charAt(at) != '"') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return at + 1;
    }
}
