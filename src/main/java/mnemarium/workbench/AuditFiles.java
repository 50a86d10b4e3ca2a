package mnemarium.workbench;

import mnemarium.ownership.Finding;
import mnemarium.ownership.MemoryItem;
import mnemarium.ownership.file.AuditHtml;
import mnemarium.ownership.file.AuditJson;
import mnemarium.ownership.file.AuditTable;
import mnemarium.ownership.file.Audited;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/**
 * Writes what came of an audit: a page, a table, a summary. What was there stays until it is whole.
 */
public final class AuditFiles {

    private final Audited audited;
    private final Findings findings;

    /**
     * @param findings goes through all items with what was found, once for each file
     */
    public AuditFiles(Audited audited, Findings findings) {
        this.audited = audited;
        this.findings = findings;
    }

    /** One of the files. */
    public enum Kind {
        REPORT("report.html"),
        ITEMS("items.csv"),
        SUMMARY("summary.json");

        private final String file;

        Kind(String file) {
            this.file = file;
        }

        /** Its name in a folder. */
        public String file() {
            return file;
        }
    }

    /** Goes through all items in order. */
    public interface Findings {
        /** Hands each item with its finding to a sink. */
        void each(BiConsumer<MemoryItem, Finding> sink) throws IOException;
    }

    /** Refuses a folder that could not be written, before any work for it is done. */
    public static void check(Path folder) throws Refusal {
        Path above = folder.toAbsolutePath().normalize().getParent();
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new Refusal("--out " + folder, "a file", "a folder, or the name of a new one");
        } else if (above == null || !Files.isDirectory(above)) {
            throw new Refusal("--out " + folder, "no folder " + above, "one that is there");
        } else if (!Files.isWritable(Files.exists(folder) ? folder : above)) {
            throw new Refusal("--out " + folder, "a folder that may not be written", "another");
        }
    }

    /**
     * Writes all files into a folder: all of them appear, or none.
     *
     * @param suggestions the text of suggestions.csv; without it there is no such file
     */
    public void writeAll(Path folder, Optional<String> suggestions) throws IOException {
        Path above = folder.toAbsolutePath().normalize().getParent();
        Path draft = Files.createTempDirectory(above, "mnemarium-audit");
        try {
            List<String> names = new ArrayList<>();
            for (Kind kind : Kind.values()) {
                names.add(kind.file());
            }
            AuditHtml html = new AuditHtml(audited);
            table(draft.resolve(Kind.ITEMS.file()), html::take); // one going through for both
            Files.writeString(draft.resolve(Kind.REPORT.file()), html.page());
            draft(Kind.SUMMARY, draft.resolve(Kind.SUMMARY.file()));
            if (suggestions.isPresent()) {
                names.add("suggestions.csv");
                Files.writeString(draft.resolve("suggestions.csv"), suggestions.get());
            }
            Files.createDirectories(folder);
            for (String name : names) {
                move(draft.resolve(name), folder.resolve(name));
            }
        } finally {
            try (Stream<Path> left = Files.list(draft)) {
                for (Path each : left.toList()) {
                    Files.delete(each);
                }
            }
            Files.delete(draft);
        }
    }

    /** Writes one of the files. */
    public void write(Kind kind, Path file) throws IOException {
        Path above = file.toAbsolutePath().normalize().getParent();
        Path draft = Files.createTempFile(above, "mnemarium-audit", "");
        try {
            draft(kind, draft);
            move(draft, file);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    private static void move(Path draft, Path file) throws IOException {
        Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private void draft(Kind kind, Path file) throws IOException {
        switch (kind) {
            case REPORT -> {
                AuditHtml html = new AuditHtml(audited);
                findings.each(html::take);
                Files.writeString(file, html.page());
            }
            case ITEMS -> table(file, (_, _) -> {});
            case SUMMARY -> Files.writeString(file, AuditJson.text(audited));
        }
    }

    private void table(Path file, BiConsumer<MemoryItem, Finding> beside) throws IOException {
        try (BufferedWriter csv = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            csv.write(AuditTable.header());
            findings.each(
                    (item, finding) -> {
                        beside.accept(item, finding);
                        write(csv, AuditTable.row(item, finding));
                    });
        } catch (UncheckedIOException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static void write(Writer csv, String row) {
        try {
            csv.write(row);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
