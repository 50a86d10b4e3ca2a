package mnemarium.ui.loop;

import mnemarium.loop.Outcome;
import mnemarium.loop.State;
import mnemarium.loop.TenureEvent.Ending;
import mnemarium.loop.reuse.EvolvingOutcome;
import mnemarium.loop.reuse.Share;
import mnemarium.scenario.Published;
import mnemarium.ui.chart.Mark;

import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a run whose steps stand by themselves has come to, and what was published beside it. */
final class StepSoFars {

    private StepSoFars() {}

    static SoFar of(State state) {
        return switch (Outcome.of(state)) {
            case Outcome.Evolved evolved -> evolved(evolved);
            case Outcome.Trapped trapped -> trapped(trapped, arm(state));
            case Outcome.Settled settled -> settled(settled, arm(state));
            case Outcome.Laned laned -> laned(laned, SoFars.gate(state));
            case Outcome.Tenured tenured -> tenured(tenured);
            default -> SoFar.EMPTY;
        };
    }

    private static String arm(State state) {
        return state.setup().arm().word();
    }

    private static SoFar evolved(Outcome.Evolved evolved) {
        EvolvingOutcome result = evolved.result();
        List<SoFar.Row> rows = new ArrayList<>();
        rows.add(marked("stale-actions", "Stale answers", result.staleActions(), Mark.WRONG));
        rows.add(row("step-turns", "Turns", Words.count(result.turns())));
        rows.add(row("step-tokens", "Tokens read", Words.count(result.tokens())));
        result.correctByClass()
                .forEach(
                        (behaviour, share) ->
                                rows.add(
                                        row(
                                                "correct-" + behaviour.word(),
                                                "Right, class " + behaviour.word(),
                                                Words.count(share.part())
                                                        + " of "
                                                        + Words.count(share.whole()))));
        Share stale = result.store().staleOfAll();
        rows.add(
                row(
                        "store-stale",
                        "Subjects stale in the notes",
                        Words.count(stale.part()) + " of " + Words.count(stale.whole())));
        return new SoFar(
                Words.count(result.correct().part()),
                "of " + Words.count(evolved.sessions()) + " sessions right",
                sign(result.correct().part(), evolved.sessions()),
                rows,
                false);
    }

    private static SoFar trapped(Outcome.Trapped trapped, String arm) {
        List<SoFar.Row> rows = new ArrayList<>();
        rows.add(
                row(
                        "verified",
                        "Verified first",
                        Words.count(trapped.verified()) + " of " + Words.count(trapped.asked())));
        rows.add(row("step-turns", "Turns", Words.count(trapped.turns())));
        rows.add(row("step-tokens", "Tokens", Words.count(trapped.tokens())));
        rows.addAll(published(trapped.published(), arm));
        return new SoFar(
                Words.count(trapped.right()),
                "of " + Words.count(trapped.asked()) + " answers right",
                sign(trapped.right(), trapped.asked()),
                rows,
                false);
    }

    private static SoFar settled(Outcome.Settled settled, String arm) {
        List<SoFar.Row> rows = new ArrayList<>();
        rows.add(marked("rework", "Rework", settled.rework(), Mark.WRONG));
        rows.add(
                row(
                        "investigated",
                        "Investigated again",
                        Words.count(settled.investigated())
                                + " of "
                                + Words.count(settled.decisions())));
        rows.add(row("step-turns", "Turns", Words.count(settled.turns())));
        rows.add(row("step-tokens", "Tokens", Words.count(settled.tokens())));
        rows.addAll(published(settled.published(), arm));
        return new SoFar(
                Words.count(settled.consistent()),
                "of " + Words.count(settled.decisions()) + " decided as before",
                sign(settled.consistent(), settled.decisions()),
                rows,
                false);
    }

    private static SoFar laned(Outcome.Laned laned, List<SoFar.Row> gate) {
        List<SoFar.Row> rows = new ArrayList<>();
        rows.add(row("step-turns", "Turns of answers", Words.count(laned.turns())));
        rows.add(row("step-tokens", "Tokens of answers", Words.count(laned.tokens())));
        laned.lanes()
                .forEach(
                        (lane, sum) ->
                                rows.add(
                                        row(
                                                "lane-" + lane.name().toLowerCase(Locale.ROOT),
                                                "All to " + LaneRows.lane(lane),
                                                Words.count(sum.right())
                                                        + " right, "
                                                        + Words.counted(
                                                                sum.turns(), "turn", "turns"))));
        rows.add(row("records", "Records in the ledger", Words.count(laned.records())));
        rows.addAll(gate);
        return new SoFar(
                Words.count(laned.right()),
                "of " + Words.count(laned.questions()) + " answers right",
                sign(laned.right(), laned.questions()),
                rows,
                false);
    }

    private static SoFar tenured(Outcome.Tenured tenured) {
        List<SoFar.Row> rows = new ArrayList<>();
        rows.add(marked("tenure-stale", "Stale", tenured.count(Ending.STALE), Mark.WRONG));
        rows.add(
                marked(
                        "tenure-neighbour",
                        "Of something else",
                        tenured.count(Ending.NEIGHBOUR),
                        Mark.WRONG));
        rows.add(
                marked(
                        "tenure-partial",
                        "A part of it",
                        tenured.count(Ending.PARTIAL),
                        Mark.WRONG));
        rows.add(marked("tenure-claimed", "Claims", tenured.count(Ending.CLAIMED), Mark.WRONG));
        rows.add(row("tenure-unanswered", "Not answered", Words.count(tenured.unanswered())));
        rows.add(
                row(
                        "tenure-millis",
                        "Memory, look-ups, searches",
                        Words.count(
                                        tenured.millis()
                                                .setScale(0, RoundingMode.HALF_EVEN)
                                                .longValue())
                                + " ms"));
        rows.add(row("step-tokens", "Tokens", Words.count(tenured.tokens())));
        rows.add(row("step-turns", "Turns", Words.count(tenured.turns())));
        return new SoFar(
                Words.count(tenured.right()),
                "of " + Words.count(tenured.questions()) + " answers right",
                sign(tenured.right(), tenured.questions()),
                rows,
                false);
    }

    /** Figures of a language model: marked as published, and never part of ours. */
    private static List<SoFar.Row> published(Optional<Published> published, String arm) {
        List<SoFar.Row> rows = new ArrayList<>();
        published.ifPresent(
                source ->
                        source.figures().stream()
                                .filter(figure -> figure.arm().equals(arm))
                                .forEach(
                                        figure ->
                                                rows.add(
                                                        new SoFar.Row(
                                                                "published-" + figure.measure(),
                                                                "Published, a language model: "
                                                                        + figure.measure()
                                                                                .replace('-', ' '),
                                                                figure.value()
                                                                                .setScale(
                                                                                        2,
                                                                                        RoundingMode
                                                                                                .HALF_EVEN)
                                                                        + " (n = "
                                                                        + figure.n()
                                                                        + ")",
                                                                Optional.of(Mark.PUBLISHED)))));
        return rows;
    }

    private static Optional<Mark> sign(int right, int all) {
        return all == 0 ? Optional.empty() : Optional.of(right == all ? Mark.HIT : Mark.WRONG);
    }

    private static SoFar.Row row(String id, String name, String value) {
        return new SoFar.Row(id, name, value, Optional.empty());
    }

    private static SoFar.Row marked(String id, String name, long count, Mark mark) {
        return new SoFar.Row(
                id, name, Words.count(count), count > 0 ? Optional.of(mark) : Optional.empty());
    }
}
