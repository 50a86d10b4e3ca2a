package mnemarium.ledger.file;

import mnemarium.ledger.Amount;
import mnemarium.ledger.Authority;
import mnemarium.ledger.Check;
import mnemarium.ledger.Comparison;
import mnemarium.ledger.Confidence;
import mnemarium.ledger.Costs;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Draft;
import mnemarium.ledger.Exclusion;
import mnemarium.ledger.Kind;
import mnemarium.ledger.Ledger;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.MatchPolicy;
import mnemarium.ledger.Provenance;
import mnemarium.ledger.Scope;
import mnemarium.ledger.Source;
import mnemarium.ledger.Supersedes;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** Records of all kinds with all checks, the same for the same seed. */
public final class RandomRecords {

    private final SplittableRandom chance;

    public RandomRecords(long seed) {
        chance = new SplittableRandom(seed);
    }

    /** A ledger of so many records, some of which supersede others. */
    public Ledger ledger(int count) {
        Ledger ledger = new Ledger();
        while (ledger.records().size() < count) {
            LedgerRecord record = record(ledger.nextId(), ledger.records());
            if (ledger.objection(record).isEmpty()) {
                ledger.append(record);
            }
        }
        return ledger;
    }

    public LedgerRecord record(String id, List<LedgerRecord> earlier) {
        Kind kind = one(Kind.values());
        Map<String, String> particulars = new HashMap<>();
        Draft.particularsOf(kind).forEach(name -> particulars.put(name, text()));
        List<Dependency> dependencies = new ArrayList<>();
        int count = 1 + chance.nextInt(4);
        for (int i = 0; i < count; i++) {
            dependencies.add(dependency("d" + i));
        }
        Optional<Supersedes> link =
                earlier.isEmpty() || chance.nextInt(3) > 0
                        ? Optional.empty()
                        : Optional.of(
                                new Supersedes(
                                        earlier.get(chance.nextInt(earlier.size())).id(),
                                        one(Supersedes.Because.values())));
        return new Draft(
                        kind,
                        link,
                        text(),
                        text() + "\n" + text(),
                        List.of(text(), text()),
                        new Scope(
                                List.of(
                                        new Scope.Dimension(
                                                "project",
                                                "p" + chance.nextInt(5),
                                                MatchPolicy.EXACT),
                                        new Scope.Dimension("branch", text(), MatchPolicy.WEAK),
                                        new Scope.Dimension(
                                                "major",
                                                chance.nextInt(3) + ".1",
                                                one(MatchPolicy.values())))),
                        dependencies,
                        List.of(new Exclusion("workload = batch"), new Exclusion(text())),
                        new Costs(amount(), amount(), amount(), chance.nextInt(1000)),
                        one(Authority.values()),
                        new Confidence(one(Confidence.Level.values()), text()),
                        new Provenance(text(), List.of(text())),
                        particulars)
                .record(id, chance.nextLong(1L << 40));
    }

    private Dependency dependency(String name) {
        Check check =
                switch (chance.nextInt(7)) {
                    case 0 -> new Check.FileHash(text());
                    case 1 -> new Check.GitRef(".", "main");
                    case 2 -> new Check.PackageVersion("pom.xml", text());
                    case 3 -> new Check.ApiSchemaHash(text());
                    case 4 -> new Check.Predicate(Optional.empty(), "workload");
                    case 5 -> new Check.Predicate(Optional.of("a.json"), "/a/b");
                    default -> new Check.TestCommand(text());
                };
        return new Dependency(
                name,
                "a" + chance.nextInt(9),
                one(Source.values()),
                check,
                one(Comparison.values()),
                Duration.ofMillis(1 + chance.nextInt(5000)));
    }

    private Amount amount() {
        return new Amount(chance.nextInt(100), chance.nextLong(10_000));
    }

    private <T> T one(T[] all) {
        return all[chance.nextInt(all.length)];
    }

    private String text() {
        String letters = "abc \"\\\tå∀😀{}[]:,";
        StringBuilder text = new StringBuilder("t");
        int length = chance.nextInt(30);
        for (int i = 0; i < length; i++) {
            text.appendCodePoint(
                    letters.codePoints()
                            .skip(chance.nextInt(letters.codePointCount(0, letters.length())))
                            .findFirst()
                            .orElseThrow());
        }
        return text.toString();
    }
}
