package mnemarium.scenario.file;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Reads a file as UTF-8, strictly, and no larger than a limit: a file that is too large is refused
 * by its size, unread.
 */
public final class FileText {

    private static final int MIB = 1024 * 1024;

    private FileText() {}

    /** The largest file of an ending: 16 MiB of YAML, 128 MiB of CSV, 64 MiB of all else. */
    public static int limit(String ending) {
        return switch (ending) {
            case "yaml", "yml" -> 16 * MIB;
            case "csv", "tsv" -> 128 * MIB;
            default -> 64 * MIB;
        };
    }

    /** What follows the last dot of a file's name, in lower case; empty if there is none. */
    public static String ending(String name) {
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
    }

    /** The text without a byte order mark, or null after noting why there is none. */
    public static @Nullable String read(Path file, int limit, Problems problems) {
        try {
            if (!Files.exists(file)) {
                problems.add(0, "", "no file at " + file, "a file");
            } else if (!Files.isRegularFile(file)) {
                problems.add(0, "", "a folder or device at " + file, "a file");
            } else if (Files.size(file) > limit) {
                tooLarge(Files.size(file), limit, problems);
            } else {
                return decoded(bytes(file, limit), limit, problems);
            }
        } catch (IOException unreadable) {
            problems.add(
                    0,
                    "",
                    "a file that cannot be read ("
                            + unreadable.getClass().getSimpleName()
                            + ": "
                            + unreadable.getMessage()
                            + ")",
                    "one that can");
        }
        return null;
    }

    /** At most one byte beyond the limit, in case the file grows meanwhile. */
    private static byte[] bytes(Path file, int limit) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(limit + 1);
        }
    }

    private static void tooLarge(long size, int limit, Problems problems) {
        problems.add(
                0,
                "",
                "%d MiB (%d bytes)".formatted(Math.ceilDiv(size, MIB), size),
                "at most " + limit / MIB + " MiB");
    }

    private static @Nullable String decoded(byte[] bytes, int limit, Problems problems) {
        if (bytes.length > limit) {
            tooLarge(bytes.length, limit, problems);
            return null;
        }
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        CoderResult result = decoder.decode(in, out, true);
        if (result.isError()) {
            problems.add(
                    lineOf(bytes, in.position()),
                    "",
                    "byte 0x%02X at offset %d, which is not UTF-8%s"
                            .formatted(bytes[in.position()], in.position(), utf16(bytes)),
                    "a file in UTF-8");
            return null;
        }
        out.flip();
        boolean marked = out.length() > 0 && out.charAt(0) == '\uFEFF';
        return out.subSequence(marked ? 1 : 0, out.length()).toString();
    }

    private static String utf16(byte[] bytes) {
        boolean marked =
                bytes.length > 1
                        && ((bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE)
                                || (bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF));
        return marked ? " (the file begins like UTF-16)" : "";
    }

    private static int lineOf(byte[] bytes, int offset) {
        int line = 1;
        for (int i = 0; i < offset; i++) {
            if (bytes[i] == '\n') {
                line++;
            }
        }
        return line;
    }
}
