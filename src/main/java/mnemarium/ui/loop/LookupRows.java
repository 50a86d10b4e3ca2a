package mnemarium.ui.loop;

import mnemarium.loop.Arm;
import mnemarium.loop.Beat;
import mnemarium.loop.Cost;
import mnemarium.loop.Event;
import mnemarium.loop.Memo;
import mnemarium.loop.MemoryEvent;
import mnemarium.loop.MemoryEvent.Lookup;
import mnemarium.loop.Mode;
import mnemarium.loop.State;
import mnemarium.loop.TriageEvent;
import mnemarium.memory.Hit;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** The rows Asked and Got: what a read of the memory was about and how it ended. */
final class LookupRows {

    private static final int LONGEST_CALL = 400;

    private final Track track;
    private final State state;
    private final int step;

    LookupRows(Track track, State state, int step) {
        this.track = track;
        this.state = state;
        this.step = step;
    }

    /** The rows of an event; none unless it is a read. */
    List<StepRow> of(Event event) {
        return switch (event) {
            case MemoryEvent.LookupMade made ->
                    List.of(
                            asked(
                                    made.lookup(),
                                    made.key(),
                                    parts(made.cost()),
                                    Words.millis(made.cost().nanos())),
                            got(made));
            case MemoryEvent.LookupSkipped skipped ->
                    List.of(asked(skipped.lookup(), skipped.key(), "", ""), skipped(skipped));
            case MemoryEvent.Compared compared -> compared(compared);
            case MemoryEvent.Remembered _,
                    mnemarium.loop.RunEvent _,
                    TriageEvent _,
                    mnemarium.loop.ConversationEvent _,
                    mnemarium.loop.WorldEvent _,
                    mnemarium.loop.ReuseEvent _,
                    mnemarium.loop.GateEvent _,
                    mnemarium.loop.StepEvent _ ->
                    List.of();
        };
    }

    private StepRow asked(Lookup lookup, String key, String parts, String total) {
        String query = query(lookup, key);
        return switch (lookup) {
            case MATCH ->
                    new StepRow.Asked(
                            "Have I done this already?", "match(" + query + ")", parts, total);
            case RECALL ->
                    new StepRow.Asked(
                            question(),
                            "recall(%s, %d)".formatted(query, state.dials().topK()),
                            parts,
                            total);
        };
    }

    private String question() {
        if (state.setup().arm().equals(Arm.PER_TURN)) {
            return "What do I know about this turn's items?";
        }
        return state.setup().arm().readsForTurn()
                ? "What do I know about this turn's questions?"
                : "What do I know about this?";
    }

    private String query(Lookup lookup, String key) {
        Beat beat = state.setup().script().beats().get(step);
        String text =
                switch (beat.kind()) {
                    case ITEM ->
                            lookup == Lookup.RECALL
                                    ? turnTexts(beat)
                                    : state.setup().script().item(beat).text();
                    case ASK ->
                            state.setup().arm().readsForTurn()
                                    ? state.setup().script().questions(beat)
                                    : state.setup().script().question(beat).text();
                    case HEAR, REPLY, TASK -> key;
                };
        String line = Words.oneLine(text);
        return '"'
                + (line.length() > LONGEST_CALL ? line.substring(0, LONGEST_CALL) + "…" : line)
                + '"';
    }

    private String turnTexts(Beat beat) {
        int first = beat.index() - beat.stepInTurn() + 1;
        List<String> texts = new ArrayList<>();
        for (int i = first; i < first + beat.stepsInTurn(); i++) {
            texts.add(state.setup().script().items().get(i).text());
        }
        return String.join(" / ", texts);
    }

    private String parts(Cost cost) {
        String parts =
                "embed %s + store %s + added %s"
                        .formatted(
                                Words.hundredths(cost.embedNanos()),
                                Words.hundredths(cost.storeNanos()),
                                Words.hundredths(cost.addedNanos()));
        String all =
                cost.overheadNanos() == 0
                        ? parts
                        : parts + " + overhead " + Words.hundredths(cost.overheadNanos());
        return (state.setup().mode() == Mode.MEASURED ? "measured: " + all : all) + " =";
    }

    private StepRow got(MemoryEvent.LookupMade made) {
        OptionalDouble threshold =
                state.setup().arm().equals(Arm.PER_TURN)
                        ? OptionalDouble.empty()
                        : OptionalDouble.of(made.threshold());
        String returned =
                "%d of %s returned"
                        .formatted(
                                made.hits().size(),
                                Words.counted(made.entries(), "entry", "entries"));
        List<HitRow> hits = hits(made);
        return switch (made.ending()) {
            case HIT -> new StepRow.Got(ReadEnd.HIT, best(made, ""), "", returned, threshold, hits);
            case MISS ->
                    new StepRow.Got(
                            ReadEnd.MISS,
                            made.hits().isEmpty()
                                    ? "the memory was empty"
                                    : best(made, "best was "),
                            "",
                            returned,
                            threshold,
                            hits);
            case LATE ->
                    new StepRow.Got(
                            ReadEnd.LATE,
                            Words.tookAndWereLeft(
                                    made.cost().nanos(), made.leftNanos() + made.cost().nanos()),
                            made.hits().isEmpty()
                                    ? "The memory was empty."
                                    : best(made, "Best was ") + ".",
                            returned,
                            threshold,
                            hits);
        };
    }

    private String best(MemoryEvent.LookupMade made, String before) {
        Hit best = made.hits().getFirst();
        long found =
                made.hits().stream()
                        .filter(hit -> made.matched() >= 0 && hit.score() >= made.threshold())
                        .count();
        String several =
                made.lookup() == Lookup.RECALL && found > 1
                        ? Words.count(found) + " entries, best "
                        : before;
        String words = several + Memo.name(best.entry()) + " at " + Words.similarity(best.score());
        if (state.setup().arm().equals(Arm.PER_TURN)) {
            return words;
        }
        boolean saysSomethingElse = made.matched() < 0 && best.score() >= made.threshold();
        return words
                + ", threshold "
                + Words.threshold(made.threshold())
                + (saysSomethingElse ? ", but it says something else" : "");
    }

    private List<HitRow> hits(MemoryEvent.LookupMade made) {
        List<HitRow> rows = new ArrayList<>();
        for (Hit hit : made.hits()) {
            rows.add(
                    new HitRow(
                            rows.size() + 1,
                            hit.entry(),
                            hit.score(),
                            standing(made, hit),
                            state.memory().get(hit.entry()).text()));
        }
        return rows;
    }

    private static HitRow.Standing standing(MemoryEvent.LookupMade made, Hit hit) {
        if (hit.score() < made.threshold()) {
            return HitRow.Standing.BELOW;
        }
        if (made.matched() < 0) {
            return HitRow.Standing.OTHER;
        }
        if (made.ending() == MemoryEvent.Ending.LATE) {
            return HitRow.Standing.LATE;
        }
        return made.lookup() == Lookup.RECALL || hit.entry() == made.matched()
                ? HitRow.Standing.HIT
                : HitRow.Standing.ALSO;
    }

    private StepRow skipped(MemoryEvent.LookupSkipped skipped) {
        String unchecked = "The memory was not asked, so this is unchecked, not a miss.";
        return new StepRow.Skipped(
                Words.neededAndLeft(skipped.needed().nanos(), skipped.leftNanos()),
                unchecked + toBeFound());
    }

    /** What a skipped lookup could have found, as the scenario's verdict tells afterwards. */
    private String toBeFound() {
        for (int operation = track.first(step); operation <= state.operation(); operation++) {
            for (Event event : track.operation(operation)) {
                if (event instanceof TriageEvent.Judged judged
                        && judged.verdict() == TriageEvent.Verdict.REDUNDANT
                        && track.entry(judged.sameAs()) >= 0) {
                    return " %s was there to be found."
                            .formatted(Memo.name(track.entry(judged.sameAs())));
                }
            }
        }
        return "";
    }

    private List<StepRow> compared(MemoryEvent.Compared compared) {
        if (compared.entry() < 0) {
            return List.of();
        }
        StepRow asked =
                new StepRow.Asked(
                        "Is it among what this turn's lookup brought?",
                        "similarity(" + query(Lookup.MATCH, compared.key()) + ")",
                        "free of charge",
                        "");
        boolean found = compared.matched() >= 0;
        HitRow hit =
                new HitRow(
                        1,
                        compared.entry(),
                        compared.score(),
                        found ? HitRow.Standing.HIT : HitRow.Standing.BELOW,
                        state.memory().get(compared.entry()).text());
        StepRow got =
                new StepRow.Got(
                        found ? ReadEnd.HIT : ReadEnd.MISS,
                        "%s%s at %s, threshold %s"
                                .formatted(
                                        found ? "" : "best was ",
                                        Memo.name(compared.entry()),
                                        Words.similarity(compared.score()),
                                        Words.threshold(compared.threshold())),
                        "",
                        "compared, not looked up",
                        OptionalDouble.of(compared.threshold()),
                        List.of(hit));
        return List.of(asked, got);
    }
}
