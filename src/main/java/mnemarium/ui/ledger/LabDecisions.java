package mnemarium.ui.ledger;

import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.CandidateTrace;
import mnemarium.ledger.CheckResult;
import mnemarium.ledger.CheckTrace;
import mnemarium.ledger.Verdict;
import mnemarium.ui.chart.Mark;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Derives the decision card of a question to the real ledger from its audit entry. */
final class LabDecisions {

    private LabDecisions() {}

    static DecisionView of(AuditEntry entry) {
        List<DecisionRow> rows = new ArrayList<>();
        rows.add(route(entry));
        rows.add(rank(entry));
        checks(entry).ifPresent(rows::add);
        looked(entry)
                .ifPresent(
                        each -> rows.add(new DecisionRow.Net("Net", Waterfalls.net(each.net()))));
        rows.add(verdict(entry));
        String currency = entry.budgets().currency().word();
        boolean reused = entry.verdict() instanceof Verdict.Reuse;
        return new DecisionView(
                entry.id(),
                "decision",
                reused
                        ? "saved "
                                + Amounts.amount(entry.saved(entry.budgets().currency()), currency)
                        : "",
                rows);
    }

    private static DecisionRow route(AuditEntry entry) {
        List<DecisionLine> lines = new ArrayList<>();
        lines.add(
                DecisionLine.of(
                        entry.question().sentence(),
                        "%s of %s"
                                .formatted(
                                        Amounts.count(entry.routed()),
                                        Amounts.counted(entry.records(), "record", "records"))));
        return new DecisionRow.Lines("Route", lines);
    }

    private static DecisionRow rank(AuditEntry entry) {
        List<DecisionLine> lines = new ArrayList<>();
        for (CandidateTrace each : entry.candidates()) {
            boolean chosen = entry.verdict().record().filter(each.record()::equals).isPresent();
            lines.add(
                    new DecisionLine(
                            Optional.empty(),
                            Amounts.shortHashes(
                                    "%s, net %s%s"
                                            .formatted(
                                                    each.record(),
                                                    Amounts.amount(
                                                            each.net().total(),
                                                            each.net().currency().word()),
                                                    chosen ? "" : ": " + each.why())),
                            place(each.rank()),
                            each.record(),
                            chosen ? Tone.PLAIN : Tone.QUIET));
        }
        if (lines.isEmpty()) {
            lines.add(DecisionLine.quiet("No candidate"));
        }
        return new DecisionRow.Lines("Rank", lines);
    }

    private static String place(int rank) {
        return switch (rank) {
            case 1 -> "1st";
            case 2 -> "2nd";
            case 3 -> "3rd";
            default -> rank + "th";
        };
    }

    /** The candidate whose checks are told: the one the verdict speaks of, else the first. */
    private static Optional<CandidateTrace> looked(AuditEntry entry) {
        return entry.candidates().stream()
                .filter(each -> entry.verdict().record().filter(each.record()::equals).isPresent())
                .findFirst()
                .or(() -> entry.candidates().stream().findFirst());
    }

    private static Optional<DecisionRow> checks(AuditEntry entry) {
        List<DecisionLine> lines = new ArrayList<>();
        for (CandidateTrace candidate : entry.candidates()) {
            boolean any = candidate.checks().stream().anyMatch(each -> each.result().isPresent());
            if (any) {
                for (CheckTrace each : candidate.checks()) {
                    lines.add(line(each).about(candidate.record()));
                }
            }
        }
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        String currency = entry.budgets().currency().word();
        lines.add(
                DecisionLine.quiet(
                        "%s of %s to verify spent"
                                .formatted(
                                        Amounts.count(
                                                entry.verified().in(entry.budgets().currency())),
                                        Amounts.amount(entry.budgets().verify(), currency))));
        return Optional.of(new DecisionRow.Lines("Checks", lines));
    }

    private static DecisionLine line(CheckTrace check) {
        String what = Amounts.shortHashes(check.dependency() + ": " + check.request().sentence());
        return check.result()
                .map(
                        result ->
                                switch (result) {
                                    case CheckResult.Pass _ ->
                                            DecisionLine.marked(Mark.REPRODUCED, what, "pass");
                                    case CheckResult.Fail fail ->
                                            DecisionLine.marked(
                                                    Mark.DIFFERS,
                                                    what
                                                            + "; "
                                                            + Amounts.shortHashes(fail.reason()),
                                                    "fail");
                                    case CheckResult.Unknown doubt ->
                                            DecisionLine.marked(
                                                    Mark.NOT_COMPARABLE,
                                                    what + "; " + doubt.reason(),
                                                    "unknown");
                                })
                .orElseGet(() -> DecisionLine.quiet(what + "; not run"));
    }

    private static DecisionRow verdict(AuditEntry entry) {
        Verdict verdict = entry.verdict();
        String currency = entry.budgets().currency().word();
        long paid =
                entry.verified().in(entry.budgets().currency())
                        + entry.recalled().in(entry.budgets().currency());
        String cost = Amounts.amount(paid, currency) + " spent";
        String answer = "";
        Tone tone = Tone.PLAIN;
        if (entry.later().isPresent()) {
            boolean right = entry.later().get().wasRight();
            answer = right ? "it was right" : "it was false-valid";
            tone = right ? Tone.FOUND : Tone.HARM;
        }
        return switch (verdict) {
            case Verdict.Reuse reuse ->
                    row(
                            "Reuse " + reuse.id(),
                            DecisionRow.End.REUSE,
                            cost,
                            answer,
                            tone,
                            reuse.reason());
            case Verdict.Hint hint ->
                    row(
                            "Hint " + hint.id(),
                            DecisionRow.End.HINT,
                            cost,
                            answer,
                            tone,
                            hint.reason() + ". It may inform, and must not be acted on.");
            case Verdict.Derive derive ->
                    row("Derive", DecisionRow.End.DERIVE, cost, answer, tone, derive.reason());
            case Verdict.Needed needed ->
                    row(
                            "Needed first",
                            DecisionRow.End.NEEDED,
                            cost,
                            answer,
                            tone,
                            String.join(
                                    "; ",
                                    needed.needs().stream()
                                            .map(each -> each.name() + ": " + each.reason())
                                            .toList()));
        };
    }

    private static DecisionRow row(
            String word, DecisionRow.End end, String cost, String answer, Tone tone, String note) {
        return new DecisionRow.Verdict(
                "Verdict", word, end, cost, answer, tone, Amounts.shortHashes(note));
    }
}
