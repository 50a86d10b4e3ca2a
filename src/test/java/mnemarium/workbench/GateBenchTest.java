package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.ownership.Staleness.Value;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.file.Reading;
import mnemarium.scenario.file.ScenarioReader;
import mnemarium.scenario.file.Shipped;

import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.util.List;

class GateBenchTest {

    private static List<FactHistory> histories() {
        return new Shipped()
                .all().stream()
                        .filter(each -> each.name().startsWith("support-desk"))
                        .map(each -> ((Reading.Opened) new ScenarioReader().read(each)).scenario())
                        .map(Tenure.class::cast)
                        .map(Histories::of)
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    void theSupportDeskTellsHowThePlanChangedAndWhenItWasAskedFor() {
        FactHistory plan =
                histories().stream()
                        .filter(each -> each.fact().equals("plan"))
                        .findFirst()
                        .orElseThrow();
        assertThat(plan.subject()).isEqualTo("account 17");
        assertThat(plan.scenario()).isEqualTo("Support desk");
        assertThat(plan.values()).contains(new Value(LocalDate.of(2026, 4, 2), "starter"));
        assertThat(plan.asked())
                .contains(LocalDate.of(2026, 4, 9), LocalDate.of(2026, 5, 9))
                .isSorted();
        assertThat(plan.until()).isAfter(plan.asked().getLast());
        // "invoice" needs plan and seats: asked for through a question of its own
        assertThat(plan.asked()).contains(LocalDate.of(2026, 3, 26));
    }

    @Test
    void whatNobodyOwnsHasNoHistoryHere() {
        assertThat(histories())
                .extracting(FactHistory::fact)
                .contains("plan", "seats")
                .doesNotContain("name", "refund");
    }

    @Test
    void theShippedCandidatesAreThoseOfTheReconstruction() {
        assertThat(GateBench.shipped()).hasSize(13);
    }
}
