package mnemarium.cli;

import mnemarium.ownership.Audit;
import mnemarium.ownership.AuditReport;
import mnemarium.ownership.SampleMemory;
import mnemarium.ownership.file.Audited;
import mnemarium.ownership.file.Column;
import mnemarium.ownership.file.Export;
import mnemarium.ownership.file.ExportFormat;
import mnemarium.ownership.file.ExportReader;
import mnemarium.ownership.file.Intake;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.ownership.file.SampleExport;
import mnemarium.workbench.AuditBench;
import mnemarium.workbench.AuditFiles;
import mnemarium.workbench.OwnFiles;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.Suggesting;
import mnemarium.workbench.Suggestion;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;

/** Audits an exported memory against an owners file. */
@Command(
        name = "audit",
        description = {
            "Audits an exported memory: which items are copies of what somebody owns, repeat or "
                    + "contradict each other, have no source or have expired, and what to do about it. The export "
                    + "is read item by item, whatever its size, all of it or none.",
        },
        optionListHeading = "%nOptions:%n")
final class AuditCommand implements Callable<Integer> {

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "The export to audit.")
    private Optional<Path> file = Optional.empty();

    @Option(names = "--sample", description = "Audit the shipped synthetic export instead.")
    private boolean sample;

    @Option(
            names = "--format",
            paramLabel = "F",
            description =
                    "mem0, letta, langgraph, list, jsonl or csv. Default: told by the content.")
    private Optional<String> format = Optional.empty();

    @Mixin private OwnersOptions owners = new OwnersOptions();

    @Option(
            names = "--map",
            paramLabel = "FIELD=COLUMN",
            description =
                    "Which column or JSON path holds text, id, subject, field, source, created,"
                            + " updated or expires; may be repeated.")
    private List<String> map = new ArrayList<>();

    @Option(
            names = "--as-of",
            paramLabel = "DATE",
            description =
                    "The day at which ages and expiry are told, such as 2026-05-09. Default: today,"
                            + " or the sample's own day.")
    private Optional<String> asOf = Optional.empty();

    @Option(
            names = "--suggest",
            description = {
                "Write suggestions.csv too: for items that no rule matches the field whose",
                "description is nearest, with its score. They are counted nowhere."
            })
    private boolean suggest;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "The folder for report.html, items.csv and summary.json.")
    private Path out = Path.of("");

    AuditCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal, IOException {
        ExportReader reader = new ExportReader(format(), mapping());
        OwnersFile known = owners.owners(parts);
        Instant now = now();
        Export export = export();
        AuditFiles.check(out);
        Audit audit = new Audit(known.registry(), known.terms(), now);
        Intake.Taken taken = taken(export, reader.read(export, audit::add));
        Optional<List<Suggestion>> suggestions =
                suggest ? Optional.of(suggestions(known, reader, export)) : Optional.empty();
        AuditReport report = audit.report();
        new AuditFiles(
                        new Audited(
                                sample ? "the shipped sample (synthetic)" : export.name(),
                                taken,
                                report,
                                now),
                        sink -> {
                            AtomicInteger index = new AtomicInteger();
                            Intake again =
                                    reader.read(
                                            export,
                                            item ->
                                                    sink.accept(
                                                            item,
                                                            audit.finding(
                                                                    item,
                                                                    index.getAndIncrement())));
                            if (!again.equals(taken)) {
                                throw new IOException(export.name() + " changed while it was read");
                            }
                        })
                .writeAll(out, suggestions.map(Suggesting::table));
        PrintWriter screen = Objects.requireNonNull(spec).commandLine().getOut();
        AuditText.lines(report, taken).forEach(screen::println);
        suggestions.ifPresent(
                each ->
                        screen.println(
                                "Suggestions by the fields' descriptions, counted nowhere: "
                                        + each.size()
                                        + (each.size() == 1 ? " text" : " texts")
                                        + " (suggestions.csv)"));
        screen.println("Written to " + out + ".");
        return Commands.DONE;
    }

    private List<Suggestion> suggestions(OwnersFile known, ExportReader reader, Export export)
            throws Refusal, IOException {
        try (Laboratory laboratory = new Laboratory(parts)) {
            Suggesting suggesting =
                    new Suggesting(
                            laboratory.embedders().open(AuditBench.EMBEDDER),
                            known.registry(),
                            owners.rejected(parts));
            taken(export, reader.read(export, suggesting::take));
            return suggesting.found();
        }
    }

    private Export export() throws Refusal {
        if (sample == file.isPresent()) {
            throw new Refusal(
                    "audit",
                    sample ? "a file and --sample" : "no file",
                    "either a file or --sample");
        }
        if (sample) {
            return Export.of("sample", SampleExport.mem0(SampleExport.SEED));
        }
        OwnFiles.checkFile(file.orElseThrow());
        return Export.of(file.orElseThrow());
    }

    private Optional<ExportFormat> format() throws Refusal {
        return format.isPresent()
                ? Optional.of(
                        Words.of(
                                "--format",
                                format.get(),
                                ExportFormat.words(),
                                ExportFormat::named))
                : Optional.empty();
    }

    private Map<Column, String> mapping() throws Refusal {
        Map<Column, String> mapping = new EnumMap<>(Column.class);
        for (Map.Entry<String, String> each : Wishes.pairs("--map", map).entrySet()) {
            mapping.put(
                    Words.of("--map", each.getKey(), Column.words(), Column::named),
                    each.getValue());
        }
        return mapping;
    }

    private Instant now() throws Refusal {
        if (asOf.isEmpty()) {
            return sample ? SampleMemory.EXPORTED : parts.clock().instant();
        }
        try {
            return LocalDate.parse(asOf.get()).atStartOfDay().toInstant(ZoneOffset.UTC);
        } catch (DateTimeException e) {
            throw new Refusal("--as-of", "'" + asOf.get() + "'", "a day such as 2026-05-09");
        }
    }

    private static Intake.Taken taken(Export export, Intake intake) throws Refusal {
        return switch (intake) {
            case Intake.Taken taken -> taken;
            case Intake.Refused refused -> throw AuditBench.refusal(export.name(), refused);
        };
    }
}
