package mnemarium.experiment.file;

import mnemarium.experiment.Card;
import mnemarium.experiment.Environment;
import mnemarium.experiment.Findings;
import mnemarium.experiment.Grid;
import mnemarium.experiment.Measured;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Results;
import mnemarium.memory.Sha256;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes the results of an experiment into its folder. Every file is written beside its place and
 * then moved there, the card last: where a card lies, the rest is whole.
 */
public final class ResultFolder {

    private static final String DRAFT = ".draft";

    /**
     * What is told beside the results.
     *
     * @param environment what it was played on
     * @param measured what that took
     * @param pictures drawings as SVG by their name, for the report
     */
    public record Around(Environment environment, Measured measured, Map<String, String> pictures) {
        public Around {
            pictures = Collections.unmodifiableMap(new LinkedHashMap<>(pictures));
        }
    }

    private ResultFolder() {}

    /**
     * Writes all files.
     *
     * @param findings of the analysis of these results
     * @param around what is told beside the results, and lies outside their promise of equal bytes
     * @return their names, in order
     */
    public static List<String> write(
            Path folder, Card card, Results results, Findings findings, Around around)
            throws IOException {
        Plan plan = findings.plan();
        Map<String, String> hashes = new TreeMap<>();
        List<String> names = new ArrayList<>();
        for (Grid grid : Grid.of(plan)) {
            String name = ResultsCsv.name(plan, grid.part());
            Path draft = folder.resolve(name + DRAFT);
            hashes.put(name, write(draft, grid, results.part(grid.number())));
            names.add(name);
        }
        byte[] json = ResultsJson.bytes(findings, card.configuration(), card.engine());
        hashes.put(ResultsJson.NAME, Sha256.of(json));
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put(ResultsJson.NAME, json);
        files.put(MachineJson.ENVIRONMENT, MachineJson.bytes(around.environment()));
        files.put(MachineJson.MEASURED, MachineJson.bytes(around.measured()));
        files.put(Report.NAME, report(findings, card, around));
        files.put(CardFile.NAME, CardFile.bytes(card.with(hashes)));
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Files.write(folder.resolve(file.getKey() + DRAFT), file.getValue());
            names.add(file.getKey());
        }
        for (String name : names) {
            Files.move(
                    folder.resolve(name + DRAFT),
                    folder.resolve(name),
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        }
        return names;
    }

    private static byte[] report(Findings findings, Card card, Around around) {
        return Report.html(
                        findings, card, around.environment(), around.measured(), around.pictures())
                .getBytes(StandardCharsets.UTF_8);
    }

    /** Writes a part; gives the SHA-256 of the file, as {@code sha256sum} has it. */
    private static String write(Path file, Grid grid, Results.Table table) throws IOException {
        MessageDigest digest = sha256();
        try (OutputStream out = new DigestOutputStream(Files.newOutputStream(file), digest)) {
            ResultsCsv.write(grid, table, out);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java knows SHA-256, this one does not", e);
        }
    }
}
