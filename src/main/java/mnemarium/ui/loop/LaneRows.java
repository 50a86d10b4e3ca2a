package mnemarium.ui.loop;

import mnemarium.loop.LaneEvent;
import mnemarium.loop.LaneEvent.Ending;
import mnemarium.loop.LaneEvent.Lane;
import mnemarium.scenario.Lanes;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Words for the steps of a run with three lanes. */
final class LaneRows {

    private LaneRows() {}

    static Optional<StepRow> row(LaneEvent event) {
        return switch (event) {
            case LaneEvent.FactHeard heard ->
                    Optional.of(new StepRow.Saw(heard.key(), List.of("a fact"), heard.text()));
            case LaneEvent.WorkDone done ->
                    Optional.of(
                            new StepRow.Did(
                                    "Did the work " + done.key(),
                                    "it stands on "
                                            + values(done)
                                            + "; "
                                            + StepEventRows.cost(done.turns(), done.tokens())));
            case LaneEvent.WorkKept kept ->
                    Optional.of(
                            new StepRow.Did(
                                    "Kept it in the ledger as " + kept.record(),
                                    kept.supersedes().isEmpty()
                                            ? ""
                                            : "in the place of " + kept.supersedes()));
            case LaneEvent.WriteRefused refused ->
                    Optional.of(new StepRow.Did("The ledger does not keep it", refused.reason()));
            case LaneEvent.NoteMade note ->
                    Optional.of(new StepRow.Did("Remembered " + note.key(), note.text()));
            case LaneEvent.LaneChosen chosen ->
                    Optional.of(
                            new StepRow.Saw(
                                    chosen.key(),
                                    List.of(type(chosen.type())),
                                    chosen.question()
                                            + "\nTo "
                                            + lane(chosen.lane())
                                            + ": "
                                            + chosen.reason()
                                            + "."));
            case LaneEvent.LedgerAsked asked ->
                    Optional.of(
                            new StepRow.Did("The ledger says " + asked.verdict(), asked.reason()));
            case LaneEvent.ValueLookedUp looked ->
                    Optional.of(
                            new StepRow.Did(
                                    looked.value().isEmpty()
                                            ? "Nobody owns " + looked.name()
                                            : "Looked up " + looked.name(),
                                    looked.value()));
            case LaneEvent.LaneAnswered answer ->
                    Optional.of(
                            new StepRow.Judged(
                                    answer.right() ? StepRow.Tone.FOUND : StepRow.Tone.WRONG,
                                    answer.right() ? "Right" : "Wrong",
                                    ending(answer.ending())
                                            + "; "
                                            + StepEventRows.cost(answer.turns(), answer.tokens())
                                            + (answer.answer().isEmpty()
                                                    ? ""
                                                    : ": " + answer.answer())));
            case LaneEvent.LaneWeighed other ->
                    Optional.of(
                            new StepRow.Did(
                                    "Beside it, " + lane(other.lane()),
                                    came(other.ending(), other.right())
                                            + "; "
                                            + StepEventRows.cost(other.turns(), other.tokens())));
            case LaneEvent.LaneStepDone _ -> Optional.empty();
        };
    }

    private static String values(LaneEvent.WorkDone done) {
        return done.environment().byName().entrySet().stream()
                .map(each -> each.getKey() + " " + each.getValue())
                .collect(Collectors.joining(", "));
    }

    private static String came(Ending ending, boolean right) {
        return ending(ending) + (right ? ", right" : ", wrong");
    }

    static String ending(Ending ending) {
        return switch (ending) {
            case RECALLED -> "recalled";
            case REUSED -> "reused";
            case LOOKED_UP -> "looked up";
            case DERIVED -> "done anew";
            case NOTHING -> "nothing found";
        };
    }

    static String lane(Lane lane) {
        return switch (lane) {
            case FACTS -> "the working memory";
            case PROCESS -> "the ledger";
            case LIVE -> "a live look-up";
        };
    }

    private static String type(Lanes.Type type) {
        return switch (type) {
            case NEEDLE -> "needle";
            case DONE_BEFORE -> "done before";
            case CURRENT_VALUE -> "current value";
        };
    }

    /** What an operation is called in the chips of a step. */
    static String operation(LaneEvent event) {
        return switch (event) {
            case LaneEvent.FactHeard _ -> "hear";
            case LaneEvent.WorkDone _ -> "work";
            case LaneEvent.WorkKept _, LaneEvent.WriteRefused _ -> "keep";
            case LaneEvent.NoteMade _ -> "remember";
            case LaneEvent.LaneChosen _ -> "route";
            case LaneEvent.LedgerAsked _ -> "check";
            case LaneEvent.ValueLookedUp _ -> "look up";
            case LaneEvent.LaneAnswered _, LaneEvent.LaneWeighed _, LaneEvent.LaneStepDone _ ->
                    "answer";
        };
    }
}
