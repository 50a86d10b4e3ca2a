package mnemarium.experiment.file;

import mnemarium.experiment.Plan;
import mnemarium.scenario.Problem;

import java.util.List;
import java.util.stream.Collectors;

/** What came of reading a plan: the plan, or all that is wrong with its file. */
public sealed interface PlanReading {

    /** It is a plan. */
    record Opened(Plan plan) implements PlanReading {}

    /**
     * It is none.
     *
     * @param problems at least one, in order of the file
     */
    record Refused(List<Problem> problems) implements PlanReading {

        public Refused {
            problems = List.copyOf(problems);
            if (problems.isEmpty()) {
                throw new IllegalArgumentException("found no problem, expected at least one");
            }
        }

        /** All problems, a line each. */
        public String words() {
            return problems.stream().map(Problem::sentence).collect(Collectors.joining("\n"));
        }
    }
}
