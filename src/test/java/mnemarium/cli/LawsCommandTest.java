package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.cli.Terminal.Said;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;

import java.nio.file.Path;

class LawsCommandTest {

    @TempDir private Path folder;

    @Test
    void theOracleKeepsAllLawsInAllSeeds() {
        JsonNode report =
                new Terminal(folder)
                        .type("laws", "--embedder=oracle", "--seeds=20", "--json")
                        .json()
                        .get(0);

        assertThat(report.get("seeds").asInt()).isEqualTo(20);
        assertThat(report.get("allLaws").asInt()).isEqualTo(20);
        assertThat(report.get("guardErrors").asInt()).isZero();
        assertThat(report.get("meanRedundant").get(0).get("redundant").asDouble()).isZero();
        assertThat(report.get("meanRedundant")).hasSize(7);
    }

    @Test
    void aThresholdThatIsTooLowBreaksThemAndIsShown() {
        JsonNode report =
                new Terminal(folder)
                        .type(
                                "laws",
                                "--embedder=static",
                                "--seeds=10",
                                "--threshold=0.3",
                                "--json")
                        .json()
                        .get(0);

        assertThat(report.get("guardErrors").asInt()).isPositive();
        assertThat(report.get("seedsWithGuardErrors").asInt()).isPositive();
    }

    @Test
    void printsATableForPeople() {
        Said said = new Terminal(folder).type("laws", "--embedder=static", "--seeds=3");

        assertThat(said.status()).isZero();
        assertThat(said.out())
                .contains("of 3; simulated")
                .contains("static")
                .contains("shipped calibration")
                .contains("Mean redundant investigations of 12");
    }
}
