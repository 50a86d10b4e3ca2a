package mnemarium.ui.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Part;

import org.junit.jupiter.api.Test;

import java.util.List;

class PartDraftTest {
    private final Part part = PlayedPlan.shipped("loop-guard-rungs").parts().getFirst();

    @Test
    void aDraftThatWasNotTouchedIsThePartItself() {
        assertThat(PartDraft.of(part).drafted()).contains(part);
    }

    @Test
    void rungsKeepTheirLabelsAndNewOnesAreSigned() {
        Part drafted = PartDraft.of(part).withRungs(0, "30, 7.50, 0").drafted().orElseThrow();
        assertThat(drafted.axes().getFirst().rungs())
                .containsExactly(
                        new Axis.Rung("0", "+0", 0),
                        new Axis.Rung("7.5", "+7.5", 7.5),
                        new Axis.Rung("30", "+30", 30));
    }

    @Test
    void testsWhoseRungIsGoneGoToo() {
        assertThat(PartDraft.of(part).withRungs(0, "0, 30").drafted().orElseThrow().tests())
                .isEmpty();
    }

    @Test
    void saysWhatIsWrongAndWhatIsExpected() {
        assertThat(
                        PartDraft.of(part)
                                .withSeeds("")
                                .withRungs(0, "0, fast")
                                .withArms(List.of())
                                .wrongs())
                .extracting(PartDraft.Wrong::words)
                .containsExactly(
                        "No arm is ticked, expected at least one",
                        "Seeds are '', expected a number of seeds (5) or a list (3,9 or 3-9)",
                        "Rung is 'fast', expected a number such as 0, 1, 5, 15, 30, 50, 110");
    }
}
