package mnemarium.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Records to begin tests with; each method changes one thing. */
final class Sample {

    private Kind kind = Kind.OUTCOME;
    private String id = "R-01";
    private String title = "Query plan for the nightly report";
    private Scope scope = Sample.scope("db_version", "17", MatchPolicy.SAME_MAJOR);
    private List<Dependency> dependencies = List.of(file("workload.csv", "aa"));
    private Costs costs = costs(5, 1, 1);
    private Authority authority = Authority.SYSTEM;
    private Optional<Supersedes> supersedes = Optional.empty();
    private List<String> evidence = List.of("task 30, answer");
    private List<Exclusion> exclusions = List.of();
    private Map<String, String> particulars = Map.of();
    private long created;

    static Sample record(String id) {
        Sample sample = new Sample();
        sample.id = id;
        return sample;
    }

    static Scope scope(String name, String value, MatchPolicy policy) {
        return new Scope(List.of(new Scope.Dimension(name, value, policy)));
    }

    static Costs costs(int derive, int verify, int recall) {
        return new Costs(
                new Amount(derive, derive * 800L),
                new Amount(verify, verify * 120L),
                new Amount(recall, recall * 400L),
                60);
    }

    /** A dependency on a file that is named like it. */
    static Dependency file(String name, String hash) {
        return Dependency.unchanged(name, hash, Source.FETCHED, new Check.FileHash(name));
    }

    /** A dependency on a value that the question brings. */
    static Dependency named(String name, String value) {
        return Dependency.unchanged(
                name, value, Source.PROVIDED, new Check.Predicate(Optional.empty(), name));
    }

    Sample kind(Kind other) {
        kind = other;
        return this;
    }

    Sample title(String other) {
        title = other;
        return this;
    }

    Sample scoped(Scope other) {
        scope = other;
        return this;
    }

    Sample on(Dependency... others) {
        dependencies = List.of(others);
        return this;
    }

    Sample costing(int derive, int verify, int recall) {
        costs = costs(derive, verify, recall);
        return this;
    }

    Sample by(Authority other) {
        authority = other;
        return this;
    }

    Sample superseding(String earlier, Supersedes.Because because) {
        supersedes = Optional.of(new Supersedes(earlier, because));
        return this;
    }

    Sample evidence(String... others) {
        evidence = List.of(others);
        return this;
    }

    Sample notWhen(String... texts) {
        List<Exclusion> all = new ArrayList<>();
        for (String each : texts) {
            all.add(new Exclusion(each));
        }
        exclusions = all;
        return this;
    }

    Sample with(Map<String, String> others) {
        particulars = others;
        return this;
    }

    Sample created(long nanos) {
        created = nanos;
        return this;
    }

    Draft draft() {
        return new Draft(
                kind,
                supersedes,
                title,
                "Hash join on orders, partition by day, index on account.",
                evidence,
                scope,
                dependencies,
                exclusions,
                costs,
                authority,
                new Confidence(Confidence.Level.HIGH, "answer checked"),
                new Provenance("planner", List.of()),
                particulars);
    }

    LedgerRecord made() {
        return draft().record(id, created);
    }
}
