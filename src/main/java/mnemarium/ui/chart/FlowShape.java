package mnemarium.ui.chart;

import mnemarium.ownership.GateVerdict;
import mnemarium.ownership.Step;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where the tests and outcomes of the ownership flow stand and how the ways between them run, for a
 * size in design pixels. No two ways cross: in a row, the tests of what nobody owns follow to the
 * right and each drops to its outcome; where there is little width the row becomes a column.
 */
final class FlowShape {

    /** Below this many design pixels the tests stand in a column. */
    static final double ROW = 770;

    private static final double GAP = 30;
    private static final double TEST = 52;
    private static final double FAST = 44;
    private static final double PILL = 40;

    /** A box around something in the diagram. */
    record Box(double x, double y, double width, double height) {
        double middleX() {
            return x + width / 2;
        }

        double middleY() {
            return y + height / 2;
        }

        double right() {
            return x + width;
        }

        double bottom() {
            return y + height;
        }
    }

    /** A point at which a way turns, begins or ends. */
    record Corner(double x, double y) {}

    /**
     * One of the two ways out of a test.
     *
     * @param step the test
     * @param yes its answer
     * @param corners from the test to where it leads
     * @param wordX where the answer's word stands
     * @param wordY its baseline
     * @param anchor of the word
     */
    record Way(
            Step step,
            boolean yes,
            List<Corner> corners,
            double wordX,
            double wordY,
            Lettering.Anchor anchor) {
        Way {
            corners = List.copyOf(corners);
        }
    }

    private final Map<Step, Box> tests = new EnumMap<>(Step.class);
    private final Map<GateVerdict, Box> outcomes = new LinkedHashMap<>();
    private final List<Way> ways = new ArrayList<>();

    private final boolean isRow;

    /** Laid out for a size. */
    FlowShape(double width, double height) {
        isRow = width >= ROW;
        if (isRow) {
            row(width, height);
        } else {
            column(width, height);
        }
    }

    /** The test that an answer leads to; empty if it leads to an outcome. */
    static Optional<Step> next(Step step, boolean yes) {
        return switch (step) {
            case CLAIM_OF_AUTHORITY ->
                    yes ? Optional.empty() : Optional.of(Step.ANSWERED_BY_IDENTIFIER);
            case ANSWERED_BY_IDENTIFIER ->
                    Optional.of(yes ? Step.FAST_ENOUGH : Step.MAINTAINED_TEXT);
            case FAST_ENOUGH -> Optional.empty();
            case MAINTAINED_TEXT -> yes ? Optional.empty() : Optional.of(Step.CHEAP_TO_ASK);
            case CHEAP_TO_ASK -> yes ? Optional.empty() : Optional.of(Step.KEPT_IN_ONE_PASSAGE);
            case KEPT_IN_ONE_PASSAGE ->
                    yes ? Optional.empty() : Optional.of(Step.LEARNED_FROM_USER);
            case LEARNED_FROM_USER -> Optional.empty();
        };
    }

    /** The outcome that an answer leads to; empty if it leads to another test. */
    static Optional<GateVerdict> end(Step step, boolean yes) {
        return switch (step) {
            case CLAIM_OF_AUTHORITY -> reached(yes, GateVerdict.NEVER_BELIEVE);
            case ANSWERED_BY_IDENTIFIER -> Optional.empty();
            case FAST_ENOUGH -> Optional.of(yes ? GateVerdict.LOOK_UP : GateVerdict.CACHE);
            case MAINTAINED_TEXT -> reached(yes, GateVerdict.RETRIEVE);
            case CHEAP_TO_ASK -> reached(yes, GateVerdict.ASK_AGAIN);
            case KEPT_IN_ONE_PASSAGE -> reached(yes, GateVerdict.SEARCH);
            case LEARNED_FROM_USER ->
                    Optional.of(yes ? GateVerdict.REMEMBER : GateVerdict.ASK_AGAIN);
        };
    }

    private static Optional<GateVerdict> reached(boolean yes, GateVerdict verdict) {
        return yes ? Optional.of(verdict) : Optional.empty();
    }

    /** Whether there is room for more than an answer at a way. */
    boolean isRow() {
        return isRow;
    }

    Map<Step, Box> tests() {
        return tests;
    }

    /** In the order of reading. */
    Map<GateVerdict, Box> outcomes() {
        return outcomes;
    }

    /** All fourteen. */
    List<Way> ways() {
        return ways;
    }

    /** Where a test stands. */
    Box at(Step step) {
        return found(tests.get(step), step);
    }

    /** Where an outcome stands. */
    Box at(GateVerdict verdict) {
        return found(outcomes.get(verdict), verdict);
    }

    private static Box found(@org.jspecify.annotations.Nullable Box box, Object what) {
        if (box == null) {
            throw new IllegalStateException("found no place for " + what);
        }
        return box;
    }

    private void row(double width, double height) {
        double wide = Math.min(150, (width - 2 - 5 * GAP) / 6);
        double pitch = (width - 2 - wide) / 5;
        double bottom = height - PILL - 1;
        double between = 1 + TEST + (bottom - 1 - TEST) / 2;
        Step[] first = {
            Step.CLAIM_OF_AUTHORITY,
            Step.ANSWERED_BY_IDENTIFIER,
            Step.MAINTAINED_TEXT,
            Step.CHEAP_TO_ASK,
            Step.KEPT_IN_ONE_PASSAGE,
            Step.LEARNED_FROM_USER
        };
        for (int i = 0; i < first.length; i++) {
            tests.put(first[i], new Box(1 + i * pitch, 1, wide, TEST));
        }
        tests.put(Step.FAST_ENOUGH, new Box(1 + pitch, between - FAST / 2, wide, FAST));
        double middle = between - PILL / 2;
        outcomes.put(GateVerdict.NEVER_BELIEVE, new Box(1, bottom, wide, PILL));
        outcomes.put(GateVerdict.LOOK_UP, new Box(1 + pitch, bottom, wide, PILL));
        outcomes.put(GateVerdict.CACHE, new Box(1 + 2 * pitch, bottom, wide, PILL));
        outcomes.put(GateVerdict.RETRIEVE, new Box(1 + 2 * pitch, middle, wide, PILL));
        outcomes.put(GateVerdict.ASK_AGAIN, new Box(1 + 3 * pitch, bottom, wide, PILL));
        outcomes.put(GateVerdict.SEARCH, new Box(1 + 4 * pitch, middle, wide, PILL));
        outcomes.put(GateVerdict.REMEMBER, new Box(1 + 5 * pitch, bottom, wide, PILL));

        for (int i = 0; i < first.length - 1; i++) {
            right(first[i], at(first[i]), at(first[i + 1]));
        }
        down(Step.CLAIM_OF_AUTHORITY, at(GateVerdict.NEVER_BELIEVE));
        down(Step.ANSWERED_BY_IDENTIFIER, at(Step.FAST_ENOUGH));
        down(Step.FAST_ENOUGH, at(GateVerdict.LOOK_UP));
        down(Step.MAINTAINED_TEXT, at(GateVerdict.RETRIEVE));
        down(Step.CHEAP_TO_ASK, at(GateVerdict.ASK_AGAIN));
        down(Step.KEPT_IN_ONE_PASSAGE, at(GateVerdict.SEARCH));
        down(Step.LEARNED_FROM_USER, at(GateVerdict.REMEMBER));
        Box fast = at(Step.FAST_ENOUGH);
        Box cache = at(GateVerdict.CACHE);
        double elbow = fast.right() + (pitch - wide) / 2;
        ways.add(
                new Way(
                        Step.FAST_ENOUGH,
                        false,
                        List.of(
                                new Corner(fast.right(), fast.middleY()),
                                new Corner(elbow, fast.middleY()),
                                new Corner(elbow, cache.middleY()),
                                new Corner(cache.x(), cache.middleY())),
                        elbow + 6,
                        (fast.bottom() + cache.y()) / 2 + 4,
                        Lettering.Anchor.START));
        Box learned = at(Step.LEARNED_FROM_USER);
        Box ask = at(GateVerdict.ASK_AGAIN);
        double side = learned.x() - (pitch - wide) / 2;
        double low = learned.bottom() - 10;
        ways.add(
                new Way(
                        Step.LEARNED_FROM_USER,
                        false,
                        List.of(
                                new Corner(learned.x(), low),
                                new Corner(side, low),
                                new Corner(side, ask.middleY()),
                                new Corner(ask.right(), ask.middleY())),
                        side + 6,
                        (learned.bottom() + ask.y()) / 2 + 4,
                        Lettering.Anchor.START));
    }

    /** The no of one test leads straight to the next. */
    private void right(Step step, Box from, Box to) {
        double y = from.middleY();
        ways.add(
                new Way(
                        step,
                        false,
                        List.of(new Corner(from.right(), y), new Corner(to.x(), y)),
                        (from.right() + to.x()) / 2 - 2,
                        y - 5,
                        Lettering.Anchor.MIDDLE));
    }

    /** The yes of a test leads straight down. */
    private void down(Step step, Box to) {
        Box from = at(step);
        double x = from.middleX();
        double low = Math.min(to.y(), from.bottom() + 52);
        ways.add(
                new Way(
                        step,
                        true,
                        List.of(new Corner(x, from.bottom()), new Corner(x, to.y())),
                        x + 7,
                        (from.bottom() + low) / 2 + 3,
                        Lettering.Anchor.START));
    }

    private void column(double width, double height) {
        double question = width * 0.34;
        double gap = width * 0.08;
        double pill = width * 0.25;
        double far = width - 2 - question - 2 * gap - pill;
        double pitch = (height - 2) / 6.5;
        double tall = Math.min(44, pitch * 0.7);
        double second = 1 + question + gap;
        double third = second + pill + gap;
        Step[] first = {
            Step.CLAIM_OF_AUTHORITY,
            Step.ANSWERED_BY_IDENTIFIER,
            Step.MAINTAINED_TEXT,
            Step.CHEAP_TO_ASK,
            Step.KEPT_IN_ONE_PASSAGE,
            Step.LEARNED_FROM_USER
        };
        for (int i = 0; i < first.length; i++) {
            tests.put(first[i], new Box(1, 1 + i * pitch, question, tall));
        }
        tests.put(Step.FAST_ENOUGH, new Box(second, 1 + pitch, pill, tall));
        outcomes.put(GateVerdict.NEVER_BELIEVE, new Box(second, 1, pill, tall));
        outcomes.put(GateVerdict.LOOK_UP, new Box(third, 1 + pitch, far, tall));
        outcomes.put(GateVerdict.CACHE, new Box(third, 1 + 2 * pitch, far, tall));
        outcomes.put(GateVerdict.RETRIEVE, new Box(second, 1 + 2 * pitch, pill, tall));
        outcomes.put(GateVerdict.ASK_AGAIN, new Box(second, 1 + 3 * pitch, pill, tall));
        outcomes.put(GateVerdict.SEARCH, new Box(second, 1 + 4 * pitch, pill, tall));
        outcomes.put(GateVerdict.REMEMBER, new Box(second, 1 + 5 * pitch, pill, tall));

        for (int i = 0; i < first.length - 1; i++) {
            below(first[i], at(first[i + 1]));
        }
        across(Step.CLAIM_OF_AUTHORITY, at(GateVerdict.NEVER_BELIEVE));
        across(Step.ANSWERED_BY_IDENTIFIER, at(Step.FAST_ENOUGH));
        across(Step.FAST_ENOUGH, at(GateVerdict.LOOK_UP));
        across(Step.MAINTAINED_TEXT, at(GateVerdict.RETRIEVE));
        across(Step.CHEAP_TO_ASK, at(GateVerdict.ASK_AGAIN));
        across(Step.KEPT_IN_ONE_PASSAGE, at(GateVerdict.SEARCH));
        across(Step.LEARNED_FROM_USER, at(GateVerdict.REMEMBER));
        Box fast = at(Step.FAST_ENOUGH);
        Box cache = at(GateVerdict.CACHE);
        double elbow = fast.right() + gap / 2;
        double low = fast.bottom() - 8;
        ways.add(
                new Way(
                        Step.FAST_ENOUGH,
                        false,
                        List.of(
                                new Corner(fast.right(), low),
                                new Corner(elbow, low),
                                new Corner(elbow, cache.middleY()),
                                new Corner(cache.x(), cache.middleY())),
                        elbow + 5,
                        fast.bottom() + 8,
                        Lettering.Anchor.START));
        Box learned = at(Step.LEARNED_FROM_USER);
        Box ask = at(GateVerdict.ASK_AGAIN);
        double end = height - 4;
        ways.add(
                new Way(
                        Step.LEARNED_FROM_USER,
                        false,
                        List.of(
                                new Corner(learned.middleX(), learned.bottom()),
                                new Corner(learned.middleX(), end),
                                new Corner(elbow, end),
                                new Corner(elbow, ask.middleY()),
                                new Corner(ask.right(), ask.middleY())),
                        learned.middleX() + 7,
                        (learned.bottom() + end) / 2 + 3,
                        Lettering.Anchor.START));
    }

    private void below(Step step, Box to) {
        Box from = at(step);
        double x = from.middleX();
        ways.add(
                new Way(
                        step,
                        false,
                        List.of(new Corner(x, from.bottom()), new Corner(x, to.y())),
                        x + 7,
                        (from.bottom() + to.y()) / 2 + 3,
                        Lettering.Anchor.START));
    }

    private void across(Step step, Box to) {
        Box from = at(step);
        double y = from.middleY();
        ways.add(
                new Way(
                        step,
                        true,
                        List.of(new Corner(from.right(), y), new Corner(to.x(), y)),
                        (from.right() + to.x()) / 2 - 2,
                        y - 5,
                        Lettering.Anchor.MIDDLE));
    }
}
