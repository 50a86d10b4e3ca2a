package mnemarium.loop;

import mnemarium.scenario.Item;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Scripted: dismisses what it saw in its own turn (if it has that sight), asks its memory as its
 * arm says, investigates what it does not recognise, and remembers what it investigated.
 */
final class TriageAgent implements Agent {

    private final Arm arm;

    TriageAgent(Arm arm) {
        this.arm = arm;
    }

    @Override
    public Intent decide(State state) {
        Script script = state.setup().script();
        Beat beat = script.beats().get(state.beat());
        Item item = script.item(beat);
        StepSoFar soFar = state.soFar();
        if (soFar.acted().isPresent()) {
            return new Intent.Remember(item.id(), item.text());
        }
        if (soFar.lookup().isEmpty() && sawInThisTurn(state, beat)) {
            return new Intent.Act(item.id(), TriageEvent.Action.DISMISSED, -1);
        }
        if (arm.equals(Arm.PER_TURN)) {
            return perTurn(state, beat, item);
        }
        if (arm.equals(Arm.IN_LOOP) && soFar.lookup().isEmpty()) {
            return new Intent.Match(item.id(), item.text());
        }
        return act(item, soFar.made().map(MemoryEvent.LookupMade::matched));
    }

    private static Intent perTurn(State state, Beat beat, Item item) {
        StepSoFar soFar = state.soFar();
        if (beat.stepInTurn() == 1 && soFar.lookup().isEmpty()) {
            return new Intent.Recall(item.id(), turnTexts(state, beat));
        }
        List<Integer> hits = ((Situation.Triaging) state.situation()).turnHits();
        if (soFar.compared().isEmpty() && !hits.isEmpty()) {
            return new Intent.Compare(item.id(), item.text(), hits);
        }
        return act(item, soFar.compared().map(MemoryEvent.Compared::matched));
    }

    private static Intent act(Item item, Optional<Integer> matched) {
        int entry = matched.orElse(-1);
        return new Intent.Act(
                item.id(),
                entry >= 0 ? TriageEvent.Action.CLOSED : TriageEvent.Action.INVESTIGATED,
                entry);
    }

    @Override
    public boolean isDone(State state) {
        StepSoFar soFar = state.soFar();
        return soFar.acted()
                .map(
                        acted ->
                                acted.action() != TriageEvent.Action.INVESTIGATED
                                        || arm.equals(Arm.NO_MEMORY)
                                        || soFar.tried() > 0)
                .orElse(false);
    }

    /** The texts of the turn's items, as one query. */
    private static String turnTexts(State state, Beat beat) {
        List<Item> items = state.setup().script().items();
        int first = beat.index() - beat.stepInTurn() + 1;
        return items.subList(first, first + beat.stepsInTurn()).stream()
                .map(Item::text)
                .collect(Collectors.joining("\n"));
    }

    /**
     * Whether an earlier item of this turn is of the same incident. Where items name no incident,
     * only an equal text is recognised.
     */
    private static boolean sawInThisTurn(State state, Beat beat) {
        if (!state.dials().ownTurnSight()) {
            return false;
        }
        Script script = state.setup().script();
        int first = beat.index() - beat.stepInTurn() + 1;
        if (script.incidentsKnown()) {
            return script.previous(beat.index()) >= first;
        }
        Item item = script.item(beat);
        return script.items().subList(first, beat.index()).stream()
                .anyMatch(other -> other.text().equals(item.text()));
    }
}
