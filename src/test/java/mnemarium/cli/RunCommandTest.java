package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.cli.Terminal.Said;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;

import java.nio.file.Files;
import java.nio.file.Path;

class RunCommandTest {

    @TempDir private Path folder;

    @Test
    void printsTheOutcomeOfATriageAsJson() {
        JsonNode run =
                new Terminal(folder)
                        .type("run", "alert-triage", "--dial", "added-latency=110", "--json")
                        .json();

        assertThat(run.propertyNames())
                .containsExactly(
                        "scenario",
                        "kind",
                        "arm",
                        "seed",
                        "dials",
                        "engineVersion",
                        "log",
                        "state",
                        "turns",
                        "steps",
                        "outcome",
                        "measured");
        assertThat(run.get("dials").propertyNames())
                .containsExactly(
                        "added-latency",
                        "store-latency",
                        "embed-latency",
                        "reasoning-time",
                        "budget",
                        "overhead",
                        "charge",
                        "admission",
                        "top-k",
                        "threshold",
                        "window",
                        "own-turn-sight",
                        "gate");
        assertThat(run.get("dials").get("added-latency").asInt()).isEqualTo(110);
        assertThat(run.get("dials").get("own-turn-sight").asString()).isEqualTo("on");
        assertThat(run.get("log").asString()).matches("[0-9a-f]{64}");
        assertThat(run.get("state").asString()).matches("[0-9a-f]{64}");
        assertThat(run.get("turns").asInt()).isEqualTo(4);
        assertThat(run.get("steps").asInt()).isEqualTo(24);
        JsonNode outcome = run.get("outcome");
        assertThat(outcome.propertyNames())
                .containsExactly(
                        "actions",
                        "duplicates",
                        "redundant",
                        "guardErrors",
                        "suggested",
                        "lookups",
                        "writes",
                        "virtualMillis");
        assertThat(outcome.get("duplicates").asInt()).isEqualTo(12);
        assertThat(outcome.get("suggested").isNull()).isTrue();
        assertThat(outcome.get("lookups").propertyNames())
                .containsExactly("made", "skipped", "late");
        assertThat(outcome.get("lookups").get("made").asInt()).isZero();
        assertThat(outcome.get("writes").propertyNames()).containsExactly("made", "kept");
        assertThat(run.get("measured").propertyNames()).containsExactly("embed", "write", "query");
    }

    @Test
    void printsTheOutcomeOfAConversationAsJson() {
        JsonNode outcome =
                new Terminal(folder).type("run", "working-set", "--json").json().get("outcome");

        assertThat(outcome.propertyNames())
                .containsExactly(
                        "facts",
                        "recalled",
                        "missed",
                        "contextTokens",
                        "evidence",
                        "lookups",
                        "writes",
                        "virtualMillis");
        assertThat(outcome.get("missed").get(0).propertyNames())
                .containsExactly("question", "fact", "why");
        assertThat(outcome.get("missed").get(0).get("why").asString()).isEqualTo("not-recalled");
        assertThat(outcome.get("contextTokens").propertyNames())
                .containsExactly("total", "perTurn");
        assertThat(outcome.get("evidence").get("all").propertyNames())
                .containsExactly("questions", "recall");
    }

    @Test
    void claimsNoEvidenceWhereNothingWasLookedUp() {
        Said said = new Terminal(folder).type("run", "trip-planning", "--arm=baseline", "--json");

        assertThat(said.json().get("outcome").get("evidence").isNull()).isTrue();
    }

    @Test
    void tellsPeopleWhatItWasWhatDiffersAndWhatCameOut() {
        Said said =
                new Terminal(folder)
                        .type("run", "alert-triage", "--seed", "7", "--dial", "added-latency=110");

        assertThat(said.status()).isZero();
        assertThat(said.out())
                .startsWith("Alert triage")
                .contains("seed          7")
                .contains("shipped calibration")
                .contains("added latency 110 ms (scenario 0 ms)")
                .contains("Outcome, simulated")
                .contains("of 12 repeats investigated again")
                .contains("0 made (0 late), ")
                .contains("Measured here");
        assertThat(said.err()).isEmpty();
    }

    @Test
    void saysWhichWritesTheGateKeptOutAndWhichItLetThrough() {
        Said said = new Terminal(folder).type("run", "gated-lanes", "--dial", "gate=on");

        assertThat(said.status()).isZero();
        assertThat(said.out())
                .contains(
                        "kept out 5 of 9 writes: 5 look up; let through 2 remember, 2 own work",
                        "played        16 of 16 steps\n");
    }

    @Test
    void theSameSeedGivesTheSameRunAndAnotherSeedAnotherOne() {
        Terminal terminal = new Terminal(folder);
        JsonNode one = terminal.type("run", "alert-triage", "--json", "--seed=3").json();
        JsonNode again = terminal.type("run", "alert-triage", "--json", "--seed=3").json();
        JsonNode other = terminal.type("run", "alert-triage", "--json", "--seed=4").json();

        assertThat(again.get("log")).isEqualTo(one.get("log"));
        assertThat(again.get("state")).isEqualTo(one.get("state"));
        assertThat(other.get("log")).isNotEqualTo(one.get("log"));
    }

    @Test
    void aSeedMayBeNegativeAndANameMayBeginWithAnAt() throws Exception {
        Path items = Files.writeString(folder.resolve("@items.csv"), "id,text\na,one\n");
        Said said = new Terminal(folder).type("run", items, "--seed", "-5", "--json");

        assertThat(said.status()).as(said.err()).isZero();
        assertThat(said.json().get("seed").asInt()).isEqualTo(-5);
    }

    @Test
    void playsSoManyTurnsAtMost() {
        JsonNode run =
                new Terminal(folder).type("run", "alert-triage", "--turns=2", "--json").json();

        assertThat(run.get("turns").asInt()).isEqualTo(2);
        assertThat(run.get("steps").asInt()).isEqualTo(12);
    }

    @Test
    void chargesMeasuredTimesIfAsked() {
        Said said = new Terminal(folder).type("run", "trip-planning", "--measured");

        assertThat(said.status()).isZero();
        assertThat(said.out()).contains("Outcome, simulated; memory times measured here");
    }

    @Test
    void readsAListOfItemsAndClaimsNoRedundancyWithoutIncidents() throws Exception {
        Path items = folder.resolve("items.csv");
        Files.writeString(
                items,
                """
                Key,Subject
                a,disk full on web-1
                b,login failed for root
                c,disk full on web-1
                """);
        Said said =
                new Terminal(folder)
                        .type(
                                "run",
                                items,
                                "--option=text=Subject",
                                "--option=id=Key",
                                "--option=turn-size=1",
                                "--json");

        JsonNode outcome = said.json().get("outcome");
        assertThat(outcome.get("redundant").isNull()).isTrue();
        assertThat(outcome.get("duplicates").isNull()).isTrue();
        assertThat(outcome.get("guardErrors").isNull()).isTrue();
        assertThat(outcome.get("suggested").asInt()).isEqualTo(1);
        assertThat(outcome.get("actions").asInt()).isEqualTo(2);
    }

    @Test
    void keepsNothingUnlessAWorkspaceIsNamed() throws Exception {
        Terminal terminal = new Terminal(folder);

        terminal.type("run", "trip-planning");
        try (var files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }

        Path workspace = folder.resolve("kept");
        Said kept = terminal.type("run", "trip-planning", "--workspace", workspace, "--json");
        Said runs = terminal.type("runs", "--workspace", workspace);
        assertThat(kept.status()).isZero();
        assertThat(runs.out().lines())
                .singleElement()
                .asString()
                .contains("Trip planning, memory, seed 42: step ");
    }

    @Test
    void aKeptRunIsTheSameRun() {
        Terminal terminal = new Terminal(folder);
        JsonNode unkept = terminal.type("run", "alert-triage", "--turns=3", "--json").json();
        JsonNode kept =
                terminal.type(
                                "run",
                                "alert-triage",
                                "--turns=3",
                                "--json",
                                "--workspace",
                                folder.resolve("kept"))
                        .json();

        assertThat(kept.get("log")).isEqualTo(unkept.get("log"));
        assertThat(kept.get("state")).isEqualTo(unkept.get("state"));
        assertThat(kept.get("outcome")).isEqualTo(unkept.get("outcome"));
    }
}
