package mnemarium.cli;

import mnemarium.ledger.CheckResult;
import mnemarium.ledger.Draft;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.Tally;
import mnemarium.workbench.LedgerCard;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;

/** A record's card as lines of text. */
final class RecordText {

    private RecordText() {}

    static List<String> lines(LedgerCard card) {
        LedgerRecord record = card.record();
        List<String> lines = new ArrayList<>();
        lines.add(
                record.id()
                        + ", "
                        + record.kind().title()
                        + ", "
                        + card.standing().word()
                        + ": "
                        + record.title());
        record.body().lines().forEach(each -> lines.add("  " + each));
        lines.add("");
        new TreeMap<>(Draft.particulars(record.payload()))
                .forEach((name, text) -> add(lines, name.replace('-', ' '), text));
        add(lines, "scope", record.scope().isEmpty() ? "none" : record.scope().sentence());
        for (LedgerCard.LastCheck each : card.checks()) {
            add(lines, "depends on", dependency(each));
        }
        record.exclusions().forEach(each -> add(lines, "not when", each.text()));
        record.evidence().forEach(each -> add(lines, "evidence", each));
        add(
                lines,
                "costs",
                String.format(
                        Locale.ROOT,
                        "derive %d, verify %d, recall %d turns; %d, %d, %d tokens; footprint %d tokens",
                        record.costs().derive().turns(),
                        record.costs().verify().turns(),
                        record.costs().recall().turns(),
                        record.costs().derive().tokens(),
                        record.costs().verify().tokens(),
                        record.costs().recall().tokens(),
                        record.costs().footprintTokens()));
        add(lines, "V(R)", card.turns().sentence());
        add(lines, "", card.tokens().sentence());
        add(
                lines,
                "trust",
                record.authority().title()
                        + "; confidence "
                        + record.confidence().level().word()
                        + ": "
                        + record.confidence().reason());
        add(lines, "from", record.provenance().producedBy());
        add(lines, "used", used(card.usage().savedTurns(), card.usage().falseValid()));
        if (card.chain().size() > 1) {
            add(
                    lines,
                    "chain",
                    String.join(" > ", card.chain().stream().map(LedgerRecord::id).toList()));
        }
        card.supersededBy()
                .forEach(
                        each ->
                                add(
                                        lines,
                                        "followed by",
                                        each.id()
                                                + " ("
                                                + each.supersedes().orElseThrow().because().word()
                                                + ")"));
        return lines;
    }

    private static String dependency(LedgerCard.LastCheck check) {
        String last =
                check.result()
                        .map(result -> last(result) + " in " + check.decision().orElse(""))
                        .orElse("not checked yet");
        return check.dependency().name()
                + ": "
                + check.dependency().request().sentence()
                + " ("
                + check.dependency().source().word()
                + "), "
                + last;
    }

    private static String last(CheckResult result) {
        return result.word() + ", " + result.reason();
    }

    private static String used(Tally turns, long falseValid) {
        if (turns.count() == 0) {
            return "never";
        }
        return String.format(
                Locale.ROOT,
                "%d %s, each saved %d to %d turns, %.2f on average; %d false-valid",
                turns.count(),
                turns.count() == 1 ? "time" : "times",
                turns.least(),
                turns.greatest(),
                turns.mean(),
                falseValid);
    }

    static void add(List<String> lines, String name, String text) {
        lines.add(String.format(Locale.ROOT, "  %-14s %s", name, text));
    }
}
