package mnemarium.experiment.file;

import mnemarium.experiment.Card;
import mnemarium.experiment.Environment;
import mnemarium.experiment.Findings;
import mnemarium.experiment.Measured;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The files of an experiment beside its CSV and its card. */
public final class ResultFiles {

    private ResultFiles() {}

    /** What the results say: the same bytes on every machine, so that the card vouches for it. */
    public static Map<String, byte[]> findings(Findings findings, Card card) {
        return Map.of(
                ResultsJson.NAME,
                ResultsJson.bytes(findings, card.configuration(), card.engine()));
    }

    /**
     * What differs from machine to machine, and the report that shows it.
     *
     * @param pictures drawings as SVG by their name, none where none were asked for
     */
    public static Map<String, byte[]> around(
            Findings findings,
            Card card,
            Environment environment,
            Measured measured,
            Map<String, String> pictures) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put(MachineJson.ENVIRONMENT, MachineJson.bytes(environment));
        files.put(MachineJson.MEASURED, MachineJson.bytes(measured));
        files.put(
                Report.NAME,
                Report.html(findings, card, environment, measured, pictures)
                        .getBytes(StandardCharsets.UTF_8));
        return files;
    }
}
