package mnemarium.workbench;

import mnemarium.experiment.Plan;
import mnemarium.experiment.file.CardFile;
import mnemarium.loop.Engine;
import mnemarium.scenario.Problem;
import mnemarium.scenario.Source;
import mnemarium.store.ExperimentRow;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * What the cells of an experiment depend on beside its plan. Cells that were played on unlike bases
 * say nothing about each other: an experiment goes on only on its own.
 *
 * @param engine version of the engine
 * @param scenarios SHA-256 of the text of each scenario, by the name the plan has for it
 */
public record Basis(String engine, SortedMap<String, String> scenarios) {

    private static final int HASH_DIGITS = 8;

    public Basis {
        scenarios = Collections.unmodifiableSortedMap(new TreeMap<>(scenarios));
    }

    /**
     * That of cells that would be played now.
     *
     * @param sources a scenario's source by its name or file
     * @throws IllegalArgumentException if one of the scenarios is not there
     */
    static Basis of(Plan plan, Function<String, Source> sources) {
        return new Basis(Engine.VERSION, CardFile.scenarios(plan, sources));
    }

    /** That of an experiment that is kept. */
    static Basis of(ExperimentRow row) {
        return new Basis(row.engine(), row.scenarios());
    }

    /**
     * Why cells of now would not fit those that are kept; nothing if they would.
     *
     * @param where the experiment, for the problems
     * @param now that of cells that would be played now
     */
    List<Problem> against(Basis now, String where) {
        List<Problem> all = new ArrayList<>();
        if (!engine.equals(now.engine)) {
            all.add(
                    new Problem(
                            where,
                            0,
                            "",
                            "runs played by engine " + engine,
                            "runs of engine " + now.engine + ", the one here"));
        }
        boolean isKnown = !engine.equals(ExperimentRow.UNKNOWN);
        now.scenarios.forEach(
                (name, hash) -> {
                    String kept = scenarios.getOrDefault(name, "");
                    if (isKnown && !kept.equals(hash)) {
                        all.add(
                                new Problem(
                                        where,
                                        0,
                                        "",
                                        "runs of the scenario "
                                                + name
                                                + " with the hash "
                                                + brief(kept),
                                        "runs of its text of now, hash " + brief(hash)));
                    }
                });
        return all;
    }

    private static String brief(String hash) {
        return hash.isEmpty() ? "none" : hash.substring(0, Math.min(HASH_DIGITS, hash.length()));
    }
}
