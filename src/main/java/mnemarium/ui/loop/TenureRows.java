package mnemarium.ui.loop;

import mnemarium.loop.TenureEvent;
import mnemarium.loop.TenureEvent.Ending;
import mnemarium.loop.TenureEvent.Found;
import mnemarium.loop.TenureEvent.From;
import mnemarium.ownership.Told;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Words for the steps of an agent that has known its user for long. */
final class TenureRows {

    private TenureRows() {}

    static Optional<StepRow> row(TenureEvent event) {
        return switch (event) {
            case TenureEvent.EarlierTalked earlier ->
                    Optional.of(
                            new StepRow.Saw(
                                    Words.count(earlier.conversations()) + " earlier conversations",
                                    List.of(Words.count(earlier.passages()) + " passages"),
                                    earlier.from().isEmpty()
                                            ? "There are none."
                                            : "The first was on " + earlier.from() + "."));
            case TenureEvent.FactStated stated ->
                    Optional.of(
                            new StepRow.Saw(stated.fact(), List.of(stated.day()), stated.text()));
            case TenureEvent.QuestionAsked asked -> Optional.of(asked(asked));
            case TenureEvent.SourceChosen chosen ->
                    Optional.of(
                            new StepRow.Did(
                                    "For " + chosen.fact() + " to " + from(chosen.from()),
                                    Told.words(chosen.reason())));
            case TenureEvent.OwnerAsked asked ->
                    Optional.of(
                            new StepRow.Did(
                                    switch (asked.reply()) {
                                        case ANSWERED -> asked.owner() + ": " + asked.value();
                                        case OUT_OF_ORDER -> asked.owner() + " is out of order";
                                        case REFUSED ->
                                                asked.owner() + " does not answer whoever asks";
                                        case NO_TIME -> "No time is left for " + asked.owner();
                                    },
                                    cost(asked.nanos(), asked.tokens())));
            case TenureEvent.CacheRead read ->
                    Optional.of(
                            new StepRow.Did(
                                    read.value().isEmpty()
                                            ? "The cache has nothing to use"
                                            : "The cache: " + read.value(),
                                    read.reason() + "; " + cost(read.nanos(), read.tokens())));
            case TenureEvent.ArchiveSearched searched -> Optional.of(searched(searched));
            case TenureEvent.PersonAsked asked ->
                    Optional.of(
                            new StepRow.Did(
                                    "Asked: " + asked.value(),
                                    Words.counted(asked.turns(), "turn", "turns")
                                            + ", "
                                            + Words.counted(asked.minutes(), "minute", "minutes")
                                            + ", "
                                            + Words.counted(asked.tokens(), "token", "tokens")));
            case TenureEvent.CopyKept copy ->
                    copy.inCache()
                            ? Optional.of(new StepRow.Did("Cached " + copy.fact(), copy.value()))
                            : Optional.empty();
            case TenureEvent.FactHad had ->
                    Optional.of(
                            new StepRow.Judged(
                                    tone(had.ending()),
                                    had.fact() + ": " + ending(had.ending()),
                                    why(had)));
            case TenureEvent.QuestionAnswered answered ->
                    Optional.of(
                            new StepRow.Judged(
                                    tone(answered.ending()),
                                    answered.right() ? "Right" : ending(answered.ending()),
                                    cost(answered.nanos(), answered.tokens())
                                            + ", "
                                            + Words.counted(answered.turns(), "turn", "turns")));
            case TenureEvent.TenureStepDone _ -> Optional.empty();
        };
    }

    private static StepRow asked(TenureEvent.QuestionAsked asked) {
        List<String> tags = new ArrayList<>();
        tags.add(asked.day());
        tags.add("conversation " + asked.conversation());
        asked.refused().names().forEach(each -> tags.add(each + " refuses"));
        return new StepRow.Saw(
                asked.key(),
                tags,
                asked.question() + "\nIt needs " + String.join(", ", asked.needs().names()) + ".");
    }

    private static StepRow searched(TenureEvent.ArchiveSearched searched) {
        String did =
                switch (searched.found()) {
                    case STATEMENT -> "A passage states it: " + searched.value();
                    case ALL_PIECES -> "All pieces are there: " + searched.value();
                    case SOME_PIECES -> "Only some pieces are there";
                    case NEIGHBOUR -> "A passage states it of something else: " + searched.value();
                    case NOTHING -> "No passage that was read states it";
                    case NO_TIME -> "No time is left for a search";
                };
        String kept =
                Words.count(searched.passages() - searched.dropped()) + " passages searched, ";
        return new StepRow.Did(
                did,
                searched.found() == Found.NO_TIME
                        ? ""
                        : kept
                                + Words.count(searched.hits().size())
                                + " read; "
                                + cost(searched.nanos(), searched.tokens()));
    }

    private static String why(TenureEvent.FactHad had) {
        String from = "from " + from(had.from());
        String truth = had.ending().isWrong() ? ". It is: " + had.truth() : "";
        String unseen = had.unseen() ? ". Its owner refuses whoever asks" : "";
        return from + truth + unseen;
    }

    private static StepRow.Tone tone(Ending ending) {
        return ending == Ending.RIGHT ? StepRow.Tone.FOUND : StepRow.Tone.WRONG;
    }

    static String ending(Ending ending) {
        return switch (ending) {
            case RIGHT -> "right";
            case STALE -> "wrong: was so once";
            case NEIGHBOUR -> "wrong: is so of something else";
            case PARTIAL -> "wrong: a part of it";
            case CLAIMED -> "wrong: a claim";
            case OUTAGE -> "not answered: owner out of order";
            case REFUSED -> "not answered: refused";
            case OVER_BUDGET -> "not answered: no time left";
        };
    }

    /** The same in a word or two, for a narrow column. */
    static String verdict(Ending ending) {
        return switch (ending) {
            case RIGHT -> "right";
            case STALE -> "stale";
            case NEIGHBOUR -> "other";
            case PARTIAL -> "part";
            case CLAIMED -> "claim";
            case OUTAGE -> "out";
            case REFUSED -> "refused";
            case OVER_BUDGET -> "no time";
        };
    }

    static String from(From from) {
        return switch (from) {
            case MEMORY -> "the working memory";
            case CACHE -> "the cache";
            case OWNER -> "its owner";
            case TEXT -> "the maintained text";
            case TRANSCRIPTS -> "earlier conversations";
            case USER -> "the user";
            case AUTHORITY -> "whoever can authorise it";
        };
    }

    /** Where the facts of a question were had from, in a few words. */
    static String from(TenureEvent.QuestionAnswered answered) {
        return String.join(", ", answered.from().names());
    }

    private static String cost(long nanos, long tokens) {
        return String.format(Locale.ROOT, "%.1f ms, ", nanos / 1e6)
                + Words.counted(tokens, "token", "tokens");
    }

    /** What an operation is called in the chips of a step; empty if this event does not say. */
    static String operation(TenureEvent event) {
        return switch (event) {
            case TenureEvent.EarlierTalked _ -> "look back";
            case TenureEvent.FactStated _ -> "hear";
            case TenureEvent.QuestionAsked _ -> "question";
            case TenureEvent.SourceChosen chosen ->
                    switch (chosen.from()) {
                        case MEMORY -> "recall";
                        case CACHE -> "cache";
                        case OWNER -> "look up";
                        case TEXT -> "retrieve";
                        case TRANSCRIPTS -> "search";
                        case USER -> "ask";
                        case AUTHORITY -> "confirm";
                    };
            case TenureEvent.OwnerAsked _,
                    TenureEvent.CacheRead _,
                    TenureEvent.ArchiveSearched _,
                    TenureEvent.PersonAsked _,
                    TenureEvent.CopyKept _,
                    TenureEvent.FactHad _,
                    TenureEvent.QuestionAnswered _,
                    TenureEvent.TenureStepDone _ ->
                    "";
        };
    }
}
