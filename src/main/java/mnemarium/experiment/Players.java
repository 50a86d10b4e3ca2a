package mnemarium.experiment;

import mnemarium.scenario.Conversation;
import mnemarium.scenario.Evolving;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.ProcessMemory;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.StalenessTrap;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.Triage;
import mnemarium.scenario.file.Nearest;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds the player of a part. Safe for many threads at once. */
public final class Players {

    private static final List<String> FORMULAS = List.of(Generators.FRONTIER, Generators.TURN_TIME);

    private final Kit kit;
    private final Calibrated calibrated;

    public Players(Kit kit) {
        this.kit = kit;
        this.calibrated = new Calibrated(kit);
    }

    /**
     * A player for one thread; the part was checked.
     *
     * @throws IllegalArgumentException if there is none for this part
     */
    public Player of(Grid grid) {
        return switch (grid.part().subject()) {
            case Subject.Generated made when FORMULAS.contains(made.generator()) ->
                    new FormulaPlayer(grid, made.generator());
            case Subject.Generated made when made.generator().equals(Generators.CALIBRATION) ->
                    new CalibrationPlayer(grid, calibrated);
            case Subject.Generated _, Subject.Named _, Subject.Files _ -> ofScenarios(grid);
        };
    }

    private Player ofScenarios(Grid grid) {
        Casting casting = new Casting(grid, kit);
        Scenario first = casting.scenario(grid.cell(0));
        List<Measure> measures =
                first instanceof Conversation
                        ? Measures.ofTalks(talks(grid, casting))
                        : Measures.of(first);
        return switch (first) {
            case OutcomeReuse _ -> new CountPlayer(casting, measures);
            case Evolving _ -> new SessionPlayer(casting, measures);
            case Triage _, Conversation _, StalenessTrap _, ProcessMemory _, Lanes _, Tenure _ ->
                    new LoopPlayer(casting, kit, measures);
        };
    }

    /** The conversations of a part, as far as they are no matter of a seed. */
    private static List<Conversation> talks(Grid grid, Casting casting) {
        if (grid.part().subject() instanceof Subject.Generated) {
            return List.of((Conversation) casting.scenario(grid.cell(0)));
        }
        int seeds = grid.part().seeds().list().size();
        Set<Scenario> all = new LinkedHashSet<>();
        for (long place = 0; place < grid.size(); place += seeds) {
            all.add(casting.scenario(grid.cell(place)));
        }
        return all.stream()
                .filter(Conversation.class::isInstance)
                .map(Conversation.class::cast)
                .toList();
    }

    /** What a part measures must be there; the categories of a person's own files may not be. */
    private static void measured(Part part, List<Measure> measures) {
        List<String> names = measures.stream().map(Measure::name).toList();
        for (String measure : part.measures()) {
            if (!names.contains(measure) && !(part.subject() instanceof Subject.Files)) {
                throw new IllegalArgumentException(
                        "found the measure '"
                                + measure
                                + "', expected "
                                + Nearest.expected(measure, names));
            }
        }
    }

    /**
     * Checks every group of a part before anything is played, and says what its cells come to.
     *
     * @throws IllegalArgumentException with what was found and expected, if an arm, dial,
     *     parameter, measure or scenario of the part does not exist or a value is out of its range
     */
    public List<Measure> check(Grid grid) {
        try {
            Player player = of(grid);
            int seeds = grid.part().seeds().list().size();
            for (long place = 0; place < grid.size(); place += seeds) {
                player.check(grid.cell(place));
            }
            measured(grid.part(), player.measures());
            return player.measures();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    e.getMessage() + " (part " + grid.part().name() + ")", e);
        }
    }
}
