package mnemarium.loop;

import mnemarium.loop.TaskDone.Trip;
import mnemarium.loop.reuse.Layout;
import mnemarium.loop.reuse.Remembered;
import mnemarium.loop.reuse.ReuseMemory;
import mnemarium.scenario.Dial;
import mnemarium.world.Cost;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Takes the situation of a drifting world through the events of one operation. What the arm
 * remembers changes when a task is complete, from all of the task's events at once.
 */
final class ReuseFold {

    private Situation.Reusing now;
    private final List<Event> task;
    private boolean decided;
    private boolean done;

    ReuseFold(Situation.Reusing from) {
        now = from;
        task = new ArrayList<>(from.taskEvents());
        decided = from.stage() == Situation.Stage.DECIDED;
    }

    void moved(Dial dial, String value) {
        now = ReuseTask.moved(now, new Move(dial, value));
    }

    void started(RunEvent.StepStarted step) {
        task.clear();
        task.add(step);
        decided = false;
        done = false;
    }

    void apply(WorldEvent event) {
        switch (event) {
            case WorldEvent.DimensionMoved moved -> task.add(moved);
            case WorldEvent.DimensionJoined joined ->
                    moved(Dial.join(joined.dimension()), joined.joins());
        }
    }

    void apply(GateEvent event) {
        task.add(event);
    }

    void apply(ReuseEvent event) {
        task.add(event);
        switch (event) {
            case ReuseEvent.Decided _ -> decided = true;
            case ReuseEvent.Derived _ -> done = true;
            case ReuseEvent.CorrectiveDerivation _ -> done = true;
            case ReuseEvent.Reused _ -> done = true;
            case ReuseEvent.SliceWidened _,
                    ReuseEvent.MissDetected _,
                    ReuseEvent.DependencyLearned _,
                    ReuseEvent.FingerprintCompared _,
                    ReuseEvent.DependenciesChecked _,
                    ReuseEvent.Tripped _,
                    ReuseEvent.RecordKept _,
                    ReuseEvent.DimensionsHarmless _,
                    ReuseEvent.DimensionsDropped _,
                    ReuseEvent.FalseValid _ -> {}
        }
    }

    /** The situation after the events so far; a task that is done is closed. */
    Situation.Reusing situation() {
        if (done) {
            return closed();
        }
        Situation.Stage stage =
                task.isEmpty() || now.remembered().nextTask() > number()
                        ? Situation.Stage.BETWEEN
                        : decided ? Situation.Stage.DECIDED : Situation.Stage.LOOKED;
        return new Situation.Reusing(
                now.rules(),
                now.remembered(),
                stage,
                task,
                now.tally(),
                now.records(),
                now.tasks());
    }

    /** The number of the task that the events are of. */
    private int number() {
        return task.getFirst() instanceof RunEvent.StepStarted step ? step.step() - 1 : -1;
    }

    private Situation.Reusing closed() {
        Layout layout = now.rules().layout();
        int number = number();
        int entity = number % layout.entities();
        ReuseMemory memory = new ReuseMemory(layout, now.remembered());
        memory.began(number, entity);
        moves(memory, number);
        Sum sum = new Sum();
        Prefix<KeptRecord> records = now.records();
        for (Event event : task) {
            if (event instanceof ReuseEvent each) {
                tell(memory, number, entity, each);
                sum.add(each);
                if (each instanceof ReuseEvent.RecordKept kept) {
                    records = records.plus(record(kept, number));
                }
            }
        }
        TaskDone result = sum.result(number);
        Cost derive = now.rules().world().costs().derive();
        Remembered remembered = memory.remembered();
        return new Situation.Reusing(
                now.rules(),
                remembered,
                Situation.Stage.BETWEEN,
                task,
                now.tally().plus(result, sum.trips, sum.needless, derive.turns(), derive.tokens()),
                records,
                now.tasks().plus(result));
    }

    private static KeptRecord record(ReuseEvent.RecordKept kept, int task) {
        return new KeptRecord(
                kept.record(),
                task,
                kept.supersedes(),
                kept.scope(),
                kept.environment(),
                kept.hidden(),
                kept.relevant());
    }

    private void moves(ReuseMemory memory, int number) {
        List<String> names = new ArrayList<>();
        for (Event event : task) {
            if (event instanceof WorldEvent.DimensionMoved moved) {
                names.add(moved.dimension());
            }
        }
        if (!names.isEmpty()) {
            Layout layout = now.rules().layout();
            memory.moved(number, layout.bits(names), layout.hiddenBits(names));
        }
    }

    private void tell(ReuseMemory memory, int number, int entity, ReuseEvent event) {
        Layout layout = now.rules().layout();
        switch (event) {
            case ReuseEvent.SliceWidened _ -> memory.widened(number);
            case ReuseEvent.MissDetected miss ->
                    memory.missDetected(number, layout.bits(miss.dimensions().names()));
            case ReuseEvent.DependencyLearned learned ->
                    memory.learned(number, layout.bits(learned.dimensions().names()));
            case ReuseEvent.RecordKept kept -> {
                Map<String, String> environment = kept.environment().byName();
                long observed = layout.observed(entity, environment);
                memory.kept(
                        number,
                        layout.key(entity, observed),
                        observed,
                        layout.bits(kept.relevant().names()),
                        layout.unseen(kept.hidden().byName()));
            }
            case ReuseEvent.DimensionsHarmless harmless ->
                    memory.harmless(number, layout.bits(harmless.dimensions().names()));
            case ReuseEvent.DimensionsDropped dropped ->
                    memory.dropped(number, layout.bits(dropped.dimensions().names()));
            case ReuseEvent.FalseValid wrong ->
                    memory.falseValid(
                            number,
                            0,
                            layout.bits(wrong.wrong().names()),
                            layout.hiddenBits(wrong.hidden().names()),
                            layout.bits(wrong.missed().names()),
                            wrong.surfacesAt());
            case ReuseEvent.FingerprintCompared _,
                    ReuseEvent.DependenciesChecked _,
                    ReuseEvent.Tripped _,
                    ReuseEvent.Decided _,
                    ReuseEvent.Derived _,
                    ReuseEvent.CorrectiveDerivation _,
                    ReuseEvent.Reused _ -> {}
        }
    }

    /** What a task's events come to. */
    private static final class Sum {
        private ReuseEvent.Verdict verdict = ReuseEvent.Verdict.DERIVE;
        private mnemarium.loop.reuse.Reason reason = mnemarium.loop.reuse.Reason.NOTHING_KEPT;
        private int record;
        private int checks;
        private int turns;
        private long tokens;
        private boolean falseValid;
        private Trip trip = Trip.NONE;
        private int trips;
        private int needless;

        void add(ReuseEvent event) {
            switch (event) {
                case ReuseEvent.Tripped tripped -> {
                    trips++;
                    needless += tripped.stale() ? 0 : 1;
                    boolean real =
                            !tripped.declared().isEmpty()
                                    || !tripped.undeclared().isEmpty()
                                    || !tripped.late().isEmpty();
                    trip = real || trip == Trip.REAL ? Trip.REAL : Trip.NOISE;
                }
                case ReuseEvent.Decided end -> {
                    verdict = end.verdict();
                    reason = end.reason();
                }
                case ReuseEvent.Derived derived -> {
                    turns = derived.turns();
                    tokens = derived.tokens();
                }
                case ReuseEvent.CorrectiveDerivation derived -> {
                    turns = derived.turns();
                    tokens = derived.tokens();
                }
                case ReuseEvent.Reused reused -> {
                    record = reused.record();
                    checks = reused.checks();
                    turns = reused.turns();
                    tokens = reused.tokens();
                }
                case ReuseEvent.RecordKept kept -> record = kept.record();
                case ReuseEvent.FalseValid _ -> falseValid = true;
                case ReuseEvent.SliceWidened _,
                        ReuseEvent.MissDetected _,
                        ReuseEvent.DependencyLearned _,
                        ReuseEvent.FingerprintCompared _,
                        ReuseEvent.DependenciesChecked _,
                        ReuseEvent.DimensionsHarmless _,
                        ReuseEvent.DimensionsDropped _ -> {}
            }
        }

        TaskDone result(int task) {
            return new TaskDone(
                    task, verdict, reason, record, checks, turns, tokens, falseValid, trip);
        }
    }
}
