package mnemarium.ui.loop;

import mnemarium.loop.Counts;
import mnemarium.loop.Gated;
import mnemarium.loop.Mode;
import mnemarium.loop.Script;
import mnemarium.loop.Situation;
import mnemarium.loop.State;
import mnemarium.ui.chart.Mark;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Derives what a run has come to from the state at the cursor. */
final class SoFars {

    private SoFars() {}

    static SoFar of(State state) {
        boolean measured = state.setup().mode() == Mode.MEASURED;
        if (state.situation() instanceof Situation.Stepping) {
            return StepSoFars.of(state);
        }
        return switch (state.setup().arm().kind()) {
            case "conversation" -> conversation(state, measured);
            default -> triage(state, measured);
        };
    }

    private static SoFar triage(State state, boolean measured) {
        Counts counts = state.counts();
        Script script = state.setup().script();
        List<SoFar.Row> rows = reads(state);
        if (!script.incidentsKnown()) {
            rows.add(row("investigations", "Investigations", counts.investigations()));
            return new SoFar(
                    Words.count(counts.suggested()),
                    counts.suggested() == 1 ? "suggested match" : "suggested matches",
                    Optional.empty(),
                    rows,
                    measured);
        }
        rows.add(marked("guard-errors", "Guard errors", counts.guardErrors(), Mark.WRONG));
        return new SoFar(
                Words.count(counts.redundant()),
                "of " + Words.count(script.duplicates()) + " redundant",
                counts.redundant() > 0 ? Optional.of(Mark.REDUNDANT) : Optional.empty(),
                rows,
                measured);
    }

    private static SoFar conversation(State state, boolean measured) {
        Counts counts = state.counts();
        List<SoFar.Row> rows = reads(state);
        rows.add(
                new SoFar.Row(
                        "context-tokens",
                        "Tokens read",
                        Words.count(counts.contextTokens()),
                        Optional.empty()));
        boolean asked = counts.facts() > 0;
        return new SoFar(
                Words.count(counts.recalled()),
                "of %s recalled"
                        .formatted(
                                Words.count(
                                        asked
                                                ? counts.facts()
                                                : state.setup().script().factsNeeded())),
                asked
                        ? Optional.of(counts.recalled() == counts.facts() ? Mark.HIT : Mark.WRONG)
                        : Optional.empty(),
                rows,
                measured);
    }

    private static List<SoFar.Row> reads(State state) {
        Counts counts = state.counts();
        List<SoFar.Row> rows = new ArrayList<>();
        rows.add(row("lookups-made", "Lookups made", counts.lookups()));
        rows.add(marked("lookups-skipped", "Lookups skipped", counts.skipped(), Mark.SKIPPED));
        if (counts.late() > 0) {
            rows.add(marked("lookups-late", "Lookups late", counts.late(), Mark.LATE));
        }
        rows.add(
                new SoFar.Row(
                        "writes-kept",
                        "Writes kept",
                        Words.count(state.memory().size()) + " of " + Words.count(counts.writes()),
                        Optional.empty()));
        rows.addAll(gate(state));
        return rows;
    }

    /** What the write gate came to; nothing where none stands. */
    static List<SoFar.Row> gate(State state) {
        return Gated.of(state)
                .map(
                        gated ->
                                List.of(
                                        new SoFar.Row(
                                                "gate-kept-out",
                                                "Kept out by gate",
                                                Words.count(gated.refused())
                                                        + " of "
                                                        + Words.count(gated.judged()),
                                                Optional.empty()),
                                        row(
                                                "gate-unclassified",
                                                "Unclassified",
                                                gated.unclassified())))
                .orElse(List.of());
    }

    private static SoFar.Row row(String id, String name, long count) {
        return new SoFar.Row(id, name, Words.count(count), Optional.empty());
    }

    private static SoFar.Row marked(String id, String name, long count, Mark mark) {
        return new SoFar.Row(
                id, name, Words.count(count), count > 0 ? Optional.of(mark) : Optional.empty());
    }
}
