package mnemarium.cli;

import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.CandidateTrace;
import mnemarium.ledger.CheckTrace;
import mnemarium.ledger.Currency;
import mnemarium.ledger.Need;
import mnemarium.ledger.Verdict;
import mnemarium.workbench.LedgerAnswer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A decision's card as lines of text: route, rank, checks, V(R), verdict. */
final class DecisionText {

    private DecisionText() {}

    static List<String> lines(LedgerAnswer answer) {
        AuditEntry entry = answer.decision();
        Currency currency = entry.budgets().currency();
        List<String> lines = new ArrayList<>();
        lines.add(
                entry.id()
                        + ": "
                        + entry.verdict().word()
                        + entry.verdict().record().map(each -> " " + each).orElse(""));
        RecordText.add(lines, "question", entry.question().sentence());
        RecordText.add(
                lines,
                "route",
                entry.routed()
                        + " of "
                        + entry.records()
                        + (entry.records() == 1 ? " record is" : " records are")
                        + " in scope");
        for (CandidateTrace each : entry.candidates()) {
            RecordText.add(
                    lines,
                    "rank " + each.rank(),
                    each.record()
                            + ", net "
                            + each.net().sentence()
                            + ", "
                            + each.authority().title()
                            + ": "
                            + each.why());
            for (CheckTrace check : each.checks()) {
                RecordText.add(lines, "  check", check(check, currency));
            }
        }
        answer.value().ifPresent(value -> RecordText.add(lines, "V(R)", value.sentence()));
        RecordText.add(
                lines,
                "cost",
                String.format(
                        Locale.ROOT,
                        "verify %d of %d, recall %d, derive avoided %d: saved %s",
                        entry.verified().in(currency),
                        entry.budgets().verify(),
                        entry.recalled().in(currency),
                        entry.avoided().in(currency),
                        currency.amount(entry.saved(currency))));
        RecordText.add(lines, "verdict", verdict(entry.verdict()));
        if (entry.verdict() instanceof Verdict.Needed needed) {
            for (Need each : needed.needs()) {
                RecordText.add(lines, "  needed", each.name() + ": " + each.reason());
            }
        }
        answer.record()
                .ifPresent(
                        record -> {
                            lines.add("");
                            lines.add(record.id() + ": " + record.title());
                            record.body().lines().forEach(each -> lines.add("  " + each));
                            record.exclusions()
                                    .forEach(
                                            each -> RecordText.add(lines, "not when", each.text()));
                        });
        return lines;
    }

    private static String verdict(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Reuse reuse -> "reuse " + reuse.id() + ": " + reuse.reason();
            case Verdict.Hint hint ->
                    "hint "
                            + hint.id()
                            + ", not to be acted on without deriving again: "
                            + hint.reason();
            case Verdict.Needed needed -> needed.reason();
            case Verdict.Derive derive -> "derive: " + derive.reason();
        };
    }

    private static String check(CheckTrace check, Currency currency) {
        String result =
                check.result().map(each -> each.word() + ", " + each.reason()).orElse("skipped");
        return check.dependency()
                + ": "
                + check.request().sentence()
                + ": "
                + result
                + (check.result().isPresent()
                        ? " (" + currency.amount(check.cost().in(currency)) + ")"
                        : "");
    }
}
