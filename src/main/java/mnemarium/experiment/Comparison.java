package mnemarium.experiment;

import mnemarium.experiment.Findings.Beside;
import mnemarium.experiment.Findings.Group;
import mnemarium.experiment.Findings.OfPart;
import mnemarium.experiment.Findings.Spread;
import mnemarium.experiment.Findings.Tested;
import mnemarium.experiment.Findings.Verdict;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Finds the figure that belongs beside a published one, and has it judged. */
final class Comparison {

    private final List<Grid> grids;
    private final List<OfPart> parts;

    Comparison(List<Grid> grids, List<OfPart> parts) {
        this.grids = grids;
        this.parts = parts;
    }

    Beside beside(PublishedFigure figure) {
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).part().name().equals(figure.part())) {
                return beside(figure, grids.get(i), parts.get(i));
            }
        }
        return notPlayed(figure, "the plan has no part " + figure.part() + " any more");
    }

    private static Beside notPlayed(PublishedFigure figure, String why) {
        return new Beside(figure, Optional.empty(), "", Verdict.NOT_PLAYED, why);
    }

    private static Beside beside(PublishedFigure figure, Grid grid, OfPart part) {
        if (figure.statistic() == PublishedFigure.Statistic.P_VALUE) {
            return test(figure, part)
                    .map(tested -> Verdicts.ofTest(figure, tested))
                    .orElseGet(() -> notPlayed(figure, "its groups are not run yet"));
        }
        int column = column(part, figure.measure());
        List<Group> groups = part.groups().stream().filter(g -> isAt(figure, part, g)).toList();
        int wanted = wanted(figure, grid);
        int seeds = grid.part().seeds().list().size();
        long played = groups.stream().mapToLong(group -> group.seeds().size()).sum();
        if (column < 0 || played == 0) {
            return notPlayed(
                    figure,
                    wanted == 0
                            ? "none of its cells is in this plan"
                            : "none of its " + (long) wanted * seeds + " cells is run yet");
        }
        List<Spread> spreads = groups.stream().map(g -> g.spreads().get(column)).toList();
        double[] numbers = pooled(spreads);
        if (numbers.length == 0) {
            return notPlayed(figure, "its cells have no such figure");
        }
        if (figure.statistic() == PublishedFigure.Statistic.MEAN && spreads.size() > 1) {
            if (figure.low().isEmpty()) {
                return new Beside(
                        figure,
                        Optional.empty(),
                        "",
                        Verdict.NOT_COMPARABLE,
                        Verdicts.claimed(figure));
            }
            return new Beside(
                    figure,
                    Optional.empty(),
                    "",
                    Verdict.NOT_COMPARABLE,
                    "a mean over "
                            + spreads.size()
                            + " unlike configurations is not taken; name a rung of each axis");
        }
        Verdicts.Yours yours = new Verdicts.Yours(statistic(figure, numbers), numbers, spreads);
        return played < (long) wanted * seeds
                ? new Beside(
                        figure,
                        Optional.of(yours.figure()),
                        "",
                        Verdict.NOT_PLAYED,
                        played + " of " + (long) wanted * seeds + " cells are run so far")
                : Verdicts.of(figure, yours);
    }

    private static int column(OfPart part, String measure) {
        for (int i = 0; i < part.measures().size(); i++) {
            if (part.measures().get(i).name().equals(measure)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isAt(PublishedFigure figure, OfPart part, Group group) {
        return isArm(figure, part.part(), group.arm()) && isAt(figure, part.part(), group.rungs());
    }

    private static boolean isArm(PublishedFigure figure, Part part, int arm) {
        return figure.arm().isEmpty() ? arm == 0 : part.arms().get(arm).equals(figure.arm());
    }

    private static boolean isAt(PublishedFigure figure, Part part, List<Integer> rungs) {
        for (int i = 0; i < part.axes().size(); i++) {
            Axis axis = part.axes().get(i);
            String wanted = figure.at().getOrDefault(axis.name(), "");
            if (!wanted.isEmpty() && !axis.rungs().get(rungs.get(i)).value().equals(wanted)) {
                return false;
            }
        }
        return true;
    }

    /** How many groups of the grid the figure is over, played or not. */
    private static int wanted(PublishedFigure figure, Grid grid) {
        int seeds = grid.part().seeds().list().size();
        int wanted = 0;
        for (int i = 0; i < grid.groups(); i++) {
            Cell cell = grid.cell((long) i * seeds);
            if (isArm(figure, grid.part(), cell.arm()) && isAt(figure, grid.part(), cell.rungs())) {
                wanted++;
            }
        }
        return wanted;
    }

    private static double[] pooled(List<Spread> spreads) {
        return spreads.stream().flatMapToDouble(each -> Arrays.stream(each.numbers())).toArray();
    }

    private static double statistic(PublishedFigure figure, double[] numbers) {
        return switch (figure.statistic()) {
            case MEAN -> sum(numbers) / numbers.length;
            case TOTAL -> sum(numbers);
            case LEAST -> Arrays.stream(numbers).min().orElseThrow();
            case GREATEST -> Arrays.stream(numbers).max().orElseThrow();
            case P_VALUE -> throw new IllegalArgumentException("p is a test's, not a group's");
        };
    }

    private static double sum(double[] numbers) {
        double sum = 0;
        for (double each : numbers) {
            sum += each;
        }
        return sum;
    }

    /** The first test of a group that lies where the figure says. */
    private static Optional<Tested> test(PublishedFigure figure, OfPart part) {
        return part.tests().stream()
                .filter(
                        tested ->
                                isArm(figure, part.part(), tested.of().arm())
                                        && isAt(figure, part.part(), tested.of().rungs()))
                .findFirst();
    }
}
