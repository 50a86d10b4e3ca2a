package mnemarium.ui.loop;

import mnemarium.loop.ConversationEvent;
import mnemarium.loop.Event;
import mnemarium.loop.GateEvent;
import mnemarium.loop.MemoryEvent;
import mnemarium.loop.ReuseEvent;
import mnemarium.loop.Script;
import mnemarium.loop.StepEvent;
import mnemarium.loop.TriageEvent;
import mnemarium.loop.WorldEvent;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import java.util.RandomAccess;

/** Derives the timeline from the events of a run. */
final class Timelines {

    private Timelines() {}

    /**
     * @param track all operations of the run
     * @param script what the scenario brings
     * @param starts as the script lays its turns out, kept by the caller
     * @param cursor the operation the run is shown at
     * @param turnWord what a turn is called: "Turn", "Session"
     */
    static Timeline of(Track track, Script script, TurnStarts starts, int cursor, String turnWord) {
        return new Timeline(
                starts,
                script.beats().size(),
                new Cells(track, script),
                track.step(cursor),
                moves(track),
                turnWord);
    }

    private static List<Timeline.MoveMark> moves(Track track) {
        return track.moves().stream()
                .map(
                        move ->
                                new Timeline.MoveMark(
                                        move.step(),
                                        move.within(),
                                        move.operation(),
                                        EventWords.moved(move.dial(), move.from(), move.to())))
                .toList();
    }

    /** The lived steps; each is made when it is asked for. */
    private static final class Cells extends AbstractList<TimelineCell> implements RandomAccess {

        private final Track track;
        private final Script script;
        private final int size;

        Cells(Track track, Script script) {
            this.track = track;
            this.script = script;
            this.size = track.steps();
        }

        @Override
        public TimelineCell get(int step) {
            int last = track.last(step);
            Optional<ReadEnd> read = Optional.empty();
            Optional<Deed> deed = Optional.empty();
            int writes = 0;
            int routed = 0;
            int refused = 0;
            for (int operation = track.first(step); operation <= last; operation++) {
                for (Event event : track.operation(operation)) {
                    if (event instanceof MemoryEvent memory) {
                        read = worse(read, end(memory));
                        writes += memory instanceof MemoryEvent.Remembered ? 1 : 0;
                    }
                    if (event instanceof GateEvent.WriteJudged judged) {
                        WriteEnd end = WriteEnd.of(judged.gateVerdict());
                        routed += end == WriteEnd.ROUTED ? 1 : 0;
                        refused += end == WriteEnd.REFUSED ? 1 : 0;
                    }
                    deed = deed(event, deed);
                }
            }
            return new TimelineCell(
                    script.beats().get(step).key(), last, read, deed, writes, routed, refused);
        }

        @Override
        public int size() {
            return size;
        }
    }

    private static Optional<ReadEnd> worse(Optional<ReadEnd> one, Optional<ReadEnd> other) {
        if (one.isEmpty() || other.isEmpty()) {
            return one.isEmpty() ? other : one;
        }
        return other.get().compareTo(one.get()) > 0 ? other : one;
    }

    /** How a read ended; nothing for a write, and where there was nothing to compare with. */
    static Optional<ReadEnd> end(MemoryEvent event) {
        return switch (event) {
            case MemoryEvent.LookupMade made ->
                    Optional.of(
                            switch (made.ending()) {
                                case HIT -> ReadEnd.HIT;
                                case MISS -> ReadEnd.MISS;
                                case LATE -> ReadEnd.LATE;
                            });
            case MemoryEvent.LookupSkipped _ -> Optional.of(ReadEnd.SKIPPED);
            case MemoryEvent.Compared compared ->
                    compared.entry() < 0
                            ? Optional.empty()
                            : Optional.of(compared.matched() >= 0 ? ReadEnd.HIT : ReadEnd.MISS);
            case MemoryEvent.Remembered _ -> Optional.empty();
        };
    }

    private static Optional<Deed> deed(Event event, Optional<Deed> before) {
        return switch (event) {
            case TriageEvent.Acted acted ->
                    Optional.of(
                            acted.action() == TriageEvent.Action.INVESTIGATED
                                    ? Deed.DONE
                                    : Deed.SPARED);
            case TriageEvent.Judged judged ->
                    switch (judged.verdict()) {
                        case REDUNDANT -> Optional.of(Deed.REDUNDANT);
                        case MISSED_INCIDENT, WRONG_MATCH -> Optional.of(Deed.WRONG);
                        case FIRST, RECOGNISED, UNJUDGED -> before;
                    };
            case ConversationEvent.FactNeeded needed ->
                    Optional.of(
                            needed.known().isRecalled()
                                            && before.filter(deed -> deed == Deed.MISSING).isEmpty()
                                    ? Deed.ANSWERED
                                    : Deed.MISSING);
            case ConversationEvent.Replied _ -> Optional.of(before.orElse(Deed.REPLIED));
            case mnemarium.loop.RunEvent _,
                    MemoryEvent _,
                    WorldEvent _,
                    ReuseEvent _,
                    GateEvent _ ->
                    before;
            case StepEvent step -> StepEventRows.deed(step).or(() -> before);
        };
    }
}
