package mnemarium.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.paint.Color;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.CandidateFact.Elicitation;
import mnemarium.ownership.CandidateFact.Impression;
import mnemarium.ownership.CandidateFact.Sensitivity;
import mnemarium.ownership.Flow;
import mnemarium.ownership.FlowTerms;
import mnemarium.ownership.GateVerdict;
import mnemarium.ownership.Judgement;
import mnemarium.ownership.Owner;
import mnemarium.ownership.OwnerRegistry;
import mnemarium.ownership.Proposal;
import mnemarium.ownership.Step;
import mnemarium.ui.Faces;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

class FlowDiagramTest {

    private static final Flow FLOW = new Flow(OwnerRegistry.empty(), FlowTerms.USUAL);

    @BeforeAll
    static void letters() {
        Faces.load();
    }

    private static Owner billing(int millis) {
        return new Owner.SystemOfRecord(
                "Billing", "account_id", Duration.ofMillis(millis), 90, 1, "", "");
    }

    private static final Owner DOCS =
            new Owner.MaintainedCorpus("Docs", Duration.ofMillis(80), 1200, "2026-04", "");

    private static CandidateFact fact(
            int turns, boolean inOnePassage, boolean fromUser, boolean authority) {
        return new CandidateFact(
                "f",
                "The account is on the starter plan.",
                "account 17",
                Optional.empty(),
                new Impression(true, 20, "the user", 0.95),
                Optional.empty(),
                new Elicitation(turns, Duration.ZERO, 0, false),
                inOnePassage,
                fromUser,
                authority,
                Sensitivity.none());
    }

    private static FlowDiagram diagram(CandidateFact fact, Owner owner) {
        return new FlowDiagram(fact.claim(), FLOW.judge(fact, owner), FlowTerms.USUAL);
    }

    static Stream<Arguments> ways() {
        Owner nobody = new Owner.Nobody();
        return Stream.of(
                Arguments.of(
                        fact(1, false, true, true),
                        billing(40),
                        List.of("claim-of-authority: yes", "never-believe")),
                Arguments.of(
                        fact(1, false, true, false),
                        billing(40),
                        List.of(
                                "claim-of-authority: no",
                                "answered-by-identifier: yes",
                                "fast-enough: yes",
                                "look-up")),
                Arguments.of(
                        fact(1, false, true, false),
                        billing(900),
                        List.of(
                                "claim-of-authority: no",
                                "answered-by-identifier: yes",
                                "fast-enough: no",
                                "cache")),
                Arguments.of(
                        fact(1, false, true, false),
                        DOCS,
                        List.of(
                                "claim-of-authority: no",
                                "answered-by-identifier: no",
                                "maintained-text: yes",
                                "retrieve")),
                Arguments.of(
                        fact(1, false, true, false),
                        nobody,
                        List.of(
                                "claim-of-authority: no",
                                "answered-by-identifier: no",
                                "maintained-text: no",
                                "cheap-to-ask: yes",
                                "ask-again")),
                Arguments.of(
                        fact(3, true, true, false),
                        nobody,
                        List.of(
                                "claim-of-authority: no",
                                "answered-by-identifier: no",
                                "maintained-text: no",
                                "cheap-to-ask: no",
                                "kept-in-one-passage: yes",
                                "search")),
                Arguments.of(
                        fact(7, false, true, false),
                        nobody,
                        List.of(
                                "claim-of-authority: no",
                                "answered-by-identifier: no",
                                "maintained-text: no",
                                "cheap-to-ask: no",
                                "kept-in-one-passage: no",
                                "learned-from-user: yes",
                                "remember")),
                Arguments.of(
                        fact(7, false, false, false),
                        nobody,
                        List.of(
                                "claim-of-authority: no",
                                "answered-by-identifier: no",
                                "maintained-text: no",
                                "cheap-to-ask: no",
                                "kept-in-one-passage: no",
                                "learned-from-user: no",
                                "ask-again")));
    }

    @ParameterizedTest(name = "{2}")
    @MethodSource("ways")
    void lightsTheWayThatTheFactTook(CandidateFact fact, Owner owner, List<String> lit) {
        FlowDiagram diagram = diagram(fact, owner);
        assertThat(diagram.lit()).isEqualTo(lit);
        followsTheArrows(diagram);
    }

    /**
     * From the first test on, each lit arrow leads to the next lit box and the last to the verdict.
     */
    private static void followsTheArrows(FlowDiagram diagram) {
        Step at = Step.CLAIM_OF_AUTHORITY;
        List<Judgement.Passed> made = diagram.judgement().steps();
        for (int i = 0; i < made.size(); i++) {
            assertThat(made.get(i).step()).isEqualTo(at);
            boolean yes = made.get(i).yes();
            boolean isLast = i == made.size() - 1;
            assertThat(FlowShape.end(at, yes))
                    .isEqualTo(
                            isLast ? Optional.of(diagram.judgement().verdict()) : Optional.empty());
            assertThat(FlowShape.next(at, yes).isPresent()).isEqualTo(!isLast);
            at = FlowShape.next(at, yes).orElse(at);
        }
    }

    @Test
    void everyVerdictOnAFactIsReachedByOneOfTheseWays() {
        Set<GateVerdict> reached = EnumSet.noneOf(GateVerdict.class);
        ways().forEach(
                        each ->
                                reached.add(
                                        diagram(
                                                        (CandidateFact) each.get()[0],
                                                        (Owner) each.get()[1])
                                                .judgement()
                                                .verdict()));
        assertThat(reached)
                .isEqualTo(
                        EnumSet.complementOf(
                                EnumSet.of(GateVerdict.OWN_WORK, GateVerdict.UNCLASSIFIED)));
    }

    @ParameterizedTest(name = "{0} wide")
    @org.junit.jupiter.params.provider.ValueSource(doubles = {864, 788, 740, 640, 540, 420})
    void everyArrowEndsAtTheBoxThatItsAnswerLeadsTo(double width) {
        FlowShape shape = new FlowShape(width, 300);
        assertThat(shape.ways()).hasSize(14);
        for (FlowShape.Way way : shape.ways()) {
            FlowShape.Box from = shape.at(way.step());
            FlowShape.Box to =
                    FlowShape.next(way.step(), way.yes())
                            .map(shape::at)
                            .orElseGet(
                                    () ->
                                            shape.at(
                                                    FlowShape.end(way.step(), way.yes())
                                                            .orElseThrow()));
            List<FlowShape.Corner> corners = way.corners();
            assertThat(isOnEdge(from, corners.getFirst())).isTrue();
            assertThat(isOnEdge(to, corners.getLast())).isTrue();
            for (int i = 1; i < corners.size(); i++) {
                assertThat(
                                corners.get(i).x() == corners.get(i - 1).x()
                                        || corners.get(i).y() == corners.get(i - 1).y())
                        .isTrue();
            }
        }
    }

    private static boolean isOnEdge(FlowShape.Box box, FlowShape.Corner corner) {
        double x = corner.x();
        double y = corner.y();
        boolean within =
                x >= box.x() - 1e-6
                        && x <= box.right() + 1e-6
                        && y >= box.y() - 1e-6
                        && y <= box.bottom() + 1e-6;
        boolean inside =
                x > box.x() + 1e-6
                        && x < box.right() - 1e-6
                        && y > box.y() + 1e-6
                        && y < box.bottom() - 1e-6;
        return within && !inside;
    }

    @ParameterizedTest(name = "{0} wide")
    @org.junit.jupiter.params.provider.ValueSource(doubles = {864, 788, 740, 640, 540, 420})
    void noTwoArrowsCrossAndNoneRunsThroughABox(double width) {
        FlowShape shape = new FlowShape(width, 300);
        List<FlowShape.Box> boxes = new ArrayList<>(shape.tests().values());
        boxes.addAll(shape.outcomes().values());
        List<double[]> segments = new ArrayList<>();
        for (FlowShape.Way way : shape.ways()) {
            for (int i = 1; i < way.corners().size(); i++) {
                FlowShape.Corner a = way.corners().get(i - 1);
                FlowShape.Corner b = way.corners().get(i);
                segments.add(new double[] {a.x(), a.y(), b.x(), b.y()});
            }
        }
        for (double[] each : segments) {
            assertThat(boxes).noneMatch(box -> runsThrough(box, each));
            assertThat(segments).noneMatch(other -> crosses(each, other));
        }
        for (int i = 0; i < boxes.size(); i++) {
            FlowShape.Box box = boxes.get(i);
            assertThat(boxes.subList(0, i)).noneMatch(other -> overlap(box, other));
        }
    }

    @ParameterizedTest(name = "{0} wide")
    @org.junit.jupiter.params.provider.ValueSource(doubles = {864, 788, 770, 743, 640, 553})
    void everyQuestionHasRoomInItsBoxAndWhatALookUpCostsInItsOwn(double width) {
        FlowShape shape = new FlowShape(width, FlowDiagram.tall(width));
        Lettering words = new Lettering(Faces.REGULAR, 12, Color.BLACK);
        Lettering below = new Lettering(Faces.REGULAR, 11, Color.BLACK);

        shape.tests()
                .forEach(
                        (step, box) -> {
                            List<String> lines =
                                    FlowPainter.lines(
                                            FlowDiagram.question(step), words, box.width() - 12);
                            assertThat(lines.size() * 15.0).isLessThanOrEqualTo(box.height());
                            assertThat(lines)
                                    .allMatch(line -> words.width(line) <= box.width() - 6);
                        });
        assertThat(below.width("40 ms, 90 tokens"))
                .isLessThanOrEqualTo(shape.at(GateVerdict.LOOK_UP).width() - 8);
    }

    private static boolean runsThrough(FlowShape.Box box, double[] segment) {
        double left = Math.min(segment[0], segment[2]);
        double right = Math.max(segment[0], segment[2]);
        double top = Math.min(segment[1], segment[3]);
        double bottom = Math.max(segment[1], segment[3]);
        return left < box.right() - 1e-6
                && right > box.x() + 1e-6
                && top < box.bottom() - 1e-6
                && bottom > box.y() + 1e-6;
    }

    private static boolean overlap(FlowShape.Box one, FlowShape.Box other) {
        return one.x() < other.right()
                && other.x() < one.right()
                && one.y() < other.bottom()
                && other.y() < one.bottom();
    }

    private static boolean crosses(double[] one, double[] other) {
        boolean isDown = one[0] == one[2];
        boolean otherIsAcross = other[1] == other[3];
        return isDown
                && otherIsAcross
                && Math.min(other[0], other[2]) < one[0] - 1e-6
                && Math.max(other[0], other[2]) > one[0] + 1e-6
                && Math.min(one[1], one[3]) < other[1] - 1e-6
                && Math.max(one[1], one[3]) > other[1] + 1e-6;
    }

    @Test
    void saysTheWholeWayInWords() {
        assertThat(diagram(fact(1, false, true, false), billing(40)).text())
                .startsWith("The account is on the starter plan.: look up. Owner: Billing.\n")
                .contains("Is the look-up fast enough for every turn? Yes.")
                .endsWith("40 ms, 90 tokens.");
        assertThat(diagram(fact(1, false, true, false), new Owner.Nobody()).text())
                .endsWith("By owner alone: remember.");
    }

    @Test
    void aTestThatWasNotMadeSaysSo() {
        FlowDiagram diagram = diagram(fact(1, false, true, false), billing(40));
        assertThat(diagram.said(Step.CHEAP_TO_ASK))
                .isEqualTo("Not asked: the verdict fell without it.");
        assertThat(diagram.table().csv()).contains("not asked").contains("Verdict,look up");
        assertThat(diagram.at(864, 240).spots()).hasSize(14);
    }

    @Test
    void aLookUpSaysItsShareOfTheTurn() {
        FlowDiagram diagram = diagram(fact(1, false, true, false), billing(40));
        assertThat(diagram.word(Step.FAST_ENOUGH, true)).isEqualTo("yes, 1.6\u2009%");
        assertThat(diagram.word(Step.FAST_ENOUGH, false)).isEqualTo("no");
        assertThat(diagram.below(GateVerdict.LOOK_UP)).isEqualTo("40\u2009ms, 90 tokens");
    }

    @Test
    void whatIsNoFactTakesNoWay() {
        FlowDiagram diagram =
                new FlowDiagram(
                        "looked into the outage",
                        FLOW.judge(new Proposal.OwnWork("looked into the outage")),
                        FlowTerms.USUAL);
        assertThat(diagram.lit()).containsExactly("own-work");
    }

    @Test
    void isDrawnAsAFile() {
        String svg = ChartFile.svg(diagram(fact(1, false, true, false), billing(40)));
        assertThat(svg)
                .contains("yes, Billing")
                .contains("Never believe")
                .doesNotContain("…")
                .isEqualTo(ChartFile.svg(diagram(fact(1, false, true, false), billing(40))));
    }
}
