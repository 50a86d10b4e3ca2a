package mnemarium.ui.shell;

import javafx.scene.image.WritableImage;

import mnemarium.experiment.Analysis;
import mnemarium.experiment.Findings;
import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Progress;
import mnemarium.ui.chart.DoseResponse;
import mnemarium.ui.chart.TenureCurves;
import mnemarium.ui.experiments.Charts;
import mnemarium.ui.gate.TenureActions;
import mnemarium.ui.gate.TenurePage;
import mnemarium.ui.gate.TenureShown;
import mnemarium.workbench.ExperimentCard;
import mnemarium.workbench.Experiments;
import mnemarium.workbench.PlanOffer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** Answers the page of curves over tenure: they are those of a shipped plan. */
final class TenureDesk implements TenureActions {

    private static final String PLAN = "tenure";
    private static final String MEMORY = "memory-of-everything";
    private static final String SEARCH = "transcript-search";

    /** Of the measures of a part, those that its plan names come first; more would be a maze. */
    private static final int MEASURES = 8;

    private final Experiments experiments;
    private final Background background;
    private final Choices choices;
    private final Reports reports;
    private final Consumer<String> toPlan;
    private final TenurePage page = new TenurePage(this);
    private final Pulse<List<ExperimentCard>> pulse = new Pulse<>(this::take);
    private Optional<Plan> plan = Optional.empty();
    private Optional<ExperimentCard> card = Optional.empty();
    private Optional<Read> read = Optional.empty();
    private boolean isReading;

    /** What was read of an experiment when so many of its cells were done. */
    private record Read(String experiment, long done, List<TenureShown.Curve> curves) {
        boolean isOf(ExperimentCard card) {
            return experiment.equals(card.id()) && done == card.progress().done();
        }
    }

    /**
     * @param toPlan shows a plan in the place of experiments
     */
    TenureDesk(
            Experiments experiments,
            Background background,
            Choices choices,
            Reports reports,
            Consumer<String> toPlan) {
        this.experiments = experiments;
        this.background = background;
        this.choices = choices;
        this.reports = reports;
        this.toPlan = toPlan;
        experiments.listen(pulse::offer);
        background.await("Reading the plans", experiments.plans(), this::offered);
        background.await("Reading the experiments", experiments.all(), this::take);
    }

    TenurePage page() {
        return page;
    }

    /** Shows all there is at once; pictures do not wait. */
    void look() {
        offered(experiments.plans().join());
        newest(experiments.all().join()).ifPresent(each -> experiments.look(each.id()).join());
        card = newest(experiments.all().join());
        read = card.filter(each -> each.results().isPresent()).map(TenureDesk::read);
        show();
    }

    private void offered(List<PlanOffer> offers) {
        plan =
                offers.stream()
                        .filter(PlanOffer.Shipped.class::isInstance)
                        .map(PlanOffer.Shipped.class::cast)
                        .map(PlanOffer.Shipped::plan)
                        .filter(each -> each.name().equals(PLAN))
                        .findFirst();
        show();
    }

    private static Optional<ExperimentCard> newest(List<ExperimentCard> cards) {
        return cards.stream().filter(each -> each.plan().name().equals(PLAN)).findFirst();
    }

    private void take(List<ExperimentCard> cards) {
        card = newest(cards);
        card.filter(each -> each.results().isEmpty() && each.progress().done() > 0)
                .ifPresent(
                        each ->
                                background.await(
                                        "Reading the curves over tenure",
                                        experiments.look(each.id()),
                                        _ -> {}));
        analyse();
        show();
    }

    /** Reads results behind the window; of those that came meanwhile, the newest follow. */
    private void analyse() {
        Optional<ExperimentCard> played = card.filter(each -> each.results().isPresent());
        boolean isKnown =
                played.isEmpty() || read.filter(each -> each.isOf(played.get())).isPresent();
        if (isReading || isKnown) {
            return;
        }
        isReading = true;
        ExperimentCard from = played.get();
        background.await(
                "Reading the curves over tenure",
                CompletableFuture.supplyAsync(() -> read(from)),
                found -> {
                    isReading = false;
                    read = Optional.of(found);
                    show();
                    analyse();
                },
                failure -> {
                    isReading = false;
                    reports.wrong(
                            "The results could not be read", String.valueOf(failure.getMessage()));
                });
    }

    private static Read read(ExperimentCard card) {
        Findings findings = Analysis.of(card.plan(), card.results().orElseThrow());
        List<TenureShown.Curve> curves = new ArrayList<>();
        for (int i = 0; i < findings.parts().size(); i++) {
            Part part = findings.parts().get(i).part();
            boolean isOverTenure =
                    part.axes().size() == 1
                            && part.axes().getFirst().name().equals("tenure")
                            && part.arms().containsAll(List.of(MEMORY, SEARCH));
            int measures = isOverTenure ? findings.parts().get(i).measures().size() : 0;
            for (int column = 0; column < Math.min(measures, MEASURES); column++) {
                Charts charts = new Charts(findings, i, column);
                String label = findings.parts().get(i).measures().get(column).label();
                charts.of(Part.View.DOSE_RESPONSE, part.arms().indexOf(MEMORY))
                        .filter(DoseResponse.class::isInstance)
                        .map(DoseResponse.class::cast)
                        .ifPresent(
                                chart ->
                                        curves.add(
                                                new TenureShown.Curve(
                                                        part.title(),
                                                        label,
                                                        new TenureCurves(
                                                                chart,
                                                                part.arms().indexOf(MEMORY),
                                                                part.arms().indexOf(SEARCH)))));
            }
        }
        return new Read(card.id(), card.progress().done(), curves);
    }

    private void show() {
        page.show(
                new TenureShown(
                        plan.map(TenureDesk::cells).orElse(0L),
                        card.map(ExperimentCard::progress),
                        read.filter(
                                        each ->
                                                card.filter(it -> it.id().equals(each.experiment()))
                                                        .isPresent())
                                .map(Read::curves)
                                .orElse(List.of())));
    }

    private static long cells(Plan plan) {
        return plan.parts().stream().mapToLong(Part::cells).sum();
    }

    @Override
    public void run() {
        Optional<ExperimentCard> before =
                card.filter(
                        each ->
                                each.progress().phase() == Progress.Phase.CANCELLED
                                        || each.progress().phase() == Progress.Phase.PAUSED
                                        || each.progress().phase() == Progress.Phase.BROKEN);
        if (before.isPresent()) {
            background.await(
                    "Going on with " + PLAN, experiments.resume(before.get().id()), _ -> {});
        } else {
            plan.ifPresent(
                    each -> background.await("Starting " + PLAN, experiments.start(each), _ -> {}));
        }
    }

    @Override
    public void cancel() {
        card.ifPresent(
                each ->
                        background.await(
                                "Cancelling " + PLAN, experiments.cancel(each.id()), _ -> {}));
    }

    @Override
    public void toPlan() {
        toPlan.accept(PLAN);
    }

    @Override
    public void save(String name, String text) {
        Saving.save(choices, reports, name, text);
    }

    @Override
    public void save(String name, WritableImage picture) {
        Saving.save(choices, reports, name, picture);
    }
}
