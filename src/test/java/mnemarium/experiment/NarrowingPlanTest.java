package mnemarium.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.experiment.file.ShippedPlans;
import mnemarium.memory.onnx.Models;
import mnemarium.workbench.Embedders;
import mnemarium.workbench.Kits;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What the plan of the narrowing canary comes to, against counts of an independent model of its
 * rule: every row of the model that the plan plays, and all its counts.
 */
class NarrowingPlanTest {

    /** As the model's rows list them, by the names of our measures. */
    private static final List<String> COUNTS =
            List.of("turns", "accuracy", "false-valid", "derives", "checks", "reuses");

    private static final int TASKS = 120;

    private final Plan plan = new ShippedPlans().named("narrowing").orElseThrow();
    private final Players players =
            new Players(
                    Kits.of(
                            new Embedders(new Models()),
                            _ -> Optional.empty(),
                            Path.of("."),
                            System::nanoTime));
    private final JsonNode model = model();

    private static JsonNode model() {
        try (InputStream json =
                Objects.requireNonNull(
                        NarrowingPlanTest.class.getResourceAsStream(
                                "/mnemarium/loop/reuse/narrowing.json"))) {
            return JsonMapper.shared().readTree(json);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private Grid grid(String part) {
        return Grid.of(plan).stream()
                .filter(each -> each.part().name().equals(part))
                .findFirst()
                .orElseThrow();
    }

    /** The counts of a cell; an accuracy becomes the number of tasks that were right. */
    private List<Long> counts(Grid grid, Cell cell) {
        List<String> columns = players.check(grid).stream().map(Measure::name).toList();
        double[] figures = players.of(grid).play(cell);
        List<Long> counts = new ArrayList<>();
        for (String count : COUNTS) {
            double figure = figures[columns.indexOf(count)];
            counts.add(Math.round(count.equals("accuracy") ? figure * TASKS : figure));
        }
        return counts;
    }

    private static List<Long> counts(JsonNode row) {
        List<Long> counts = new ArrayList<>();
        row.forEach(each -> counts.add(each.asLong()));
        return counts;
    }

    private static int rung(Grid grid, int axis, String value) {
        return grid.part().axes().get(axis).rungs().stream()
                .map(Axis.Rung::value)
                .toList()
                .indexOf(value);
    }

    private static int arm(Grid grid, String name) {
        return grid.part().arms().indexOf(name);
    }

    @Test
    void everyChurnPeriodComesToTheModelsCounts() {
        Grid grid = grid("churn");
        assertThat(model.get("churn").size())
                .isEqualTo(grid.part().axes().getFirst().rungs().size());
        model.get("churn")
                .properties()
                .forEach(
                        row ->
                                assertThat(
                                                counts(
                                                        grid,
                                                        new Cell(
                                                                0,
                                                                arm(grid, "ledger-narrowing"),
                                                                List.of(
                                                                        rung(
                                                                                grid,
                                                                                0,
                                                                                row.getKey())),
                                                                1)))
                                        .as("period %s", row.getKey())
                                        .isEqualTo(counts(row.getValue().get("m=1"))));
    }

    @Test
    void all200SchedulesComeToTheModelsCounts() {
        Grid grid = grid("schedules-200");
        JsonNode rows = model.get("schedules").get("m=1").get("rows");
        assertThat(rows.size()).isEqualTo(grid.part().seeds().list().size());
        Player player = players.of(grid);
        List<String> columns = players.check(grid).stream().map(Measure::name).toList();
        for (int seed = 1; seed <= rows.size(); seed++) {
            double[] figures =
                    player.play(new Cell(1, arm(grid, "ledger-narrowing"), List.of(), seed));
            assertThat((long) figures[columns.indexOf("turns")])
                    .as("turns of schedule %d", seed)
                    .isEqualTo(rows.get(seed - 1).get(0).asLong());
            assertThat(counts(grid, new Cell(1, arm(grid, "ledger-narrowing"), List.of(), seed)))
                    .as("schedule %d", seed)
                    .isEqualTo(counts(rows.get(seed - 1)));
        }
    }

    @Test
    void lateRelevanceComesToTheModelsCountsWhateverTheWidening() {
        int compared = 0;
        for (JsonNode row : model.get("late")) {
            String part = "late-every-" + row.get("period").asInt();
            if (plan.parts().stream().noneMatch(each -> each.name().equals(part))) {
                continue;
            }
            Grid grid = grid(part);
            int from = rung(grid, 0, row.get("relevant_from").asString());
            assertThat(
                            counts(
                                    grid,
                                    new Cell(
                                            grid.number(),
                                            arm(grid, "ledger-canary"),
                                            List.of(from, 0),
                                            1)))
                    .as("canary, %s", part)
                    .isEqualTo(counts(row.get("canary")));
            for (String widen : List.of("never", "10", "20", "40")) {
                int every = rung(grid, 1, widen.equals("never") ? "0" : widen);
                assertThat(
                                counts(
                                        grid,
                                        new Cell(
                                                grid.number(),
                                                arm(grid, "ledger-narrowing"),
                                                List.of(from, every),
                                                1)))
                        .as("widened every %s, %s", widen, part)
                        .isEqualTo(counts(row.get("narrowing m=1 widen=" + widen)));
                compared++;
            }
        }
        assertThat(compared).isEqualTo(8);
    }

    @Test
    void moreConfirmationsComeToTheModelsCounts() {
        Grid grid = grid("confirmations");
        JsonNode row = model.get("late").get(0);
        for (String confirmations : List.of("1", "2")) {
            for (String widen : List.of("never", "10", "20", "40")) {
                List<Integer> rungs =
                        List.of(
                                rung(grid, 0, confirmations),
                                rung(grid, 1, widen.equals("never") ? "0" : widen));
                assertThat(counts(grid, new Cell(grid.number(), 0, rungs, 1)))
                        .as("%s confirmations, widened every %s", confirmations, widen)
                        .isEqualTo(
                                counts(
                                        row.get(
                                                "narrowing m="
                                                        + confirmations
                                                        + " widen="
                                                        + widen)));
            }
        }
    }
}
