package mnemarium.ui.experiments;

import mnemarium.experiment.Analysis;
import mnemarium.experiment.NoKeeper;
import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Players;
import mnemarium.experiment.Pool;
import mnemarium.experiment.Progress;
import mnemarium.experiment.Results;
import mnemarium.experiment.Seeds;
import mnemarium.experiment.Shard;
import mnemarium.experiment.file.ShippedPlans;
import mnemarium.memory.onnx.Models;
import mnemarium.store.ShippedThresholds;
import mnemarium.workbench.Embedders;
import mnemarium.workbench.Kits;
import mnemarium.workbench.Thresholds;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Shipped plans, really played. */
final class PlayedPlan {

    private PlayedPlan() {}

    /** A shipped plan. */
    static Plan shipped(String name) {
        return new ShippedPlans().named(name).orElseThrow();
    }

    /** The same with other seeds. */
    static Plan withSeeds(Plan plan, String seeds) {
        List<Part> parts =
                plan.parts().stream()
                        .map(
                                part ->
                                        new Part(
                                                part.name(),
                                                part.title(),
                                                part.subject(),
                                                part.arms(),
                                                part.axes(),
                                                Seeds.of(seeds),
                                                part.settings(),
                                                part.measures(),
                                                part.views(),
                                                part.tests()))
                        .toList();
        return new Plan(plan.name(), plan.title(), plan.page(), parts, plan.published());
    }

    /** Played to its end. */
    static Results results(Plan plan) {
        ShippedThresholds shipped = new ShippedThresholds();
        Thresholds thresholds =
                embedder ->
                        shipped.of(embedder.hash())
                                .map(value -> new Thresholds.Threshold(value, "shipped"));
        try (Models models = new Models()) {
            return new Pool(
                            plan,
                            new Players(
                                    Kits.of(
                                            new Embedders(models),
                                            thresholds,
                                            Path.of(""),
                                            System::nanoTime)),
                            Shard.WHOLE,
                            new NoKeeper(),
                            1,
                            System::nanoTime,
                            (_, _) -> {})
                    .run();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** As the place shows it when it is finished. */
    static PlanShown finished(Plan plan) {
        return new PlanShown(
                plan,
                plan,
                Optional.of(
                        new Progress(
                                plan.cells(),
                                plan.cells(),
                                0,
                                Progress.Phase.FINISHED,
                                Optional.empty())),
                Optional.of(Analysis.of(plan, results(plan))),
                Optional.of(Duration.ofMillis(900)),
                List.of(),
                Optional.empty(),
                false,
                Optional.empty());
    }
}
