package mnemarium.memory;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.experiment.AlertCorpus;
import mnemarium.memory.onnx.Models;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;

/** The shipped thresholds are those of the shipped embedders. */
class ShippedCalibrationTest {

    @Test
    void theShippedThresholdsAreThoseOfTheShippedEmbedders() throws IOException {
        if ("write".equals(System.getProperty("calibration"))) {
            ShippedCalibration.write();
        }
        JsonMapper mapper = JsonMapper.builder().build();
        JsonNode embedders = mapper.readTree(ShippedCalibration.FILE.toFile()).get("embedders");
        LabelledCorpus corpus = AlertCorpus.shipped();
        try (Models models = new Models()) {
            for (int i = 0; i < Models.NAMES.size(); i++) {
                String name = Models.NAMES.get(i);
                JsonNode shipped = embedders.get(i);
                Embedder embedder = models.open(name);
                assertThat(shipped.get("embedder").asString()).isEqualTo(name);
                assertThat(shipped.get("hash").asString()).isEqualTo(embedder.hash());
                if (embedder.sameEverywhere()) {
                    Calibration calibration =
                            new Calibrator(corpus, java.util.List.of()).calibrate(embedder);
                    assertThat(mapper.valueToTree(ShippedCalibration.json(calibration)).toString())
                            .isEqualTo(shipped.toString());
                }
            }
        }
    }
}
