package mnemarium.loop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.loop.GateEvent.WriteJudged;
import mnemarium.ownership.GateVerdict;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class GateEventTest {

    private static WriteJudged judged(String verdict) {
        return new WriteJudged(
                5,
                "plan",
                "The account is on the \"team\" plan.",
                verdict,
                "look-up",
                "billing",
                "fast-enough",
                "It holds the fact.\tAsk it.");
    }

    @Test
    void isALineAndBack() {
        WriteJudged event = judged("look-up");
        assertThat(Canonical.line(event))
                .isEqualTo(
                        "write-judged\tat=5\tkey=\"plan\""
                                + "\tclaim=\"The account is on the \\\"team\\\" plan.\""
                                + "\tverdict=\"look-up\"\tbyOwnerAlone=\"look-up\""
                                + "\towner=\"billing\"\tstep=\"fast-enough\""
                                + "\treason=\"It holds the fact.\\tAsk it.\"");
        assertThat(Canonical.event(Canonical.line(event))).isEqualTo(event);
    }

    @ParameterizedTest
    @EnumSource(GateVerdict.class)
    void saysOfEachVerdictWhetherItsWriteIsMade(GateVerdict verdict) {
        assertThat(judged(verdict.word()).gateVerdict()).isEqualTo(verdict);
        assertThat(judged(verdict.word()).isWritten()).isEqualTo(verdict.isWritten());
    }

    @Test
    void refusesAVerdictThatTheGateDoesNotGive() {
        assertThatThrownBy(() -> judged("maybe"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(
                        "verdict is 'maybe', expected one of look-up, cache, retrieve, search,");
    }
}
