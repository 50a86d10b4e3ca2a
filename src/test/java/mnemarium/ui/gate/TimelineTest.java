package mnemarium.ui.gate;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.Owner;
import mnemarium.ownership.Staleness.Value;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.ui.Faces;
import mnemarium.ui.chart.ChartFile;
import mnemarium.ui.chart.StalenessChart;
import mnemarium.workbench.FactHistory;
import mnemarium.workbench.GateBench;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.OptionalInt;

class TimelineTest {

    private static final OwnersFile OWNERS = OwnersFile.shipped();

    private static final FactHistory PLAN =
            new FactHistory(
                    "plan",
                    "account 17",
                    "Support desk",
                    List.of(
                            new Value(LocalDate.of(2024, 1, 1), "growth"),
                            new Value(LocalDate.of(2026, 4, 2), "starter")),
                    List.of(
                            LocalDate.of(2026, 3, 5),
                            LocalDate.of(2026, 4, 3),
                            LocalDate.of(2026, 4, 9)),
                    LocalDate.of(2026, 5, 1));

    private static CandidateFact fact(String id) {
        return GateBench.shipped().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Timeline.Seen seen(String id, WhatIf whatIf, int expiry) {
        return Timeline.of(
                fact(id),
                OWNERS,
                whatIf,
                List.of(PLAN),
                expiry == 0 ? OptionalInt.empty() : OptionalInt.of(expiry));
    }

    private static Timeline.Seen.Copy copy(String id, WhatIf whatIf, int expiry) {
        return (Timeline.Seen.Copy) seen(id, whatIf, expiry);
    }

    private static String why(Timeline.Seen seen) {
        return ((Timeline.Seen.Nothing) seen).why();
    }

    @Test
    void aFactOfTheScenarioIsSeenAsItWasLived() {
        Timeline.Seen.Copy shown = copy("plan", WhatIf.AS_FOUND, 30);
        assertThat(shown.what()).isEqualTo("plan of account 17");
        assertThat(shown.from()).contains("scenario Support desk");
        assertThat(shown.chart().text())
                .isEqualTo(
                        """
                        Staleness of a copy of “The account is on the starter plan.”. Wrong on 2 days, 1 of 3 answers.
                        Billing says growth from 26 Feb 2026 on.
                        Billing says starter from 2 Apr 2026 on.
                        The copy says growth from 5 Mar 2026 to 3 Apr 2026.
                        The copy says starter from 9 Apr 2026 to 30 Apr 2026.
                        Wrong from 2 Apr 2026 to 3 Apr 2026: 2 days wrong, 1 answer.
                        Look up: right on every date.""");
    }

    @Test
    void withoutAnExpiryTheErrorLivesToTheEnd() {
        assertThat(copy("plan", WhatIf.AS_FOUND, 0).chart().sum())
                .isEqualTo("Wrong on 29 days, 2 of 3 answers.");
    }

    @Test
    void anotherChangeRateLetsTheValueChangeEvenly() {
        WhatIf whatIf = WhatIf.AS_FOUND.withChangesEvery(Duration.ofDays(46));
        Timeline.Seen.Copy shown = copy("plan", whatIf, 30);
        assertThat(shown.what()).isEqualTo("a change every 46 days, asked for 20 times a month");
        assertThat(shown.from()).startsWith("No history of it is known");
        assertThat(shown.chart().staleness().owner()).hasSize(3);
        assertThat(shown.chart().staleness().wrong())
                .isNotEmpty()
                .allMatch(each -> each.days() < 30);
    }

    @Test
    void anotherSubjectHasAnotherHistory() {
        Timeline.Seen.Copy shown = copy("seats", WhatIf.AS_FOUND, 30);
        assertThat(shown.what()).isEqualTo("a change every 60 days, asked for 8 times a month");
    }

    @Test
    void whatNobodyOwnsHasNothingToGoStaleAgainst() {
        assertThat(why(seen("rev_net", WhatIf.AS_FOUND, 30)))
                .startsWith("Nobody owns it, so there is nothing");
    }

    @Test
    void withoutAChangeRateItSaysHowToSeeOne() {
        Owner docs =
                OWNERS.registry().owners().stream()
                        .filter(Owner.MaintainedCorpus.class::isInstance)
                        .findFirst()
                        .orElseThrow();
        assertThat(why(seen("shorter answers", WhatIf.AS_FOUND.withOwner(docs), 30)))
                .contains("Move “Changes every”");
    }

    @Test
    void aRefusedLookUpHasNoAnswer() {
        assertThat(copy("plan", WhatIf.AS_FOUND.withRefused(true), 30).chart().text())
                .endsWith("Look up: refused: no answer on any date.");
    }

    @Test
    void anyExpiryOfAnyFactCanBeDrawnAndSaved() {
        Faces.load();
        for (CandidateFact each : GateBench.shipped()) {
            for (int expiry : new int[] {0, 1, 30, 399}) {
                if (seen(each.id(), WhatIf.AS_FOUND, expiry) instanceof Timeline.Seen.Copy shown) {
                    StalenessChart chart = shown.chart();
                    assertThat(ChartFile.svg(chart)).contains("The copy says");
                    assertThat(chart.table().csv()).contains("owner,").contains("copy,");
                    assertThat(chart.at(700, 124).spots())
                            .allMatch(spot -> spot.x() >= 0 && spot.x() <= 700);
                }
            }
        }
    }
}
