package mnemarium.loop.reuse;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.ledger.Amount;
import mnemarium.ledger.Answers;
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
import mnemarium.ledger.Ledger;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.MatchPolicy;
import mnemarium.ledger.Provenance;
import mnemarium.ledger.Question;
import mnemarium.ledger.Scope;
import mnemarium.ledger.Source;
import mnemarium.ledger.Supersedes;
import mnemarium.ledger.Verdict;
import mnemarium.world.RandomWorlds;
import mnemarium.world.World;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The arms are the ledger's rule in short: the real ledger, given the same world as values that the
 * question brings, reuses and derives in the same tasks. Left out: arms that reuse what nothing
 * checks, which the real ledger never does.
 */
class RealLedgerLawTest {

    private static final String FINGERPRINT = "fingerprint";

    @ParameterizedTest
    @EnumSource(names = {"LEDGER_V1", "LEDGER_UNDERDECL", "LEDGER_CANARY"})
    void theRealLedgerReusesInTheSameTasksOfTheRandomWorldsOfSeed0(ReuseArm arm) {
        int compared = 0;
        for (World world : new RandomWorlds(0, 60, mnemarium.world.Costs.DEFAULT).next(60)) {
            List<String> declared =
                    switch (arm) {
                        case LEDGER_CANARY -> List.of(FINGERPRINT);
                        case LEDGER_UNDERDECL -> world.underDeclared();
                        case NO_MEMORY,
                                NAIVE_CACHE,
                                LEDGER_V1,
                                LEDGER_LEARN,
                                LEDGER_TIERED,
                                LEDGER_NARROWING ->
                                world.declared();
                    };
            if (!declared.isEmpty()) {
                assertThat(byTheLedger(world, declared)).isEqualTo(byTheArm(world, arm));
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(30);
    }

    private static List<Boolean> byTheArm(World world, ReuseArm arm) {
        List<Boolean> reuses = new ArrayList<>();
        new ReuseKernel(
                        new Layout(world),
                        Policy.of(arm),
                        new ReuseSink() {
                            @Override
                            public void decided(int task, Reason reason, long net) {
                                reuses.add(reason.isReuse());
                            }
                        })
                .run();
        return reuses;
    }

    private static List<Boolean> byTheLedger(World world, List<String> declared) {
        Ledger ledger = new Ledger();
        List<Boolean> reuses = new ArrayList<>();
        for (int task = 0; task < world.tasks(); task++) {
            Map<String, String> values = new TreeMap<>(world.environment(task));
            values.put(FINGERPRINT, values.toString());
            AuditEntry entry =
                    ledger.decide(
                            ledger.plan(question(values), new Budgets(Currency.TURNS, 1000, 5)),
                            Answers.NONE,
                            task);
            ledger.note(entry);
            boolean isReuse = entry.verdict() instanceof Verdict.Reuse;
            reuses.add(isReuse);
            if (!isReuse) {
                ledger.append(derived(ledger, task, values, declared));
            }
        }
        return reuses;
    }

    private static Question question(Map<String, String> values) {
        return new Question(
                Optional.of(Kind.OUTCOME),
                values.entrySet().stream()
                        .map(
                                each ->
                                        new Given(
                                                each.getKey(),
                                                each.getValue(),
                                                Given.Origin.FETCHED))
                        .toList(),
                false);
    }

    private static LedgerRecord derived(
            Ledger ledger, int task, Map<String, String> values, List<String> declared) {
        Scope scope =
                new Scope(
                        List.of(
                                new Scope.Dimension(
                                        "dep0",
                                        values.getOrDefault("dep0", ""),
                                        MatchPolicy.EXACT)));
        Optional<Supersedes> earlier =
                ledger.current().stream()
                        .filter(each -> each.scope().equals(scope))
                        .map(each -> new Supersedes(each.id(), Supersedes.Because.REFRESH))
                        .findFirst();
        return new Draft(
                        Kind.OUTCOME,
                        earlier,
                        "Outcome of task " + task,
                        "Derived from " + values,
                        List.of("task " + task),
                        scope,
                        declared.stream()
                                .map(
                                        name ->
                                                Dependency.unchanged(
                                                        name,
                                                        values.getOrDefault(name, ""),
                                                        Source.FETCHED,
                                                        new Check.Predicate(
                                                                Optional.empty(), name)))
                                .toList(),
                        List.of(),
                        new Costs(
                                new Amount(5, 4000),
                                new Amount(declared.size(), 120L * declared.size()),
                                new Amount(1, 400),
                                0),
                        Authority.SYSTEM,
                        new Confidence(Confidence.Level.HIGH, "derived"),
                        new Provenance("the agent", List.of()),
                        Map.of())
                .record(ledger.nextId(), task);
    }
}
