package mnemarium.loop;

import mnemarium.loop.ReuseEvent.Verdict;
import mnemarium.loop.reuse.Layout;
import mnemarium.loop.reuse.Policy;
import mnemarium.loop.reuse.Reason;
import mnemarium.loop.reuse.ReuseSink;
import mnemarium.world.Cost;
import mnemarium.world.Costs;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes down what the kernel tells of all tasks of a run, one after the other, in which no dial is
 * moved: the events that {@link ReuseTelling} makes of each task alone.
 */
final class ReuseStory implements ReuseSink {

    private final Policy policy;
    private final ReuseWords words;
    private final Costs costs;
    private final long deriveNanos;
    private final long checkNanos;
    private final long recallNanos;

    private final List<Event> look = new ArrayList<>();
    private final List<Event> check = new ArrayList<>();
    private final List<Event> act = new ArrayList<>();

    // of the run so far
    private long declared;
    private int records;
    // by key; 0: none
    private final int[] recordOf;
    private final long[] keptIn;

    // of the task at hand
    private long clock;
    private int entity;
    private int atHand;
    private int key;
    private long observed;
    private boolean checkedEach;
    private boolean corrective;

    ReuseStory(Rules rules) {
        Layout layout = rules.layout();
        this.policy = rules.policy();
        this.words = new ReuseWords(layout);
        this.costs = rules.world().costs();
        this.deriveNanos = costs.derive().time().toNanos();
        this.checkNanos = costs.check().time().toNanos();
        this.recallNanos = costs.recall().time().toNanos();
        this.declared = layout.bits(rules.declared().names());
        this.recordOf = new int[layout.keys()];
        this.keptIn = new long[layout.keys()];
    }

    /** What is told from here on is of another task. */
    void turnThePage(RunEvent.StepStarted step) {
        clock = step.at();
        look.clear();
        check.clear();
        act.clear();
        look.add(step);
        checkedEach = false;
        corrective = false;
    }

    /** The task's beginning, what moved, and what came to light. */
    List<Event> look() {
        return List.copyOf(look);
    }

    /** What was compared and checked, and the decision. */
    List<Event> check() {
        return List.copyOf(check);
    }

    /** What was done, and what it was worth. */
    List<Event> act() {
        return List.copyOf(act);
    }

    @Override
    public void began(int task, int whose) {
        entity = whose;
    }

    @Override
    public void looked(int task, int recordKey, long environment) {
        key = recordKey;
        observed = environment;
        atHand = recordOf[recordKey];
    }

    @Override
    public void moved(int task, long movedObserved, long movedHidden) {
        for (long left = movedObserved; left != 0; left &= left - 1) {
            look.add(words.moved(clock, entity, Long.numberOfTrailingZeros(left), observed));
        }
        for (long left = movedHidden; left != 0; left &= left - 1) {
            look.add(words.drifted(clock, Long.numberOfTrailingZeros(left), task));
        }
    }

    @Override
    public void widened(int task) {
        look.add(new ReuseEvent.SliceWidened(clock));
    }

    @Override
    public void missDetected(int task, long dimensions) {
        look.add(new ReuseEvent.MissDetected(clock, words.names(dimensions)));
    }

    @Override
    public void learned(int task, long dimensions) {
        declared |= dimensions;
        look.add(new ReuseEvent.DependencyLearned(clock, words.names(dimensions)));
    }

    @Override
    public void compared(int task, long slice, long moved) {
        String then = words.digits(entity, keptIn[key], slice);
        check.add(
                new ReuseEvent.FingerprintCompared(
                        clock,
                        atHand,
                        words.names(slice),
                        words.names(moved),
                        then,
                        moved == 0 ? then : words.digits(entity, observed, slice)));
    }

    @Override
    public void checked(int task, long each, long failed) {
        checkedEach = true;
        check.add(
                new ReuseEvent.DependenciesChecked(
                        clock, atHand, words.names(each), words.names(failed)));
    }

    @Override
    public void tripped(
            int task, long known, long undeclared, long noise, long late, boolean stale) {
        check.add(
                new ReuseEvent.Tripped(
                        clock,
                        atHand,
                        words.names(known),
                        words.names(undeclared),
                        words.names(noise),
                        words.names(late),
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
        check.add(
                new ReuseEvent.Decided(
                        clock,
                        reason.isReuse() ? Verdict.REUSE : Verdict.DERIVE,
                        reason,
                        weighed ? atHand : 0,
                        checks,
                        worth(costs.derive()),
                        checks * worth(costs.check()),
                        weighed ? worth(costs.recall()) : 0,
                        net,
                        policy.currency()));
    }

    private int checks() {
        return switch (policy.arm()) {
            case NO_MEMORY, NAIVE_CACHE -> 0;
            case LEDGER_CANARY, LEDGER_NARROWING -> 1;
            case LEDGER_TIERED -> checkedEach ? 2 : 1;
            case LEDGER_V1, LEDGER_UNDERDECL, LEDGER_LEARN -> Long.bitCount(declared);
        };
    }

    private long worth(Cost cost) {
        return cost.in(policy.currency());
    }

    @Override
    public void derived(int task, int turns) {
        long tokens = costs.derive().tokens();
        act.add(
                corrective
                        ? new ReuseEvent.CorrectiveDerivation(derivedAt(), turns, tokens)
                        : new ReuseEvent.Derived(derivedAt(), turns, tokens));
    }

    private long derivedAt() {
        return clock + deriveNanos;
    }

    @Override
    public void kept(int task, int recordKey, long environment, long relevant, long hidden) {
        records++;
        recordOf[recordKey] = records;
        keptIn[recordKey] = environment;
        act.add(
                new ReuseEvent.RecordKept(
                        derivedAt(),
                        records,
                        atHand,
                        words.scope(recordKey),
                        words.environment(entity, environment),
                        words.unseen(hidden),
                        words.names(relevant)));
    }

    @Override
    public void harmless(int task, long dimensions) {
        act.add(new ReuseEvent.DimensionsHarmless(derivedAt(), words.names(dimensions)));
    }

    @Override
    public void dropped(int task, long dimensions) {
        act.add(new ReuseEvent.DimensionsDropped(derivedAt(), words.names(dimensions)));
    }

    @Override
    public void reused(int task, int derivedAt, int checks, int turns) {
        act.add(
                new ReuseEvent.Reused(
                        clock + checks * checkNanos + recallNanos,
                        atHand,
                        checks,
                        turns,
                        checks * costs.check().tokens() + costs.recall().tokens()));
    }

    @Override
    public void falseValid(
            int task, int derivedAt, long wrong, long wrongHidden, long missed, int surfacesAt) {
        act.add(
                new ReuseEvent.FalseValid(
                        act.getLast().at(),
                        atHand,
                        words.names(wrong),
                        words.hiddenNames(wrongHidden),
                        words.names(missed),
                        surfacesAt));
    }
}
