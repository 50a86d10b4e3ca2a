package mnemarium.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.SplittableRandom;

/** Kills a process that brings a memory in, again and again, and looks at what is left. */
class AuditKillTest {

    private static final int KILLS = 3;

    @TempDir Path folder;

    @Test
    void threeKillsInMidImportAtMomentsOfSeed29LeaveTheEarlierAuditAndNothingOfTheOther()
            throws Exception {
        KeptAudit before;
        try (Workspace workspace = Lab.open(folder)) {
            int memory = workspace.audits().begin("before", true);
            workspace.audits().stage(memory, 0, Memories.items(0, 12));
            int audit = workspace.audits().judge(memory, "", Memories.report(12));
            workspace.audits().find(audit, Memories.findings(0, 12));
            workspace.audits().show(audit, Memories.memory(memory, "before", 12));
            before = workspace.audits().newest().orElseThrow();
        }
        SplittableRandom chance = new SplittableRandom(29);
        for (int kill = 0; kill < KILLS; kill++) {
            try (ChildProcess child = ChildProcess.staging(folder)) {
                assertThat(child.line()).isEqualTo("opened");
                for (int each = 1 + chance.nextInt(20); each > 0; each--) {
                    assertThat(child.line()).startsWith("kept ");
                }
                child.kill();
            }
            try (Workspace workspace = Lab.open(folder)) {
                assertThat(workspace.audits().newest()).contains(before);
                Lab.done(workspace.audits().sweep());
            }
            assertThat(
                            Tables.rows(
                                    folder,
                                    "staged_memory",
                                    "staged_item",
                                    "audit",
                                    "audit_finding"))
                    .containsExactly(1, 12, 1, 12);
        }
    }
}
