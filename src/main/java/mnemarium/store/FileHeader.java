package mnemarium.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Looks at the head of a workspace's file before H2 does. H2 takes a file that was cut off for one
 * whose last writes were interrupted, and opens it as it was at some earlier time: operations would
 * go without a word. A file that was closed in order says so in its head, and where its last chunk
 * begins (H2 manual, "MVStore", file format), so for such a file the cut shows.
 */
final class FileHeader {

    private static final int BLOCK = 4096;

    private FileHeader() {}

    /** What is wrong with the file, in words that follow "found"; empty if nothing can be seen. */
    static Optional<String> flaw(Path file) throws IOException {
        long size = Files.size(file);
        if (size < 3 * BLOCK) {
            return Optional.of("a file of " + size + " bytes");
        }
        Map<String, String> first = Map.of();
        try (InputStream in = Files.newInputStream(file)) {
            // the head is written twice, so that one of the two is whole at any time
            for (int copy = 0; copy < 2 && first.isEmpty(); copy++) {
                first = fields(new String(in.readNBytes(BLOCK), StandardCharsets.ISO_8859_1));
            }
        }
        if (first.isEmpty()) {
            return Optional.of("a file that does not begin as a database");
        }
        return cut(first, size);
    }

    private static Optional<String> cut(Map<String, String> head, long size) {
        if (!"1".equals(head.get("clean"))) {
            return Optional.empty(); // its process was killed: H2 finds the last whole chunk
        }
        try {
            long lastChunk = Long.parseLong(head.getOrDefault("block", "0"), 16) * BLOCK;
            return lastChunk < size
                    ? Optional.empty()
                    : Optional.of(
                            "a file cut off at "
                                    + size
                                    + " bytes, its newest part began at byte "
                                    + lastChunk);
        } catch (NumberFormatException e) {
            return Optional.of("a head with the block " + head.get("block"));
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
