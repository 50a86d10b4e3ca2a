package mnemarium.ui.loop;

import mnemarium.loop.Arm;
import mnemarium.loop.Beat;
import mnemarium.loop.ConversationEvent;
import mnemarium.loop.Event;
import mnemarium.loop.GateEvent;
import mnemarium.loop.LaneEvent;
import mnemarium.loop.MemoryEvent;
import mnemarium.loop.ReuseEvent;
import mnemarium.loop.RunEvent;
import mnemarium.loop.Script;
import mnemarium.loop.State;
import mnemarium.loop.StepEvent;
import mnemarium.loop.TriageEvent;
import mnemarium.loop.WorldEvent;
import mnemarium.workbench.Grain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Derives the step card from the events of a step, up to the cursor. */
final class StepCards {

    private final Track track;
    private final State state;
    private final Script script;
    private final Beat beat;
    private final int step;
    private final int cursor;
    private final List<Event> events = new ArrayList<>();

    private StepCards(Track track, State state, int cursor) {
        this.track = track;
        this.state = state;
        this.cursor = cursor;
        script = state.setup().script();
        step = track.step(cursor);
        beat = script.beats().get(step);
        for (int operation = track.first(step); operation <= cursor; operation++) {
            events.addAll(track.operation(operation));
        }
    }

    /**
     * @param track all operations of the run
     * @param state the run at the cursor
     * @param cursor the operation the run is shown at
     */
    static StepView of(Track track, State state, int cursor) {
        if (track.step(cursor) < 0) {
            return StepView.EMPTY;
        }
        return new StepCards(track, state, cursor).view();
    }

    private StepView view() {
        List<StepRow> rows = new ArrayList<>();
        if (beat.kind() == Beat.Kind.TASK) {
            rows.addAll(StepEventRows.of(events));
        } else {
            rows.add(saw());
        }
        LookupRows lookups = new LookupRows(track, state, step);
        events.forEach(event -> rows.addAll(lookups.of(event)));
        switch (beat.kind()) {
            case ITEM -> {
                rows.addAll(TriageRows.of(track, state, events));
                rows.addAll(GateRows.of(events));
            }
            case HEAR, ASK, REPLY -> {
                rows.addAll(GateRows.of(events));
                rows.addAll(ConversationRows.of(state, beat, events));
            }
            case TASK -> rows.sort(Comparator.comparingInt(StepCards::place));
        }
        rows.add(new StepRow.Events(eventRows()));
        return new StepView(
                Grain.STEP.word(state.setup().scenario().kind()) + " " + Words.count(step + 1L),
                beat.kind() == Beat.Kind.TASK
                        ? beat.key()
                        : "turn %s, step %d of %d"
                                .formatted(
                                        Words.count(beat.turn()),
                                        beat.stepInTurn(),
                                        beat.stepsInTurn()),
                chips(),
                rows);
    }

    /**
     * Where a row stands in the card, whenever its event came: a task's events alternate between
     * what was asked, done and judged for each fact it needs.
     */
    private static int place(StepRow row) {
        return switch (row) {
            case StepRow.Saw _ -> 0;
            case StepRow.Asked _, StepRow.Got _, StepRow.Skipped _ -> 1;
            case StepRow.Did _, StepRow.Nothing _ -> 2;
            case StepRow.Gated _ -> 3;
            case StepRow.Judged _, StepRow.Facts _ -> 4;
            case StepRow.Events _ -> 5;
        };
    }

    private StepRow saw() {
        return switch (beat.kind()) {
            case ITEM -> {
                var item = script.item(beat);
                List<String> tags = new ArrayList<>();
                if (!item.label().isEmpty()) {
                    tags.add(item.label());
                }
                yield new StepRow.Saw(Nouns.item(state) + " " + item.id(), tags, item.text());
            }
            case HEAR -> {
                var message = script.message(beat);
                int facts = message.facts().size();
                yield new StepRow.Saw(
                        Nouns.speaker(message.role()) + " said",
                        List.of(
                                facts == 0
                                        ? "no fact"
                                        : Words.counted(facts, "fact stated", "facts stated")),
                        message.text());
            }
            case ASK -> {
                var question = script.question(beat);
                List<String> tags = new ArrayList<>();
                if (!question.category().isEmpty()) {
                    tags.add(question.category());
                }
                tags.add(Words.counted(question.needs().size(), "fact needed", "facts needed"));
                yield new StepRow.Saw("Question " + question.id(), tags, question.text());
            }
            case TASK -> new StepRow.Saw(beat.key(), List.of(), "");
            case REPLY ->
                    new StepRow.Saw(
                            "Turn " + beat.turn(),
                            List.of(),
                            "%s in the window, %s."
                                    .formatted(
                                            Words.counted(
                                                    state.window().size(), "message", "messages"),
                                            Words.counted(
                                                    state.windowTokens(), "token", "tokens")));
        };
    }

    private List<EventRow> eventRows() {
        int number = track.eventsBefore(track.first(step));
        List<EventRow> rows = new ArrayList<>();
        for (Event event : events) {
            rows.add(EventWords.of(++number, event));
        }
        return rows;
    }

    private List<StepChip> chips() {
        List<StepChip> chips = new ArrayList<>();
        for (int operation = track.first(step); operation <= track.last(step); operation++) {
            chips.add(chip(operation));
        }
        boolean atEnd = cursor >= track.last(step);
        absent().forEach(
                        word -> {
                            if (atEnd) {
                                chips.add(new StepChip(word, StepChip.State.ABSENT, -1, false));
                            }
                        });
        return chips;
    }

    private StepChip chip(int operation) {
        String word = "hear";
        StepChip.State how = StepChip.State.DONE;
        for (Event event : track.operation(operation)) {
            switch (event) {
                case MemoryEvent.LookupMade made -> {
                    word = lookup(made.lookup());
                    how =
                            made.ending() == MemoryEvent.Ending.LATE
                                    ? StepChip.State.LATE
                                    : StepChip.State.DONE;
                }
                case MemoryEvent.LookupSkipped skipped -> {
                    word = lookup(skipped.lookup());
                    how = StepChip.State.SKIPPED;
                }
                case MemoryEvent.Remembered _ -> word = "remember";
                case TriageEvent.Acted _ -> word = "act";
                case ConversationEvent.Replied _ -> word = "reply";
                case RunEvent _,
                        MemoryEvent.Compared _,
                        TriageEvent.Judged _,
                        ConversationEvent.FactNeeded _,
                        WorldEvent _,
                        ReuseEvent _ -> {}
                // a write that follows in the same operation says so itself
                case GateEvent.WriteJudged _ -> word = "gate";
                // it only says that the step is complete, not what was done
                case LaneEvent.LaneStepDone _ -> {}
                case StepEvent step -> {
                    String own = StepEventRows.operation(step);
                    word = own.isEmpty() ? word : own;
                }
            }
        }
        return new StepChip(word, how, operation, operation == cursor);
    }

    private static String lookup(MemoryEvent.Lookup lookup) {
        return switch (lookup) {
            case MATCH -> "match";
            case RECALL -> "recall";
        };
    }

    /** What is still to come in this step, or what it will not bring. */
    private List<String> absent() {
        return switch (beat.kind()) {
            case ITEM -> absentFromTriage();
            case HEAR, TASK -> List.of();
            case ASK, REPLY -> state.soFar().replied() ? List.of() : List.of("reply");
        };
    }

    private List<String> absentFromTriage() {
        boolean remembers = !state.setup().arm().equals(Arm.NO_MEMORY);
        if (state.soFar().acted().isEmpty()) {
            return remembers ? List.of("act", "remember") : List.of("act");
        }
        if (!remembers || state.soFar().written() > 0) {
            return List.of();
        }
        boolean investigated =
                state.soFar().acted().get().action() == TriageEvent.Action.INVESTIGATED;
        return List.of(investigated ? "remember" : "no write");
    }
}
