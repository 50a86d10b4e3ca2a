package mnemarium.experiment.file;

import mnemarium.experiment.Axis;
import mnemarium.experiment.FigureText;
import mnemarium.experiment.Findings;
import mnemarium.experiment.Findings.Beside;
import mnemarium.experiment.Findings.Group;
import mnemarium.experiment.Findings.OfPart;
import mnemarium.experiment.Findings.Place;
import mnemarium.experiment.Findings.Spread;
import mnemarium.experiment.Findings.Tested;
import mnemarium.experiment.Findings.Trend;
import mnemarium.experiment.Measure;
import mnemarium.experiment.Part;
import mnemarium.experiment.PublishedFigure;
import mnemarium.statistics.Interval;
import mnemarium.statistics.Way;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * {@code results.json}: what the results say. Virtual figures only, with nine significant digits:
 * the same bytes for the same plan and seeds on every machine and by any number of threads. What
 * has no figure is null.
 */
public final class ResultsJson {

    /** The file's name in a folder of results. */
    public static final String NAME = "results.json";

    /** The values of a group are listed up to so many seeds; all of them are in the CSV. */
    private static final int MOST_LISTED = 100;

    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private ResultsJson() {}

    /**
     * The findings as JSON, ending with a line break.
     *
     * @param configuration hash of the plan's text, as the card has it
     * @param engine version of the engine
     */
    public static byte[] bytes(Findings findings, String configuration, String engine) {
        ObjectNode json = NODES.objectNode();
        json.put("plan", findings.plan().name());
        json.put("title", findings.plan().title());
        json.put("sort", "simulated");
        json.put("configuration", configuration);
        json.put("engine", engine);
        ArrayNode parts = json.putArray("parts");
        findings.parts().forEach(part -> parts.add(part(part)));
        ArrayNode beside = json.putArray("published");
        findings.beside().forEach(each -> beside.add(beside(each)));
        return bytes(json);
    }

    static byte[] bytes(JsonNode json) {
        // the line ends of the system would be other bytes on another one
        return (MAPPER.writeValueAsString(json).replace("\r\n", "\n") + "\n")
                .getBytes(StandardCharsets.UTF_8);
    }

    static JsonNode figure(double figure) {
        String text = FigureText.exact(figure);
        return text.isEmpty() ? NODES.nullNode() : NODES.numberNode(new BigDecimal(text));
    }

    private static ObjectNode part(OfPart found) {
        Part part = found.part();
        ObjectNode json = NODES.objectNode();
        json.put("part", part.name());
        json.put("title", part.title());
        texts(json.putArray("arms"), part.arms());
        ArrayNode axes = json.putArray("axes");
        for (Axis axis : part.axes()) {
            ObjectNode each = axes.addObject();
            each.put("name", axis.name()).put("label", axis.label()).put("unit", axis.unit());
            texts(each.putArray("rungs"), axis.rungs().stream().map(Axis.Rung::value).toList());
        }
        json.put("seeds", part.seeds().text());
        json.put("cells", part.cells());
        json.put("played", found.groups().stream().mapToLong(each -> each.seeds().size()).sum());
        ArrayNode measures = json.putArray("measures");
        for (Measure measure : found.measures()) {
            measures.addObject()
                    .put("name", measure.name())
                    .put("label", measure.label())
                    .put("unit", measure.unit());
        }
        ArrayNode groups = json.putArray("groups");
        found.groups().forEach(group -> groups.add(group(found, group)));
        ArrayNode tests = json.putArray("tests");
        found.tests().forEach(tested -> tests.add(tested(found, tested)));
        ArrayNode trends = json.putArray("trends");
        found.trends().forEach(trend -> trends.add(trend(part, trend)));
        return json;
    }

    private static void texts(ArrayNode into, List<String> texts) {
        texts.forEach(into::add);
    }

    private static void place(ObjectNode json, Part part, int arm, List<Integer> rungs) {
        json.put("arm", part.arms().get(arm));
        ObjectNode at = json.putObject("at");
        for (int i = 0; i < part.axes().size(); i++) {
            Axis axis = part.axes().get(i);
            at.put(axis.name(), axis.rungs().get(rungs.get(i)).value());
        }
    }

    private static ObjectNode group(OfPart found, Group group) {
        ObjectNode json = NODES.objectNode();
        place(json, found.part(), group.arm(), group.rungs());
        boolean isListed = group.seeds().size() <= MOST_LISTED;
        if (isListed) {
            ArrayNode seeds = json.putArray("seeds");
            group.seeds().forEach(seeds::add);
        }
        ObjectNode measures = json.putObject("measures");
        for (int i = 0; i < found.measures().size(); i++) {
            measures.set(found.measures().get(i).name(), spread(group.spreads().get(i), isListed));
        }
        return json;
    }

    private static ObjectNode spread(Spread spread, boolean isListed) {
        ObjectNode json = NODES.objectNode();
        if (isListed) {
            ArrayNode values = json.putArray("values");
            spread.values().forEach(value -> values.add(figure(value)));
        }
        json.put("n", spread.summary().n());
        json.set("mean", figure(spread.summary().mean()));
        json.set("deviation", figure(spread.summary().deviation().orElse(Double.NaN)));
        json.set("min", figure(spread.summary().min()));
        json.set("max", figure(spread.summary().max()));
        json.set("median", figure(spread.summary().median()));
        spread.interval().ifPresent(interval -> json.set("interval", interval(interval)));
        return json;
    }

    private static ObjectNode interval(Interval interval) {
        ObjectNode json = NODES.objectNode();
        json.set("low", figure(interval.low()));
        json.set("high", figure(interval.high()));
        json.put("method", "BCa");
        json.set("level", figure(interval.level()));
        json.put("draws", interval.draws());
        json.put("seed", interval.seed());
        json.put("constant", interval.constant());
        json.put("fewSeeds", interval.isOfFewSeeds());
        return json;
    }

    private static ObjectNode tested(OfPart found, Tested tested) {
        ObjectNode json = NODES.objectNode();
        json.put("words", tested.words());
        json.put("measure", found.measures().getFirst().name());
        place(json.putObject("of"), found.part(), tested.of());
        place(json.putObject("against"), found.part(), tested.against());
        json.set("difference", figure(tested.test().observed()));
        json.set("interval", interval(tested.difference()));
        json.set("delta", figure(tested.delta().delta()));
        json.put("extreme", tested.test().extreme());
        json.put("partitions", tested.test().partitions());
        json.set("p", figure(tested.test().p()));
        way(json, tested.test().way());
        json.put("separated", tested.test().isFullySeparated());
        json.set("smallestPossible", figure(tested.test().smallestPossible()));
        tested.adjusted().ifPresent(p -> json.set("holm", figure(p)));
        return json;
    }

    private static void place(ObjectNode json, Part part, Place place) {
        place(json, part, place.arm(), place.rungs());
    }

    private static void way(ObjectNode json, Way way) {
        json.put("exact", way.isExact());
        if (way instanceof Way.MonteCarlo drawn) {
            json.put("draws", drawn.draws()).put("seed", drawn.seed());
        }
    }

    private static ObjectNode trend(Part part, Trend trend) {
        ObjectNode json = NODES.objectNode();
        json.put("arm", part.arms().get(trend.arm()));
        trend.second()
                .ifPresent(
                        second -> {
                            Axis axis = part.axes().getLast();
                            json.put(axis.name(), axis.rungs().get(second).value());
                        });
        json.put("rising", trend.isRising());
        json.set("L", figure(trend.test().statistic()));
        json.put("blocks", trend.test().blocks());
        json.put("treatments", trend.test().treatments());
        json.set("p", figure(trend.p()));
        way(json, trend.test().way());
        return json;
    }

    private static ObjectNode beside(Beside beside) {
        PublishedFigure figure = beside.published();
        ObjectNode json = NODES.objectNode();
        json.put("label", figure.label());
        json.put("part", figure.part());
        json.put("arm", figure.arm());
        figure.at().forEach(json.putObject("at")::put);
        json.put("measure", figure.measure());
        json.put("statistic", word(figure.statistic()));
        json.put("sort", word(figure.sort()));
        json.set("low", figure(figure.low().orElse(Double.NaN)));
        json.set("high", figure(figure.high().orElse(Double.NaN)));
        json.set("yours", figure(beside.yours().orElse(Double.NaN)));
        json.put("interval", beside.interval());
        json.put("verdict", beside.verdict().word());
        json.put("why", beside.why());
        json.put("note", figure.note());
        json.put("source", figure.source());
        return json;
    }

    private static String word(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
