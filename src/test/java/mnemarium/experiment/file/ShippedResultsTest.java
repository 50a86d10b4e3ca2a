package mnemarium.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.experiment.Analysis;
import mnemarium.experiment.FigureText;
import mnemarium.experiment.Grid;
import mnemarium.experiment.Measure;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Player;
import mnemarium.experiment.Players;
import mnemarium.experiment.Results;
import mnemarium.experiment.Seeds;
import mnemarium.experiment.Subject;
import mnemarium.experiment.Variation;
import mnemarium.memory.onnx.Models;
import mnemarium.store.ShippedThresholds;
import mnemarium.workbench.Embedders;
import mnemarium.workbench.Kits;
import mnemarium.workbench.Thresholds;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The two files of results say the same figures for every plan that is small: what the table has in
 * full, the findings have with nine digits.
 */
class ShippedResultsTest {

    /** With two seeds. */
    private static final long SMALL = 600;

    private static final Players PLAYERS = players();

    private static Players players() {
        ShippedThresholds table = new ShippedThresholds();
        return new Players(
                Kits.of(
                        new Embedders(new Models()),
                        embedder ->
                                table.of(embedder.hash())
                                        .map(value -> new Thresholds.Threshold(value, "shipped")),
                        Path.of("."),
                        System::nanoTime));
    }

    private static boolean isSmall(Plan plan) {
        return plan.cells() <= SMALL
                && plan.parts().stream().allMatch(part -> isQuick(part.subject()));
    }

    private static boolean isQuick(Subject subject) {
        return switch (subject) {
            case Subject.Named _ -> true;
            // a calibration embeds thousands of texts for each cell
            case Subject.Generated made -> !made.generator().equals("calibration");
            case Subject.Files _ -> false;
        };
    }

    @TestFactory
    Stream<DynamicTest> theTableAndTheFindingsHaveTheSameDigits() {
        List<Plan> plans =
                new ShippedPlans()
                        .all().stream()
                                .map(
                                        plan ->
                                                new Variation(
                                                                Optional.of(Seeds.of("2")),
                                                                Map.of(),
                                                                List.of())
                                                        .of(plan))
                                .filter(ShippedResultsTest::isSmall)
                                .toList();
        assertThat(plans).hasSizeGreaterThan(14);
        return plans.stream()
                .map(plan -> DynamicTest.dynamicTest(plan.name(), () -> compare(plan)));
    }

    private static void compare(Plan plan) {
        List<List<Measure>> measures = new ArrayList<>();
        Grid.of(plan).forEach(grid -> measures.add(PLAYERS.check(grid)));
        Results results = Results.empty(plan, measures);
        for (Grid grid : Grid.of(plan)) {
            Player player = PLAYERS.of(grid);
            for (long place = 0; place < grid.size(); place++) {
                results.put(
                        new Results.Played(
                                grid.number(), place, player.play(grid.cell(place)), ""));
            }
        }
        JsonNode json =
                JsonMapper.shared()
                        .readTree(ResultsJson.bytes(Analysis.of(plan, results), "c0ffee", "1.0"));
        for (Grid grid : Grid.of(plan)) {
            JsonNode part = json.get("parts").get(grid.number());
            List<String> names = new ArrayList<>();
            part.get("measures").forEach(each -> names.add(each.get("name").asString()));
            assertThat(ofJson(part, names))
                    .as(grid.part().name())
                    .isEqualTo(ofCsv(grid, results.part(grid.number()), names));
        }
    }

    /** The measures of each cell, as the table has them, with the digits of the findings. */
    private static List<String> ofCsv(Grid grid, Results.Table table, List<String> names) {
        ByteArrayOutputStream csv = new ByteArrayOutputStream();
        try {
            ResultsCsv.write(grid, table, csv);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        List<List<String>> rows =
                csv.toString(StandardCharsets.UTF_8)
                        .lines()
                        .map(row -> row.replaceAll("\"[^\"]*\"", "list"))
                        .map(row -> List.of(row.split(",", -1)))
                        .toList();
        List<Integer> columns = names.stream().map(rows.getFirst()::indexOf).toList();
        assertThat(columns).doesNotContain(-1);
        return rows.stream()
                .skip(1)
                .map(
                        row ->
                                String.join(
                                        " ",
                                        columns.stream()
                                                .map(row::get)
                                                .map(Figures::read)
                                                .map(FigureText::exact)
                                                .toList()))
                .toList();
    }

    private static List<String> ofJson(JsonNode part, List<String> names) {
        List<String> rows = new ArrayList<>();
        for (JsonNode group : part.get("groups")) {
            int seeds = group.get("seeds").size();
            for (int seed = 0; seed < seeds; seed++) {
                List<String> figures = new ArrayList<>();
                for (String name : names) {
                    JsonNode value = group.get("measures").get(name).get("values").get(seed);
                    figures.add(
                            value.isNull()
                                    ? ""
                                    : value.decimalValue().stripTrailingZeros().toPlainString());
                }
                rows.add(String.join(" ", figures));
            }
        }
        return rows;
    }
}
