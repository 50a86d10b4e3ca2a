package mnemarium.workbench;

import mnemarium.experiment.Grid;
import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Players;
import mnemarium.experiment.Subject;
import mnemarium.experiment.Variation;
import mnemarium.scenario.Conversation;
import mnemarium.scenario.Evolving;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.Problem;
import mnemarium.scenario.ProcessMemory;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.StalenessTrap;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.Triage;
import mnemarium.scenario.file.Reading;
import mnemarium.scenario.file.ScenarioReader;
import mnemarium.store.SettingShelf;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The files of a person that plans run: remembered for each plan in its workspace, and checked one
 * by one, so that one that cannot be run takes nothing from the others.
 */
final class PlanFiles {

    private static final String SETTING = "plan-files.";

    private final SettingShelf settings;
    private final Players players;

    PlanFiles(SettingShelf settings, Players players) {
        this.settings = settings;
        this.players = players;
    }

    /**
     * Those that were chosen for a plan, else those that it names itself, or that were played.
     *
     * @param played the plan as it was last played; empty if it never was
     */
    List<Path> of(Plan plan, Optional<Plan> played) {
        Optional<String> kept = settings.text(SETTING + plan.name());
        if (kept.isPresent()) {
            return kept.get().lines().map(Path::of).toList();
        }
        List<Path> named = named(plan);
        return named.isEmpty() ? played.map(PlanFiles::named).orElse(named) : named;
    }

    private static List<Path> named(Plan plan) {
        Set<Path> named = new LinkedHashSet<>();
        for (Part part : plan.parts()) {
            if (part.subject() instanceof Subject.Files files) {
                files.files().forEach(file -> named.add(absolute(Path.of(file))));
            }
        }
        return List.copyOf(named);
    }

    /** Remembers files for a plan, each once, in their order. */
    List<Path> remember(Plan plan, List<Path> files) {
        Set<Path> each = new LinkedHashSet<>();
        files.forEach(file -> each.add(absolute(file)));
        settings.keep(
                        SETTING + plan.name(),
                        String.join("\n", each.stream().map(Path::toString).toList()))
                .toCompletableFuture()
                .join();
        return List.copyOf(each);
    }

    private static Path absolute(Path file) {
        return file.toAbsolutePath().normalize();
    }

    /** Reads files and has each checked as the one file of a plan. */
    List<ChosenFile> read(Plan plan, List<Path> files) {
        return files.stream().map(file -> read(plan, file)).toList();
    }

    private ChosenFile read(Plan plan, Path file) {
        try {
            OwnFiles.checkFile(file);
        } catch (Refusal e) {
            return new ChosenFile(file, "", List.of(), e.problems());
        }
        return switch (new ScenarioReader().read(file)) {
            case Reading.Refused refused -> new ChosenFile(file, "", List.of(), refused.problems());
            case Reading.Opened opened ->
                    new ChosenFile(
                            file,
                            holds(opened),
                            opened.notes(),
                            problems(plan, file, opened.scenario()));
        };
    }

    private List<Problem> problems(Plan plan, Path file, Scenario scenario) {
        Variation alone = new Variation(Optional.empty(), Map.of(), List.of(file.toString()));
        try {
            for (Grid grid : Grid.of(alone.of(plan))) {
                Part part = grid.part();
                if (part.subject() instanceof Subject.Files) {
                    players.check(grid);
                    if (asksForRecall(part) && !hasEvidence(scenario)) {
                        return List.of(
                                problem(
                                        file,
                                        "no question with evidence",
                                        "questions that name their evidence, as LoCoMo files do"));
                    }
                }
            }
            return List.of();
        } catch (IllegalArgumentException e) {
            Refusal why = PlannedGrids.refusal(file.toString(), e);
            Problem first = why.problems().getFirst();
            return List.of(
                    problem(
                            file,
                            first.found() + " for a scenario of the kind " + scenario.kind(),
                            first.expected()));
        }
    }

    private static boolean asksForRecall(Part part) {
        String main = part.measures().getFirst();
        return main.startsWith("evidence") || main.equals("recall");
    }

    private static boolean hasEvidence(Scenario scenario) {
        return !(scenario instanceof Conversation talk)
                || talk.questions().stream().anyMatch(question -> !question.needs().isEmpty());
    }

    private static Problem problem(Path file, String found, String expected) {
        return new Problem(file.toString(), 0, "", found, expected);
    }

    private static String holds(Reading.Opened opened) {
        return switch (opened.scenario()) {
            case Conversation talk ->
                    talk.title()
                            + ", "
                            + talk.turns().stream().mapToInt(turn -> turn.messages().size()).sum()
                            + " messages, "
                            + talk.questions().size()
                            + " questions";
            case Triage _,
                    OutcomeReuse _,
                    Evolving _,
                    StalenessTrap _,
                    ProcessMemory _,
                    Lanes _,
                    Tenure _ ->
                    opened.scenario().title();
        };
    }
}
