package mnemarium.probe;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.ledger.Check;
import mnemarium.ledger.CheckRequest;
import mnemarium.ledger.CheckResult;
import mnemarium.ledger.Comparison;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** References of a repository that is laid out by hand, as git lays it out. */
class GitRefTest {

    private static final String ONE = "1".repeat(40);
    private static final String TWO = "2".repeat(40);
    private static final String THREE = "3".repeat(40);

    @TempDir Path disk;
    private Path folder = Path.of("");

    @BeforeEach
    void layOut() throws IOException {
        folder = disk.resolve("work");
        write("repo/.git/HEAD", "ref: refs/heads/main\n");
        write("repo/.git/refs/heads/main", ONE + "\n");
        write(
                "repo/.git/packed-refs",
                "# pack-refs with: peeled fully-peeled sorted\n"
                        + TWO
                        + " refs/heads/main\n"
                        + TWO
                        + " refs/tags/v1\n^"
                        + THREE
                        + "\n"
                        + THREE
                        + " refs/remotes/origin/next\n");
        write("repo/.git/refs/heads/loop", "ref: refs/heads/loop");
        write("repo/.git/config", "[core]\n");
        write("repo/.git/worktrees/side/HEAD", THREE + "\n");
        write("repo/.git/worktrees/side/commondir", "../..\n");
        write("side/.git", "gitdir: ../repo/.git/worktrees/side\n");
        write("plain/notes.md", "no repository");
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private CheckResult ask(Path allowed, String repository, String ref, String expected) {
        return new Probe(AllowedFolders.of(List.of(allowed)), () -> 0)
                .answer(
                        new CheckRequest(
                                new Check.GitRef(repository, ref),
                                Comparison.EQUALS,
                                expected,
                                Duration.ofSeconds(2)));
    }

    @ParameterizedTest
    @CsvSource({
        "repo, HEAD, 1",
        "repo, main, 1",
        "repo, refs/heads/main, 1",
        "repo, heads/main, 1",
        "repo, v1, 2",
        "repo, origin/next, 3",
        "side, HEAD, 3",
        "side, main, 1",
        "side, v1, 2",
    })
    void aReferenceNamesItsCommit(String repository, String ref, String digit) {
        assertThat(ask(folder, repository, ref, digit.repeat(40)))
                .isEqualTo(new CheckResult.Pass(digit.repeat(40)));
        assertThat(ask(folder, repository, ref, "exists").word()).isEqualTo("pass");
        assertThat(ask(folder, repository, ref, "4".repeat(40)).word()).isEqualTo("fail");
    }

    @ParameterizedTest
    @CsvSource({"gone", "config", "objects"})
    void whatIsNoReferenceIsNotThere(String ref) {
        assertThat(ask(folder, "repo", ref, "exists"))
                .isEqualTo(new CheckResult.Fail("no ref " + ref + " in repo"));
    }

    @Test
    void aFolderThatIsNoRepositoryIsUnknown() {
        assertThat(ask(folder, "plain", "main", "exists"))
                .isEqualTo(
                        new CheckResult.Unknown(
                                "found no .git, expected a git repository (plain)"));
    }

    @Test
    void referencesThatNameEachOtherAreUnknown() {
        assertThat(ask(folder, "repo", "loop", "exists").reason())
                .contains("references that name each other");
    }

    @Test
    void aWorktreeWhoseRepositoryIsNotAllowedIsUnknown() {
        assertThat(ask(folder.resolve("side"), ".", "main", "exists").reason())
                .contains("leads out of the allowed folders");
    }
}
