package mnemarium.cli;

import mnemarium.loop.Arm;
import mnemarium.loop.Outcome;
import mnemarium.loop.TenureEvent.Ending;
import mnemarium.loop.reuse.EvolvingOutcome;
import mnemarium.loop.reuse.Share;
import mnemarium.loop.reuse.StoreScore;
import mnemarium.scenario.Published;
import mnemarium.world.evolving.Behaviour;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Outcomes of runs whose steps stand by themselves, for people. */
final class StepOutcomeText {

    private final List<String> lines = new ArrayList<>();

    private StepOutcomeText(String head) {
        lines.add("");
        lines.add(head);
    }

    static List<String> evolved(Outcome.Evolved evolved) {
        StepOutcomeText text = new StepOutcomeText("Outcome, simulated");
        EvolvingOutcome result = evolved.result();
        text.row("correct", of(result.correct()) + " sessions (" + byClass(result) + ")");
        text.row(
                "stale", result.staleActions() + " answers that were another value of the subject");
        text.row(
                "turns",
                String.format(
                        Locale.ROOT,
                        "%d, %.2f per session",
                        result.turns(),
                        evolved.sessions() == 0
                                ? 0
                                : (double) result.turns() / evolved.sessions()));
        text.row(
                "store",
                of(result.store().staleOfAll()) + " subjects stale (" + stale(result) + ")");
        text.cost(result.tokens(), evolved.seconds());
        return text.lines;
    }

    static List<String> trapped(Outcome.Trapped trapped, Arm arm) {
        StepOutcomeText text = new StepOutcomeText("Outcome, simulated: a scripted agent");
        text.row("correct", trapped.right() + " of " + trapped.asked() + " answers");
        text.row("verified", trapped.verified() + " of " + trapped.asked() + " before answering");
        text.row("turns", Long.toString(trapped.turns()));
        text.cost(trapped.tokens(), trapped.seconds());
        text.published(trapped.published(), arm);
        return text.lines;
    }

    static List<String> laned(Outcome.Laned laned) {
        StepOutcomeText text = new StepOutcomeText("Outcome, simulated");
        text.row("correct", laned.right() + " of " + laned.questions() + " questions");
        text.row(
                "turns",
                laned.turns() + " for answers, " + laned.workTurns() + " for work done before");
        text.row("records", laned.records() + " in the ledger");
        laned.lanes()
                .forEach(
                        (lane, sum) ->
                                text.row(
                                        lane.name().toLowerCase(Locale.ROOT),
                                        laned.sent().getOrDefault(lane, 0)
                                                + " sent; all of them: "
                                                + sum.right()
                                                + " right, "
                                                + sum.turns()
                                                + " turns, "
                                                + sum.tokens()
                                                + " tokens"));
        text.cost(laned.tokens(), laned.seconds());
        return text.lines;
    }

    static List<String> tenured(Outcome.Tenured tenured) {
        StepOutcomeText text = new StepOutcomeText("Outcome, simulated: a scripted agent");
        text.row("correct", tenured.right() + " of " + tenured.questions() + " questions");
        text.row("facts", tenured.rightFacts() + " of " + tenured.facts() + " right");
        text.row(
                "wrong",
                tenured.count(Ending.STALE)
                        + " from a stale copy, "
                        + tenured.count(Ending.NEIGHBOUR)
                        + " from something else, "
                        + tenured.count(Ending.PARTIAL)
                        + " from a part of it, "
                        + tenured.count(Ending.CLAIMED)
                        + " from a claim");
        text.row(
                "not answered",
                tenured.count(Ending.OUTAGE)
                        + " owner out of order, "
                        + tenured.count(Ending.REFUSED)
                        + " refused, "
                        + tenured.count(Ending.OVER_BUDGET)
                        + " no time left");
        text.row("unseen", tenured.unseen() + " told to whom their owner refuses them");
        tenured.sorts()
                .forEach(
                        (sort, sum) ->
                                text.row(
                                        sort.word(),
                                        sum.right()
                                                + " of "
                                                + sum.asked()
                                                + " right, "
                                                + sum.nanos() / 1_000_000
                                                + " ms, "
                                                + sum.tokens()
                                                + " tokens, "
                                                + sum.turns()
                                                + " turns"));
        text.row(
                "asked",
                tenured.lookups()
                        + " look-ups, "
                        + tenured.searches()
                        + " searches; "
                        + tenured.turns()
                        + " turns, "
                        + tenured.minutes()
                        + " minutes of the user");
        text.row("time", tenured.millis().stripTrailingZeros().toPlainString() + " ms");
        text.cost(tenured.tokens(), tenured.seconds());
        return text.lines;
    }

    static List<String> settled(Outcome.Settled settled, Arm arm) {
        StepOutcomeText text = new StepOutcomeText("Outcome, simulated: a scripted agent");
        text.row("consistent", settled.consistent() + " of " + settled.decisions() + " decisions");
        text.row("rework", settled.rework() + " decisions for what had been rejected");
        text.row("investigated", settled.investigated() + " of " + settled.decisions());
        text.row("turns", Long.toString(settled.turns()));
        text.cost(settled.tokens(), settled.seconds());
        text.published(settled.published(), arm);
        return text.lines;
    }

    private static String byClass(EvolvingOutcome result) {
        return result.correctByClass().entrySet().stream()
                .map(each -> each.getKey().word() + " " + of(each.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static String stale(EvolvingOutcome result) {
        Map<Behaviour, Share> stale = result.store().stale();
        return StoreScore.CHANGING.stream()
                .map(each -> each.word() + " " + of(stale.getOrDefault(each, Share.NONE)))
                .collect(Collectors.joining(", "));
    }

    private static String of(Share share) {
        return share.part() + " of " + share.whole();
    }

    private void cost(long tokens, BigDecimal seconds) {
        row("cost", tokens + " tokens, " + seconds.toPlainString() + " s virtual");
    }

    private void published(Optional<Published> published, Arm arm) {
        if (published.isEmpty()) {
            return;
        }
        lines.add("");
        lines.add("Published, a language model: " + published.get().model());
        row("source", published.get().source());
        List<Published.Figure> figures =
                published.get().figures().stream()
                        .filter(each -> each.arm().equals(arm.word()))
                        .toList();
        for (Published.Figure each : figures) {
            row(each.measure(), each.value().toPlainString() + " (n = " + each.n() + ")");
        }
        if (figures.isEmpty()) {
            row("figures", "none for this arm");
        }
    }

    private void row(String label, String value) {
        lines.add(String.format(Locale.ROOT, "  %-13s %s", label, value));
    }
}
