package mnemarium.cli;

import mnemarium.experiment.Findings;
import mnemarium.memory.onnx.Models;
import mnemarium.store.ShippedThresholds;
import mnemarium.workbench.Thresholds;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Types commands in tests and reads what they say: real models, a real workspace. */
final class Terminal {

    /** The wishes for pictures, in order. */
    final List<Pictures.Wish> wishes = new ArrayList<>();

    private final Commands commands;

    /**
     * @param home where the default workspace lies
     */
    Terminal(Path home) {
        commands =
                new Commands(
                        new Parts(
                                Models::new,
                                thresholds(),
                                new Noted(),
                                System::nanoTime,
                                Clock.fixed(Instant.parse("2026-11-29T12:00:00Z"), ZoneOffset.UTC),
                                home.resolve("Mnemarium")));
    }

    /** The thresholds that come with the program. */
    static Thresholds thresholds() {
        ShippedThresholds shipped = new ShippedThresholds();
        return embedder ->
                shipped.of(embedder.hash())
                        .map(value -> new Thresholds.Threshold(value, "shipped calibration"));
    }

    /**
     * What a command said.
     *
     * @param status its exit status
     */
    record Said(int status, String out, String err) {
        JsonNode json() {
            return JsonMapper.shared().readTree(out);
        }
    }

    Said type(Object... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String[] texts = new String[words.length];
        for (int i = 0; i < words.length; i++) {
            texts[i] = words[i].toString();
        }
        int status = commands.run(texts, new PrintWriter(out), new PrintWriter(err));
        return new Said(status, out.toString(), err.toString());
    }

    /** Notes what is wished for, and gives a few bytes for a picture. */
    private final class Noted implements Pictures {
        @Override
        public List<String> places() {
            return List.of("start", "loop");
        }

        @Override
        public byte[] png(Wish wish) {
            wishes.add(wish);
            return "picture".getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public Map<String, Chart> charts(Findings findings) {
            return Map.of(
                    findings.plan().name(),
                    new Chart("<svg/>", () -> "picture".getBytes(StandardCharsets.UTF_8)));
        }
    }
}
