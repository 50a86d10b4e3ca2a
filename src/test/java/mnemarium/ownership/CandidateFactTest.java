package mnemarium.ownership;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.ownership.CandidateFact.Elicitation;
import mnemarium.ownership.CandidateFact.Impression;
import mnemarium.ownership.CandidateFact.Sensitivity;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.Optional;

class CandidateFactTest {

    @Test
    void refusesAFactWithoutSubject() {
        assertThatThrownBy(
                        () ->
                                new CandidateFact(
                                        "c7",
                                        "the plan is starter",
                                        " ",
                                        Optional.empty(),
                                        new Impression(true, 1, "user", 1),
                                        Optional.empty(),
                                        new Elicitation(1, Duration.ZERO, 10, false),
                                        false,
                                        true,
                                        false,
                                        Sensitivity.none()))
                .hasMessage(
                        "subject of candidate c7 is blank, expected whom or what the fact is"
                                + " about");
    }

    @Test
    void refusesAConfidenceThatIsNone() {
        assertThatThrownBy(() -> new Impression(true, 1, "user", Double.NaN))
                .hasMessage("confidence is NaN, expected 0 to 1");
    }

    @Test
    void timesAreSaidInAUnitThatFits() {
        assertThat(Spans.words(Duration.ofMillis(40))).isEqualTo("40 ms");
        assertThat(Spans.words(Duration.ofMillis(2500))).isEqualTo("2.5 s");
        assertThat(Spans.words(Duration.ofMinutes(9))).isEqualTo("9 minutes");
        assertThat(Spans.words(Duration.ofHours(21))).isEqualTo("21 hours");
        assertThat(Spans.words(Duration.ofDays(365))).isEqualTo("365 days");
        assertThat(Spans.words(Duration.ZERO)).isEqualTo("0 ms");
    }
}
