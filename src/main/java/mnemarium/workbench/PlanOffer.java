package mnemarium.workbench;

import mnemarium.experiment.Plan;
import mnemarium.scenario.Problem;

import java.nio.file.Path;
import java.util.List;

/** A plan that can be started, or a file that should be one. */
public sealed interface PlanOffer {

    /** One that came with the program. */
    record Shipped(Plan plan) implements PlanOffer {}

    /** One of the user's, in the workspace's folder of plans. */
    record Own(Plan plan, Path file) implements PlanOffer {}

    /**
     * A file in that folder that is no plan.
     *
     * @param problems all that is wrong with it
     */
    record Unreadable(Path file, List<Problem> problems) implements PlanOffer {
        public Unreadable {
            problems = List.copyOf(problems);
        }
    }
}
