package mnemarium.ui.chart;

import mnemarium.ownership.FlowTerms;
import mnemarium.ownership.GateVerdict;
import mnemarium.ownership.Handling;
import mnemarium.ownership.Judgement;
import mnemarium.ownership.Owner;
import mnemarium.ownership.Step;
import mnemarium.ownership.Told;
import mnemarium.ui.Figures;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The ownership flow with the way that one fact took through it: which tests were made, how each
 * was answered, and where that led.
 *
 * @param title the fact
 * @param judgement the flow's answer
 * @param terms the numbers on which the flow turned
 */
public record FlowDiagram(String title, Judgement judgement, FlowTerms terms) implements Chart {

    /** The tests in the flow's order, then the outcomes: what can be pointed at, in this order. */
    static final List<GateVerdict> OUTCOMES =
            List.of(
                    GateVerdict.NEVER_BELIEVE,
                    GateVerdict.LOOK_UP,
                    GateVerdict.CACHE,
                    GateVerdict.RETRIEVE,
                    GateVerdict.SEARCH,
                    GateVerdict.REMEMBER,
                    GateVerdict.ASK_AGAIN);

    /** The answer that a test had; empty if it was not made. */
    Optional<Boolean> answer(Step step) {
        return judgement.steps().stream()
                .filter(each -> each.step() == step)
                .map(Judgement.Passed::yes)
                .findFirst();
    }

    /** Whether the way of this answer was taken. */
    boolean isTaken(Step step, boolean yes) {
        return answer(step).filter(each -> each == yes).isPresent();
    }

    /** The tests and the outcome that lie on the way, as the drawing lights them. */
    public List<String> lit() {
        List<String> lit = new ArrayList<>();
        for (Step step : Step.inOrder()) {
            answer(step).ifPresent(yes -> lit.add(step.word() + (yes ? ": yes" : ": no")));
        }
        lit.add(judgement.verdict().word());
        return List.copyOf(lit);
    }

    /** A test in the few words that its box has room for. */
    static String question(Step step) {
        return switch (step) {
            case CLAIM_OF_AUTHORITY -> "Does it claim an authority?";
            case ANSWERED_BY_IDENTIFIER -> "A system of record answers by identifier?";
            case FAST_ENOUGH -> "Fast enough for every turn?";
            case MAINTAINED_TEXT -> "Does a maintained text own it?";
            case CHEAP_TO_ASK -> "Cheap to ask again?";
            case KEPT_IN_ONE_PASSAGE -> "Kept in one quotable passage?";
            case LEARNED_FROM_USER -> "Learned from the user?";
        };
    }

    /** What stands at a way out of a test. */
    String word(Step step, boolean yes) {
        String answer = yes ? "yes" : "no";
        if (!isTaken(step, yes)) {
            return answer;
        }
        return switch (step) {
            case FAST_ENOUGH -> share().map(each -> answer + ", " + each).orElse(answer);
            case ANSWERED_BY_IDENTIFIER -> yes ? "yes, " + judgement.owner().name() : answer;
            default -> answer;
        };
    }

    /** What share of a turn the look-up takes. */
    private Optional<String> share() {
        return judgement.owner() instanceof Owner.SystemOfRecord system
                ? Optional.of(
                        Figures.number(100.0 * nanos(system.latency()) / nanos(terms.turn()), 1)
                                + "\u2009%")
                : Optional.empty();
    }

    private static double nanos(Duration span) {
        return span.toNanos();
    }

    /** What stands below the name of an outcome. */
    String below(GateVerdict verdict) {
        return switch (verdict) {
            case LOOK_UP ->
                    judgement.handling() instanceof Handling.LookUp lookUp
                            ? "%s\u2009ms, %s tokens"
                                    .formatted(
                                            Figures.count(lookUp.owner().latency().toMillis()),
                                            Figures.count(lookUp.owner().tokens()))
                            : "ask its owner";
            case CACHE -> "can be rebuilt";
            case RETRIEVE -> "by version";
            case SEARCH -> "kept transcripts";
            case REMEMBER -> "one sentence";
            case ASK_AGAIN -> "store nothing";
            case NEVER_BELIEVE -> "confirm each time";
            case OWN_WORK -> "to the write critic";
            case UNCLASSIFIED -> "passes, is counted";
        };
    }

    /** What an outcome means, whether it was reached or not. */
    static String meaning(GateVerdict verdict) {
        return switch (verdict) {
            case LOOK_UP -> "A system of record is asked each time; memory holds nothing.";
            case CACHE -> "As look up, through a cache that the source rebuilds.";
            case RETRIEVE -> "A maintained text is searched each time; memory holds nothing.";
            case SEARCH -> "Kept conversations are searched each time; memory holds nothing.";
            case REMEMBER -> "Memory is the owner: one sentence, with expiry and repair.";
            case ASK_AGAIN -> "Nothing is stored; whoever knows is asked when it matters.";
            case NEVER_BELIEVE -> "To be confirmed by whoever can authorise it, each time.";
            case OWN_WORK -> "The write critic judges it.";
            case UNCLASSIFIED -> "It passes and is counted.";
        };
    }

    /** What is said of a test: its answer and why, or that it was not made. */
    String said(Step step) {
        return judgement.steps().stream()
                .filter(each -> each.step() == step)
                .map(each -> (each.yes() ? "Yes. " : "No. ") + Told.words(each.reason()))
                .findFirst()
                .orElse("Not asked: the verdict fell without it.");
    }

    /** What is said of an outcome. */
    String said(GateVerdict verdict) {
        return verdict == judgement.verdict()
                ? judgement.handling().sentence()
                : "Not reached. " + meaning(verdict);
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder(title).append(": ");
        text.append(judgement.verdict().title()).append(". Owner: ");
        text.append(judgement.owner().name()).append('.');
        for (Judgement.Passed each : judgement.steps()) {
            text.append('\n').append(each.step().question());
            text.append(each.yes() ? " Yes. " : " No. ").append(Told.words(each.reason()));
        }
        text.append('\n').append(judgement.handling().sentence());
        if (judgement.readingsDiffer()) {
            text.append("\nBy owner alone: ").append(judgement.byOwnerAlone().title()).append('.');
        }
        return text.toString();
    }

    @Override
    public Table table() {
        List<List<Object>> rows = new ArrayList<>();
        for (Step step : Step.inOrder()) {
            rows.add(
                    List.of(
                            step.question(),
                            answer(step).map(yes -> yes ? "yes" : "no").orElse("not asked"),
                            said(step)));
        }
        rows.add(List.of("Verdict", judgement.verdict().title(), judgement.handling().sentence()));
        return new Table(List.of("test", "answer", "reason"), rows);
    }

    /**
     * How tall the diagram is at its best, in design pixels.
     *
     * @param width in design pixels
     */
    public static double tall(double width) {
        return width >= FlowShape.ROW ? 240 : 400;
    }

    @Override
    public Drawn at(double width, double height) {
        return new FlowPainter(this, width, height);
    }
}
