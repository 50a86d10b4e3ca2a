package mnemarium.cli;

import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.Currency;
import mnemarium.ledger.Filter;
import mnemarium.ledger.Kind;
import mnemarium.ledger.file.AuditJson;
import mnemarium.ledger.file.RecordJson;
import mnemarium.workbench.LedgerPage;
import mnemarium.workbench.LedgerRow;
import mnemarium.workbench.Refusal;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Lists records or decisions. */
@Command(
        name = "log",
        description = "Lists records, or decisions, the latest first.",
        optionListHeading = "%nOptions:%n")
final class LedgerLogCommand implements Callable<Integer> {

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Mixin private LedgerOption ledger = new LedgerOption();

    @Option(names = "--current", description = "Only what nothing took the place of.")
    private boolean current;

    @Option(names = "--kind", paramLabel = "K", description = "Only records of this kind.")
    private Optional<String> kind = Optional.empty();

    @Option(
            names = "--text",
            paramLabel = "TEXT",
            description = "Only records with this in id, title, body, evidence or scope.")
    private String text = "";

    @Option(
            names = "--scope",
            paramLabel = "TEXT",
            description = "Only records with this in a dimension, such as 'project = shop'.")
    private String scope = "";

    @Option(names = "--decisions", description = "List decisions instead of records.")
    private boolean decisions;

    @Option(
            names = "--limit",
            paramLabel = "N",
            converter = Counting.class,
            description = "At most so many. Default: 50.")
    private int limit = 50;

    @Option(names = "--json", description = "One JSON object a line.")
    private boolean json;

    LedgerLogCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        if (decisions) {
            List<AuditEntry> entries =
                    ledger.open(parts, bench -> LedgerOption.join(bench.decisions(0, limit)));
            if (entries.isEmpty() && !json) {
                out.println("no decisions");
            }
            entries.forEach(
                    each -> out.println(json ? AuditJson.json(each).toString() : line(each)));
            return Commands.DONE;
        }
        Optional<Kind> only =
                kind.isPresent()
                        ? Optional.of(Words.of("--kind", kind.get(), Kind.words(), Kind::named))
                        : Optional.empty();
        Filter filter = new Filter(current, only, text, scope);
        LedgerPage page =
                ledger.open(parts, bench -> LedgerOption.join(bench.list(filter, 0, limit)));
        if (json) {
            page.rows().forEach(each -> out.println(RecordJson.line(each.record())));
            return Commands.DONE;
        }
        page.rows().forEach(each -> out.println(line(each)));
        out.println(
                page.rows().size()
                        + " of "
                        + page.listed()
                        + " listed; "
                        + page.records()
                        + " in the log, "
                        + page.current()
                        + " current");
        return Commands.DONE;
    }

    private static String line(LedgerRow row) {
        return String.format(
                Locale.ROOT,
                "%-6s %-19s %-10s used %3d  %s [%s]",
                row.record().id(),
                row.record().kind().title(),
                row.standing().word(),
                row.usage().reuses(),
                row.record().title(),
                row.record().scope().sentence());
    }

    private static String line(AuditEntry entry) {
        Currency currency = entry.budgets().currency();
        return String.format(
                Locale.ROOT,
                "%-6s %-14s saved %-10s %s%s",
                entry.id(),
                entry.verdict().word() + entry.verdict().record().map(id -> " " + id).orElse(""),
                currency.amount(entry.saved(currency)),
                entry.question().sentence(),
                entry.later()
                        .map(each -> each.wasRight() ? " (right)" : " (wrong: " + each.note() + ")")
                        .orElse(""));
    }
}
