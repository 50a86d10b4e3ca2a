package mnemarium.ownership;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.List;

class ToldTest {

    private static String reason(Duration latency) {
        Owner owner = new Owner.SystemOfRecord("Contracts", "contract_id", latency, 150, 1, "", "");
        OwnerRegistry registry =
                new OwnerRegistry(List.of(owner), List.of(OwnedField.of("sla", "Contracts")));
        return new Flow(registry, FlowTerms.USUAL).judge(Desk.owned("sla", "sla", true)).reason();
    }

    @Test
    void saysWhatALookUpTakesAndWhatItMayTake() {
        assertThat(Told.words(reason(Duration.ofMillis(900))))
                .isEqualTo(
                        "It holds the fact but is too slow for every turn: it takes 900 ms, and one"
                                + " look-up may take 250 ms of a turn of 2.5 s; that is a matter for"
                                + " a cache, not for memory.");
        assertThat(Told.words(reason(Duration.ofMillis(40))))
                .isEqualTo(
                        "It holds the fact and is fast enough: it takes 40 ms, and one look-up may"
                                + " take 250 ms of a turn of 2.5 s.");
    }

    @Test
    void leavesOtherReasonsAsTheyAre() {
        assertThat(Told.words("No system of record holds it."))
                .isEqualTo("No system of record holds it.");
    }
}
