package mnemarium.ui.loop;

import mnemarium.loop.Event;
import mnemarium.loop.GateEvent.WriteJudged;
import mnemarium.ownership.Told;

import java.util.List;

/** The row Gate: what the gate said of each write of a step. */
final class GateRows {

    private GateRows() {}

    static List<StepRow> of(List<Event> events) {
        return events.stream()
                .filter(WriteJudged.class::isInstance)
                .map(WriteJudged.class::cast)
                .map(GateRows::row)
                .toList();
    }

    static StepRow row(WriteJudged judged) {
        String readings =
                judged.verdict().equals(judged.byOwnerAlone())
                        ? ""
                        : " (by owner alone: " + judged.byOwnerAlone().replace('-', ' ') + ")";
        WriteEnd end = WriteEnd.of(judged.gateVerdict());
        return new StepRow.Gated(
                end,
                "%s: %s%s".formatted(end.word(), judged.gateVerdict().title(), readings),
                "%s%s. %s".formatted(judged.key(), owner(judged), Told.words(judged.reason())));
    }

    /** Who owns it, if it is a fact that somebody could own. */
    private static String owner(WriteJudged judged) {
        return judged.step().isEmpty() ? "" : ", owner " + judged.owner();
    }
}
