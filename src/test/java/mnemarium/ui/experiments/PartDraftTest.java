package mnemarium.ui.experiments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.experiment.file.ShippedPlans;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import java.util.List;
import java.util.stream.Stream;

class PartDraftTest {
    private final Part part = PlayedPlan.shipped("loop-guard-rungs").parts().getFirst();

    @Test
    void aDraftThatWasNotTouchedIsThePartItself() {
        assertThat(PartDraft.of(part).drafted()).contains(part);
    }

    @TestFactory
    Stream<DynamicTest> anUntouchedDraftOfEachShippedPlanIsThePlanItself() {
        return new ShippedPlans()
                .all().stream().map(plan -> dynamicTest(plan.name(), () -> untouched(plan)));
    }

    private static void untouched(Plan plan) {
        List<Part> parts =
                plan.parts().stream()
                        .map(each -> PartDraft.of(each).drafted().orElseThrow())
                        .toList();
        // not isEqualTo: a part of 10 000 seeds is no message that anybody reads
        for (int i = 0; i < parts.size(); i++) {
            assertThat(parts.get(i).axes()).isEqualTo(plan.parts().get(i).axes());
            assertThat(parts.get(i).tests()).isEqualTo(plan.parts().get(i).tests());
            assertThat(parts.get(i).equals(plan.parts().get(i))).isTrue();
        }
        assertThat(plan.published()).allMatch(figure -> PartDraft.holds(parts, figure));
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
    void rungsThatAreListsArePartedBySemicolons() {
        Part slices = PlayedPlan.shipped("slice-breadth").parts().getFirst();
        assertThat(PartDraft.of(slices).rungs().getFirst())
                .startsWith("none; db_version; db_version,workload; ");
        assertThat(
                        PartDraft.of(slices)
                                .withRungs(0, "workload,db_version; all")
                                .drafted()
                                .orElseThrow()
                                .axes()
                                .getFirst()
                                .rungs())
                .containsExactly(
                        new Axis.Rung("workload,db_version", "workload,db_version", 0),
                        new Axis.Rung("all", "all that is observed", 1));
    }

    @Test
    void aNumberThatWouldNotFitInMemoryIsNoRung() {
        assertThat(PartDraft.of(part).withRungs(0, "1e999999999").wrongs())
                .extracting(PartDraft.Wrong::words)
                .containsExactly(
                        "Found '1e999999999', expected a number such as"
                                + " 0, 1, 5, 15, 30, 50, 110");
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
                        "Found '', expected a number of seeds (5) or a list (3,9 or 3-9)",
                        "Found 'fast', expected a number such as 0, 1, 5, 15, 30, 50, 110");
    }
}
