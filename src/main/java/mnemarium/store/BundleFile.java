package mnemarium.store;

import mnemarium.scenario.Problem;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A bundle as a file: a zip of texts in UTF-8, to be read by eye and compared line by line.
 *
 * <ul>
 *   <li>{@code run.json}: what the run is, see {@link BundleCard};
 *   <li>{@code scenario}: the text it was made from;
 *   <li>{@code journal.txt}: the canonical lines of its operations, one empty line between two
 *       operations;
 *   <li>{@code vectors.txt}: only if there are any; a line for each text, sorted: SHA-256 of the
 *       text, a space, the vector's little-endian floats in Base64.
 * </ul>
 *
 * The same bundle gives the same entries on every machine, and the same bytes wherever zlib packs
 * alike.
 */
public final class BundleFile {

    /** How the name of a bundle ends. */
    public static final String ENDING = ".mnemarium";

    static final String CARD = "run.json";
    static final String SCENARIO = "scenario";
    static final String JOURNAL = "journal.txt";
    static final String VECTORS = "vectors.txt";

    /**
     * Any moment would do, if it is always the same; the first of 1980 would take a longer form.
     */
    private static final LocalDateTime MOMENT = LocalDateTime.of(1980, 2, 1, 0, 0, 0);

    private final long mostBytes;

    /** Reads bundles of up to 256 MiB unpacked: more than a million operations. */
    public BundleFile() {
        this(256L << 20);
    }

    BundleFile(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    /**
     * Writes a bundle: the whole file appears, or none, and what was there stays until then.
     *
     * @throws StoreFault if it cannot be written
     */
    public void write(Bundle bundle, Path target) {
        try {
            Path whole = target.toAbsolutePath();
            Path draft = Files.createTempFile(folder(whole), "bundle", ".part");
            try {
                try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(draft))) {
                    pack(bundle, out);
                }
                Files.move(draft, whole, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(draft);
            }
        } catch (IOException e) {
            throw Trouble.fault(e, target);
        }
    }

    private static Path folder(Path file) throws IOException {
        Path folder = file.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new NoSuchFileException(file.toString(), null, "no folder to write into");
        }
        return folder;
    }

    private static void pack(Bundle bundle, OutputStream out) throws IOException {
        Map<String, Iterable<String>> entries = new TreeMap<>();
        entries.put(CARD, List.of(BundleCard.text(bundle)));
        entries.put(SCENARIO, List.of(bundle.run().source().text()));
        entries.put(JOURNAL, BundleText.journal(bundle.operations()));
        if (!bundle.vectors().isEmpty()) {
            entries.put(VECTORS, BundleText.vectors(bundle.vectors()));
        }
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, Iterable<String>> each : entries.entrySet()) {
                ZipEntry entry = new ZipEntry(each.getKey());
                entry.setTimeLocal(MOMENT);
                zip.putNextEntry(entry);
                for (String piece : each.getValue()) {
                    zip.write(Utf8.bytes(piece));
                }
                zip.closeEntry();
            }
        }
    }

    /** Reads a bundle: all of it or nothing, and nothing outside it is touched. */
    public BundleReading read(Path file) {
        try {
            Map<String, String> texts = new Unpacking(file, mostBytes).texts();
            return new BundleReading.Opened(new BundleParts(file, texts).bundle());
        } catch (BadBundle e) {
            return new BundleReading.Refused(e.problem());
        } catch (IOException e) {
            return new BundleReading.Refused(
                    new Problem(
                            file.toString(),
                            0,
                            "",
                            Trouble.refusal(e, file).found(),
                            "a bundle that can be read"));
        }
    }
}
