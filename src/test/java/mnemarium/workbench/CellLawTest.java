package mnemarium.workbench;

import static mnemarium.experiment.Sketches.axis;
import static mnemarium.experiment.Sketches.part;
import static mnemarium.experiment.Sketches.plan;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Cell;
import mnemarium.experiment.Grid;
import mnemarium.experiment.Measures;
import mnemarium.experiment.Opening;
import mnemarium.experiment.Part;
import mnemarium.experiment.Player;
import mnemarium.experiment.Players;
import mnemarium.experiment.Subject;
import mnemarium.loop.Mode;
import mnemarium.memory.onnx.Models;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** A cell's figures are those of the run that is opened from it, for every kind of scenario. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CellLawTest {

    private final Embedders embedders = new Embedders(new Models());
    private final Thresholds thresholds =
            _ -> Optional.of(new Thresholds.Threshold(0.87, "a test"));

    @AfterAll
    void close() {
        embedders.close();
    }

    private static List<Part> parts() {
        return List.of(
                part(
                        "alert-triage",
                        List.of("in-loop", "per-turn", "no-memory"),
                        List.of(axis("added-latency", "0", "15"), axis("budget-rule", "C", "F")),
                        "2",
                        Map.of("own-turn-sight", "off")),
                part(
                        "alert-triage",
                        List.of("in-loop"),
                        List.of(axis("embedder", "static", "hashed", "oracle")),
                        "7-7",
                        Map.of("budget", "500")),
                part(
                        "trip-planning",
                        List.of("baseline", "aware", "notes", "memory"),
                        List.of(axis("window", "2", "4")),
                        "1",
                        Map.of()),
                part(
                        "default-world",
                        List.of(
                                "no-memory",
                                "naive-cache",
                                "ledger-v1",
                                "ledger-underdecl",
                                "ledger-learn",
                                "ledger-canary",
                                "ledger-tiered",
                                "ledger-narrowing"),
                        List.of(
                                axis("drift.workload", "33", "never"),
                                axis("slice", "all", "db_version,workload")),
                        "1",
                        Map.of(
                                "join.load",
                                "late:7@60",
                                "currency",
                                "tokens",
                                "derive-turns",
                                "7")),
                part(
                        "two-entities",
                        List.of("ledger-canary", "ledger-narrowing"),
                        List.of(axis("scenario", "two-entities", "late-relevance", "hidden-drift")),
                        "1",
                        Map.of()),
                part(
                        "silent-600",
                        List.of("ledger-ttl-*"),
                        List.of(axis("ttl", "1", "10", "inf")),
                        "1",
                        Map.of()),
                part(
                        "announced-440",
                        List.of("no-memory", "naive-append", "supersession", "ledger"),
                        List.of(),
                        "1",
                        Map.of()),
                part(
                        "staleness-trap",
                        List.of("bare", "method", "none"),
                        List.of(axis("pressure", "on", "off")),
                        "1",
                        Map.of()),
                generated(
                        "random-worlds",
                        Map.of(),
                        List.of(
                                "no-memory",
                                "naive-cache",
                                "ledger-v1",
                                "ledger-underdecl",
                                "ledger-learn",
                                "ledger-canary",
                                "ledger-tiered",
                                "ledger-narrowing"),
                        List.of(),
                        "1,2,57,200"),
                generated(
                        "dependencies",
                        Map.of("tasks", "160", "periods", "10"),
                        List.of("ledger-v1", "ledger-canary", "ledger-narrowing"),
                        List.of(axis("dependencies", "1", "4", "15")),
                        "1"),
                generated(
                        "dependencies",
                        Map.of(
                                "tasks",
                                "150",
                                "drifts",
                                "20,30,40",
                                "periods",
                                "7",
                                "hidden",
                                "55,95"),
                        List.of("ledger-learn", "ledger-tiered"),
                        List.of(),
                        "1"),
                generated(
                        "entities",
                        Map.of(),
                        List.of("ledger-canary", "ledger-learn"),
                        List.of(axis("entities", "2", "50")),
                        "7-7"),
                generated(
                        "fact-talk",
                        Map.of(
                                "family",
                                "trip",
                                "filler",
                                "1",
                                "messages",
                                "2",
                                "asking",
                                "together"),
                        List.of("baseline", "memory", "notes"),
                        List.of(axis("facts", "5", "8")),
                        "3"),
                part("process-memory", List.of("with-history"), List.of(), "1", Map.of()),
                part("three-lanes", List.of("by-type", "facts-only"), List.of(), "1", Map.of()),
                part(
                        "support-desk",
                        List.of("memory-with-expiry", "re-retrieval", "gated"),
                        List.of(axis("tenure", "20", "80")),
                        "1",
                        Map.of("outage", "0.2")));
    }

    private static Part generated(
            String generator,
            Map<String, String> parameters,
            List<String> arms,
            List<Axis> axes,
            String seeds) {
        return part(new Subject.Generated(generator, parameters), arms, axes, seeds, Map.of());
    }

    @TestFactory
    List<DynamicTest> aCellIsTheRunThatIsOpenedFromIt() {
        List<DynamicTest> tests = new ArrayList<>();
        Players players =
                new Players(Kits.of(embedders, thresholds, Path.of(""), System::nanoTime));
        for (Part each : parts()) {
            Grid grid = Grid.of(plan(each)).getFirst();
            Player player = players.of(grid);
            for (long place = 0; place < grid.size(); place++) {
                Cell cell = grid.cell(place);
                tests.add(
                        DynamicTest.dynamicTest(
                                each.subject() + " " + grid.words(cell),
                                () ->
                                        assertThat(figures(player.opening(cell)))
                                                .containsExactly(player.play(cell))));
            }
        }
        return tests;
    }

    private double[] figures(Opening opening) throws Refusal {
        Opening.Run run = (Opening.Run) opening;
        Prepared prepared =
                new Preparation(embedders, thresholds)
                        .prepare(
                                run.source(),
                                new RunOptions(
                                        Optional.of(run.arm()),
                                        OptionalLong.of(run.seed()),
                                        run.dials(),
                                        Mode.VIRTUAL,
                                        run.embedder()),
                                Map.of());
        return Measures.figures(
                Recording.play(prepared, OptionalInt.empty(), System::nanoTime).end());
    }
}
