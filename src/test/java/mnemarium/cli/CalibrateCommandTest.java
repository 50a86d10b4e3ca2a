package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.cli.Terminal.Said;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;

import java.nio.file.Files;
import java.nio.file.Path;

class CalibrateCommandTest {

    @TempDir private Path folder;

    @Test
    void showsTheEmbedderBesideItsControlsAndSaysWhatTheyTeach() {
        Said said = new Terminal(folder).type("calibrate", "--embedder=static", "--seeds=1");

        assertThat(said.status()).as(said.err()).isZero();
        assertThat(said.out())
                .startsWith("Calibration on alert-triage: near, mild")
                .contains("static", "exact text", "always duplicate", "hashed")
                .contains("F1 by kind of near miss")
                .contains("F1 by level of rewording")
                .contains("What the controls teach")
                .contains("Nothing was kept");
        assertThat(said.err()).contains("static: 100 %");
    }

    @Test
    void givesAllThatWasMeasuredAsJson() {
        JsonNode found =
                new Terminal(folder)
                        .type("calibrate", "--embedder=hashed", "--seeds=1", "--json")
                        .json();

        assertThat(found).hasSize(1);
        assertThat(found.get(0).get("embedder").asString()).isEqualTo("hashed");
        assertThat(found.get(0).get("threshold").asDouble()).isBetween(0.5, 1.0);
        assertThat(found.get(0).get("controls")).isNotEmpty();
    }

    @Test
    void aWorkspaceKeepsTheThresholdForItsNewRuns() {
        Path workspace = folder.resolve("lab");
        Terminal terminal = new Terminal(folder);
        Said said =
                terminal.type(
                        "calibrate", "--embedder=static", "--seeds=1", "--workspace", workspace);
        Said run = terminal.type("run", "alert-triage", "--workspace", workspace);

        assertThat(said.out()).contains("Kept in");
        assertThat(run.out()).contains("calibrated here on alert-triage: near, mild");
    }

    @Test
    void aListOfOnesOwnItemsIsACorpusToo() throws Exception {
        StringBuilder items = new StringBuilder("id,text,incident\n");
        for (int i = 0; i < 400; i++) {
            items.append(i)
                    .append(",\"case ")
                    .append(i / 2)
                    .append(i % 2 == 0 ? " on the mail server" : " at the mail server")
                    .append("\",c")
                    .append(i / 2)
                    .append('\n');
        }
        Path file = Files.writeString(folder.resolve("cases.csv"), items);
        Said said = new Terminal(folder).type("calibrate", "--embedder=static", "--corpus", file);

        assertThat(said.status()).as(said.err()).isZero();
        assertThat(said.out()).startsWith("Calibration on cases");
    }

    @Test
    void refusesACorpusThatIsNone() {
        Said said = new Terminal(folder).type("calibrate", "--corpus=near,wild");

        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err())
                .contains("--corpus near,wild: found no file of that name")
                .contains("mild, frame, phrase, strong");
    }
}
