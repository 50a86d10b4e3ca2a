package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.loop.Canonical;
import mnemarium.loop.GateEvent;
import mnemarium.loop.Gated;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Source;
import mnemarium.scenario.file.Shipped;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * The write gate dragged on and off in runs on the bench: kept, gone back in, branched, reopened.
 */
class GateDialTest extends OnTheBench {

    private static Source source(String scenario) {
        return new Shipped().named(scenario).orElseThrow();
    }

    /** Steps on, the gate moved at random in between; the hash of each state. */
    private List<String> dragged(SplittableRandom chance, int operations) {
        List<String> hashes = new ArrayList<>();
        for (int i = 0; i < operations && !settled().state().ended(); i++) {
            if (chance.nextInt(3) == 0) {
                live().move(Dial.GATE, chance.nextBoolean() ? "on" : "off");
            }
            live().step(Grain.OPERATION);
            hashes.add(settled().stateHash());
        }
        return hashes;
    }

    @ParameterizedTest(name = "{0}, seed {2}")
    @CsvSource({
        "account-talk, memory, 1",
        "account-talk, memory-until-new, 2",
        "gated-lanes, facts-only, 3",
        "gated-lanes, by-type, 4",
        "default-world, ledger-canary, 4"
    })
    void aGateDraggedInMidRunIsTheSameAfterBackBranchAndRestart(
            String scenario, String arm, long seed) throws Exception {
        bench.open(source(scenario), RunOptions.NONE.withArm(arm)).join();
        live().move(Dial.GATE, "on");
        List<String> lived = dragged(new SplittableRandom(seed), 60);
        Snapshot parent = settled();
        assertThat(parent.state().gated()).isNotEmpty();
        assertThat(Gated.of(parent.state()).orElseThrow().judged())
                .isEqualTo(
                        parent.trail().operations().stream()
                                .flatMap(each -> each.events().stream())
                                .filter(GateEvent.WriteJudged.class::isInstance)
                                .count());

        for (int operation : List.of(lived.size() / 3, 2 * lived.size() / 3)) {
            live().goTo(operation);
            assertThat(settled().stateHash()).isEqualTo(lived.get(operation - 1));
        }
        live().move(Dial.GATE, settled().state().dials().gate() ? "off" : "on");
        dragged(new SplittableRandom(seed + 100), 20);
        Snapshot branch = settled();
        assertThat(branch.run().parent()).contains(parent.run().id());

        List<List<String>> lines =
                branch.trail().operations().stream()
                        .map(each -> Canonical.lines(each.events()))
                        .toList();
        assertThat(
                        Recording.again(
                                bench.preparation()
                                        .prepare(
                                                source(scenario),
                                                RunOptions.NONE.withArm(arm),
                                                Map.of()),
                                lines,
                                System::nanoTime))
                .isEqualTo(new Recording.Comparison.Identical(lines.size()));
        bench.close();
        bench = bench();
        assertThat(bench.reopen(branch.run().id()).join().stateHash())
                .isEqualTo(branch.stateHash());
        assertThat(bench.reopen(parent.run().id()).join().stateHash())
                .isEqualTo(parent.stateHash());
    }
}
