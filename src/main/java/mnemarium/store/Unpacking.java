package mnemarium.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * Takes the texts out of a bundle's zip, into memory only. A bundle may come from anywhere: names,
 * sizes and sums are checked before they are believed, and nothing is unpacked beyond what it says.
 */
final class Unpacking {

    private static final List<String> NEEDED =
            List.of(BundleFile.CARD, BundleFile.SCENARIO, BundleFile.JOURNAL);
    private static final Set<String> KNOWN =
            Set.of(BundleFile.CARD, BundleFile.SCENARIO, BundleFile.JOURNAL, BundleFile.VECTORS);

    private final Path file;
    private final long mostBytes;

    Unpacking(Path file, long mostBytes) {
        this.file = file;
        this.mostBytes = mostBytes;
    }

    static String where(Path file, String entry) {
        return file + ", " + entry;
    }

    /** By entry. */
    Map<String, String> texts() throws IOException, BadBundle {
        if (!Files.isRegularFile(file)) {
            throw bad(Files.isDirectory(file) ? "a folder" : "no such file", "a bundle");
        }
        if (Files.size(file) > mostBytes) {
            throw bad(Files.size(file) + " bytes", "at most " + mostBytes);
        }
        try (ZipFile zip = new ZipFile(file.toFile())) {
            Map<String, ZipEntry> entries = entries(zip);
            Map<String, String> texts = new HashMap<>();
            for (ZipEntry entry : entries.values()) {
                texts.put(entry.getName(), text(zip, entry));
            }
            return texts;
        } catch (ZipException e) {
            throw bad("no whole zip file (" + e.getMessage() + ")", "a bundle");
        }
    }

    private Map<String, ZipEntry> entries(ZipFile zip) throws BadBundle {
        Map<String, ZipEntry> entries = new HashMap<>();
        long bytes = 0;
        for (ZipEntry entry :
                (Iterable<ZipEntry>) zip.stream().map(ZipEntry.class::cast)::iterator) {
            String name = entry.getName();
            if (leadsOut(name)) {
                throw bad("the entry \"" + name + "\" that leads out of it", KNOWN_NAMES);
            }
            if (!KNOWN.contains(name)) {
                throw bad("the entry \"" + name + "\"", KNOWN_NAMES);
            }
            if (entries.put(name, entry) != null) {
                throw bad("the entry " + name + " twice", "each once");
            }
            bytes += entry.getSize();
            if (entry.getSize() < 0 || bytes > mostBytes) {
                throw bad(bytes + " bytes when unpacked", "at most " + mostBytes);
            }
        }
        for (String name : NEEDED) {
            if (!entries.containsKey(name)) {
                throw bad("no entry " + name, KNOWN_NAMES);
            }
        }
        return entries;
    }

    private static final String KNOWN_NAMES =
            String.join(", ", NEEDED) + " and at most " + BundleFile.VECTORS;

    private static boolean leadsOut(String name) {
        return name.startsWith("/")
                || name.contains("\\")
                || name.contains(":")
                || List.of(name.split("/")).contains("..");
    }

    private String text(ZipFile zip, ZipEntry entry) throws IOException, BadBundle {
        String where = where(file, entry.getName());
        int size = (int) entry.getSize();
        byte[] bytes;
        try (InputStream in = zip.getInputStream(entry)) {
            bytes = in.readNBytes(size + 1);
        }
        if (bytes.length != size) {
            throw new BadBundle(
                    where,
                    0,
                    "",
                    bytes.length > size ? "more bytes than it says" : bytes.length + " bytes",
                    size + " bytes");
        }
        CRC32 sum = new CRC32();
        sum.update(bytes);
        if (sum.getValue() != entry.getCrc()) {
            throw new BadBundle(where, 0, "", "a wrong check sum", "the one that was written");
        }
        try {
            return Utf8.text(bytes);
        } catch (CharacterCodingException e) {
            throw new BadBundle(where, 0, "", "bytes that are no UTF-8", "UTF-8");
        }
    }

    private BadBundle bad(String found, String expected) {
        return new BadBundle(file.toString(), 0, "", found, expected);
    }
}
