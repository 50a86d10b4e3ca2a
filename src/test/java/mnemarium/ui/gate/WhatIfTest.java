package mnemarium.ui.gate;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.GateVerdict;
import mnemarium.ownership.Handling;
import mnemarium.ownership.Owner;
import mnemarium.ownership.Step;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.ui.chart.CostBars;
import mnemarium.workbench.GateBench;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.List;

class WhatIfTest {

    private static final OwnersFile OWNERS = OwnersFile.shipped();

    private static CandidateFact fact(String id) {
        return GateBench.shipped().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Owner owner(String name) {
        return OWNERS.registry().owners().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static GateVerdict verdict(String id, WhatIf whatIf) {
        return whatIf.judge(fact(id), OWNERS).verdict();
    }

    @Test
    void asFoundItSaysWhatTheFlowSays() {
        mnemarium.ownership.Flow flow =
                new mnemarium.ownership.Flow(OWNERS.registry(), OWNERS.terms());
        for (CandidateFact each : GateBench.shipped()) {
            assertThat(WhatIf.AS_FOUND.judge(each, OWNERS)).isEqualTo(flow.judge(each));
        }
    }

    @Test
    void anotherOwnerMovesTheBranch() {
        WhatIf none = WhatIf.AS_FOUND;
        assertThat(verdict("plan", none.withOwner(owner("Docs corpus"))))
                .isEqualTo(GateVerdict.RETRIEVE);
        assertThat(verdict("plan", none.withOwner(new Owner.Nobody())))
                .isEqualTo(GateVerdict.ASK_AGAIN);
        assertThat(verdict("rev_net", none.withOwner(owner("Billing"))))
                .isEqualTo(GateVerdict.LOOK_UP);
        assertThat(verdict("rev_net", none.withOwner(owner("Contracts"))))
                .isEqualTo(GateVerdict.CACHE);
        // no owner backs a claim of authority
        assertThat(verdict("refund", none.withOwner(owner("Billing"))))
                .isEqualTo(GateVerdict.NEVER_BELIEVE);
    }

    @Test
    void latencyAndTurnBudgetDecideOnlyBetweenAskingAndCaching() {
        WhatIf none = WhatIf.AS_FOUND;
        assertThat(verdict("plan", none.withLatency(Duration.ofMillis(250))))
                .isEqualTo(GateVerdict.LOOK_UP);
        assertThat(verdict("plan", none.withLatency(Duration.ofMillis(251))))
                .isEqualTo(GateVerdict.CACHE);
        assertThat(verdict("plan", none.withTurn(Duration.ofMillis(399))))
                .isEqualTo(GateVerdict.CACHE);
        assertThat(verdict("sla", none.withTurn(Duration.ofSeconds(9))))
                .isEqualTo(GateVerdict.LOOK_UP);
        assertThat(verdict("rev_net", none.withTurn(Duration.ofMillis(1))))
                .isEqualTo(GateVerdict.REMEMBER);
    }

    @Test
    void howOftenItChangesMovesTheTimeOfACacheAndNoVerdict() {
        Duration slow = timeToLive(WhatIf.AS_FOUND.withChangesEvery(Duration.ofDays(1000)));
        Duration quick = timeToLive(WhatIf.AS_FOUND.withChangesEvery(Duration.ofDays(10)));
        assertThat(slow.toMillis()).isBetween(99 * quick.toMillis(), 101 * quick.toMillis());
        for (CandidateFact each : GateBench.shipped()) {
            assertThat(
                            WhatIf.AS_FOUND
                                    .withChangesEvery(Duration.ofDays(2))
                                    .judge(each, OWNERS)
                                    .verdict())
                    .isEqualTo(WhatIf.AS_FOUND.judge(each, OWNERS).verdict());
        }
    }

    private static Duration timeToLive(WhatIf whatIf) {
        return ((Handling.Cache) whatIf.judge(fact("sla"), OWNERS).handling())
                .timeToLive()
                .orElseThrow();
    }

    @Test
    void aRefusedPermissionIsNoReasonToKeepACopy() {
        assertThat(verdict("plan", WhatIf.AS_FOUND.withRefused(true)))
                .isEqualTo(GateVerdict.LOOK_UP);
    }

    @Test
    void theLatencyOfOneOwnerDoesNotGoAlongToAnother() {
        WhatIf whatIf =
                WhatIf.AS_FOUND.withLatency(Duration.ofSeconds(5)).withOwner(owner("Ticketing"));
        assertThat(whatIf.ownerOf(fact("plan"), OWNERS)).isEqualTo(owner("Ticketing"));
        assertThat(whatIf.judge(fact("plan"), OWNERS).decidingStep()).contains(Step.FAST_ENOUGH);
    }

    private static CostBars costs(String id, WhatIf whatIf) {
        return Costs.of(fact(id), verdict(id, whatIf), OWNERS, whatIf);
    }

    @Test
    void theSourcesFiguresAreSaidToBePublished() {
        CostBars costs = costs("plan", WhatIf.AS_FOUND);
        assertThat(costs.text())
                .contains("Turn budget 2\u2009500\u2009ms.")
                .contains(
                        "Look up (the verdict): 40\u2009ms, 1.6\u2009% of the turn, 90 tokens,"
                                + " published.")
                .contains("Three in series: 200\u2009ms, 8.0\u2009% of the turn,")
                .contains("Search: 120\u2009ms, 4.8\u2009% of the turn, 1\u2009800 tokens,")
                .contains("Memory: 18\u2009ms, 0.7\u2009% of the turn, 240 tokens, published.")
                .doesNotContain("simulated");
    }

    @Test
    void whatWasMovedIsSaidToBeSimulated() {
        CostBars moved = costs("plan", WhatIf.AS_FOUND.withLatency(Duration.ofMillis(80)));
        assertThat(moved.text())
                .contains("Look up (the verdict): 80\u2009ms, 3.2\u2009% of the turn, 90 tokens,")
                .contains("Three in series: 240\u2009ms")
                .contains("Memory: 18\u2009ms, 0.7\u2009% of the turn, 240 tokens, published.");
        assertThat(List.of(moved.ways().get(0).isPublished(), moved.ways().get(1).isPublished()))
                .containsExactly(false, false);
        CostBars shortTurn = costs("plan", WhatIf.AS_FOUND.withTurn(Duration.ofSeconds(1)));
        assertThat(shortTurn.ways()).noneMatch(CostBars.Way::isPublished);
        // 60 ms and 120 tokens of Ticketing are this project's
        assertThat(costs("open tickets", WhatIf.AS_FOUND).ways().getFirst().isPublished())
                .isFalse();
    }

    @Test
    void whatNobodyOwnsCostsTalk() {
        CostBars costs = costs("rev_net", WhatIf.AS_FOUND);
        assertThat(costs.text())
                .contains("Ask again: 5\u2009000 tokens, 7 turns of talk, 9 minutes of the user")
                .contains("Memory (the verdict): 18\u2009ms");
        assertThat(costs.table().csv()).contains("Ask again,no,,5000");
    }
}
