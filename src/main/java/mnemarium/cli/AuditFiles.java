package mnemarium.cli;

import mnemarium.ownership.Audit;
import mnemarium.ownership.AuditReport;
import mnemarium.ownership.Finding;
import mnemarium.ownership.MemoryItem;
import mnemarium.ownership.file.Intake;
import mnemarium.workbench.Refusal;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The files of an audit: all of them appear, or none. */
final class AuditFiles {

    private static final List<String> COLUMNS =
            List.of(
                    "id",
                    "text",
                    "subject",
                    "source",
                    "created",
                    "updated",
                    "expires",
                    "field",
                    "matched by",
                    "owner",
                    "verdict",
                    "reason",
                    "copy",
                    "chance out of date",
                    "expired",
                    "claims authority",
                    "places to delete",
                    "repeats an earlier one",
                    "near",
                    "kept beside",
                    "line",
                    "place");

    private final Path folder;

    AuditFiles(Path folder) {
        this.folder = folder;
    }

    /** What was audited, and what came of it. */
    record Audited(String name, Intake.Taken taken, AuditReport report, Instant asOf) {}

    /** Reads the items once more, handing each to a sink. */
    interface Again {
        void read(Consumer<MemoryItem> sink) throws IOException;
    }

    /** Refuses a folder that could not be written, before any work for it is done. */
    void check() throws Refusal {
        Path above = folder.toAbsolutePath().normalize().getParent();
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new Refusal("--out " + folder, "a file", "a folder, or the name of a new one");
        } else if (above == null || !Files.isDirectory(above)) {
            throw new Refusal("--out " + folder, "no folder " + above, "one that is there");
        } else if (!Files.isWritable(Files.exists(folder) ? folder : above)) {
            throw new Refusal("--out " + folder, "a folder that may not be written", "another");
        }
    }

    /** Writes the files; what was there stays until all of them are whole. */
    void write(Audited audited, Again again, Audit audit) throws IOException {
        Path above = folder.toAbsolutePath().normalize().getParent();
        Path draft = Files.createTempDirectory(above, "mnemarium-audit");
        try {
            AuditHtml html = new AuditHtml(audited);
            try (BufferedWriter csv =
                    Files.newBufferedWriter(draft.resolve("items.csv"), StandardCharsets.UTF_8)) {
                csv.write(row(COLUMNS));
                int[] index = {0};
                again.read(
                        item -> {
                            Finding finding = audit.finding(item, index[0]++);
                            html.take(item, finding);
                            write(csv, row(cells(item, finding)));
                        });
            }
            Files.writeString(
                    draft.resolve("summary.json"), OutcomeJson.pretty(summary(audited)) + "\n");
            Files.writeString(draft.resolve("report.html"), html.page());
            Files.createDirectories(folder);
            for (String name : List.of("items.csv", "summary.json", "report.html")) {
                Files.move(
                        draft.resolve(name),
                        folder.resolve(name),
                        StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (UncheckedIOException e) {
            throw new IOException(e.getMessage(), e);
        } finally {
            try (Stream<Path> left = Files.list(draft)) {
                for (Path each : left.toList()) {
                    Files.delete(each);
                }
            }
            Files.delete(draft);
        }
    }

    private static void write(BufferedWriter csv, String row) {
        try {
            csv.write(row);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> cells(MemoryItem item, Finding finding) {
        return List.of(
                item.id(),
                item.text(),
                item.subject().orElse(""),
                item.source().orElse(""),
                time(item.created()),
                time(item.updated()),
                time(item.expires()),
                finding.match().map(each -> each.field().name()).orElse(""),
                finding.match().map(each -> each.rule()).orElse(""),
                finding.owner().name(),
                finding.verdict().title(),
                finding.reason(),
                yes(finding.isCopy()),
                finding.outOfDate().isPresent()
                        ? String.format(Locale.ROOT, "%.3f", finding.outOfDate().getAsDouble())
                        : "",
                yes(finding.isExpired()),
                yes(finding.claimsAuthority()),
                Integer.toString(finding.places()),
                yes(finding.repeats()),
                String.join("; ", finding.near()),
                item.others().isEmpty() ? "" : item.others().toString(),
                Integer.toString(item.place().line()),
                item.place().pointer());
    }

    private static String time(Optional<Instant> time) {
        return time.map(Instant::toString).orElse("");
    }

    private static String yes(boolean is) {
        return is ? "yes" : "no";
    }

    private static String row(List<String> cells) {
        return String.join(",", cells.stream().map(AuditFiles::cell).toList()) + "\r\n";
    }

    /**
     * A cell between quotes if need be. What a spreadsheet would take for a formula gets an
     * apostrophe before it, so that it stays a text; control characters become their pictures.
     */
    static String cell(String text) {
        String safe = AuditHtml.visible(text);
        String first = safe.stripLeading();
        if (!first.isEmpty() && "=+-@＝＋－＠".indexOf(first.charAt(0)) >= 0) {
            safe = "'" + safe;
        }
        boolean quoted = safe.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == ';');
        return quoted ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }

    private static ObjectNode summary(Audited audited) {
        AuditReport report = audited.report();
        ObjectNode node = JsonMapper.shared().createObjectNode();
        node.put("export", audited.name());
        node.put("format", audited.taken().format().word());
        node.put("asOf", audited.asOf().toString());
        node.put("items", report.items());
        node.put("copies", report.copies());
        node.put("shareOfCopies", report.shareOfCopies());
        report.classes()
                .forEach(
                        each ->
                                node.withArray("classes")
                                        .addObject()
                                        .put("field", each.field())
                                        .put("owner", each.owner())
                                        .put("verdict", each.verdict().word())
                                        .put("items", each.items())
                                        .put("expectedOutOfDate", each.outOfDate())
                                        .put("outOfDateUntold", each.untold()));
        ObjectNode verdicts = node.putObject("verdicts");
        report.verdicts().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(each -> verdicts.put(each.getKey().word(), each.getValue()));
        node.put("repeats", report.repeats());
        node.put("repeatedTexts", report.repeatedTexts());
        node.put("neighboursLeftOut", report.neighboursLeftOut());
        node.put("nearPairs", report.nearPairs());
        node.put("contradictions", report.contradictions());
        node.put("withoutSource", report.withoutSource());
        node.put("withoutSubject", report.withoutSubject());
        node.put("expired", report.expired());
        node.put("authorityClaims", report.authorityClaims());
        node.put("subjects", report.subjects());
        node.put("largestSubject", report.largestSubject());
        node.put("itemsOfLargestSubject", report.itemsOfLargest());
        report.toDo()
                .forEach(
                        each -> {
                            ObjectNode one = node.withArray("toDo").addObject();
                            one.put("what", each.what());
                            one.put("why", each.why());
                            one.put("items", each.items());
                            each.examples().forEach(one.withArray("examples")::add);
                        });
        audited.taken().notes().forEach(node.withArray("notes")::add);
        return node;
    }
}
