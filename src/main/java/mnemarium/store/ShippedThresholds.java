package mnemarium.store;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The thresholds that were calibrated when the program was made: {@code assets/calibration.json}, a
 * list of calibrations, each with the hash of its embedder. Read when first asked.
 */
public final class ShippedThresholds {

    private static final String FILE = "/assets/calibration.json";

    private Map<String, Double> byHash = Map.of();

    /** The threshold of the embedder with that hash, if one was shipped. */
    public Optional<Double> of(String embedderHash) {
        if (byHash.isEmpty()) {
            byHash = read();
        }
        return Optional.ofNullable(byHash.get(embedderHash));
    }

    private static Map<String, Double> read() {
        try (InputStream in = ShippedThresholds.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException("found no " + FILE + ", expected it in the jar");
            }
            Map<String, Double> thresholds = new HashMap<>();
            for (JsonNode each : JsonMapper.shared().readTree(in).get("embedders")) {
                thresholds.put(each.get("hash").asString(), each.get("threshold").asDouble());
            }
            return Map.copyOf(thresholds);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
