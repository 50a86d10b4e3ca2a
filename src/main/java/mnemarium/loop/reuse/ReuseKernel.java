package mnemarium.loop.reuse;

import mnemarium.world.Costs;

/**
 * The eight arms on one drifting world, a task at a time. Rules: the outcome-reuse simulation of
 * "The Process Is the Memory", sections 6.2 to 6.4; the narrowing canary is this laboratory's own.
 *
 * <p>Odd on purpose, as published: checks are paid only by tasks that end in a reuse; the tiered
 * arm weighs no cost; its hopeful reuse does not renew the record, so each later task with other
 * noise than at the derivation pays the second check again; a scope that moves is a record not
 * found, not a failed check. A task costs no allocation.
 */
public final class ReuseKernel {

    private final Layout layout;
    private final Policy policy;
    private final ReuseMemory memory;
    private final ReuseSink sink;

    private final int tasks;
    private final int entities;
    private final Course course;
    private final Costs costs;
    private final long slice;
    private final long declaredAtFirst;
    private final long deriveCost;
    private final long checkCost;
    private final long recallCost;

    // where the current task stands
    private int task;
    private int key;
    private long observed;
    private long relevant;
    private long hidden;

    /**
     * A kernel that goes on from what the memory remembers.
     *
     * @param memory told everything before the sink is
     */
    public ReuseKernel(Layout layout, Policy policy, ReuseMemory memory, ReuseSink sink) {
        this.layout = layout;
        this.policy = policy;
        this.memory = memory;
        this.sink = sink;
        this.tasks = layout.world().tasks();
        this.entities = layout.entities();
        this.course = layout.course();
        this.costs = layout.world().costs();
        this.slice = layout.slice(policy.slice());
        this.declaredAtFirst =
                policy.arm() == ReuseArm.LEDGER_V1 ? layout.declared() : layout.underDeclared();
        this.deriveCost = costs.derive().in(policy.currency());
        this.checkCost = costs.check().in(policy.currency());
        this.recallCost = costs.recall().in(policy.currency());
    }

    /** A kernel at the first task. */
    public ReuseKernel(Layout layout, Policy policy, ReuseSink sink) {
        this(layout, policy, new ReuseMemory(layout), sink);
    }

    /** Counts a whole run. */
    public static ReuseOutcome count(Layout layout, Policy policy) {
        ReuseCounts counts = new ReuseCounts();
        new ReuseKernel(layout, policy, counts).run();
        return counts.outcome(layout.world().costs());
    }

    /** Whether the last task is done. */
    public boolean isDone() {
        return memory.nextTask() >= tasks;
    }

    /** Does all tasks that are left. */
    public void run() {
        while (!isDone()) {
            step();
        }
    }

    /**
     * Does the next task.
     *
     * @throws IllegalStateException if none is left
     */
    public void step() {
        if (isDone()) {
            throw new IllegalStateException(
                    "task " + memory.nextTask() + " was asked of a world of " + tasks + " tasks");
        }
        look();
        if (policy.arm() == ReuseArm.LEDGER_NARROWING) {
            widen();
        } else if (policy.arm().learns() && memory.isDue(task) && correct()) {
            return;
        }
        decide();
    }

    private void look() {
        task = memory.nextTask();
        course.goTo(task);
        int entity = entities == 1 ? 0 : task % entities;
        long own = layout.own(entity, task);
        long ownMoved = task < entities ? 0 : own ^ layout.own(entity, task - entities);
        long moved = (course.observed() ^ memory.seen()) | ownMoved;
        hidden = course.hidden();
        long hiddenMoved = hidden ^ memory.seenHidden();
        observed = course.observed() | own;
        relevant = course.relevant();
        key = layout.key(entity, observed);
        memory.began(task, entity);
        sink.began(task, entity);
        sink.looked(task, key, observed);
        if ((moved | hiddenMoved) != 0) {
            memory.moved(task, moved, hiddenMoved);
            sink.moved(task, moved, hiddenMoved);
        }
    }

    private void widen() {
        if (policy.widenEvery() > 0 && task > 0 && task % policy.widenEvery() == 0) {
            memory.widened(task);
            sink.widened(task);
        }
    }

    /** Learns from misses that came to light; whether that took the task for a correction. */
    private boolean correct() {
        long missed = memory.due(task);
        memory.missDetected(task, missed);
        sink.missDetected(task, missed);
        long fresh = missed & ~declared();
        if (fresh == 0) {
            return false;
        }
        memory.learned(task, fresh);
        sink.learned(task, fresh);
        sink.decided(task, Reason.CORRECTED, 0);
        derive(true);
        return true;
    }

    private long declared() {
        return declaredAtFirst | memory.learned();
    }

    private void decide() {
        if (policy.arm() == ReuseArm.NO_MEMORY) {
            sink.decided(task, Reason.NOTHING_KEPT, 0);
            derive(false);
        } else if (!memory.has(key)) {
            sink.decided(task, Reason.NO_RECORD, 0);
            derive(true);
        } else {
            switch (policy.arm()) {
                case NO_MEMORY -> throw new IllegalStateException("decided above");
                case NAIVE_CACHE -> reuse(Reason.UNCHECKED, 0);
                case LEDGER_V1, LEDGER_UNDERDECL, LEDGER_LEARN -> checkEach();
                case LEDGER_CANARY -> watch();
                case LEDGER_TIERED -> watchInTiers();
                case LEDGER_NARROWING -> watchNarrowly();
            }
        }
    }

    /** What of some dimensions moved since the record was derived. */
    private long moved(long dimensions) {
        return (observed ^ memory.observed(key)) & dimensions;
    }

    private long net(int checks) {
        return deriveCost - checks * checkCost - recallCost;
    }

    private void checkEach() {
        long declared = declared();
        int checks = Long.bitCount(declared);
        if (net(checks) <= 0) {
            // known before any check is run
            decline(Reason.NOT_WORTH, checks);
            return;
        }
        long failed = moved(declared);
        sink.checked(task, declared, failed);
        if (failed == 0) {
            reuse(Reason.VERIFIED, checks);
        } else {
            trip(failed);
            decline(Reason.MOVED, checks);
        }
    }

    private void watch() {
        long moved = compare(slice);
        if (moved != 0) {
            decline(Reason.MOVED, 1);
        } else if (net(1) <= 0) {
            decline(Reason.NOT_WORTH, 1);
        } else {
            reuse(Reason.VERIFIED, 1);
        }
    }

    private void watchInTiers() {
        if (compare(slice) == 0) {
            reuse(Reason.VERIFIED, 1);
            return;
        }
        long declared = declared();
        long failed = moved(declared);
        sink.checked(task, declared, failed);
        if (failed != 0) {
            decline(Reason.MOVED, 2);
        } else {
            reuse(Reason.NOISE_ONLY, 2);
        }
    }

    private void watchNarrowly() {
        long moved = compare(slice & ~memory.dropped());
        if (moved == 0 && net(1) > 0) {
            reuse(Reason.VERIFIED, 1);
            return;
        }
        boolean same = isRight();
        decline(moved == 0 ? Reason.NOT_WORTH : Reason.MOVED, 1);
        if (moved != 0 && same) {
            // the derivation is paid, and shows that what moved does not matter
            long proved = memory.provedWithOneMore(moved, policy.confirmations());
            memory.harmless(task, moved);
            sink.harmless(task, moved);
            if (proved != 0) {
                memory.dropped(task, proved);
                sink.dropped(task, proved);
            }
        }
    }

    private long compare(long over) {
        long moved = moved(over);
        sink.compared(task, over, moved);
        if (moved != 0) {
            trip(moved);
        }
        return moved;
    }

    private void trip(long moved) {
        long declared = declared();
        long undeclared = moved & relevant & ~declared;
        sink.tripped(
                task,
                moved & declared,
                undeclared & layout.dependencies(),
                moved & ~relevant & ~declared,
                undeclared & layout.late(),
                !isRight());
    }

    private boolean isRight() {
        return memory.isRight(key, observed, relevant, hidden);
    }

    private void decline(Reason reason, int checks) {
        sink.decided(task, reason, net(checks));
        derive(true);
    }

    private void derive(boolean keep) {
        sink.derived(task, costs.derive().turns());
        if (keep) {
            memory.kept(task, key, observed, relevant, hidden);
            sink.kept(task, key, observed, relevant, hidden);
        }
    }

    private void reuse(Reason reason, int checks) {
        int derivedAt = memory.derivedAt(key);
        sink.decided(task, reason, net(checks));
        sink.reused(
                task, derivedAt, checks, checks * costs.check().turns() + costs.recall().turns());
        if (!isRight()) {
            long wrong = memory.wrong(key, observed, relevant);
            long wrongHidden = memory.wrongHidden(key, hidden);
            long missed = policy.arm().learns() ? moved(relevant) & ~declared() : 0;
            int surfacesAt = (int) Math.min(Integer.MAX_VALUE, (long) task + policy.detectionLag());
            memory.falseValid(task, derivedAt, wrong, wrongHidden, missed, surfacesAt);
            sink.falseValid(task, derivedAt, wrong, wrongHidden, missed, surfacesAt);
        }
    }
}
