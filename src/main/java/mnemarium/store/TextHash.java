package mnemarium.store;

import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * By what the vector of a text is found.
 *
 * @param hex SHA-256 of the text in UTF-8, 64 lower-case hexadecimal digits
 */
public record TextHash(String hex) implements Comparable<TextHash> {

    private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");

    public TextHash {
        if (!HEX.matcher(hex).matches()) {
            throw new IllegalArgumentException(
                    "hash of a text is \"" + hex + "\", expected 64 lower-case hexadecimal digits");
        }
    }

    public static TextHash of(String text) {
        return new TextHash(HexFormat.of().formatHex(Digest.of(text)));
    }

    static TextHash of(byte[] bytes) {
        return new TextHash(HexFormat.of().formatHex(bytes));
    }

    byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    @Override
    public int compareTo(TextHash other) {
        return hex.compareTo(other.hex);
    }
}
