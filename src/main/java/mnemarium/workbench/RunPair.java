package mnemarium.workbench;

import java.util.List;

/**
 * Two kept runs beside each other.
 *
 * @param one the first of them
 * @param other the second
 * @param comparison in what they differ, and where they part
 */
public record RunPair(Lived one, Lived other, RunComparison comparison) {

    /**
     * A run, step by step.
     *
     * @param run which it is
     * @param marks one letter for each step, by its worst mark, as in {@link RecentRun#strip}
     * @param stepEnds for each step the number of its last operation
     */
    public record Lived(RecentRun run, String marks, List<Integer> stepEnds) {
        /** Copies the ends. */
        public Lived {
            stepEnds = List.copyOf(stepEnds);
        }

        /** How many steps it has. */
        public int steps() {
            return stepEnds.size();
        }
    }
}
