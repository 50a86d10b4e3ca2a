package mnemarium.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

class OutcomeShelfTest {

    @TempDir Path folder;
    private Workspace workspace;

    @BeforeEach
    void open() {
        workspace = Lab.open(folder);
        Lab.done(workspace.runs().create(Lab.run("a"), Lab.operations(3)));
        Lab.done(workspace.runs().create(Lab.run("b")));
    }

    @AfterEach
    void close() {
        workspace.close();
    }

    private static RunOutcome outcome(Optional<String> configuration, double redundant) {
        return new RunOutcome(
                new TreeMap<>(Map.of("added-latency", "15", "note", "a \"quoted\" word")),
                configuration,
                new TreeMap<>(Map.of("redundant", redundant, "virtual-ms", 0.1 + 0.2)));
    }

    @Test
    void knowsWhatRunsCameToAndNothingOfThoseThatWereNotLookedAt() {
        assertThat(workspace.outcomes().all()).isEmpty();
        Lab.done(workspace.outcomes().keep("a", outcome(Optional.empty(), 2)));
        Lab.done(workspace.outcomes().keep("a", outcome(Optional.of("ab".repeat(32)), 3)));
        workspace.close();
        workspace = Lab.open(folder);

        assertThat(workspace.outcomes().all())
                .isEqualTo(Map.of("a", outcome(Optional.of("ab".repeat(32)), 3)));
        assertThat(Lab.failure(workspace.outcomes().keep("x", outcome(Optional.empty(), 1))))
                .hasMessage("run is x, expected one that is kept");
    }

    @Test
    void knowsTheExperimentOfARun() {
        CellOf cell = new CellOf("e-1", "in-loop, +15 ms, seed 3");
        Lab.done(workspace.outcomes().keep("b", cell));
        assertThat(workspace.outcomes().cells()).isEqualTo(Map.of("b", cell));
    }

    @Test
    void aRunGoesWithItsFigures() {
        Lab.done(workspace.outcomes().keep("a", outcome(Optional.empty(), 2)));
        Lab.done(workspace.runs().delete("a"));
        assertThat(workspace.outcomes().all()).isEmpty();
        Lab.done(workspace.runs().purge());
        assertThat(workspace.runs().all()).extracting(RunSummary::id).containsExactly("b");
    }

    @Test
    void refusesAFigureThatIsNone() {
        assertThatThrownBy(() -> outcome(Optional.empty(), Double.NaN))
                .hasMessage("figure redundant is NaN, expected a finite one or none");
    }
}
