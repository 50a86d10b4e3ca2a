package mnemarium.loop.reuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ReuseArmTest {

    @Test
    void armsAreFoundByNameAndOneIsOurs() {
        for (ReuseArm arm : ReuseArm.values()) {
            assertThat(ReuseArm.named(arm.arm())).contains(arm);
            assertThat(arm.isOurs()).isEqualTo(arm == ReuseArm.LEDGER_NARROWING);
        }
        assertThat(ReuseArm.named("ledger-v2")).isEmpty();
        assertThat(ReuseArm.names())
                .hasSize(8)
                .startsWith("no-memory")
                .endsWith("ledger-narrowing");
    }

    @Test
    void settingsOutOfRangeAreRefused() {
        Policy policy = Policy.of(ReuseArm.LEDGER_NARROWING);
        assertThatThrownBy(() -> policy.detectingAfter(-1))
                .hasMessage("detection lag is -1 tasks, expected 0 or more");
        assertThatThrownBy(() -> policy.narrowing(0, 0))
                .hasMessage("confirmations is 0, expected 1 or more");
        assertThatThrownBy(() -> policy.narrowing(1, -5))
                .hasMessage("widen-every is -5 tasks, expected 0 (never) or more");
    }
}
