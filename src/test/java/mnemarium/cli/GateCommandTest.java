package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.cli.Terminal.Said;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class GateCommandTest {

    @TempDir private Path folder;

    @Test
    void printsTheShippedCandidatesWithTheirReasons() {
        Said said = new Terminal(folder).type("gate");

        assertThat(said.err()).isEmpty();
        assertThat(said.status()).isZero();
        assertThat(said.out())
                .contains("plan: look up")
                .contains("sla: cache")
                .contains("rev_net: remember")
                .contains("by owner alone  remember");
    }

    @Test
    void givesEachVerdictWithItsStepsAsJson() {
        JsonNode list = new Terminal(folder).type("gate", "--json").json();

        assertThat(list).hasSize(13);
        JsonNode sla = list.get(4);
        assertThat(sla.get("verdict").asString()).isEqualTo("cache");
        assertThat(sla.get("byOwnerAlone").asString()).isEqualTo("look-up");
        assertThat(sla.get("decidedBy").asString()).isEqualTo("fast-enough");
        assertThat(sla.get("written").asBoolean()).isFalse();
        assertThat(sla.get("handling").get("key").asString())
                .isEqualTo("Contracts/account_id=account 17/sla");
        assertThat(sla.get("steps")).hasSize(3);
        assertThat(sla.get("doesNotDecide").get("durable").asString()).isEqualTo("yes");
    }

    @Test
    void readsCandidatesAndOwnersOfOnesOwn() throws IOException {
        Path candidates =
                Files.writeString(
                        folder.resolve("c.json"),
                        "{\"candidates\": [{\"claim\": \"The badge is blue.\", \"subject\": \"s\","
                                + " \"field\": \"badge\"}]}");
        Path owners =
                Files.writeString(
                        folder.resolve("o.yaml"),
                        "owners:\n- {name: Doors, kind: system, identifier: badge_no}\n"
                                + "fields:\n- {name: badge, owner: Doors}\n");

        Said said = new Terminal(folder).type("gate", candidates, "--owners", owners);

        assertThat(said.out()).contains("candidate 1: look up").contains("Doors");
    }

    @Test
    void keepsAClaimOfSeveralLinesUnderItsFirst() throws IOException {
        Path candidates =
                Files.writeString(
                        folder.resolve("c.json"),
                        "{\"candidates\": [{\"claim\": \"Net revenue:\\n- without refunds\\r\\n\\n-"
                                + " with \\u001b[2Jchargebacks\", \"subject\": \"s\"}]}");

        Said said = new Terminal(folder).type("gate", candidates);

        assertThat(said.out().lines().toList().subList(1, 5))
                .containsExactly(
                        "  claim    Net revenue:",
                        "           - without refunds",
                        "           - with \\u001b[2Jchargebacks",
                        "  owner    nobody (nobody)");
    }

    @Test
    void saysWhatIsWrongWithAFile() throws IOException {
        Path candidates =
                Files.writeString(
                        folder.resolve("c.yaml"), "candidates:\n- {id: a, claim: It is so.}\n");

        Said said = new Terminal(folder).type("gate", candidates);

        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err())
                .contains(
                        "c.yaml, line 2, candidates[0].subject: found nothing, expected whom or"
                                + " what the fact is about");
        assertThat(new Terminal(folder).type("gate", folder.resolve("none")).status()).isEqualTo(2);
    }
}
