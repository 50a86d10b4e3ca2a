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
import mnemarium.ledger.Ledger;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.MatchPolicy;
import mnemarium.ledger.Payload;
import mnemarium.ledger.Provenance;
import mnemarium.ledger.Question;
import mnemarium.ledger.Scope;
import mnemarium.ledger.Source;
import mnemarium.ledger.Supersedes;
import mnemarium.ledger.Verdict;
import mnemarium.world.Cost;
import mnemarium.world.Fingerprint;
import mnemarium.world.World;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The real ledger, given the same random worlds, reaches the verdicts of the arms: of those that
 * check dependencies one by one, and of the canary, whose fingerprint is one dependency. Where an
 * arm declares nothing at all the two differ on purpose: it reuses without a check, the ledger
 * never does. Write critic and budgets are left out of it, as they are in the arms.
 */
class RealLedgerLawTest {

    private static final Budgets BOUNDLESS_TURNS = new Budgets(Currency.TURNS, 1_000_000, 1_000);
    private static final Budgets BOUNDLESS_TOKENS =
            new Budgets(Currency.TOKENS, 1_000_000_000, 1_000);

    @ParameterizedTest
    @EnumSource(
            value = ReuseArm.class,
            names = {"LEDGER_V1", "LEDGER_UNDERDECL", "LEDGER_LEARN", "LEDGER_CANARY"})
    void theLedgerDecidesAsTheArmDoes_seed41(ReuseArm arm) {
        RichWorlds worlds = new RichWorlds(41);
        int compared = 0;
        for (int i = 0; i < 60; i++) {
            World world = worlds.world();
            Policy policy = worlds.policy(arm, world);
            Beside beside = new Beside(world, policy);
            new ReuseKernel(new Layout(world), policy, beside).run();
            compared += beside.compared;
        }
        assertThat(compared).isGreaterThan(800);
    }

    /** Hears what the arm does, task by task, and asks the ledger the same before. */
    private static final class Beside implements ReuseSink {
        private final World world;
        private final Policy policy;
        private final Layout layout;
        private final Ledger ledger = new Ledger();
        private final Map<List<String>, LedgerRecord> current = new LinkedHashMap<>();
        private final List<String> declared = new ArrayList<>();
        private int compared;
        private Map<String, String> now = Map.of();

        Beside(World world, Policy policy) {
            this.world = world;
            this.policy = policy;
            this.layout = new Layout(world);
            declared.addAll(
                    policy.arm() == ReuseArm.LEDGER_V1 ? world.declared() : world.underDeclared());
        }

        @Override
        public void began(int task, int entity) {
            now = new LinkedHashMap<>(world.environment(task));
            now.put(
                    "fingerprint",
                    Fingerprint.of(world.environment(task), policy.slice()).digits());
            List<String> key = world.scopeKey(task);
            for (int i = 0; i < key.size(); i++) {
                now.put("scope" + i, key.get(i));
            }
        }

        @Override
        public void learned(int task, long dimensions) {
            declared.addAll(layout.names(dimensions));
            // what is learned holds for every record: each is written again with what it lacked
            current.replaceAll(
                    (_, record) ->
                            write(
                                    task,
                                    record.scope(),
                                    Optional.of(record),
                                    Supersedes.Because.CORRECTION,
                                    values(record.provenance().derivedFrom())));
        }

        private static Map<String, String> values(List<String> then) {
            Map<String, String> values = new LinkedHashMap<>();
            then.forEach(
                    each ->
                            values.put(
                                    each.substring(0, each.indexOf('=')),
                                    each.substring(each.indexOf('=') + 1)));
            return values;
        }

        @Override
        public void decided(int task, Reason reason, long net) {
            if (reason == Reason.CORRECTED || (!isCanary() && declared.isEmpty())) {
                return;
            }
            Question question =
                    new Question(Optional.empty(), Question.provided(now).given(), false);
            boolean inTurns = policy.currency() == mnemarium.world.Currency.TURNS;
            AuditEntry entry =
                    ledger.decide(
                            ledger.plan(question, inTurns ? BOUNDLESS_TURNS : BOUNDLESS_TOKENS),
                            Answers.NONE,
                            task);
            ledger.note(entry);
            assertThat(entry.verdict() instanceof Verdict.Reuse)
                    .as("task %d of %s, %s: %s", task, world, policy, entry.verdict())
                    .isEqualTo(reason.isReuse());
            compared++;
        }

        @Override
        public void kept(int task, int key, long observed, long relevant, long hidden) {
            List<String> words = layout.scopeKey(key);
            List<Scope.Dimension> dimensions = new ArrayList<>();
            for (int i = 0; i < words.size(); i++) {
                dimensions.add(new Scope.Dimension("scope" + i, words.get(i), MatchPolicy.EXACT));
            }
            current.compute(
                    words,
                    (_, before) ->
                            write(
                                    task,
                                    new Scope(dimensions),
                                    Optional.ofNullable(before),
                                    Supersedes.Because.REFRESH,
                                    now));
        }

        private boolean isCanary() {
            return policy.arm() == ReuseArm.LEDGER_CANARY;
        }

        private LedgerRecord write(
                int task,
                Scope scope,
                Optional<LedgerRecord> before,
                Supersedes.Because because,
                Map<String, String> values) {
            List<Dependency> dependencies = new ArrayList<>();
            for (String name : isCanary() ? List.of("fingerprint") : declared) {
                dependencies.add(
                        Dependency.unchanged(
                                name,
                                values.getOrDefault(name, ""),
                                Source.FETCHED,
                                new Check.Predicate(Optional.empty(), name)));
            }
            LedgerRecord record =
                    new LedgerRecord(
                            ledger.nextId(),
                            LedgerRecord.SCHEMA,
                            task,
                            before.map(each -> new Supersedes(each.id(), because)),
                            "The outcome of task " + task,
                            "Derived.",
                            List.of("task " + task),
                            scope,
                            dependencies,
                            List.of(),
                            costs(dependencies.size()),
                            Authority.SYSTEM,
                            new Confidence(Confidence.Level.HIGH, "derived"),
                            new Provenance("an arm", environment(values)),
                            dependencies.isEmpty()
                                    ? new Payload.Completion()
                                    : new Payload.Outcome());
            ledger.append(record);
            return record;
        }

        private static List<String> environment(Map<String, String> values) {
            return values.entrySet().stream()
                    .map(each -> each.getKey() + "=" + each.getValue())
                    .toList();
        }

        private Costs costs(int checks) {
            Cost check = world.costs().check();
            return new Costs(
                    amount(world.costs().derive()),
                    new Amount(checks * check.turns(), checks * check.tokens()),
                    amount(world.costs().recall()),
                    0);
        }

        private static Amount amount(Cost cost) {
            return new Amount(cost.turns(), cost.tokens());
        }
    }
}
