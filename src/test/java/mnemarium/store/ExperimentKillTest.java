package mnemarium.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.SplittableRandom;

/** Kills a process that keeps cells, again and again, and looks at what is left. */
class ExperimentKillTest {

    private static final int KILLS = 6;

    @TempDir Path folder;

    @Test
    void sixKillsAtMomentsOfSeed23LoseNoCellThatWasAcknowledgedAndLeaveNoHalfGroup()
            throws Exception {
        try (Workspace workspace = Lab.open(folder)) {
            Lab.done(workspace.experiments().create(Cells.experiment("a")));
        }
        SplittableRandom chance = new SplittableRandom(23);
        int keptBefore = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            int acknowledged = playUntilKilled(chance.nextInt(60), keptBefore);
            try (Workspace workspace = Lab.open(folder)) {
                var kept = workspace.experiments().keeper("a").kept();
                keptBefore = kept.size();
                assertThat(keptBefore).isGreaterThanOrEqualTo(acknowledged);
                assertThat(keptBefore % ChildProcess.CELLS).isZero();
                assertThat(Cells.told(kept)).isEqualTo(Cells.told(Cells.cells(0, keptBefore)));
                assertThat(workspace.experiments().find("a").orElseThrow().done())
                        .isEqualTo(keptBefore);
            }
        }
        assertThat(keptBefore).isPositive();
    }

    /** Returns how many cells were acknowledged, the earlier ones among them. */
    private int playUntilKilled(int patience, int keptBefore) throws Exception {
        int acknowledged = keptBefore;
        try (ChildProcess child = ChildProcess.playing(folder)) {
            assertThat(child.line()).isEqualTo("opened");
            for (int each = 0; each < patience; each++) {
                acknowledged += ChildProcess.CELLS;
                assertThat(child.line()).isEqualTo("kept " + acknowledged);
            }
            child.kill();
            // what it said before it died still lies in the pipe
            for (String line = child.line(); !line.isEmpty(); line = child.line()) {
                if (line.equals("kept " + (acknowledged + ChildProcess.CELLS))) {
                    acknowledged += ChildProcess.CELLS;
                }
            }
        }
        return acknowledged;
    }
}
