package mnemarium.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.experiment.Analysis;
import mnemarium.experiment.Axis;
import mnemarium.experiment.Card;
import mnemarium.experiment.Cell;
import mnemarium.experiment.Environment;
import mnemarium.experiment.Findings;
import mnemarium.experiment.Grid;
import mnemarium.experiment.Measure;
import mnemarium.experiment.Measured;
import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.experiment.PublishedFigure;
import mnemarium.experiment.PublishedFigure.Sort;
import mnemarium.experiment.PublishedFigure.Statistic;
import mnemarium.experiment.Results;
import mnemarium.experiment.Seeds;
import mnemarium.experiment.Shard;
import mnemarium.experiment.Subject;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

import javax.xml.parsers.DocumentBuilderFactory;

class ResultFilesTest {

    private static final Plan PLAN = plan();

    private static final Card CARD =
            new Card(
                    "plan: sketch\n",
                    "c0ffee",
                    "1.0",
                    Shard.WHOLE,
                    Map.of("alert-triage", "0123456789abcdef"),
                    Map.of());

    private static final Environment ENVIRONMENT =
            new Environment("1.0", "25", "a runtime", "a system", "a processor", 2);

    private static final Measured MEASURED = new Measured(2, 10, Duration.ofMillis(2500));

    private static Plan plan() {
        Axis latency =
                new Axis(
                        "added-latency",
                        "added latency",
                        "ms",
                        Axis.Spacing.LINEAR,
                        List.of(new Axis.Rung("0", "+0", 0), new Axis.Rung("110", "+110", 110)));
        Part part =
                new Part(
                        "rungs",
                        "Redundant <actions> & \"latency\"",
                        new Subject.Named("alert-triage"),
                        List.of("in-loop"),
                        List.of(latency),
                        Seeds.of("5"),
                        Map.of(),
                        List.of("redundant"),
                        List.of(Part.View.DOSE_RESPONSE),
                        List.of(new Part.Contrast("", "110", "", "0")));
        PublishedFigure published =
                new PublishedFigure(
                        "Redundant, +110 ms",
                        "rungs",
                        "in-loop",
                        Map.of("added-latency", "110"),
                        "redundant",
                        Statistic.MEAN,
                        OptionalDouble.of(7.2),
                        OptionalDouble.of(7.2),
                        1,
                        Sort.LANGUAGE_MODEL,
                        "both models",
                        "a paper");
        return new Plan(
                "sketch",
                "A plan for a test",
                new Plan.Page(
                        "Shows <script>alert(1)</script>.", List.of("Try it."), "Notice.", "S."),
                List.of(part),
                List.of(published));
    }

    private static Findings findings(boolean isBackwards) {
        Results results =
                Results.empty(PLAN, List.of(List.of(new Measure("redundant", "redundant", "", 0))));
        Grid grid = Grid.of(PLAN).getFirst();
        for (int i = 0; i < grid.size(); i++) {
            long place = isBackwards ? grid.size() - 1 - i : i;
            Cell cell = grid.cell(place);
            double figure = cell.rungs().getFirst() == 0 ? 0 : 6 + cell.seed() / 3.0;
            results.put(new Results.Played(0, place, new double[] {figure}, ""));
        }
        return Analysis.of(PLAN, results);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static String report(Map<String, String> pictures) {
        return Report.html(findings(false), CARD, ENVIRONMENT, MEASURED, pictures);
    }

    @Test
    void theOrderInWhichCellsWerePlayedChangesNoByte() {
        assertThat(ResultsJson.bytes(findings(true), "c0ffee", "1.0"))
                .isEqualTo(ResultsJson.bytes(findings(false), "c0ffee", "1.0"));
    }

    @Test
    void theFindingsAreReadBackAsJsonWithNineDigits() {
        JsonNode json =
                JsonMapper.shared().readTree(ResultsJson.bytes(findings(false), "c0ffee", "1.0"));

        JsonNode part = json.path("parts").path(0);
        assertThat(json.path("sort").asString()).isEqualTo("simulated");
        assertThat(json.path("configuration").asString()).isEqualTo("c0ffee");
        assertThat(part.path("groups").path(1).path("at").path("added-latency").asString())
                .isEqualTo("110");
        JsonNode redundant = part.path("groups").path(1).path("measures").path("redundant");
        assertThat(redundant.path("values").path(0).toString()).isEqualTo("6.33333333");
        assertThat(redundant.path("values").path(2).toString()).isEqualTo("7");
        assertThat(redundant.path("mean").toString()).isEqualTo("7");
        assertThat(redundant.path("interval").path("fewSeeds").asBoolean()).isTrue();
        JsonNode test = part.path("tests").path(0);
        assertThat(test.path("extreme").asInt()).isEqualTo(2);
        assertThat(test.path("partitions").asInt()).isEqualTo(252);
        assertThat(test.path("p").toString()).isEqualTo("0.00793650794");
        JsonNode beside = json.path("published").path(0);
        assertThat(beside.path("yours").toString()).isEqualTo("7");
        assertThat(beside.path("verdict").asString()).isEqualTo("not comparable in kind");
        assertThat(beside.path("interval").asString()).startsWith("inside the 5–95 % range");
    }

    @Test
    void theFilesOfTheMachineLieApart() {
        assertThat(text(MachineJson.bytes(MEASURED)))
                .contains("\"seconds\" : 2.5", "\"cellsPerSecond\" : 4", "measured here");
        assertThat(text(MachineJson.bytes(ENVIRONMENT))).contains("\"processors\" : 2");
        assertThat(text(ResultsJson.bytes(findings(false), "c0ffee", "1.0")))
                .doesNotContain("seconds", "processors");
    }

    @Test
    void theReportLoadsNothingAndTakesNoTextForAMark() {
        String report = report(Map.of());

        assertThat(report)
                .startsWith("<!DOCTYPE html>")
                .doesNotContain("<script", "http:", "https:");
        assertThat(report)
                .contains("Redundant &lt;actions&gt; &amp; &quot;latency&quot;")
                .contains("prefers-color-scheme: dark")
                .contains("p = 0.0079")
                .contains(
                        "5 against 5, fully separated: 2 of 252 = 0.0079 is the smallest possible.")
                .contains("– not comparable in kind")
                .contains("simulated")
                .contains("measured here");
    }

    @Test
    void theReportIsWellFormed() throws Exception {
        // void elements apart it is XML too, which shows that nothing was left open
        String xml = report(Map.of()).replace("<!DOCTYPE html>", "").replaceAll("<meta[^>]*>", "");

        assertThat(
                        DocumentBuilderFactory.newInstance()
                                .newDocumentBuilder()
                                .parse(
                                        new ByteArrayInputStream(
                                                xml.getBytes(StandardCharsets.UTF_8)))
                                .getDocumentElement()
                                .getTagName())
                .isEqualTo("html");
    }

    @Test
    void picturesStandWithTheirPartAndOthersAtTheEnd() {
        String report =
                report(
                        Map.of(
                                "rungs-dose-response",
                                "<?xml version=\"1.0\"?><svg id=\"one\"></svg>",
                                "zebra",
                                "<svg id=\"two\"></svg>"));

        assertThat(report).contains("rungs dose response").doesNotContain("<?xml");
        assertThat(report.indexOf("id=\"one\"")).isLessThan(report.indexOf("Each seed"));
        assertThat(report.indexOf("id=\"two\"")).isGreaterThan(report.indexOf(">Pictures<"));
    }
}
