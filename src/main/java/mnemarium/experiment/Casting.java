package mnemarium.experiment;

import mnemarium.scenario.Conversation;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Evolving;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.Problem;
import mnemarium.scenario.ProcessMemory;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.Source;
import mnemarium.scenario.StalenessTrap;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.Triage;
import mnemarium.scenario.file.Nearest;
import mnemarium.scenario.file.Reading;
import mnemarium.scenario.file.ScenarioReader;
import mnemarium.scenario.file.ScenarioText;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Finds what the cells of a part run: their settings, once for each group, and their scenario, once
 * for each seed. Not for more than one thread.
 */
final class Casting {

    private final Grid grid;
    private final Kit kit;
    private final Optional<Generator> generator;
    private final Map<Long, Settings> settings = new HashMap<>();
    private final Map<String, Reading.Opened> named = new HashMap<>();
    private final Map<Map<String, String>, Scenario> generated = new HashMap<>();
    private long seed;

    Casting(Grid grid, Kit kit) {
        this.grid = grid;
        this.kit = kit;
        this.generator =
                switch (grid.part().subject()) {
                    case Subject.Generated made ->
                            Optional.of(
                                    Generators.named(made.generator())
                                            .orElseThrow(() -> noGenerator(made.generator())));
                    case Subject.Named _, Subject.Files _ -> Optional.empty();
                };
    }

    private static IllegalArgumentException noGenerator(String name) {
        return new IllegalArgumentException(
                "found the generator '"
                        + name
                        + "', expected "
                        + Nearest.expected(name, Generators.names()));
    }

    Grid grid() {
        return grid;
    }

    /** Names the group of a cell: those that differ in their seed alone. */
    long group(Cell cell) {
        return grid.first(cell.arm(), cell.rungs());
    }

    /** The settings of a cell. */
    Settings settings(Cell cell) {
        return settings.computeIfAbsent(group(cell), _ -> Settings.of(grid, cell, parameters()));
    }

    private Set<String> parameters() {
        return generator.map(Generator::parameters).orElse(Set.of());
    }

    /** The scenario of a cell. */
    Scenario scenario(Cell cell) {
        Settings set = settings(cell);
        if (generator.isEmpty()) {
            return opened(name(set)).scenario();
        }
        if (seed != cell.seed()) {
            generated.clear();
            seed = cell.seed();
        }
        return generated.computeIfAbsent(
                set.parameters(), each -> generator.get().scenario(each, cell.seed()));
    }

    /** What the scenario of a cell was read from; a generated one is written out. */
    private Source source(Cell cell) {
        if (generator.isEmpty()) {
            return opened(name(settings(cell))).source();
        }
        return switch (scenario(cell)) {
            case OutcomeReuse reuse -> ScenarioText.source(reuse);
            case Conversation talk -> ScenarioText.source(talk);
            case Triage triage -> ScenarioText.source(triage);
            case Evolving _, StalenessTrap _, ProcessMemory _, Lanes _, Tenure _ ->
                    throw new IllegalStateException(
                            "a generated scenario of a kind that cannot be written out");
        };
    }

    /** How a cell is opened: as the run that the loop plays with the same wishes. */
    Opening opening(Cell cell) {
        Settings set = settings(cell);
        return new Opening.Run(
                source(cell), set.arm(), cell.seed(), set.dials(), set.embedder(), seek(cell));
    }

    private Opening.Seek seek(Cell cell) {
        return switch (scenario(cell)) {
            case Triage _ -> Opening.Seek.REDUNDANT;
            case Conversation _ -> Opening.Seek.MISSED;
            case OutcomeReuse _, Evolving _, StalenessTrap _, ProcessMemory _, Lanes _, Tenure _ ->
                    Opening.Seek.WRONG;
        };
    }

    private String name(Settings set) {
        return switch (grid.part().subject()) {
            case Subject.Named subject -> set.scenario().orElse(subject.scenario());
            case Subject.Files files ->
                    set.scenario()
                            .orElseGet(
                                    () -> {
                                        if (files.files().isEmpty()) {
                                            throw new IllegalArgumentException(
                                                    "found no file, expected one or more of your"
                                                            + " own, such as LoCoMo conversations:"
                                                            + " --file FILE on the command line,"
                                                            + " or chosen in the form");
                                        }
                                        if (files.files().size() != 1) {
                                            throw new IllegalArgumentException(
                                                    "found "
                                                            + files.files().size()
                                                            + " files, expected one, or an axis"
                                                            + " scenario for several");
                                        }
                                        return files.files().getFirst();
                                    });
            case Subject.Generated made -> made.generator();
        };
    }

    private Reading.Opened opened(String name) {
        return named.computeIfAbsent(name, this::read);
    }

    private Reading.Opened read(String name) {
        return switch (new ScenarioReader().read(kit.sources().apply(name))) {
            case Reading.Opened opened -> opened;
            case Reading.Refused refused ->
                    throw new IllegalArgumentException(
                            refused.problems().stream()
                                    .map(Problem::sentence)
                                    .collect(Collectors.joining("; ")));
        };
    }

    /**
     * Where the dials of a cell stand.
     *
     * @throws IllegalArgumentException if its scenario does not have one of them
     */
    Map<Dial, String> dials(Cell cell) {
        Scenario scenario = scenario(cell);
        Map<Dial, String> wishes = checked(settings(cell).dials(), scenario);
        return Setups.dials(scenario, wishes);
    }

    private static Map<Dial, String> checked(Map<Dial, String> wishes, Scenario scenario) {
        if (wishes.isEmpty()) {
            // a part of many seeds has a scenario for each: what it offers takes time to list
            return wishes;
        }
        List<Dial> offered = scenario.dialsOffered();
        // a dimension that joins brings dials of its own: those the world itself refuses
        boolean mayGrow =
                scenario instanceof OutcomeReuse && wishes.keySet().stream().anyMatch(Dial::isJoin);
        Map<Dial, String> checked = new TreeMap<>();
        wishes.forEach(
                (wish, value) -> {
                    int own = offered.indexOf(wish);
                    if (own < 0 && !(mayGrow && (wish.isJoin() || wish.dimension().isPresent()))) {
                        throw new IllegalArgumentException(
                                "found the dial "
                                        + wish
                                        + ", expected "
                                        + Nearest.expected(wish.dial(), Dial.names(offered))
                                        + " (scenario "
                                        + scenario.name()
                                        + ")");
                    }
                    checked.put(wish, (own < 0 ? wish : offered.get(own)).check(value));
                });
        return checked;
    }
}
