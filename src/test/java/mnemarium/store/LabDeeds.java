package mnemarium.store;

import mnemarium.ledger.Amount;
import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.Authority;
import mnemarium.ledger.Budgets;
import mnemarium.ledger.Check;
import mnemarium.ledger.Confidence;
import mnemarium.ledger.Costs;
import mnemarium.ledger.Currency;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Draft;
import mnemarium.ledger.Given;
import mnemarium.ledger.Kind;
import mnemarium.ledger.LaterOutcome;
import mnemarium.ledger.Ledger;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.MatchPolicy;
import mnemarium.ledger.Provenance;
import mnemarium.ledger.Question;
import mnemarium.ledger.Scope;
import mnemarium.ledger.Source;
import mnemarium.ledger.Supersedes;
import mnemarium.ledger.Verdict;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/**
 * A story of the workspace's ledger, always the same: each tenth deed begins with a record, which
 * is used, found wrong and corrected.
 */
final class LabDeeds {

    private LabDeeds() {}

    /** How many deeds a ledger has seen. */
    static int done(Ledger ledger) {
        return ledger.records().size()
                + ledger.audit().size()
                + (int) ledger.audit().stream().filter(each -> each.later().isPresent()).count();
    }

    static CompletionStage<Void> todo(LedgerShelf shelf, int deed) {
        int round = deed / 10;
        return switch (deed % 10) {
            case 0 -> shelf.append(List.of(record("R-" + round, Optional.empty())));
            case 9 ->
                    shelf.append(
                            List.of(
                                    record(
                                            "C-" + round,
                                            Optional.of(
                                                    new Supersedes(
                                                            "R-" + round,
                                                            Supersedes.Because.CORRECTION)))));
            case 8 -> shelf.note(new LaterOutcome("D-" + round + "-7", deed, false, "it was slow"));
            default -> shelf.note(decision("D-" + round + "-" + deed % 10, "R-" + round, deed));
        };
    }

    static void todo(Ledger ledger, int deed) {
        int round = deed / 10;
        switch (deed % 10) {
            case 0 -> ledger.append(record("R-" + round, Optional.empty()));
            case 9 ->
                    ledger.append(
                            record(
                                    "C-" + round,
                                    Optional.of(
                                            new Supersedes(
                                                    "R-" + round, Supersedes.Because.CORRECTION))));
            case 8 ->
                    ledger.note(new LaterOutcome("D-" + round + "-7", deed, false, "it was slow"));
            default -> ledger.note(decision("D-" + round + "-" + deed % 10, "R-" + round, deed));
        }
    }

    static LedgerRecord record(String id, Optional<Supersedes> link) {
        return new Draft(
                        Kind.OUTCOME,
                        link,
                        "Plan " + id + " \"högt\"",
                        "Hash join on orders,\n\tpartition by day.",
                        List.of("task 30, answer"),
                        new Scope(
                                List.of(
                                        new Scope.Dimension(
                                                "db_version", "17", MatchPolicy.SAME_MAJOR))),
                        List.of(
                                Dependency.unchanged(
                                        "workload",
                                        "aa",
                                        Source.FETCHED,
                                        new Check.FileHash("workload.csv"))),
                        List.of(),
                        new Costs(new Amount(5, 4000), new Amount(1, 120), new Amount(1, 400), 60),
                        Authority.SYSTEM,
                        new Confidence(Confidence.Level.HIGH, "answer checked"),
                        new Provenance("planner", List.of()),
                        Map.of())
                .record(id, 7);
    }

    static AuditEntry decision(String id, String record, long saved) {
        return new AuditEntry(
                id,
                saved,
                new Question(
                        Optional.empty(),
                        List.of(new Given("db_version", "17", Given.Origin.PROVIDED)),
                        true),
                Budgets.DEFAULT,
                1,
                1,
                List.of(),
                new Amount(1, 120),
                new Amount(1, 400),
                new Amount(5 + (int) saved % 4, 4000),
                new Verdict.Reuse(record, "all checks passed"),
                Optional.empty());
    }

    /** The ledger after so many deeds. */
    static Ledger after(int deeds) {
        Ledger ledger = new Ledger();
        for (int i = 0; i < deeds; i++) {
            todo(ledger, i);
        }
        return ledger;
    }

    /** All that a ledger tells, to compare two. */
    static List<Object> told(Ledger ledger) {
        return List.of(
                ledger.records(),
                ledger.audit(),
                ledger.current(),
                ledger.records().stream().map(each -> ledger.usage(each.id())).toList(),
                ledger.records().stream().map(ledger::standing).toList(),
                ledger.records().stream().map(each -> ledger.value(each, Currency.TURNS)).toList());
    }
}
