package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import mnemarium.loop.Canonical;
import mnemarium.loop.ConversationEvent.FactNeeded;
import mnemarium.loop.ConversationEvent.Known;
import mnemarium.loop.Event;
import mnemarium.loop.GateEvent.WriteJudged;
import mnemarium.loop.LaneEvent;
import mnemarium.loop.MemoryEvent;
import mnemarium.loop.ReuseEvent;
import mnemarium.memory.onnx.Models;
import mnemarium.ownership.GateVerdict;
import mnemarium.scenario.Dial;
import mnemarium.scenario.file.Shipped;
import mnemarium.workbench.Embedders;
import mnemarium.workbench.Preparation;
import mnemarium.workbench.Recording;
import mnemarium.workbench.RunOptions;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The write gate in shipped scenarios, played by the engine with its real memory. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GateInTheLoopTest {

    private final Embedders embedders = new Embedders(new Models());

    @AfterAll
    void close() {
        embedders.close();
    }

    private List<Event> play(String scenario, String arm, String gate) throws Exception {
        return Recording.play(
                        new Preparation(embedders, Terminal.thresholds())
                                .prepare(
                                        new Shipped().named(scenario).orElseThrow(),
                                        RunOptions.NONE
                                                .withArm(arm)
                                                .withDials(Map.of(Dial.GATE, gate)),
                                        Map.of()),
                        OptionalInt.empty(),
                        () -> 0)
                .lines()
                .stream()
                .flatMap(List::stream)
                .map(Canonical::event)
                .toList();
    }

    private static <T extends Event> List<T> all(List<Event> events, Class<T> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    @Test
    void judgesEachStatementOfAnAccountsTalk() throws Exception {
        List<Event> events = play("account-talk", "memory", "on");

        assertThat(all(events, WriteJudged.class))
                .extracting(
                        WriteJudged::key,
                        WriteJudged::verdict,
                        WriteJudged::byOwnerAlone,
                        WriteJudged::owner,
                        WriteJudged::step)
                .containsExactly(
                        tuple("preferred-name", "ask-again", "remember", "nobody", "cheap-to-ask"),
                        tuple("plan", "look-up", "look-up", "billing", "fast-enough"),
                        tuple("seats", "look-up", "look-up", "billing", "fast-enough"),
                        tuple("billing-contact", "look-up", "look-up", "crm", "fast-enough"),
                        tuple(
                                "refund",
                                "never-believe",
                                "never-believe",
                                "nobody",
                                "claim-of-authority"),
                        tuple("sla", "cache", "look-up", "contracts", "fast-enough"),
                        tuple("ticket", "look-up", "look-up", "ticketing", "fast-enough"),
                        tuple("net-revenue", "remember", "remember", "nobody", "learned-from-user"),
                        tuple(
                                "orders-table",
                                "remember",
                                "remember",
                                "nobody",
                                "learned-from-user"),
                        tuple(
                                "fiscal-quarters",
                                "remember",
                                "remember",
                                "nobody",
                                "learned-from-user"),
                        tuple(
                                "export-limit",
                                "retrieve",
                                "retrieve",
                                "product docs",
                                "maintained-text"),
                        tuple("market", "ask-again", "remember", "nobody", "learned-from-user"),
                        tuple("rollout", "search", "remember", "nobody", "kept-in-one-passage"),
                        tuple("office", "unclassified", "unclassified", "nobody", ""));
        assertThat(all(events, MemoryEvent.Remembered.class))
                .extracting(MemoryEvent.Remembered::key)
                .containsExactly("net-revenue", "orders-table", "fiscal-quarters", "office");
    }

    @Test
    void theReasonSaysWhatServesInsteadOfARecord() throws Exception {
        WriteJudged plan = all(play("account-talk", "memory", "on"), WriteJudged.class).get(1);

        assertThat(plan.claim()).isEqualTo("Haldane Optics is on the starter plan.");
        assertThat(plan.reason())
                .isEqualTo(
                        "It holds the fact and is fast enough: 40 ms of the 250 ms that one"
                                + " look-up may take of a turn of 2.5 s. Ask billing for plan by"
                                + " account_id at read time: 40 ms, 90 tokens.");
    }

    @Test
    void aSmallerMemoryBringsAllThatNobodyElseHoldsAndNothingThatSomebodyHolds() throws Exception {
        List<FactNeeded> open = all(play("account-talk", "memory", "off"), FactNeeded.class);
        List<FactNeeded> gated = all(play("account-talk", "memory", "on"), FactNeeded.class);

        assertThat(open.stream().filter(each -> each.known() == Known.NOT_RECALLED))
                .extracting(FactNeeded::fact)
                .containsExactlyInAnyOrder("net-revenue", "fiscal-quarters");
        assertThat(gated)
                .allSatisfy(
                        each ->
                                assertThat(each.known())
                                        .isEqualTo(
                                                List.of("plan", "seats", "sla", "export-limit")
                                                                .contains(each.fact())
                                                        ? Known.KEPT_OUT
                                                        : Known.MEMORY));
    }

    @Test
    void withoutCopiesNoValueIsBelievedAfterItChanged() throws Exception {
        assertThat(wrong("off"))
                .containsExactly("region-late", "tuned-again", "version-late", "rolled-out-again");
        // work that was done is the agent's own: its notes are written, and only the ledger checks
        assertThat(wrong("on")).containsExactly("who", "tuned-again", "rolled-out-again");
    }

    private List<String> wrong(String gate) throws Exception {
        return all(play("gated-lanes", "facts-only", gate), LaneEvent.LaneAnswered.class).stream()
                .filter(each -> !each.right())
                .map(LaneEvent.LaneAnswered::key)
                .toList();
    }

    @Test
    void workPassesAsTheWriteCriticsAndIsKeptInTheLedger() throws Exception {
        List<Event> events = play("gated-lanes", "by-type", "on");
        List<WriteJudged> own =
                all(events, WriteJudged.class).stream()
                        .filter(each -> each.gateVerdict() == GateVerdict.OWN_WORK)
                        .toList();

        assertThat(own).hasSameSizeAs(all(events, LaneEvent.WorkKept.class)).isNotEmpty();
        assertThat(own).allMatch(each -> each.reason().endsWith("judged by the write critic."));
    }

    @Test
    void anInvestigationPassesAsTheAgentsOwnWork() throws Exception {
        List<Event> open = play("alert-triage", "in-loop", "off");
        List<Event> gated = play("alert-triage", "in-loop", "on");

        assertThat(all(gated, WriteJudged.class))
                .hasSameSizeAs(all(open, MemoryEvent.Remembered.class))
                .allMatch(each -> each.verdict().equals("own-work"));
        assertThat(all(gated, MemoryEvent.Remembered.class))
                .isEqualTo(all(open, MemoryEvent.Remembered.class));
    }

    @Test
    void anOutcomeThatIsKeptPassesAsTheAgentsOwnWork() throws Exception {
        List<Event> gated = play("default-world", "ledger-canary", "on");
        List<ReuseEvent.RecordKept> kept = all(gated, ReuseEvent.RecordKept.class);

        assertThat(all(gated, WriteJudged.class))
                .extracting(WriteJudged::key)
                .containsExactlyElementsOf(
                        kept.stream().map(each -> "record " + each.record()).toList());
        assertThat(gated.stream().filter(each -> each instanceof ReuseEvent))
                .isEqualTo(
                        play("default-world", "ledger-canary", "off").stream()
                                .filter(each -> each instanceof ReuseEvent)
                                .toList());
    }
}
