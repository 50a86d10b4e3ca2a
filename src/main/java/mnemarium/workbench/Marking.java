package mnemarium.workbench;

import mnemarium.loop.Event;
import mnemarium.loop.MemoryEvent;
import mnemarium.loop.Outcome;
import mnemarium.loop.State;
import mnemarium.loop.TriageEvent;

/** A run in a line and in a strip of marks, for lists of runs. */
final class Marking {

    private static final int LAST = 12;

    private Marking() {}

    /**
     * One letter for each of the last steps, by its worst mark: r redundant, s skipped, l late, o
     * miss, h hit, w written only, - none of these.
     */
    static String strip(Trail trail) {
        StringBuilder strip = new StringBuilder();
        for (int step = Math.max(1, trail.steps() - LAST + 1); step <= trail.steps(); step++) {
            strip.append(letter(trail.step(step)));
        }
        return strip.toString();
    }

    private static char letter(StepTrace step) {
        String order = "-whols r".replace(" ", "");
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
                        default -> '-';
                    };
            worst = Math.max(worst, order.indexOf(mark));
        }
        return order.charAt(worst);
    }

    /** Where it stands: "step 9 of 24, 3 skipped, 1 redundant". */
    static String headline(State state) {
        int steps = state.setup().script().beats().size();
        StringBuilder text = new StringBuilder("step " + state.step() + " of " + steps);
        if (state.counts().skipped() > 0) {
            text.append(", ").append(state.counts().skipped()).append(" skipped");
        }
        switch (Outcome.of(state)) {
            case Outcome.Triaged triaged ->
                    triaged.redundant()
                            .ifPresent(many -> text.append(", ").append(many).append(" redundant"));
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
}
