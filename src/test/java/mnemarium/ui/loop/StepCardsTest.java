package mnemarium.ui.loop;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.loop.Arm;
import mnemarium.loop.Event;
import mnemarium.loop.MemoryEvent;
import mnemarium.loop.Move;
import mnemarium.loop.TriageEvent;
import mnemarium.memory.HashedEmbedder;
import mnemarium.scenario.Dial;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

class StepCardsTest {

    private static final Map<Dial, String> SLOW =
            Map.of(Dial.ADDED_LATENCY, "15", Dial.OWN_TURN_SIGHT, "off");

    private static Benched slowRun() {
        return Benched.of(Benched.alerts(24, 12), Arm.IN_LOOP, 7, SLOW, true).toEnd();
    }

    private static StepView card(Benched bench, int operation) {
        return StepCards.of(bench.track(), bench.state(operation), operation);
    }

    /** The card of the first step that has such an event, at its end. */
    private static StepView cardWith(Benched bench, Predicate<Event> event) {
        Track track = bench.track();
        for (int step = 0; step < track.steps(); step++) {
            for (int each = track.first(step); each <= track.last(step); each++) {
                if (track.operation(each).stream().anyMatch(event)) {
                    return card(bench, track.last(step));
                }
            }
        }
        throw new AssertionError("no step has such an event");
    }

    private static <T extends StepRow> T row(StepView card, Class<T> kind) {
        return card.rows().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + kind + " in " + card.rows()));
    }

    private static boolean isVerdict(Event event, TriageEvent.Verdict verdict) {
        return event instanceof TriageEvent.Judged judged && judged.verdict() == verdict;
    }

    @Test
    void saysWhereTheStepStands() {
        StepView card = card(slowRun().toEnd(), 0);
        assertThat(card).isEqualTo(StepView.EMPTY);

        Benched bench = slowRun();
        StepView ninth = card(bench, bench.track().last(8));
        assertThat(ninth.title()).isEqualTo("Step 9");
        assertThat(ninth.place()).isEqualTo("turn 2, step 3 of 6");
    }

    @Test
    void doesNotCallAHitBelowThatReachesTheThresholdAndSaysSomethingElse() {
        Benched bench =
                Benched.shipped(
                                "support-desk",
                                Arm.named("tenure", "memory-with-expiry").orElseThrow(),
                                Map.of(),
                                new HashedEmbedder(Benched.TOKENS),
                                0)
                        .toEnd();
        StepView card =
                cardWith(
                        bench,
                        event ->
                                event instanceof MemoryEvent.LookupMade made
                                        && made.ending() == MemoryEvent.Ending.MISS);

        StepRow.Got got = row(card, StepRow.Got.class);
        assertThat(got.hits().getFirst().standing()).isEqualTo(HitRow.Standing.OTHER);
        assertThat(got.words()).startsWith("best was m").endsWith(", but it says something else");
        assertThat(card.title()).startsWith("Question ");
    }

    @Test
    void saysOfAQuestionOfLongTenureWhatWasAskedGotAndDoneBeforeItJudges() {
        Benched bench =
                Benched.shipped(
                                "support-desk",
                                Arm.named("tenure", "memory-of-everything").orElseThrow(),
                                Map.of(),
                                new HashedEmbedder(Benched.TOKENS),
                                0)
                        .toEnd();
        int ofTwoFacts =
                IntStream.range(0, bench.track().steps())
                        .filter(
                                step ->
                                        card(bench, bench.track().last(step)).rows().stream()
                                                        .filter(StepRow.Asked.class::isInstance)
                                                        .count()
                                                > 1)
                        .findFirst()
                        .orElseThrow();

        assertThat(card(bench, bench.track().last(ofTwoFacts)).rows())
                .extracting(StepRow::label)
                .containsExactly(
                        "Saw", "Asked", "Got", "Asked", "Got", "Did", "Did", "Verdict", "Verdict",
                        "Verdict", "Events");
    }

    @Test
    void showsWhatALookupCostPartByPart() {
        Benched bench = slowRun();
        StepRow.Asked asked = row(card(bench, bench.track().last(0)), StepRow.Asked.class);

        assertThat(asked.question()).isEqualTo("Have I done this already?");
        assertThat(asked.parts()).isEqualTo("embed 0.03 + store 0.07 + added 15.00 =");
        assertThat(asked.total()).isEqualTo("15.1 ms");
        assertThat(asked.call()).startsWith("match(\"").endsWith("\")");
    }

    @Test
    void saysThatAnEmptyMemoryWasAsked() {
        Benched bench = slowRun();
        StepRow.Got got = row(card(bench, bench.track().last(0)), StepRow.Got.class);

        assertThat(got.end()).isEqualTo(ReadEnd.MISS);
        assertThat(got.words()).isEqualTo("the memory was empty");
    }

    @Test
    void namesTheHitItsScoreAndTheThreshold() {
        StepView card =
                cardWith(slowRun(), event -> isVerdict(event, TriageEvent.Verdict.RECOGNISED));
        StepRow.Got got = row(card, StepRow.Got.class);

        assertThat(got.end()).isEqualTo(ReadEnd.HIT);
        assertThat(got.words()).matches("m\\d+ at 1\\.000, threshold 0\\.9");
        assertThat(got.hits().getFirst().standing()).isEqualTo(HitRow.Standing.HIT);
        assertThat(got.hits().subList(1, got.hits().size()))
                .allMatch(hit -> hit.standing() == HitRow.Standing.BELOW);
        assertThat(row(card, StepRow.Judged.class).why()).endsWith("One investigation saved.");
    }

    @Test
    void saysOfASkippedLookupWhatItNeededAndWhatWasLeft() {
        StepView card = cardWith(slowRun(), event -> event instanceof MemoryEvent.LookupSkipped);
        StepRow.Skipped skipped = row(card, StepRow.Skipped.class);

        assertThat(skipped.words()).matches("needed 15\\.1 ms, -?\\d+\\.\\d ms left");
        assertThat(skipped.note())
                .startsWith("The memory was not asked, so this is unchecked, not a miss.");
        assertThat(row(card, StepRow.Asked.class).total()).isEmpty();
        assertThat(card.chips().getFirst().state()).isEqualTo(StepChip.State.SKIPPED);
    }

    @Test
    void namesThePairOfARedundantActionAndWhatWasThereToBeFound() {
        StepView card =
                cardWith(slowRun(), event -> isVerdict(event, TriageEvent.Verdict.REDUNDANT));

        assertThat(row(card, StepRow.Judged.class).verdict()).isEqualTo("Redundant action");
        assertThat(row(card, StepRow.Judged.class).why())
                .matches("A-\\d+ is the same incident as A-\\d+ \\(turn \\d, step \\d\\)\\.");
        assertThat(row(card, StepRow.Skipped.class).note())
                .matches(".* m\\d+ was there to be found\\.");
    }

    @Test
    void saysOfALateLookupWhatItTookAndWhatWasLeft() {
        Benched bench =
                Benched.of(
                                Benched.alerts(24, 12),
                                Arm.IN_LOOP,
                                7,
                                Map.of(Dial.ADDED_LATENCY, "110", Dial.ADMISSION, "started"),
                                true)
                        .toEnd();
        StepView card =
                cardWith(
                        bench,
                        event ->
                                event instanceof MemoryEvent.LookupMade made
                                        && made.ending() == MemoryEvent.Ending.LATE);
        StepRow.Got got = row(card, StepRow.Got.class);

        assertThat(got.end()).isEqualTo(ReadEnd.LATE);
        assertThat(got.words()).isEqualTo("took 110.1 ms, 100.0 ms were left");
    }

    @Test
    void namesTheOperationsOfAStepAndThoseThatDidNotCome() {
        Benched bench = slowRun();
        Track track = bench.track();
        assertThat(words(card(bench, track.last(0)))).containsExactly("match", "act", "remember");
        assertThat(words(card(bench, track.first(0)))).containsExactly("match", "act", "remember");
        assertThat(
                        words(
                                cardWith(
                                        bench,
                                        event -> isVerdict(event, TriageEvent.Verdict.RECOGNISED))))
                .containsExactly("match", "act", "no write");
    }

    private static List<String> words(StepView card) {
        return card.chips().stream().map(StepChip::word).toList();
    }

    @Test
    void numbersTheEventsAsTheLogDoes() {
        Benched bench = slowRun();
        Track track = bench.track();
        StepView card = card(bench, track.last(3));
        List<EventRow> events = row(card, StepRow.Events.class).events();

        assertThat(events.getFirst().number())
                .isEqualTo(bench.trail().operations().get(track.first(3)).firstEvent());
        assertThat(events.getFirst().kind()).isEqualTo("step started");
    }

    @Test
    void showsADialThatWasMovedBeforeTheStepAmongItsEvents() {
        Benched bench =
                Benched.of(Benched.alerts(24, 12), Arm.IN_LOOP, 7, Map.of(), true)
                        .toStep(1)
                        .toStep(2, new Move(Dial.ADDED_LATENCY, "30"));
        List<EventRow> events = row(card(bench, bench.newest()), StepRow.Events.class).events();

        assertThat(events)
                .anyMatch(
                        event ->
                                event.kind().equals("dial moved")
                                        && event.text().equals("added latency 0 to 30 ms"));
    }
}
