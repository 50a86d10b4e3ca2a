package mnemarium.loop;

import java.util.Optional;

/**
 * Where the agent stands inside its step.
 *
 * @param lookup the last lookup of the step, made or skipped
 * @param compared the comparison with this turn's hits, per-turn arm only
 * @param acted what it did with the item
 * @param written entries written in the step
 * @param refused writes that the gate has refused in the step
 * @param replied whether it has replied
 */
public record StepSoFar(
        Optional<MemoryEvent> lookup,
        Optional<MemoryEvent.Compared> compared,
        Optional<TriageEvent.Acted> acted,
        int written,
        int refused,
        boolean replied) {

    static final StepSoFar NOTHING =
            new StepSoFar(Optional.empty(), Optional.empty(), Optional.empty(), 0, 0, false);

    StepSoFar asked(MemoryEvent event) {
        return new StepSoFar(Optional.of(event), compared, acted, written, refused, replied);
    }

    StepSoFar compared(MemoryEvent.Compared event) {
        return new StepSoFar(lookup, Optional.of(event), acted, written, refused, replied);
    }

    StepSoFar acted(TriageEvent.Acted event) {
        return new StepSoFar(lookup, compared, Optional.of(event), written, refused, replied);
    }

    StepSoFar wrote() {
        return new StepSoFar(lookup, compared, acted, written + 1, refused, replied);
    }

    StepSoFar keptOut() {
        return new StepSoFar(lookup, compared, acted, written, refused + 1, replied);
    }

    StepSoFar spoke() {
        return new StepSoFar(lookup, compared, acted, written, refused, true);
    }

    /** Writes that the agent has done with in this step, whatever the gate said. */
    public int tried() {
        return written + refused;
    }

    /** The lookup that was made in this step, if one was. */
    public Optional<MemoryEvent.LookupMade> made() {
        return lookup.filter(MemoryEvent.LookupMade.class::isInstance)
                .map(MemoryEvent.LookupMade.class::cast);
    }
}
