package mnemarium.ui.loop;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.loop.Arm;
import mnemarium.memory.HashedEmbedder;
import mnemarium.scenario.Dial;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

class ConversationCardTest {

    private static Benched trip(Arm arm, Map<Dial, String> dials, double threshold) {
        return Benched.shipped(
                        "trip-planning", arm, dials, new HashedEmbedder(Benched.TOKENS), threshold)
                .toEnd();
    }

    private static StepView last(Benched bench) {
        Track track = bench.track();
        int operation = track.last(track.steps() - 1);
        return StepCards.of(track, bench.state(operation), operation);
    }

    private static <T extends StepRow> T row(StepView card, Class<T> kind) {
        return card.rows().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + kind + " in " + card.rows()));
    }

    @Test
    void saysOfEachFactOfAQuestionWhereItWasHadFrom() {
        StepView card = last(trip(Arm.MEMORY, Map.of(), 0));
        List<FactRow> facts = row(card, StepRow.Facts.class).facts();

        assertThat(facts).hasSize(5).allMatch(FactRow::recalled);
        assertThat(facts).allMatch(fact -> fact.why().startsWith("recalled from memory, m"));
        assertThat(row(card, StepRow.Judged.class).verdict()).isEqualTo("Right: 5 of 5 known");
    }

    @Test
    void tellsAFactThatWasNotRecalledFromOneThatWasNotUsed() {
        StepView few = last(trip(Arm.MEMORY, Map.of(Dial.TOP_K, "1"), 0));
        assertThat(row(few, StepRow.Facts.class).facts())
                .anyMatch(fact -> fact.why().equals("written, not recalled"));

        StepView strict = last(trip(Arm.MEMORY, Map.of(), 1));
        assertThat(row(strict, StepRow.Facts.class).facts())
                .anyMatch(fact -> fact.why().startsWith("recalled, not used, m"));
    }

    @Test
    void tellsEveryReadOfATurnThatReadsOnAndWhereAFactStoodInThem() {
        StepView card = last(trip(Arm.UNTIL_NEW, Map.of(Dial.TOP_K, "4"), 0));

        assertThat(card.rows().stream().filter(StepRow.Got.class::isInstance)).hasSize(2);
        assertThat(row(card, StepRow.Asked.class).question())
                .isEqualTo("What do I know about this turn's questions?");
        assertThat(row(card, StepRow.Facts.class).facts())
                .hasSize(5)
                .allMatch(fact -> fact.why().startsWith("recalled from memory, m"));
        assertThat(card.chips().stream().map(StepChip::word)).endsWith("recall", "recall", "reply");
    }

    @Test
    void tellsOfAnArmThatWritesNothing() {
        Benched bench = trip(Arm.BASELINE, Map.of(), 0);
        StepView card = last(bench);

        assertThat(row(card, StepRow.Facts.class).facts())
                .allMatch(fact -> fact.why().equals("not written"));
        assertThat(row(card, StepRow.Judged.class).tone()).isEqualTo(StepRow.Tone.WRONG);
        assertThat(row(card, StepRow.Judged.class).why()).isEqualTo("Missed: 5 not written.");
    }

    @Test
    void showsWhatAMessageStatedAndWhatWasRememberedOfIt() {
        Benched bench = trip(Arm.MEMORY, Map.of(), 0);
        int operation = bench.track().last(0);
        StepView card = StepCards.of(bench.track(), bench.state(operation), operation);

        assertThat(row(card, StepRow.Saw.class).title()).isEqualTo("User said");
        assertThat(row(card, StepRow.Saw.class).tags()).containsExactly("2 facts stated");
        assertThat(row(card, StepRow.Did.class).did()).matches("Remembered \\S+ as m1");
    }

    @Test
    void countsWhatWasRecalled() {
        Benched bench = trip(Arm.MEMORY, Map.of(), 0);
        SoFar soFar = SoFars.of(bench.state(bench.newest()));

        assertThat(soFar.figure()).isEqualTo("5");
        assertThat(soFar.words()).isEqualTo("of 5 recalled");
    }
}
