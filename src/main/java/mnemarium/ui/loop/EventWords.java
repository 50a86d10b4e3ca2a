package mnemarium.ui.loop;

import mnemarium.loop.Canonical;
import mnemarium.loop.ConversationEvent;
import mnemarium.loop.ConversationEvent.Known;
import mnemarium.loop.Cost;
import mnemarium.loop.Event;
import mnemarium.loop.GateEvent;
import mnemarium.loop.Memo;
import mnemarium.loop.MemoryEvent;
import mnemarium.loop.ReuseEvent;
import mnemarium.loop.RunEvent;
import mnemarium.loop.StepEvent;
import mnemarium.loop.TriageEvent;
import mnemarium.loop.WorldEvent;
import mnemarium.scenario.Dial;

import java.util.Locale;

/** The events of the log in words: a kind, and its particulars. */
final class EventWords {

    private EventWords() {}

    static EventRow of(int number, Event event) {
        return new EventRow(number, event.at(), kind(event), text(event));
    }

    private static String kind(Event event) {
        return switch (event) {
            case RunEvent.RunStarted _ -> "run started";
            case RunEvent.DialMoved _ -> "dial moved";
            case RunEvent.TurnStarted _ -> "turn started";
            case RunEvent.StepStarted _ -> "step started";
            case RunEvent.MessageJoined _ -> "message joined";
            case RunEvent.RunEnded _ -> "run ended";
            case MemoryEvent.LookupMade _ -> "lookup made";
            case MemoryEvent.LookupSkipped _ -> "lookup skipped";
            case MemoryEvent.Compared _ -> "compared";
            case MemoryEvent.Remembered _ -> "remembered";
            case TriageEvent.Acted _ -> "acted";
            case TriageEvent.Judged _ -> "judged";
            case ConversationEvent.FactNeeded _ -> "fact needed";
            case ConversationEvent.Replied _ -> "replied";
            case GateEvent.WriteJudged _ -> "write judged";
            case WorldEvent _, ReuseEvent _, StepEvent _ -> Canonical.kind(event).replace('-', ' ');
        };
    }

    private static String text(Event event) {
        return switch (event) {
            case RunEvent run -> text(run);
            case MemoryEvent memory -> text(memory);
            case TriageEvent.Acted acted ->
                    word(acted.action())
                            + " "
                            + acted.key()
                            + (acted.entry() < 0 ? "" : " by " + Memo.name(acted.entry()));
            case TriageEvent.Judged judged ->
                    (judged.sameAs().isEmpty() ? "" : "duplicate of " + judged.sameAs() + ", ")
                            + word(judged.verdict())
                            + (judged.guardError() ? ", guard error" : "");
            case ConversationEvent.FactNeeded needed -> needed.fact() + ": " + word(needed.known());
            case ConversationEvent.Replied replied ->
                    "%s; read %s, wrote %s"
                            .formatted(
                                    replied.key(),
                                    Words.counted(replied.contextTokens(), "token", "tokens"),
                                    Words.count(replied.replyTokens()));
            case GateEvent.WriteJudged judged ->
                    "%s: %s, owner %s; %s"
                            .formatted(
                                    judged.key(),
                                    judged.gateVerdict().title(),
                                    judged.owner(),
                                    judged.isWritten() ? "written" : "not written");
            case WorldEvent _, ReuseEvent _, StepEvent _ -> fields(event);
        };
    }

    /** What an event holds beyond its kind and its time. */
    private static String fields(Event event) {
        String[] parts = Canonical.line(event).split("\t", 3);
        return parts.length < 3 ? "" : parts[2].replace('\t', ' ');
    }

    private static String text(RunEvent event) {
        return switch (event) {
            case RunEvent.RunStarted started ->
                    "%s, %s, seed %d"
                            .formatted(started.scenario(), started.arm().word(), started.seed());
            case RunEvent.DialMoved moved ->
                    Dial.named(moved.dial())
                            .map(dial -> moved(dial, moved.from(), moved.to()))
                            .orElse(moved.dial() + " " + moved.from() + " to " + moved.to());
            case RunEvent.TurnStarted started ->
                    "turn %d, budget %s"
                            .formatted(started.turn(), Words.millis(started.budgetNanos()));
            case RunEvent.StepStarted started ->
                    "%s, %s"
                            .formatted(
                                    started.key(),
                                    Words.place(started.turn(), started.stepInTurn()));
            case RunEvent.MessageJoined joined ->
                    "%s %s, %s"
                            .formatted(
                                    joined.role().name().toLowerCase(Locale.ROOT),
                                    joined.key(),
                                    Words.counted(joined.tokens(), "token", "tokens"));
            case RunEvent.RunEnded _ -> "no further step";
        };
    }

    private static String text(MemoryEvent event) {
        return switch (event) {
            case MemoryEvent.LookupMade made ->
                    "%s%s; %s"
                            .formatted(
                                    made.ending().name().toLowerCase(Locale.ROOT),
                                    made.hits().isEmpty()
                                            ? ", memory empty"
                                            : " %s, %s"
                                                    .formatted(
                                                            Memo.name(
                                                                    made.hits().getFirst().entry()),
                                                            Words.similarity(
                                                                    made.hits()
                                                                            .getFirst()
                                                                            .score())),
                                    charged(made.cost(), made.leftNanos()));
            case MemoryEvent.LookupSkipped skipped ->
                    Words.neededAndLeft(skipped.needed().nanos(), skipped.leftNanos());
            case MemoryEvent.Compared compared ->
                    compared.entry() < 0
                            ? "nothing to compare with"
                            : Memo.name(compared.entry())
                                    + " at "
                                    + Words.similarity(compared.score());
            case MemoryEvent.Remembered remembered ->
                    "%s as %s; %s"
                            .formatted(
                                    remembered.key(),
                                    Memo.name(remembered.entry()),
                                    charged(remembered.cost(), remembered.leftNanos()));
        };
    }

    private static String charged(Cost cost, long left) {
        return Words.millis(cost.nanos()) + ", " + Words.left(left);
    }

    /** A dial's move: "added latency 0 to 15 ms". */
    static String moved(Dial dial, String from, String to) {
        String unit = dial.unit().isEmpty() ? "" : " " + dial.unit();
        return dial.label() + " " + from + " to " + to + unit;
    }

    static String word(TriageEvent.Action action) {
        return switch (action) {
            case INVESTIGATED -> "investigated";
            case CLOSED -> "closed";
            case DISMISSED -> "dismissed";
        };
    }

    private static String word(TriageEvent.Verdict verdict) {
        return switch (verdict) {
            case FIRST -> "first of its incident";
            case RECOGNISED -> "recognised";
            case REDUNDANT -> "redundant";
            case MISSED_INCIDENT -> "incident missed";
            case WRONG_MATCH -> "wrong match";
            case UNJUDGED -> "not judged";
        };
    }

    static String word(Known known) {
        return switch (known) {
            case MEMORY -> "recalled from memory";
            case WINDOW -> "in the window";
            case NOT_WRITTEN -> "not written";
            case NOT_RECALLED -> "written, not recalled";
            case NOT_USED -> "recalled, not used";
            case KEPT_OUT -> "kept out by the gate";
        };
    }
}
