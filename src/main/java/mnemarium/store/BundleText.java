package mnemarium.store;

import java.util.ArrayList;
import java.util.Base64;
import java.util.Iterator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The journal and the vectors of a bundle as text, and back. */
final class BundleText {

    private BundleText() {}

    /** Each operation's lines, one empty line between two operations; piece by piece. */
    static Iterable<String> journal(List<List<String>> operations) {
        return () ->
                IntStream.range(0, operations.size())
                        .mapToObj(each -> block(each, operations.get(each)))
                        .iterator();
    }

    private static String block(int operation, List<String> lines) {
        return lines.stream().collect(Collectors.joining("\n", operation == 0 ? "" : "\n", "\n"));
    }

    static List<List<String>> operations(String text, String where) throws BadBundle {
        List<List<String>> operations = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        int at = 0;
        for (Iterator<String> each = lines(text, where); each.hasNext(); ) {
            String line = each.next();
            at++;
            if (line.indexOf('\r') >= 0) {
                throw new BadBundle(where, at, "", "a carriage return", "line feeds alone");
            }
            if (!line.isEmpty()) {
                lines.add(line);
            } else if (lines.isEmpty() || !each.hasNext()) {
                throw new BadBundle(where, at, "", "an empty line", "an event");
            } else {
                operations.add(List.copyOf(lines));
                lines.clear();
            }
        }
        if (!lines.isEmpty()) {
            operations.add(List.copyOf(lines));
        }
        return operations;
    }

    static Iterable<String> vectors(SortedMap<TextHash, float[]> vectors) {
        return () ->
                vectors.entrySet().stream()
                        .map(
                                each ->
                                        each.getKey().hex()
                                                + " "
                                                + Base64.getEncoder()
                                                        .encodeToString(
                                                                Floats.bytes(each.getValue()))
                                                + "\n")
                        .iterator();
    }

    static SortedMap<TextHash, float[]> vectors(String text, String where) throws BadBundle {
        SortedMap<TextHash, float[]> vectors = new TreeMap<>();
        int length = -1;
        int at = 0;
        for (Iterator<String> each = lines(text, where); each.hasNext(); ) {
            String line = each.next();
            at++;
            float[] vector = vector(line, where, at);
            if (length >= 0 && vector.length != length) {
                throw new BadBundle(
                        where, at, "", vector.length + " dimensions", length + ", as above");
            }
            length = vector.length;
            TextHash hash = new TextHash(line.substring(0, line.indexOf(' ')));
            if (!vectors.isEmpty() && vectors.lastKey().compareTo(hash) >= 0) {
                throw new BadBundle(where, at, "", "a hash out of order", "each once, sorted");
            }
            vectors.put(hash, vector);
        }
        return vectors;
    }

    private static float[] vector(String line, String where, int at) throws BadBundle {
        if (!line.matches("[0-9a-f]{64} .+")) {
            throw new BadBundle(
                    where, at, "", "no hash and vector", "64 hexadecimal digits, a space, Base64");
        }
        try {
            return Floats.floats(Base64.getDecoder().decode(line.substring(65)));
        } catch (IllegalArgumentException e) {
            throw new BadBundle(where, at, "", "a broken vector", "32-bit floats in Base64");
        }
    }

    private static Iterator<String> lines(String text, String where) throws BadBundle {
        if (!text.isEmpty() && !text.endsWith("\n")) {
            throw new BadBundle(
                    where, 0, "", "a last line that breaks off", "a line feed behind it");
        }
        // not String.lines: that would take a carriage return for the end of a line
        return text.isEmpty()
                ? List.<String>of().iterator()
                : List.of(text.substring(0, text.length() - 1).split("\n", -1)).iterator();
    }
}
