package mnemarium.ui.frontier;

import mnemarium.experiment.Frontier;
import mnemarium.experiment.MemoryStack;
import mnemarium.experiment.TurnTime;
import mnemarium.ui.chart.FrontierChart;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.TurnTimes;
import mnemarium.workbench.MeasuredStack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All that the place shows, at one setting.
 *
 * @param frontier by the dials at hand
 * @param here the stack of the dials at hand
 * @param steps of a turn
 * @param touches memory operations of a turn
 * @param measured the stack of this machine, once it was measured
 */
record FrontierView(
        Frontier frontier,
        MemoryStack here,
        int steps,
        int touches,
        Optional<MeasuredStack> measured) {

    static final String HERE = "you are here";

    /**
     * A stack in the table.
     *
     * @param mark its sign
     * @param name of the stack
     * @param stack its times
     * @param frontier reasoning time and share that its figure belongs to
     */
    record Row(Mark mark, String name, MemoryStack stack, Frontier frontier) {
        double lookups() {
            return frontier.lookups(stack.costMillis());
        }

        String verdict() {
            return FrontierWords.verdict(lookups());
        }
    }

    /** The stacks: the published by the published dials, the others by those at hand. */
    List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (MemoryStack stack : MemoryStack.PUBLISHED) {
            rows.add(new Row(Mark.PUBLISHED, stack.name(), stack, Frontier.PUBLISHED));
        }
        measured.ifPresent(
                each -> rows.add(new Row(Mark.MEASURED, "this machine", each.stack(), frontier)));
        rows.add(new Row(Mark.YOURS, HERE, here, frontier));
        return rows;
    }

    FrontierChart chart() {
        return new FrontierChart(
                "Lookups that a step affords over the cost of one, by "
                        + FrontierWords.setting(frontier),
                frontier,
                rows().stream()
                        .map(
                                row ->
                                        new FrontierChart.Place(
                                                row.name(),
                                                row.mark(),
                                                row.stack().costMillis(),
                                                row.lookups(),
                                                row.verdict()))
                        .toList());
    }

    TurnTimes turns() {
        return new TurnTimes(
                "Time of a turn of "
                        + FrontierWords.counted(steps, "step")
                        + " with "
                        + FrontierWords.counted(touches, "touch")
                        + " of the memory",
                rows().stream()
                        .map(
                                row ->
                                        new TurnTimes.Turn(
                                                row.name(),
                                                row.mark(),
                                                TurnTime.of(
                                                        steps,
                                                        frontier.reasoningMillis(),
                                                        touches,
                                                        row.stack())))
                        .toList());
    }
}
