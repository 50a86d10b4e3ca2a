package mnemarium.store;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * The head of a workspace's file, looked at before H2 does. H2 takes a file that was cut off or
 * overwritten for one whose last writes were interrupted, and opens it as it was at some earlier
 * time: operations would go without a word. But a file that was closed in order says so in its
 * head, and which version is its newest and where that lies (H2 manual, "MVStore", file format); so
 * for such a file the damage shows. For one whose process was killed it cannot be told from the
 * kill.
 *
 * @param isClean whether the file was closed in order
 * @param newestByte where its newest chunk begins
 * @param version of its newest chunk
 */
record FileHeader(boolean isClean, long newestByte, long version) {

    private static final int BLOCK = 4096;

    /**
     * Reads the head of a file.
     *
     * @throws Refusal if this is no database, or one that was cut off
     */
    static FileHeader read(Path file) throws IOException, Refusal {
        long size = Files.size(file);
        if (size < 3 * BLOCK) {
            throw new Refusal(Trouble.damaged("a file of " + size + " bytes", file));
        }
        Map<String, String> fields = Map.of();
        try (InputStream in = Files.newInputStream(file)) {
            // the head is written twice, so that one of the two is whole at any time
            for (int copy = 0; copy < 2 && fields.isEmpty(); copy++) {
                fields = fields(new String(in.readNBytes(BLOCK), StandardCharsets.ISO_8859_1));
            }
        }
        if (fields.isEmpty()) {
            throw new Refusal(Trouble.damaged("a file that does not begin as a database", file));
        }
        FileHeader header =
                new FileHeader(
                        "1".equals(fields.get("clean")),
                        hexadecimal(fields.get("block")) * BLOCK,
                        hexadecimal(fields.get("version")));
        if (header.isClean && header.newestByte >= size) {
            throw new Refusal(
                    Trouble.damaged(
                            "a file cut off at "
                                    + size
                                    + " bytes, its newest part began at byte "
                                    + header.newestByte,
                            file));
        }
        return header;
    }

    private static long hexadecimal(@Nullable String digits) {
        try {
            return digits == null ? 0 : Long.parseLong(digits, 16);
        } catch (NumberFormatException e) {
            return 0; // a damaged field: H2 finds that the sum over the head is wrong
        }
    }

    private static Map<String, String> fields(String head) {
        Map<String, String> fields = new HashMap<>();
        if (head.startsWith("H:")) {
            for (String each : head.lines().findFirst().orElse("").strip().split(",")) {
                int colon = each.indexOf(':');
                if (colon > 0) {
                    fields.put(each.substring(0, colon), each.substring(colon + 1));
                }
            }
        }
        return fields;
    }
}
