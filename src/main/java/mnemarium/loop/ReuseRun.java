package mnemarium.loop;

import mnemarium.loop.reuse.ReuseKernel;
import mnemarium.scenario.OutcomeReuse;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * A run in a drifting world in which nobody moves a dial, told task by task: the kernel plays it
 * once, where {@link Loop#next} plays each task again for each of its operations. The events are
 * the same, and in the same operations. Not for more than one thread.
 */
public final class ReuseRun {

    private final Setup setup;
    private final ReuseStory story;
    private final ReuseKernel kernel;

    private int task;
    private long clock;

    /**
     * The run before its first task.
     *
     * @throws IllegalArgumentException if its world is none that drifts
     */
    public ReuseRun(Setup setup) {
        if (!(setup.scenario() instanceof OutcomeReuse scenario)) {
            throw new IllegalArgumentException(
                    "found a scenario of kind "
                            + setup.scenario().kind()
                            + ", expected "
                            + OutcomeReuse.KIND);
        }
        Rules rules = Rules.of(scenario, setup.arm(), setup.ledger());
        this.setup = setup;
        this.story = new ReuseStory(rules);
        this.kernel = new ReuseKernel(rules.layout(), rules.policy(), story);
    }

    /** How many tasks have been told. */
    public int told() {
        return task;
    }

    /** Whether the last task has been told. */
    public boolean isDone() {
        return kernel.isDone();
    }

    /**
     * The next task.
     *
     * @return the events of its three operations: look, check, act
     * @throws NoSuchElementException if all have been told
     */
    public List<List<Event>> next() {
        if (isDone()) {
            throw new NoSuchElementException(
                    "task " + task + " was asked of a world of " + task + " tasks");
        }
        String key = setup.script().beats().get(task).key();
        task++;
        story.turnThePage(new RunEvent.StepStarted(clock, task, task, 1, key, 0));
        kernel.step();
        List<Event> act = story.act();
        if (setup.dials().gate()) {
            act = ReuseTask.gated(setup, act);
        }
        clock = act.getLast().at();
        if (isDone()) {
            act = new ArrayList<>(act);
            act.add(new RunEvent.RunEnded(clock));
        }
        return List.of(story.look(), story.check(), List.copyOf(act));
    }
}
