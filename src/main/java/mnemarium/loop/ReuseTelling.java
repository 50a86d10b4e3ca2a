package mnemarium.loop;

import mnemarium.loop.ReuseEvent.Verdict;
import mnemarium.loop.WorldEvent.Nature;
import mnemarium.loop.reuse.Layout;
import mnemarium.loop.reuse.Policy;
import mnemarium.loop.reuse.Reason;
import mnemarium.loop.reuse.ReuseArm;
import mnemarium.loop.reuse.ReuseSink;
import mnemarium.world.Cost;
import mnemarium.world.Costs;
import mnemarium.world.Dependency;
import mnemarium.world.Dimension;
import mnemarium.world.Fingerprint;
import mnemarium.world.Hidden;
import mnemarium.world.Late;
import mnemarium.world.Noise;
import mnemarium.world.Slice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes down what the kernel tells of one task, as events in three parts: what was looked at, what
 * was decided, what was done.
 */
final class ReuseTelling implements ReuseSink {

    private final Situation.Reusing before;
    private final Rules rules;
    private final Layout layout;
    private final Costs costs;
    private final long clock;

    private final List<Event> look = new ArrayList<>();
    private final List<Event> check = new ArrayList<>();
    private final List<Event> act = new ArrayList<>();

    private int entity;
    private long observed;
    private long learned;
    private Optional<KeptRecord> atHand = Optional.empty();
    private boolean checkedEach;
    private boolean corrective;

    /**
     * @param before where the run stood before the task
     * @param clock virtual time at the task's start
     */
    ReuseTelling(Situation.Reusing before, long clock) {
        this.before = before;
        this.rules = before.rules();
        this.layout = rules.layout();
        this.costs = rules.world().costs();
        this.clock = clock;
        this.learned = before.remembered().learned();
    }

    /** What moved, and what came to light. */
    List<Event> look() {
        return look;
    }

    /** What was compared and checked, and the decision. */
    List<Event> check() {
        return check;
    }

    /** What was done, and what it was worth. */
    List<Event> act() {
        return act;
    }

    private Names names(long bits) {
        return new Names(layout.names(bits));
    }

    private Names hiddenNames(long bits) {
        return new Names(layout.hiddenNames(bits));
    }

    private int record() {
        return atHand.map(KeptRecord::id).orElse(0);
    }

    @Override
    public void began(int task, int whose) {
        entity = whose;
        observed = layout.observed(entity, task);
        atHand = before.current(layout.key(entity, observed));
    }

    @Override
    public void moved(int task, long movedObserved, long movedHidden) {
        Map<String, String> now = layout.values(entity, observed);
        Map<String, String> then = layout.values(entity, observed ^ movedObserved);
        for (String name : layout.names(movedObserved)) {
            move(name, then, now);
        }
        long hidden = layout.unseen(hidden(task));
        Map<String, String> hiddenNow = layout.hiddenValues(hidden);
        Map<String, String> hiddenThen = layout.hiddenValues(hidden ^ movedHidden);
        for (String name : layout.hiddenNames(movedHidden)) {
            move(name, hiddenThen, hiddenNow);
        }
    }

    private Map<String, String> hidden(int task) {
        Map<String, String> hidden = new LinkedHashMap<>();
        rules.world().hidden().forEach(each -> hidden.put(each.name(), each.value(task)));
        return hidden;
    }

    private void move(String name, Map<String, String> then, Map<String, String> now) {
        look.add(
                new WorldEvent.DimensionMoved(
                        clock,
                        name,
                        nature(name),
                        then.getOrDefault(name, ""),
                        now.getOrDefault(name, "")));
    }

    private Nature nature(String name) {
        for (Dimension each : rules.world().dimensions()) {
            if (each.name().equals(name)) {
                return switch (each) {
                    case Dependency _ -> Nature.DEPENDENCY;
                    case Noise _ -> Nature.NOISE;
                    case Late _ -> Nature.LATE;
                    case Hidden _ -> Nature.HIDDEN;
                };
            }
        }
        throw new IllegalStateException("no dimension " + name + " in the world");
    }

    @Override
    public void widened(int task) {
        look.add(new ReuseEvent.SliceWidened(clock));
    }

    @Override
    public void missDetected(int task, long dimensions) {
        look.add(new ReuseEvent.MissDetected(clock, names(dimensions)));
    }

    @Override
    public void learned(int task, long dimensions) {
        learned |= dimensions;
        look.add(new ReuseEvent.DependencyLearned(clock, names(dimensions)));
    }

    @Override
    public void compared(int task, long slice, long moved) {
        if (before.stage() != Situation.Stage.LOOKED) {
            return; // its digests take most of the time of a task, and are told once
        }
        Slice covered = Slice.of(layout.names(slice));
        Map<String, String> kept =
                atHand.map(KeptRecord::environment).map(Values::byName).orElse(Map.of());
        Fingerprint then = Fingerprint.of(kept, covered);
        Fingerprint now = Fingerprint.of(layout.values(entity, observed), covered);
        String digits = then.digits();
        check.add(
                new ReuseEvent.FingerprintCompared(
                        clock,
                        record(),
                        names(slice),
                        names(moved),
                        digits,
                        now.equals(then) ? digits : now.digits()));
    }

    @Override
    public void checked(int task, long declared, long failed) {
        checkedEach = true;
        check.add(
                new ReuseEvent.DependenciesChecked(
                        clock, record(), names(declared), names(failed)));
    }

    @Override
    public void tripped(
            int task, long declared, long undeclared, long noise, long late, boolean stale) {
        check.add(
                new ReuseEvent.Tripped(
                        clock,
                        record(),
                        names(declared),
                        names(undeclared),
                        names(noise),
                        names(late),
                        stale));
    }

    @Override
    public void decided(int task, Reason reason, long net) {
        corrective = reason == Reason.CORRECTED;
        boolean weighed =
                switch (reason) {
                    case NOTHING_KEPT, NO_RECORD, CORRECTED -> false;
                    case MOVED, NOT_WORTH, UNCHECKED, VERIFIED, NOISE_ONLY -> true;
                };
        int checks = weighed ? checks() : 0;
        Policy policy = rules.policy();
        check.add(
                new ReuseEvent.Decided(
                        clock,
                        reason.isReuse() ? Verdict.REUSE : Verdict.DERIVE,
                        reason,
                        weighed ? record() : 0,
                        checks,
                        costs.derive().in(policy.currency()),
                        checks * costs.check().in(policy.currency()),
                        weighed ? costs.recall().in(policy.currency()) : 0,
                        net,
                        policy.currency()));
    }

    private int checks() {
        ReuseArm arm = rules.policy().arm();
        return switch (arm) {
            case NO_MEMORY, NAIVE_CACHE -> 0;
            case LEDGER_CANARY, LEDGER_NARROWING -> 1;
            case LEDGER_TIERED -> checkedEach ? 2 : 1;
            case LEDGER_V1, LEDGER_UNDERDECL, LEDGER_LEARN ->
                    Long.bitCount(layout.bits(rules.declared().names()) | learned);
        };
    }

    @Override
    public void derived(int task, int turns) {
        Cost derive = costs.derive();
        long at = derivedAt();
        act.add(
                corrective
                        ? new ReuseEvent.CorrectiveDerivation(at, turns, derive.tokens())
                        : new ReuseEvent.Derived(at, turns, derive.tokens()));
    }

    @Override
    public void kept(int task, int key, long environment, long relevant, long hidden) {
        act.add(
                new ReuseEvent.RecordKept(
                        derivedAt(),
                        before.records().size() + 1,
                        record(),
                        scope(key),
                        new Values(layout.values(entity, environment)),
                        new Values(layout.hiddenValues(hidden)),
                        names(relevant)));
    }

    private Values scope(int key) {
        List<String> words = layout.scopeKey(key);
        Map<String, String> scope = new LinkedHashMap<>();
        if (!rules.world().entities().isEmpty()) {
            scope.put("entity", words.getFirst());
        }
        rules.world().scope().ifPresent(name -> scope.put(name, words.getLast()));
        return new Values(scope);
    }

    @Override
    public void harmless(int task, long dimensions) {
        act.add(new ReuseEvent.DimensionsHarmless(derivedAt(), names(dimensions)));
    }

    @Override
    public void dropped(int task, long dimensions) {
        act.add(new ReuseEvent.DimensionsDropped(derivedAt(), names(dimensions)));
    }

    private long derivedAt() {
        return clock + costs.derive().time().toNanos();
    }

    @Override
    public void reused(int task, int derivedAt, int checks, int turns) {
        act.add(
                new ReuseEvent.Reused(
                        reusedAt(checks),
                        record(),
                        checks,
                        turns,
                        checks * costs.check().tokens() + costs.recall().tokens()));
    }

    private long reusedAt(int checks) {
        return clock + checks * costs.check().time().toNanos() + costs.recall().time().toNanos();
    }

    @Override
    public void falseValid(
            int task, int derivedAt, long wrong, long wrongHidden, long missed, int surfacesAt) {
        act.add(
                new ReuseEvent.FalseValid(
                        act.getLast().at(),
                        record(),
                        names(wrong),
                        hiddenNames(wrongHidden),
                        names(missed),
                        surfacesAt));
    }
}
