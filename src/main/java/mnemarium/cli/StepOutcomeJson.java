package mnemarium.cli;

import mnemarium.loop.Arm;
import mnemarium.loop.LaneEvent;
import mnemarium.loop.Outcome;
import mnemarium.loop.TenureEvent;
import mnemarium.loop.reuse.EvolvingOutcome;
import mnemarium.loop.reuse.Share;
import mnemarium.loop.reuse.StoreScore;
import mnemarium.scenario.Published;
import mnemarium.world.evolving.Behaviour;
import mnemarium.world.evolving.Role;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;

/** Outcomes of runs whose steps stand by themselves, as JSON. Shares have four decimals. */
final class StepOutcomeJson {

    private StepOutcomeJson() {}

    static ObjectNode evolved(Outcome.Evolved evolved) {
        EvolvingOutcome result = evolved.result();
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("sessions", evolved.sessions());
        json.put("correct", result.correct().part());
        json.put("accuracy", share(result.correct().fraction()));
        json.put("staleActions", result.staleActions());
        json.put("wrong", result.wrong());
        json.put("turns", result.turns());
        json.put("tokens", result.tokens());
        json.put("efficiency", share(result.efficiency(), 6));
        json.put("seconds", evolved.seconds());
        json.put("storeStaleness", share(result.store().staleOfAll().fraction()));
        json.put("overMerge", share(result.store().overMerged().fraction()));
        ObjectNode classes = json.putObject("byClass");
        for (Behaviour behaviour : Behaviour.values()) {
            Share correct = result.correctByClass().getOrDefault(behaviour, Share.NONE);
            if (correct.whole() > 0) {
                ObjectNode each = classes.putObject(behaviour.word());
                each.put("sessions", correct.whole());
                each.put("correct", correct.part());
                if (StoreScore.CHANGING.contains(behaviour)) {
                    Share stale = result.store().stale().getOrDefault(behaviour, Share.NONE);
                    each.put("storeStaleness", share(stale.fraction()));
                }
            }
        }
        ObjectNode roles = json.putObject("roles");
        for (Role role : Role.values()) {
            roles.put(role.name().toLowerCase(Locale.ROOT), result.roles().getOrDefault(role, 0));
        }
        return json;
    }

    static ObjectNode trapped(Outcome.Trapped trapped, Arm arm) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("origin", "simulated");
        json.put("questions", trapped.asked());
        json.put("correct", trapped.right());
        json.put("accuracy", share(part(trapped.right(), trapped.asked())));
        json.put("verified", trapped.verified());
        json.put("verifyRate", share(part(trapped.verified(), trapped.asked())));
        json.put("turns", trapped.turns());
        json.put("tokens", trapped.tokens());
        json.put("seconds", trapped.seconds());
        published(trapped.published(), arm, json);
        return json;
    }

    static ObjectNode laned(Outcome.Laned laned) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("questions", laned.questions());
        json.put("correct", laned.right());
        json.put("turns", laned.turns());
        json.put("tokens", laned.tokens());
        json.put("workTurns", laned.workTurns());
        json.put("records", laned.records());
        json.put("seconds", laned.seconds());
        ObjectNode lanes = json.putObject("lanes");
        laned.lanes()
                .forEach(
                        (lane, sum) -> {
                            ObjectNode each = lanes.putObject(word(lane));
                            each.put("sent", laned.sent().getOrDefault(lane, 0));
                            ObjectNode all = each.putObject("ifAllHadBeenSent");
                            all.put("correct", sum.right());
                            all.put("turns", sum.turns());
                            all.put("tokens", sum.tokens());
                        });
        ObjectNode lookups = json.putObject("lookups");
        lookups.put("made", laned.lookups().made());
        lookups.put("skipped", laned.lookups().skipped());
        lookups.put("late", laned.lookups().late());
        ObjectNode writes = json.putObject("writes");
        writes.put("made", laned.writes().made());
        writes.put("kept", laned.writes().kept());
        return json;
    }

    static ObjectNode tenured(Outcome.Tenured tenured) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("origin", "simulated");
        json.put("questions", tenured.questions());
        json.put("correct", tenured.right());
        json.put("facts", tenured.facts());
        ObjectNode endings = json.putObject("endings");
        for (TenureEvent.Ending ending : TenureEvent.Ending.values()) {
            endings.put(
                    ending.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                    tenured.count(ending));
        }
        json.put("unseen", tenured.unseen());
        json.put("turns", tenured.turns());
        json.put("minutes", tenured.minutes());
        json.put("millis", tenured.millis());
        json.put("tokens", tenured.tokens());
        json.put("lookups", tenured.lookups());
        json.put("searches", tenured.searches());
        ObjectNode sorts = json.putObject("sorts");
        tenured.sorts()
                .forEach(
                        (sort, sum) -> {
                            ObjectNode each = sorts.putObject(sort.word());
                            each.put("asked", sum.asked());
                            each.put("right", sum.right());
                            each.put("turns", sum.turns());
                            each.put("millis", BigDecimal.valueOf(sum.nanos(), 6));
                            each.put("tokens", sum.tokens());
                        });
        json.put("seconds", tenured.seconds());
        ObjectNode reads = json.putObject("reads");
        reads.put("made", tenured.reads().made());
        reads.put("skipped", tenured.reads().skipped());
        ObjectNode writes = json.putObject("writes");
        writes.put("made", tenured.writes().made());
        writes.put("kept", tenured.writes().kept());
        return json;
    }

    private static String word(LaneEvent.Lane lane) {
        return lane.name().toLowerCase(Locale.ROOT);
    }

    static ObjectNode settled(Outcome.Settled settled, Arm arm) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("origin", "simulated");
        json.put("decisions", settled.decisions());
        json.put("consistent", settled.consistent());
        json.put("consistency", share(part(settled.consistent(), settled.decisions())));
        json.put("rework", settled.rework());
        json.put("investigations", settled.investigated());
        json.put("investigateRate", share(part(settled.investigated(), settled.decisions())));
        json.put("turns", settled.turns());
        json.put("tokens", settled.tokens());
        json.put("seconds", settled.seconds());
        published(settled.published(), arm, json);
        return json;
    }

    /** What is published for this arm; an empty list of figures if nothing is. */
    private static void published(Optional<Published> published, Arm arm, ObjectNode json) {
        if (published.isEmpty()) {
            return;
        }
        ObjectNode beside = json.putObject("published");
        beside.put("source", published.get().source());
        beside.put("model", published.get().model());
        ArrayNode figures = beside.putArray("figures");
        for (Published.Figure figure : published.get().figures()) {
            if (figure.arm().equals(arm.word())) {
                ObjectNode each = figures.addObject();
                each.put("measure", figure.measure());
                each.put("value", figure.value());
                each.put("n", figure.n());
            }
        }
    }

    private static double part(int part, int whole) {
        return whole == 0 ? 0 : (double) part / whole;
    }

    private static BigDecimal share(double fraction) {
        return share(fraction, 4);
    }

    private static BigDecimal share(double fraction, int decimals) {
        BigDecimal exact = new BigDecimal(fraction, MathContext.DECIMAL64);
        return exact.setScale(decimals, RoundingMode.HALF_EVEN);
    }
}
