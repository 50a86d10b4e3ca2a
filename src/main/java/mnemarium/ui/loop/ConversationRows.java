package mnemarium.ui.loop;

import mnemarium.loop.Beat;
import mnemarium.loop.ConversationEvent;
import mnemarium.loop.ConversationEvent.FactNeeded;
import mnemarium.loop.Event;
import mnemarium.loop.Memo;
import mnemarium.loop.MemoryEvent;
import mnemarium.loop.Situation;
import mnemarium.loop.State;
import mnemarium.memory.Hit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rows Did, Facts and Verdict of a step that hears, answers or replies. */
final class ConversationRows {

    private final State state;
    private final Beat beat;
    private final List<Event> events;

    private ConversationRows(State state, Beat beat, List<Event> events) {
        this.state = state;
        this.beat = beat;
        this.events = events;
    }

    static List<StepRow> of(State state, Beat beat, List<Event> events) {
        return new ConversationRows(state, beat, events).rows();
    }

    private List<StepRow> rows() {
        return switch (beat.kind()) {
            case ITEM, TASK -> List.of();
            case HEAR -> heard();
            case ASK -> answered();
            case REPLY -> all(ConversationEvent.Replied.class).stream().map(this::replied).toList();
        };
    }

    private <T extends Event> List<T> all(Class<T> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private List<StepRow> heard() {
        List<StepRow> rows = new ArrayList<>();
        for (MemoryEvent.Remembered written : all(MemoryEvent.Remembered.class)) {
            rows.add(
                    new StepRow.Did(
                            "Remembered %s as %s"
                                    .formatted(written.key(), Memo.name(written.entry())),
                            Words.oneLine(state.setup().script().fact(written.key()).text())));
        }
        if (rows.isEmpty()) {
            int facts = state.setup().script().message(beat).facts().size();
            rows.add(
                    new StepRow.Did(
                            "Heard it",
                            facts == 0
                                    ? "nothing in it to remember"
                                    : !state.setup().arm().remembersFacts()
                                            ? "this arm writes nothing"
                                            : state.soFar().refused() > 0
                                                    ? "the gate lets nothing of it through"
                                                    : "the write comes next"));
        }
        return rows;
    }

    private List<StepRow> answered() {
        List<StepRow> rows = new ArrayList<>();
        List<FactNeeded> needed = all(FactNeeded.class);
        if (!needed.isEmpty()) {
            rows.add(new StepRow.Facts(needed.stream().map(this::fact).toList()));
        }
        all(ConversationEvent.Replied.class).forEach(reply -> rows.add(replied(reply)));
        if (!needed.isEmpty()) {
            rows.add(verdict(needed));
        }
        return rows;
    }

    private FactRow fact(FactNeeded needed) {
        return new FactRow(
                needed.fact(),
                state.setup().script().fact(needed.fact()).text(),
                needed.known().isRecalled(),
                EventWords.word(needed.known())
                        + hit(needed.fact()).map(words -> ", " + words).orElse(""));
    }

    /** Where a fact stood among the hits: "m3 at 0.713". */
    private Optional<String> hit(String fact) {
        for (MemoryEvent.LookupMade made : reads()) {
            for (Hit hit : made.hits()) {
                if (state.memory().get(hit.entry()).key().equals(fact)) {
                    return Optional.of(
                            "%s at %s"
                                    .formatted(
                                            Memo.name(hit.entry()), Words.similarity(hit.score())));
                }
            }
        }
        return Optional.empty();
    }

    /** The reads that the answer rests on: those of the turn, where the arm reads for a turn. */
    private List<MemoryEvent.LookupMade> reads() {
        return state.setup().arm().readsForTurn()
                        && state.situation() instanceof Situation.Talking talking
                ? talking.turnReads()
                : all(MemoryEvent.LookupMade.class);
    }

    private StepRow replied(ConversationEvent.Replied replied) {
        String notes =
                replied.restated() == 0
                        ? ""
                        : ", "
                                + Words.counted(
                                        replied.restated(), "fact restated", "facts restated");
        return new StepRow.Did(
                beat.kind() == Beat.Kind.ASK ? "Answered " + replied.key() : "Replied",
                "read %s, wrote %s%s"
                        .formatted(
                                Words.counted(replied.contextTokens(), "token", "tokens"),
                                Words.count(replied.replyTokens()),
                                notes));
    }

    private static StepRow verdict(List<FactNeeded> needed) {
        long known = needed.stream().filter(fact -> fact.known().isRecalled()).count();
        if (known == needed.size()) {
            return new StepRow.Judged(
                    StepRow.Tone.FOUND,
                    "Right: " + known + " of " + needed.size() + " known",
                    "Every fact that the question needs was there.");
        }
        return new StepRow.Judged(
                StepRow.Tone.WRONG, known + " of " + needed.size() + " known", reasons(needed));
    }

    /** "2 written, not recalled; 1 not written." */
    private static String reasons(List<FactNeeded> needed) {
        List<String> reasons = new ArrayList<>();
        for (ConversationEvent.Known known : ConversationEvent.Known.values()) {
            long count = needed.stream().filter(fact -> fact.known() == known).count();
            if (count > 0 && !known.isRecalled()) {
                reasons.add(Words.count(count) + " " + EventWords.word(known));
            }
        }
        return "Missed: " + String.join("; ", reasons) + ".";
    }
}
