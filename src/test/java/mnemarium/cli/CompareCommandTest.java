package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.cli.Terminal.Said;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

class CompareCommandTest {

    @TempDir private Path folder;

    private Path bundle(String name, String scenario, Object... words) {
        Path file = folder.resolve(name + ".mnemarium");
        Object[] all = new Object[words.length + 6];
        all[0] = "run";
        all[1] = scenario;
        all[2] = "--embedder";
        all[3] = "hashed";
        System.arraycopy(words, 0, all, 4, words.length);
        all[words.length + 4] = "--bundle";
        all[words.length + 5] = file;
        Said said = new Terminal(folder).type(all);
        assertThat(said.status()).as(said.err()).isZero();
        return file;
    }

    private Said compare(Object one, Object other, Object... more) {
        Object[] all = new Object[more.length + 3];
        all[0] = "compare";
        all[1] = one;
        all[2] = other;
        System.arraycopy(more, 0, all, 3, more.length);
        return new Terminal(folder).type(all);
    }

    @Test
    void printsOnlyWhatDiffersAndWhereTheyPart() {
        Said said =
                compare(
                        bundle("a", "alert-triage"),
                        bundle("b", "alert-triage", "--dial", "added-latency=110"));
        assertThat(said.status()).as(said.err()).isZero();
        assertThat(said.out().lines().toList())
                .startsWith("What they depend on", "  added-latency  0  110", "")
                .contains("What they came to (simulated)");
        assertThat(said.out())
                .contains("redundant actions")
                .doesNotContain("seed")
                .containsPattern(
                        "They part at step 1, operation \\d+: lookup made in the first, lookup"
                                + " skipped in the second\\R  one    lookup-made  .*"
                                + "\\R  other  lookup-skipped  ");
    }

    @Test
    void aRunBesideItselfNeverParts() {
        Path run = bundle("a", "alert-triage");
        Said said = compare(run, run);
        assertThat(said.status()).isZero();
        assertThat(said.out().lines().toList())
                .containsExactly(
                        "What they depend on: nothing differs",
                        "",
                        "What they came to (simulated): nothing differs",
                        "",
                        "They never part: the same happens in both, times aside.");
    }

    @Test
    void runsOfDifferentKindsAreToldApartWithoutComparingTheirFigures() {
        Said said = compare(bundle("a", "alert-triage"), bundle("b", "trip-planning"));
        assertThat(said.status()).isZero();
        assertThat(said.out())
                .contains("They are of different kinds: their figures cannot be compared.")
                .doesNotContain("What they came to");
    }

    @Test
    void runsOfTheWorkspaceAreFoundByTheBeginningOfTheirIds() {
        Path workspace = folder.resolve("kept");
        Terminal terminal = new Terminal(folder);
        for (String seed : new String[] {"1", "2"}) {
            Said run =
                    terminal.type(
                            "run",
                            "alert-triage",
                            "--embedder",
                            "hashed",
                            "--seed",
                            seed,
                            "--workspace",
                            workspace);
            assertThat(run.status()).as(run.err()).isZero();
        }
        var ids =
                terminal.type("runs", "--workspace", workspace)
                        .out()
                        .lines()
                        .map(line -> line.split(" ", 2)[0])
                        .toList();
        Said said = compare(ids.get(1), ids.get(0), "--workspace", workspace);
        assertThat(said.status()).as(said.err()).isZero();
        assertThat(said.out().lines().toList()).contains("  seed  1  2");
    }

    @Test
    void aRunThatIsNotThereIsWrongInput() {
        Said said = compare(bundle("a", "alert-triage"), "nowhere");
        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err()).contains("nowhere").contains("expected");
        assertThat(said.out()).isEmpty();
    }
}
