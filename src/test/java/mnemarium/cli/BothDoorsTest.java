package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.memory.onnx.Models;
import mnemarium.scenario.Dial;
import mnemarium.scenario.file.Shipped;
import mnemarium.store.Opening;
import mnemarium.store.Workspace;
import mnemarium.workbench.LiveRun;
import mnemarium.workbench.RunOptions;
import mnemarium.workbench.Snapshot;
import mnemarium.workbench.Workbench;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** What the window plays and what the command line plays is one run: same log, same state. */
class BothDoorsTest {

    /**
     * @param added the added latency; empty for a kind without a working memory
     */
    private record Wish(String scenario, String arm, long seed, String added, String embedder) {

        Map<Dial, String> dials() {
            return added.isEmpty() ? Map.of() : Map.of(Dial.ADDED_LATENCY, added);
        }
    }

    private static final List<Wish> WISHES =
            List.of(
                    new Wish("alert-triage", "in-loop", 42, "0", "static"),
                    new Wish("alert-triage", "in-loop", 7, "15", "hashed"),
                    new Wish("alert-triage", "per-turn", 3, "30", "minilm"),
                    new Wish("alert-triage", "no-memory", 4, "0", "static"),
                    new Wish("alert-triage-scripted", "in-loop", 5, "110", "oracle"),
                    new Wish("trip-planning", "memory", 42, "0", "static"),
                    new Wish("trip-planning", "notes", 42, "0", "static"),
                    new Wish("trip-planning", "baseline", 42, "0", "static"),
                    new Wish("trip-planning", "aware", 42, "0", "static"),
                    new Wish("working-set", "memory", 42, "0", "minilm"),
                    new Wish("working-set", "memory-until-new", 42, "0", "minilm"),
                    new Wish("trip-planning", "memory-one-read", 42, "0", "static"),
                    new Wish("three-lanes", "by-type", 42, "0", "static"),
                    new Wish("three-lanes", "process-only", 6, "30", "minilm"),
                    new Wish("support-desk", "gated", 42, "0", "static"),
                    new Wish("warehouse-analyst", "re-retrieval", 5, "30", "hashed"),
                    new Wish("default-world", "ledger-canary", 42, "", "none"),
                    new Wish("late-relevance", "ledger-narrowing", 1, "", "none"),
                    new Wish("two-entities", "ledger-tiered", 2, "", "none"),
                    new Wish("announced-440", "supersession-role", 42, "", "none"),
                    new Wish("silent-600", "ledger-ttl-7", 3, "", "none"),
                    new Wish("staleness-trap", "method", 42, "", "none"),
                    new Wish("process-memory", "without-history", 42, "", "none"));

    @TempDir private Path folder;

    @Test
    void windowAndCommandLineGiveTheSameLogAndState() throws Exception {
        Terminal terminal = new Terminal(folder);
        Workspace workspace =
                switch (Workspace.open(folder.resolve("window"), Clock.systemUTC())) {
                    case Opening.Opened opened -> opened.workspace();
                    case Opening.Refused refused -> throw new AssertionError(refused.message());
                };
        try (Workbench bench =
                Workbench.on(
                        workspace,
                        new Models(),
                        Terminal.thresholds(),
                        System::nanoTime,
                        Clock.systemUTC())) {
            for (Wish wish : WISHES) {
                Snapshot end = inWindow(bench, wish);
                JsonNode run = inTerminal(terminal, wish);

                assertThat(run.get("state").asString()).as("%s", wish).isEqualTo(end.stateHash());
                assertThat(run.get("log").asString())
                        .as("%s", wish)
                        .isEqualTo(bench.current().orElseThrow().log().join());
            }
        }
    }

    /** Opens the scenario and presses Run. */
    private static Snapshot inWindow(Workbench bench, Wish wish) throws Exception {
        CompletableFuture<Snapshot> ended = new CompletableFuture<>();
        RunOptions options =
                RunOptions.NONE
                        .withArm(wish.arm())
                        .withSeed(wish.seed())
                        .withEmbedder(wish.embedder())
                        .withDials(wish.dials());
        String run =
                bench.open(new Shipped().named(wish.scenario()).orElseThrow(), options)
                        .join()
                        .run()
                        .id();
        bench.listen(snapshot -> end(snapshot, run).ifPresent(ended::complete));
        LiveRun live = bench.current().orElseThrow();
        live.pace(Double.POSITIVE_INFINITY);
        live.run();
        return ended.get(1, TimeUnit.MINUTES);
    }

    private static Optional<Snapshot> end(Optional<Snapshot> snapshot, String run) {
        return snapshot.filter(
                each ->
                        each.run().id().equals(run)
                                && each.state().ended()
                                && each.activity() == Snapshot.Activity.IDLE);
    }

    private static JsonNode inTerminal(Terminal terminal, Wish wish) {
        List<Object> words =
                new ArrayList<>(
                        List.of(
                                "run",
                                wish.scenario(),
                                "--arm",
                                wish.arm(),
                                "--seed",
                                wish.seed(),
                                "--embedder",
                                wish.embedder(),
                                "--json"));
        wish.dials().forEach((dial, value) -> words.addAll(List.of("--dial", dial + "=" + value)));
        return terminal.type(words.toArray()).json();
    }
}
