package mnemarium.ui.ledger;

import mnemarium.ui.chart.Mark;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Views made by hand, as large as a test wants them. */
final class Shown {

    private Shown() {}

    static DecisionView reuse() {
        return new DecisionView(
                "Task 31",
                "decision",
                "saved 3 turns",
                List.of(
                        new DecisionRow.Lines(
                                "Route",
                                DecisionLine.of("Scope db_version = 18", "1 of 4 records")),
                        new DecisionRow.Lines(
                                "Rank",
                                DecisionLine.of("R-04, net 3 turns", "1st").about("R-04"),
                                DecisionLine.quiet("R-02 is of scope db_version = 17")
                                        .about("R-02")),
                        new DecisionRow.Lines(
                                "Checks",
                                DecisionLine.marked(
                                        Mark.REPRODUCED, "Fingerprint equal", "9e1d 44b7"),
                                DecisionLine.quiet(
                                        "4 of 4 dimensions, 1 of 3 turns to verify spent")),
                        new DecisionRow.Net("Net", Waterfall.net(5, 1, 1, "turns")),
                        new DecisionRow.Verdict(
                                "Verdict",
                                "Reuse R-04",
                                DecisionRow.End.REUSE,
                                "2 turns",
                                "answer right",
                                Tone.FOUND,
                                "")));
    }

    static DecisionView derive() {
        return new DecisionView(
                "Task 20",
                "decision",
                "",
                List.of(
                        new DecisionRow.Lines(
                                "Route",
                                DecisionLine.of("Scope db_version = 18", "0 of 2 records")),
                        new DecisionRow.Verdict(
                                "Verdict",
                                "Derive",
                                DecisionRow.End.DERIVE,
                                "5 turns",
                                "",
                                Tone.PLAIN,
                                ""),
                        new DecisionRow.Lines(
                                "Why",
                                DecisionLine.of("A new scope: no record for db_version 18", ""))));
    }

    static TripView trip() {
        return new TripView(
                "Last canary trip",
                30,
                94,
                2,
                2,
                List.of(
                        new TripView.Moved("workload", "oltp to analytics, declared, real", true),
                        new TripView.Moved("ci_runner", "A to B, noise", false)),
                "1 derivation, 5 turns",
                "Without canary",
                "reuse would have been false-valid",
                true,
                Optional.of(32),
                Optional.empty());
    }

    static RecordView record() {
        return new RecordView(
                "R-04",
                "outcome",
                List.of("R-03", "R-04"),
                false,
                false,
                "Query plan for the nightly report",
                "Hash join on orders, partition by day, index on account.",
                List.of(
                        assumption("db_version", "18", "provided", RecordView.Result.PASS),
                        assumption("workload", "analytics", "fetched", RecordView.Result.PASS),
                        assumption("data_volume", "small", "fetched", RecordView.Result.FAIL),
                        assumption("ci_runner", "B", "fetched", RecordView.Result.UNCHECKED)),
                List.of(
                        new RecordView.Fact("Fingerprint", "9e1d 44b7, all 4 dimensions"),
                        new RecordView.Fact("Cost", "derive 5, check 1, recall 1 turns"),
                        new RecordView.Fact("Trust", "system; confidence high: answer checked"),
                        new RecordView.Fact("Evidence", "task 30, answer", Optional.of(94)),
                        new RecordView.Fact("Used", "1 time; net saved 3 turns")),
                Optional.of(Waterfall.net(5, 1, 1, "turns")),
                Optional.of(
                        new Waterfall(
                                "V(R)",
                                List.of(
                                        new Waterfall.Term("net × reuses", 27, "3 × 9"),
                                        new Waterfall.Term("store", -2),
                                        new Waterfall.Term("P(stale) × error", -0.56, "0.11 × 5")),
                                "turns",
                                "V(R) so far, P(stale) measured on 9 reuses of this scope")));
    }

    private static RecordView.Assumption assumption(
            String name, String value, String source, RecordView.Result result) {
        return new RecordView.Assumption(name, value, source, result, "");
    }

    /** So many records; each is superseded by the next but every tenth. */
    static RecordList records(int size) {
        return new RecordList() {
            @Override
            public int size() {
                return size;
            }

            @Override
            public RecordRow row(int index) {
                boolean superseded = isSuperseded(index);
                String scope = scope(index);
                return new RecordRow(
                        id(index),
                        "outcome",
                        "Query plan for the nightly report",
                        scope,
                        Integer.toString(index * 10),
                        index == size - 1 ? 1 : 9,
                        superseded
                                ? RecordRow.Standing.SUPERSEDED
                                : scope.equals(scope(size - 1))
                                        ? RecordRow.Standing.CURRENT
                                        : RecordRow.Standing.OUT_OF_SCOPE,
                        superseded ? id(index + 1) : "");
            }

            private String scope(int index) {
                return Integer.toString(17 + index / 2);
            }

            private String id(int index) {
                return "R-%02d".formatted(index + 1);
            }

            @Override
            public boolean isSuperseded(int index) {
                return index % 2 == 0 && index + 1 < size;
            }

            @Override
            public int index(String id) {
                int index = id.isEmpty() ? -1 : Integer.parseInt(id.substring(2)) - 1;
                return index < size ? index : -1;
            }

            @Override
            public List<String> kinds() {
                return List.of("outcome");
            }

            @Override
            public List<String> scopes() {
                Set<String> scopes = new HashSet<>();
                for (int i = 0; i < Math.min(size, 20); i++) {
                    scopes.add(scope(i));
                }
                List<String> sorted = new ArrayList<>(scopes);
                sorted.sort(String::compareTo);
                return sorted;
            }
        };
    }
}
