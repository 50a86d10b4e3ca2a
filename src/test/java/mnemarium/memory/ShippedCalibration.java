package mnemarium.memory;

import mnemarium.experiment.AlertCorpus;
import mnemarium.memory.Calibration.Control;
import mnemarium.memory.Calibration.Score;
import mnemarium.memory.Calibration.Varied;
import mnemarium.memory.onnx.Models;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes assets/calibration.json: the thresholds that hold where a workspace has none of its own.
 * {@code mvn test -Dtest=ShippedCalibrationTest -Dcalibration=write} runs it.
 */
final class ShippedCalibration {

    static final Path FILE = Path.of("assets", "calibration.json");

    private ShippedCalibration() {}

    /** Calibrates all built-in embedders; a minute or two, most of it MiniLM. */
    static void write() throws java.io.IOException {
        LabelledCorpus corpus = AlertCorpus.shipped();
        try (Models models = new Models()) {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("corpus", corpus.name());
            json.put("streams", streams(corpus));
            Calibrator calibrator = new Calibrator(corpus, controls(corpus, models));
            json.put(
                    "embedders",
                    Models.NAMES.stream()
                            .map(name -> json(calibrator.calibrate(models.open(name))))
                            .toList());
            Calibration first = calibrator.calibrate(models.open("hashed"));
            json.put(
                    "controls",
                    first.controls().stream()
                            .filter(control -> !Models.NAMES.contains(control.name()))
                            .map(ShippedCalibration::json)
                            .toList());
            JsonMapper mapper =
                    JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
            Files.writeString(FILE, mapper.writeValueAsString(json) + "\n");
        }
    }

    /** What the built-in embedders stand beside. */
    static List<Embedder> controls(LabelledCorpus corpus, Models models) {
        List<String> texts =
                corpus.calibration().stream()
                        .flatMap(stream -> stream.texts().stream())
                        .map(LabelledText::text)
                        .toList();
        return List.of(
                models.open("hashed"),
                models.weighted("hashed", texts),
                models.weighted("static", texts));
    }

    static Map<String, Object> json(Calibration calibration) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("embedder", calibration.embedder());
        json.put("hash", calibration.hash());
        json.put("threshold", calibration.threshold());
        json.put("plateau", calibration.plateau());
        json.put("onCalibration", json(calibration.onCalibration()));
        json.put("onHeldOutSeeds", json(calibration.onHeldOutSeeds()));
        json.put("onHeldOutWordings", json(calibration.onHeldOutWordings()));
        json.put("nearMisses", json(calibration.nearMisses()));
        json.put("rewordings", json(calibration.rewordings()));
        return json;
    }

    private static Map<String, Object> json(Control control) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("control", control.name());
        json.put("threshold", control.threshold());
        json.put("onHeldOutSeeds", json(control.seeds()));
        json.put("onHeldOutWordings", json(control.wordings()));
        json.put("nearMisses", json(control.nearMisses()));
        json.put("rewordings", json(control.rewordings()));
        return json;
    }

    private static Map<String, Object> json(List<Varied> variations) {
        Map<String, Object> json = new LinkedHashMap<>();
        for (Varied varied : variations) {
            Map<String, Object> one = new LinkedHashMap<>(json(varied.score()));
            one.put("ownThreshold", varied.ownThreshold());
            one.put("ownF1", rounded(varied.ownScore().f1()));
            json.put(varied.name(), one);
        }
        return json;
    }

    private static Map<String, Object> json(Score score) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("streams", score.streams());
        json.put("f1", rounded(score.f1()));
        json.put("precision", rounded(score.precision()));
        json.put("recall", rounded(score.recall()));
        json.put("perfect", score.perfect());
        json.put("rightMatches", rounded(score.rightMatches()));
        return json;
    }

    private static Map<String, Object> streams(LabelledCorpus corpus) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("calibration", corpus.calibration().size());
        json.put("heldOutSeeds", corpus.heldOutSeeds().size());
        json.put("heldOutWordings", corpus.heldOutWordings().size());
        json.put("texts", corpus.calibration().getFirst().texts().size());
        return json;
    }

    private static double rounded(double value) {
        return Math.round(value * 10_000) / 10_000.0;
    }
}
