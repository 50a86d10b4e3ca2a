package mnemarium.experiment.file;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Card;
import mnemarium.experiment.Kit;
import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Shard;
import mnemarium.experiment.Subject;
import mnemarium.loop.Engine;
import mnemarium.memory.Sha256;
import mnemarium.scenario.Source;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** Makes cards, and writes and reads them as {@code card.json}. */
public final class CardFile {

    /** The file's name in a folder of results. */
    public static final String NAME = "card.json";

    private static final String VERSION = "1";

    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private CardFile() {}

    /**
     * The card of a plan before it is played.
     *
     * @throws IllegalArgumentException if one of its scenarios is not there
     */
    public static Card of(Plan plan, Shard shard, Kit kit) {
        String text = PlanText.of(plan);
        return new Card(
                text,
                Sha256.of(text.getBytes(StandardCharsets.UTF_8)),
                Engine.VERSION,
                shard,
                scenarios(plan, kit.sources()),
                Map.of());
    }

    /**
     * SHA-256 of the source of each scenario of a plan, by the name the plan has for it.
     *
     * @param sources throws an {@link IllegalArgumentException} for one that is not there
     */
    public static SortedMap<String, String> scenarios(Plan plan, Function<String, Source> sources) {
        SortedMap<String, String> scenarios = new TreeMap<>();
        for (Part part : plan.parts()) {
            for (String name : scenarios(part)) {
                scenarios.put(name, sources.apply(name).hash());
            }
        }
        return scenarios;
    }

    private static List<String> scenarios(Part part) {
        List<String> swept = new ArrayList<>();
        for (Axis axis : part.axes()) {
            if (axis.name().equals("scenario")) {
                axis.rungs().forEach(rung -> swept.add(rung.value()));
            }
        }
        String set = part.settings().get("scenario");
        if (!swept.isEmpty() || set != null) {
            return swept.isEmpty() && set != null ? List.of(set) : swept;
        }
        return switch (part.subject()) {
            case Subject.Named named -> List.of(named.scenario());
            case Subject.Files files -> files.files();
            case Subject.Generated _ -> List.of();
        };
    }

    /** The card as JSON, ending with a line break; equal cards give equal bytes. */
    public static byte[] bytes(Card card) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("card", VERSION);
        json.put("engine", card.engine());
        json.put("configuration", card.configuration());
        json.put("shard", card.shard().number() + "/" + card.shard().of());
        ObjectNode scenarios = json.putObject("scenarios");
        card.scenarios().forEach(scenarios::put);
        ObjectNode results = json.putObject("results");
        card.results().forEach(results::put);
        json.put("plan", card.plan());
        return (MAPPER.writeValueAsString(json).replace("\r\n", "\n") + "\n")
                .getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Reads a card.
     *
     * @throws IOException if the file cannot be read
     * @throws IllegalArgumentException with what was found and expected, if it is no card
     */
    public static Card read(Path file) throws IOException {
        JsonNode json;
        try {
            json = MAPPER.readTree(Files.readAllBytes(file));
        } catch (JacksonException e) {
            throw new IllegalArgumentException(
                    "found no JSON in " + file + ", expected a card: " + e.getOriginalMessage(), e);
        }
        if (!json.path("card").asString("").equals(VERSION)) {
            throw new IllegalArgumentException(
                    (json.has("card")
                                    ? "found a card of version " + json.path("card").asString("?")
                                    : "found no card")
                            + ", expected one of version "
                            + VERSION);
        }
        Card card =
                new Card(
                        text(json, "plan", file),
                        text(json, "configuration", file),
                        text(json, "engine", file),
                        Shard.of(text(json, "shard", file)),
                        texts(json.path("scenarios")),
                        texts(json.path("results")));
        String hash = Sha256.of(card.plan().getBytes(StandardCharsets.UTF_8));
        if (!hash.equals(card.configuration())) {
            throw new IllegalArgumentException(
                    "found the configuration "
                            + card.configuration()
                            + " in "
                            + file
                            + ", expected "
                            + hash
                            + ", the hash of its plan: the card was changed");
        }
        return card;
    }

    private static String text(JsonNode json, String key, Path file) {
        JsonNode value = json.path(key);
        if (!value.isString()) {
            throw new IllegalArgumentException(
                    "found no text '" + key + "' in " + file + ", expected one in a card");
        }
        return value.asString();
    }

    private static Map<String, String> texts(JsonNode json) {
        Map<String, String> texts = new TreeMap<>();
        json.properties().forEach(each -> texts.put(each.getKey(), each.getValue().asString("")));
        return texts;
    }
}
