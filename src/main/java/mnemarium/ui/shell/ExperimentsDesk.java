package mnemarium.ui.shell;

import mnemarium.experiment.Analysis;
import mnemarium.experiment.Cell;
import mnemarium.experiment.Findings;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Progress.Phase;
import mnemarium.experiment.Results;
import mnemarium.ui.chart.Chart;
import mnemarium.ui.chart.ChartFile;
import mnemarium.ui.experiments.Charts;
import mnemarium.ui.experiments.ExperimentsActions;
import mnemarium.ui.experiments.ExperimentsPlace;
import mnemarium.ui.experiments.ExperimentsShown;
import mnemarium.ui.experiments.PlanRow;
import mnemarium.ui.experiments.PlanShown;
import mnemarium.ui.experiments.Sweep;
import mnemarium.workbench.CellOpened;
import mnemarium.workbench.ExperimentCard;
import mnemarium.workbench.Experiments;
import mnemarium.workbench.PlanOffer;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.Snapshot;
import mnemarium.workbench.Workbench;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Answers the place Experiments: plans, what is played of them, and what that says. */
final class ExperimentsDesk implements ExperimentsActions {
    private final Workbench workbench;
    private final Experiments experiments;
    private final Background background;
    private final Choices choices;
    private final Reports reports;
    private final Supplier<Optional<Snapshot>> now;
    private final Consumer<CellOpened> opened;
    private final ExperimentsPlace place;
    private final Pulse<List<ExperimentCard>> pulse = new Pulse<>(this::take);
    private final Map<String, Plan> plans = new LinkedHashMap<>();
    private final PlanFiles files;
    private List<ExperimentCard> cards = List.of();
    private String selected = "";
    private Optional<Analysed> analysed = Optional.empty();
    private boolean isAnalysing;

    /** What was found in an experiment when so many of its cells were done. */
    private record Analysed(String experiment, long done, Findings findings) {}

    /**
     * @param now the run at hand
     * @param opened shows what became of opening a cell
     */
    ExperimentsDesk(
            Workbench workbench,
            Background background,
            Choices choices,
            Reports reports,
            Supplier<Optional<Snapshot>> now,
            Consumer<CellOpened> opened) {
        this.workbench = workbench;
        this.background = background;
        this.choices = choices;
        this.reports = reports;
        this.now = now;
        this.opened = opened;
        experiments = workbench.experiments();
        files = new PlanFiles(experiments, background, reports, this::show);
        place = new ExperimentsPlace(this);
        experiments.listen(pulse::offer);
        refresh();
    }

    ExperimentsPlace place() {
        return place;
    }

    /** Reads the plans and the experiments there are. */
    void refresh() {
        background.await("Reading the plans", experiments.plans(), this::offered);
        background.await("Reading the experiments", experiments.all(), this::take);
    }

    /** Shows all there is at once; pictures do not wait for the pulse. */
    void lookAtAll() {
        look(selected);
    }

    /** The same, with a plan chosen. */
    void look(String plan) {
        offered(experiments.plans().join());
        if (plans.containsKey(plan)) {
            selected = plan;
        }
        Optional.ofNullable(plans.get(selected)).ifPresent(files::look);
        cards = experiments.all().join();
        card().ifPresent(card -> experiments.look(card.id()).join());
        cards = experiments.all().join();
        card().ifPresent(
                        card ->
                                card.results()
                                        .ifPresent(
                                                results ->
                                                        analysed =
                                                                Optional.of(found(card, results))));
        show();
    }

    private void offered(List<PlanOffer> offers) {
        plans.clear();
        for (PlanOffer offer : offers) {
            switch (offer) {
                case PlanOffer.Shipped shipped -> plans.put(shipped.plan().name(), shipped.plan());
                case PlanOffer.Own own -> plans.putIfAbsent(own.plan().name(), own.plan());
                case PlanOffer.Unreadable file ->
                        reports.wrong(
                                file.file().getFileName() + " is no plan",
                                file.problems().getFirst().sentence());
            }
        }
        if (!plans.containsKey(selected)) {
            selected = plans.keySet().stream().findFirst().orElse("");
        }
        look();
        show();
    }

    private void take(List<ExperimentCard> next) {
        cards = next;
        analyse();
        show();
    }

    /** The newest experiment of the chosen plan. */
    private Optional<ExperimentCard> card() {
        return newest(selected);
    }

    private Optional<ExperimentCard> newest(String plan) {
        return cards.stream().filter(card -> card.plan().name().equals(plan)).findFirst();
    }

    /** Has what was played of the chosen plan read, and the files that it runs. */
    private void look() {
        Optional.ofNullable(plans.get(selected)).ifPresent(files::read);
        card().filter(card -> card.results().isEmpty() && card.progress().done() > 0)
                .ifPresent(
                        card ->
                                background.await(
                                        "Reading " + card.plan().name(),
                                        experiments.look(card.id()),
                                        _ -> {}));
    }

    /** Analyses behind the window; of results that came meanwhile, the newest follow. */
    private void analyse() {
        Optional<ExperimentCard> card = card().filter(each -> each.results().isPresent());
        if (isAnalysing || card.isEmpty() || isAnalysed(card.get())) {
            return;
        }
        isAnalysing = true;
        ExperimentCard played = card.get();
        Results results = played.results().orElseThrow();
        background.await(
                "Analysing " + played.plan().name(),
                CompletableFuture.supplyAsync(() -> found(played, results)),
                found -> {
                    isAnalysing = false;
                    analysed = Optional.of(found);
                    show();
                    analyse();
                },
                failure -> {
                    isAnalysing = false;
                    reports.wrong(
                            "The results could not be analysed",
                            String.valueOf(failure.getMessage()));
                });
    }

    private static Analysed found(ExperimentCard card, Results results) {
        return new Analysed(card.id(), card.progress().done(), Analysis.of(card.plan(), results));
    }

    private boolean isAnalysed(ExperimentCard card) {
        return analysed.filter(
                        each ->
                                each.experiment().equals(card.id())
                                        && each.done() == card.progress().done())
                .isPresent();
    }

    private void show() {
        List<PlanRow> rows = new ArrayList<>();
        for (Plan plan : plans.values()) {
            rows.add(
                    new PlanRow(
                            plan.name(),
                            plan.title(),
                            newest(plan.name()).map(ExperimentCard::progress)));
        }
        place.show(
                new ExperimentsShown(
                        rows, Optional.ofNullable(plans.get(selected)).map(this::shown)));
    }

    private PlanShown shown(Plan plan) {
        PlanShown shown = standing(plan);
        return files.of(plan).map(shown::with).orElse(shown);
    }

    private PlanShown standing(Plan plan) {
        Optional<ExperimentCard> card = card();
        if (card.isEmpty()) {
            return PlanShown.fresh(plan);
        }
        ExperimentCard played = card.get();
        boolean isFinished = played.progress().phase() == Phase.FINISHED;
        return new PlanShown(
                plan,
                played.plan(),
                Optional.of(played.progress()),
                analysed.filter(each -> each.experiment().equals(played.id()))
                        .map(Analysed::findings),
                isFinished
                        ? Optional.of(Duration.between(played.created(), played.changed()))
                        : Optional.empty(),
                failures(played),
                trouble(played),
                !played.barred().isEmpty(),
                Optional.empty());
    }

    @Override
    public void chooseFiles(Plan plan) {
        files.add(plan, choices.filesToOpen());
    }

    @Override
    public void files(Plan plan, List<Path> chosen) {
        files.choose(plan, chosen);
    }

    private static Optional<String> trouble(ExperimentCard card) {
        if (!card.barred().isEmpty()) {
            return Optional.of(
                    "It cannot go on: "
                            + String.join(
                                    "; ", card.barred().stream().map(Refusal::sentence).toList())
                            + ". Run anew plays all of them here.");
        }
        return Optional.of(card.note())
                .filter(note -> !note.isEmpty())
                .filter(_ -> card.progress().phase() == Phase.BROKEN);
    }

    private static List<String> failures(ExperimentCard card) {
        Set<String> all = new LinkedHashSet<>();
        card.results()
                .ifPresent(
                        results -> {
                            for (int part = 0; part < card.plan().parts().size(); part++) {
                                all.addAll(results.part(part).failures().values());
                            }
                        });
        return List.copyOf(all);
    }

    @Override
    public void select(String plan) {
        selected = plan;
        look();
        analyse();
        show();
    }

    @Override
    public void run(Plan plan) {
        Optional<ExperimentCard> before =
                newest(plan.name())
                        .filter(card -> card.plan().equals(plan) && card.barred().isEmpty())
                        .filter(
                                card ->
                                        card.progress().phase() == Phase.CANCELLED
                                                || card.progress().phase() == Phase.BROKEN);
        if (before.isPresent()) {
            background.await(
                    "Going on with " + plan.name(), experiments.resume(before.get().id()), _ -> {});
        } else {
            background.await("Starting " + plan.name(), experiments.start(plan), _ -> {});
        }
    }

    @Override
    public void pause(String plan) {
        newest(plan)
                .ifPresent(
                        card ->
                                background.await(
                                        "Pausing " + plan, experiments.pause(card.id()), _ -> {}));
    }

    @Override
    public void resume(String plan) {
        newest(plan)
                .ifPresent(
                        card ->
                                background.await(
                                        "Going on with " + plan,
                                        experiments.resume(card.id()),
                                        _ -> {}));
    }

    @Override
    public void cancel(String plan) {
        newest(plan)
                .ifPresent(
                        card ->
                                background.await(
                                        "Cancelling " + plan,
                                        experiments.cancel(card.id()),
                                        _ -> {}));
    }

    @Override
    public void open(Plan plan, Cell cell) {
        newest(plan.name())
                .ifPresent(
                        card ->
                                background.await(
                                        "Opening the run",
                                        workbench.openCell(card.id(), cell),
                                        opened));
    }

    @Override
    public void save(String suggestedName, String text) {
        Saving.save(choices, reports, suggestedName, text);
    }

    @Override
    public void saveImage(String suggestedName, Chart chart) {
        choices.fileToSave(suggestedName)
                .ifPresent(
                        file -> {
                            try {
                                Pictures.save(ChartFile.image(chart), file);
                                reports.say("Saved as " + file + ".");
                            } catch (IOException e) {
                                reports.wrong(
                                        file.getFileName() + " was not saved",
                                        "could not write " + file + ": " + e.getMessage());
                            }
                        });
    }

    @Override
    public void report(String plan) {
        newest(plan)
                .ifPresent(
                        card ->
                                choices.fileToSave(plan)
                                        .ifPresent(
                                                folder ->
                                                        background.await(
                                                                "Writing the report of " + plan,
                                                                experiments.write(
                                                                        card.id(),
                                                                        folder,
                                                                        ExperimentsDesk::drawings),
                                                                report ->
                                                                        reports.say(
                                                                                "Written: "
                                                                                        + report
                                                                                        + ", and"
                                                                                        + " the"
                                                                                        + " results"
                                                                                        + " beside"
                                                                                        + " it."))));
    }

    private static Map<String, String> drawings(Findings findings) {
        Map<String, String> drawings = new LinkedHashMap<>();
        Charts.all(findings).forEach((name, chart) -> drawings.put(name, ChartFile.svg(chart)));
        return drawings;
    }

    @Override
    public Optional<Sweep> sweep() {
        return now.get().flatMap(Sweeps::of);
    }

    @Override
    public void keep(Plan plan) {
        background.await(
                "Saving " + plan.name(),
                experiments.save(plan),
                file -> {
                    selected = plan.name();
                    refresh();
                    reports.say("Saved as " + file + ".");
                });
    }
}
