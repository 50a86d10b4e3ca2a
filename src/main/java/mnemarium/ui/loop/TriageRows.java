package mnemarium.ui.loop;

import mnemarium.loop.Event;
import mnemarium.loop.Memo;
import mnemarium.loop.MemoryEvent;
import mnemarium.loop.State;
import mnemarium.loop.TriageEvent;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rows Did and Verdict of a step that handles an item. */
final class TriageRows {

    private final Track track;
    private final State state;
    private final List<Event> events;

    private TriageRows(Track track, State state, List<Event> events) {
        this.track = track;
        this.state = state;
        this.events = events;
    }

    static List<StepRow> of(Track track, State state, List<Event> events) {
        return new TriageRows(track, state, events).rows();
    }

    private List<StepRow> rows() {
        List<StepRow> rows = new ArrayList<>();
        first(TriageEvent.Acted.class).ifPresent(acted -> rows.add(did(acted)));
        first(TriageEvent.Judged.class).ifPresent(judged -> rows.add(judged(judged)));
        return rows;
    }

    private <T extends Event> Optional<T> first(Class<T> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }

    private StepRow did(TriageEvent.Acted acted) {
        return switch (acted.action()) {
            case INVESTIGATED ->
                    new StepRow.Did(
                            "Investigated " + acted.key(),
                            first(MemoryEvent.Remembered.class)
                                    .map(it -> "and remembered it as " + Memo.name(it.entry()))
                                    .orElse(""));
            case CLOSED -> {
                Memo memo = state.memory().get(acted.entry());
                yield new StepRow.Did(
                        "Closed " + acted.key() + " without investigating",
                        "%s stands for it, from %s".formatted(memo.name(), place(memo)));
            }
            case DISMISSED ->
                    new StepRow.Did(
                            "Dismissed " + acted.key() + " without asking",
                            "it saw the same in this very turn");
        };
    }

    private StepRow judged(TriageEvent.Judged judged) {
        String key = judged.key();
        String same = "%s is the same incident as %s".formatted(key, judged.sameAs());
        return switch (judged.verdict()) {
            case FIRST ->
                    new StepRow.Judged(
                            StepRow.Tone.PLAIN,
                            "First of its incident",
                            key + " had to be investigated.");
            case RECOGNISED ->
                    new StepRow.Judged(
                            StepRow.Tone.FOUND,
                            "Right: recognised",
                            (judged.sameAs().isEmpty()
                                            ? "The incident of %s was handled before".formatted(key)
                                            : same)
                                    + ". One investigation saved.");
            case REDUNDANT ->
                    new StepRow.Judged(
                            StepRow.Tone.REDUNDANT,
                            "Redundant action",
                            same
                                    + wherever(judged.sameAs())
                                    + "."
                                    + (judged.guardError() ? overlooked(judged.sameAs()) : ""));
            case MISSED_INCIDENT ->
                    new StepRow.Judged(
                            StepRow.Tone.WRONG,
                            "Guard error: incident missed",
                            key + " was closed, and its incident was never investigated.");
            case WRONG_MATCH ->
                    new StepRow.Judged(
                            StepRow.Tone.WRONG,
                            "Guard error: wrong match",
                            same + ", which is not what it was closed by.");
            case UNJUDGED ->
                    new StepRow.Judged(
                            StepRow.Tone.PLAIN,
                            matched() ? "Suggestion" : "Not judged",
                            "The items name no incident, so a match is a suggestion and no"
                                    + " redundancy is claimed.");
        };
    }

    private boolean matched() {
        return first(TriageEvent.Acted.class)
                .filter(acted -> acted.action() == TriageEvent.Action.CLOSED)
                .isPresent();
    }

    private String overlooked(String key) {
        int entry = track.entry(key);
        return entry < 0
                ? " The memory was asked and did not find it."
                : " The memory was asked and did not find " + Memo.name(entry) + ".";
    }

    private String wherever(String key) {
        int entry = track.entry(key);
        return entry < 0 || entry >= state.memory().size()
                ? ""
                : " (" + place(state.memory().get(entry)) + ")";
    }

    private String place(Memo memo) {
        return Words.place(
                memo.turn(), state.setup().script().beats().get(memo.step() - 1).stepInTurn());
    }
}
