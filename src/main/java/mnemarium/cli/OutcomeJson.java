package mnemarium.cli;

import mnemarium.loop.Arm;
import mnemarium.loop.Engine;
import mnemarium.loop.Gated;
import mnemarium.loop.Outcome;
import mnemarium.loop.State;
import mnemarium.memory.Timings;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Scenario;

import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;

/**
 * A run's outcome as JSON. All of it but {@code measured} is the same on every machine. What is not
 * claimed (redundancy without incident ids, evidence without lookups) is null.
 */
final class OutcomeJson {

    private OutcomeJson() {}

    static String text(PlayedRun played) {
        boolean hasMemory = !played.setup().embedder().equals(Scenario.NO_EMBEDDER);
        ObjectNode json = object();
        json.put("scenario", played.setup().scenario().name());
        json.put("kind", played.setup().scenario().kind());
        json.put("arm", played.setup().arm().word());
        if (played.setup().arm().isOurs()) {
            json.put("armIsOurs", true);
        }
        json.put("seed", played.setup().seed());
        ObjectNode dials = json.putObject("dials");
        State before = State.before(played.setup());
        before.offered().forEach(dial -> put(dials, dial, before.text(dial)));
        json.put("engineVersion", Engine.VERSION);
        json.put("log", played.log());
        json.put("state", played.state());
        if (hasMemory) {
            json.put("turns", played.end().turn());
        }
        json.put("steps", played.end().step());
        json.set("outcome", outcome(Outcome.of(played.end()), played.setup().arm()));
        Gated.of(played.end()).ifPresent(gated -> json.set("gate", gate(gated)));
        if (hasMemory) {
            json.set("measured", measured(played.timings()));
        }
        return pretty(json);
    }

    private static void put(ObjectNode dials, Dial dial, String value) {
        if (dial.isNumber() && !dial.words().contains(value)) {
            dials.put(dial.dial(), new BigDecimal(value));
        } else {
            dials.put(dial.dial(), value);
        }
    }

    private static ObjectNode outcome(Outcome outcome, Arm arm) {
        return switch (outcome) {
            case Outcome.Triaged triaged -> triaged(triaged);
            case Outcome.Talked talked -> talked(talked);
            case Outcome.Reused reused -> reused(reused);
            case Outcome.Evolved evolved -> StepOutcomeJson.evolved(evolved);
            case Outcome.Laned laned -> StepOutcomeJson.laned(laned);
            case Outcome.Tenured tenured -> StepOutcomeJson.tenured(tenured);
            case Outcome.Trapped trapped -> StepOutcomeJson.trapped(trapped, arm);
            case Outcome.Settled settled -> StepOutcomeJson.settled(settled, arm);
        };
    }

    /** What the write gate came to; there only where one stood. */
    private static ObjectNode gate(Gated gated) {
        ObjectNode json = object();
        json.put("judged", gated.judged());
        json.put("written", gated.written());
        json.put("refused", gated.refused());
        json.put("unclassified", gated.unclassified());
        ObjectNode verdicts = json.putObject("verdicts");
        gated.verdicts().forEach((verdict, count) -> verdicts.put(verdict.word(), count));
        return json;
    }

    private static ObjectNode triaged(Outcome.Triaged triaged) {
        ObjectNode json = object();
        json.put("actions", triaged.actions());
        put(json, "duplicates", triaged.duplicates());
        put(json, "redundant", triaged.redundant());
        put(json, "guardErrors", triaged.guardErrors());
        put(
                json,
                "suggested",
                triaged.redundant().isPresent()
                        ? Optional.empty()
                        : Optional.of(triaged.suggested()));
        memory(json, triaged.lookups(), triaged.writes(), triaged.virtualMillis());
        return json;
    }

    private static ObjectNode reused(Outcome.Reused reused) {
        ObjectNode json = object();
        json.put("tasks", reused.tasks());
        json.put("correct", reused.correct());
        json.put("falseValid", reused.falseValid());
        json.put("turns", reused.turns());
        json.put("derives", reused.derives());
        json.put("checks", reused.checks());
        json.put("reuses", reused.reuses());
        json.put("tokens", reused.tokens());
        json.put("seconds", reused.seconds());
        json.put("usd", reused.dollars().setScale(4, RoundingMode.HALF_EVEN));
        json.put("corrections", reused.corrections());
        json.put("trips", reused.trips());
        json.put("needlessTrips", reused.needlessTrips());
        return json;
    }

    private static ObjectNode talked(Outcome.Talked talked) {
        ObjectNode json = object();
        json.put("facts", talked.facts());
        json.put("recalled", talked.recalled());
        var missed = json.putArray("missed");
        for (Outcome.Missed each : talked.missed()) {
            ObjectNode miss = missed.addObject();
            miss.put("question", each.question());
            miss.put("fact", each.fact());
            miss.put("why", each.why().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
        ObjectNode tokens = json.putObject("contextTokens");
        tokens.put("total", talked.contextTokens().total());
        var perTurn = tokens.putArray("perTurn");
        talked.contextTokens().perTurn().forEach(each -> perTurn.add(each.longValue()));
        if (talked.lookups().made() + talked.lookups().skipped() == 0) {
            json.putNull("evidence");
        } else {
            ObjectNode evidence = json.putObject("evidence");
            talked.evidence()
                    .forEach(
                            (category, each) -> {
                                ObjectNode share = evidence.putObject(category);
                                share.put("questions", each.questions());
                                share.put("recall", each.recall());
                            });
        }
        memory(json, talked.lookups(), talked.writes(), talked.virtualMillis());
        return json;
    }

    private static void memory(
            ObjectNode json, Outcome.Lookups lookups, Outcome.Writes writes, double millis) {
        ObjectNode read = json.putObject("lookups");
        read.put("made", lookups.made());
        read.put("skipped", lookups.skipped());
        read.put("late", lookups.late());
        ObjectNode written = json.putObject("writes");
        written.put("made", writes.made());
        written.put("kept", writes.kept());
        json.put("virtualMillis", BigDecimal.valueOf(millis).stripTrailingZeros());
    }

    private static void put(ObjectNode json, String key, Optional<Integer> value) {
        if (value.isPresent()) {
            json.put(key, value.get().intValue());
        } else {
            json.putNull(key);
        }
    }

    private static JsonNode measured(Timings timings) {
        ObjectNode json = object();
        json.set("embed", times(timings.embed()));
        json.set("write", times(timings.write()));
        json.set("query", times(timings.query()));
        return json;
    }

    private static ObjectNode times(Timings.Times times) {
        ObjectNode json = object();
        json.put("count", times.count());
        json.put("p50Nanos", times.p50());
        json.put("p99Nanos", times.p99());
        json.put("meanNanos", Math.round(times.mean()));
        json.put("maxNanos", times.max());
        return json;
    }

    private static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    /** Indented, with line feeds on every system. */
    static String pretty(JsonNode json) {
        DefaultIndenter lines = new DefaultIndenter("  ", "\n");
        return JsonMapper.shared()
                .writer()
                .with(new DefaultPrettyPrinter().withObjectIndenter(lines).withArrayIndenter(lines))
                .writeValueAsString(json);
    }
}
