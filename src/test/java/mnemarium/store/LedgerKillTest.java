package mnemarium.store;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.ledger.Ledger;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.SplittableRandom;

/** Kills a process that writes into the ledger, again and again, and looks at what is left. */
class LedgerKillTest {

    private static final int KILLS = 6;

    @TempDir Path folder;

    @Test
    void sixKillsAtMomentsOfSeed17LoseNothingThatWasAcknowledgedAndLeaveNoHalfDeed()
            throws Exception {
        SplittableRandom chance = new SplittableRandom(17);
        int keptBefore = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            int acknowledged = writeUntilKilled(chance.nextInt(400), keptBefore);
            try (Workspace workspace = Lab.open(folder)) {
                Ledger kept = workspace.ledger().read();
                keptBefore = LabDeeds.done(kept);
                assertThat(keptBefore).isGreaterThanOrEqualTo(acknowledged);
                assertThat(LabDeeds.told(kept))
                        .isEqualTo(LabDeeds.told(LabDeeds.after(keptBefore)));
                assertThat(workspace.ledger().count(LabWish.LOG)).isEqualTo(kept.records().size());
                assertThat(workspace.ledger().count(LabWish.CURRENT))
                        .isEqualTo(kept.currentCount());
            }
        }
    }

    /** Returns how many deeds were acknowledged, the earlier ones among them. */
    private int writeUntilKilled(int patience, int keptBefore) throws Exception {
        int acknowledged = keptBefore;
        try (ChildProcess child = ChildProcess.writing(folder)) {
            assertThat(child.line()).isEqualTo("opened");
            for (int each = 0; each < patience; each++) {
                assertThat(child.line()).isEqualTo("kept " + acknowledged);
                acknowledged++;
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
}
