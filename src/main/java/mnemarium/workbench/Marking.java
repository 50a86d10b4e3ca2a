package mnemarium.workbench;

import mnemarium.loop.Event;
import mnemarium.loop.MemoryEvent;
import mnemarium.loop.Outcome;
import mnemarium.loop.ReuseEvent;
import mnemarium.loop.Situation;
import mnemarium.loop.State;
import mnemarium.loop.TriageEvent;

/** A run in a line and in a strip of marks, for lists of runs. */
final class Marking {

    private static final int LAST = 12;

    private Marking() {}

    /**
     * One letter for each of the last steps, by its worst mark: r redundant, s skipped, l late, o
     * miss, h hit, w written only; x false-valid, t tripped, d derived, u reused; - none of these.
     */
    static String strip(Trail trail) {
        StringBuilder strip = new StringBuilder();
        for (int step = Math.max(1, trail.steps() - LAST + 1); step <= trail.steps(); step++) {
            strip.append(letter(trail.step(step)));
        }
        return strip.toString();
    }

    private static char letter(StepTrace step) {
        String order = "-wuhodltsrx";
        int worst = 0;
        for (Event event : step.events()) {
            char mark =
                    switch (event) {
                        case MemoryEvent.LookupSkipped skipped -> 's';
                        case MemoryEvent.LookupMade made ->
                                switch (made.ending()) {
                                    case HIT -> 'h';
                                    case MISS -> 'o';
                                    case LATE -> 'l';
                                };
                        case MemoryEvent.Remembered remembered -> 'w';
                        case TriageEvent.Judged judged
                                when judged.verdict() == TriageEvent.Verdict.REDUNDANT ->
                                'r';
                        case ReuseEvent.FalseValid wrong -> 'x';
                        case ReuseEvent.Tripped tripped -> 't';
                        case ReuseEvent.Derived derived -> 'd';
                        case ReuseEvent.CorrectiveDerivation derived -> 'd';
                        case ReuseEvent.Reused reused -> 'u';
                        default -> '-';
                    };
            worst = Math.max(worst, order.indexOf(mark));
        }
        return order.charAt(worst);
    }

    /** Where it stands: "step 9 of 24, 3 skipped, 1 redundant". */
    static String headline(State state) {
        int steps = state.setup().script().beats().size();
        StringBuilder text = new StringBuilder(step(state) + " of " + steps);
        if (state.counts().skipped() > 0) {
            text.append(", ").append(state.counts().skipped()).append(" skipped");
        }
        switch (Outcome.of(state)) {
            case Outcome.Triaged triaged ->
                    triaged.redundant()
                            .ifPresent(many -> text.append(", ").append(many).append(" redundant"));
            case Outcome.Reused reused ->
                    text.append(", ")
                            .append(reused.turns())
                            .append(" turns, ")
                            .append(reused.derives())
                            .append(" derived, ")
                            .append(reused.falseValid())
                            .append(" false-valid");
            case Outcome.Talked talked -> {
                if (talked.facts() > 0) {
                    text.append(", ")
                            .append(talked.recalled())
                            .append(" of ")
                            .append(talked.facts())
                            .append(" recalled");
                }
            }
        }
        return text.toString();
    }

    private static String step(State state) {
        boolean inTasks = state.situation() instanceof Situation.Reusing;
        return (inTasks ? "task " : "step ") + state.step();
    }
}
