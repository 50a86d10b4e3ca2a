package mnemarium.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;

/** Kills a writing process, again and again, and looks at what is left. */
class KillTest {

    private static final int KILLS = 20;
    private static final String RUN = "victim";

    @TempDir Path folder;

    @Test
    void twentyKillsAtMomentsOfSeed11LoseNothingThatWasAcknowledgedAndLeaveNoHalfOperation()
            throws Exception {
        try (Workspace workspace = Lab.open(folder)) {
            Lab.done(workspace.runs().create(Lab.run(RUN)));
        }
        SplittableRandom chance = new SplittableRandom(11);
        int keptBefore = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            int acknowledged = appendUntilKilled(chance.split(), keptBefore);
            try (Workspace workspace = Lab.open(folder)) {
                List<List<String>> kept = workspace.journal().read(RUN);
                assertThat(kept.size()).isGreaterThanOrEqualTo(acknowledged);
                for (int each = keptBefore; each < kept.size(); each++) {
                    assertThat(kept.get(each)).isEqualTo(Lab.lines(each));
                }
                keptBefore = kept.size();
            }
        }
        try (Workspace workspace = Lab.open(folder)) {
            assertThat(workspace.journal().read(RUN)).isEqualTo(Lab.operations(keptBefore));
        }
    }

    /** Returns how many operations were acknowledged, the earlier ones among them. */
    private int appendUntilKilled(SplittableRandom chance, int keptBefore) throws Exception {
        int acknowledged = keptBefore;
        try (ChildProcess child = ChildProcess.appending(folder, RUN, chance.nextLong())) {
            assertThat(child.line()).isEqualTo("opened");
            int patience = chance.nextInt(1200);
            for (int each = 0; each < patience; each++) {
                acknowledged = next(acknowledged, child.line());
            }
            child.kill();
            // what it said before it died still lies in the pipe
            for (String line = child.line(); !line.isEmpty(); line = child.line()) {
                if (line.equals("kept " + acknowledged)) { // the last may be cut short
                    acknowledged++;
                }
            }
        }
        return acknowledged;
    }

    private static int next(int acknowledged, String line) {
        assertThat(line).isEqualTo("kept " + acknowledged);
        return acknowledged + 1;
    }
}
