package mnemarium.experiment;

import mnemarium.experiment.Findings.Group;
import mnemarium.experiment.Findings.OfPart;
import mnemarium.experiment.Findings.Place;
import mnemarium.experiment.Findings.Tested;
import mnemarium.experiment.Part.Contrast;
import mnemarium.statistics.Bootstrap;
import mnemarium.statistics.CliffsDelta;
import mnemarium.statistics.PermutationTest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The tests that a part wishes for, as far as both groups are played. */
final class Contrasts {

    private final Grid grid;
    private final Part part;
    private final OfPart found;

    Contrasts(Grid grid, OfPart found) {
        this.grid = grid;
        this.part = grid.part();
        this.found = found;
    }

    /** Two places to test. */
    private record Pair(Place of, Place against) {}

    List<Tested> tests() {
        // a test depends on its own groups alone, so that threads change nothing
        return pairs().parallelStream()
                .map(pair -> test(pair.of(), pair.against()))
                .flatMap(Optional::stream)
                .toList();
    }

    private List<Pair> pairs() {
        List<Pair> pairs = new ArrayList<>();
        for (Contrast contrast : part.tests()) {
            int arm = arm(contrast.arm());
            int against = arm(contrast.againstArm());
            for (List<Integer> rungs : rungs()) {
                if (isAt(rungs, contrast.rung(), contrast.againstRung())) {
                    Place of = new Place(arm, rungs);
                    Place other =
                            new Place(against, at(rungs, contrast.againstRung(), contrast.rung()));
                    if (!of.equals(other)) {
                        pairs.add(new Pair(of, other));
                    }
                }
            }
        }
        return pairs;
    }

    private int arm(String name) {
        return name.isEmpty() ? 0 : part.arms().indexOf(name);
    }

    /** Every place on the axes. */
    private List<List<Integer>> rungs() {
        List<List<Integer>> all = List.of(List.of());
        for (Axis axis : part.axes()) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> each : all) {
                for (int rung = 0; rung < axis.rungs().size(); rung++) {
                    List<Integer> more = new ArrayList<>(each);
                    more.add(rung);
                    longer.add(List.copyOf(more));
                }
            }
            all = longer;
        }
        return all;
    }

    /** Whether a place lies on that rung of the first axis; all do where none is named. */
    private boolean isAt(List<Integer> rungs, String rung, String otherwise) {
        String wanted = rung.isEmpty() ? otherwise : rung;
        return wanted.isEmpty() || (!rungs.isEmpty() && rungs.getFirst() == rung(wanted));
    }

    /** The same place, but on that rung of the first axis. */
    private List<Integer> at(List<Integer> rungs, String rung, String otherwise) {
        String wanted = rung.isEmpty() ? otherwise : rung;
        if (wanted.isEmpty()) {
            return rungs;
        }
        List<Integer> moved = new ArrayList<>(rungs);
        moved.set(0, rung(wanted));
        return moved;
    }

    private int rung(String value) {
        return index(part.axes().getFirst(), value);
    }

    /** Index of a rung by its value, -1 if there is none. */
    static int index(Axis axis, String value) {
        for (int i = 0; i < axis.rungs().size(); i++) {
            if (axis.rungs().get(i).value().equals(value)) {
                return i;
            }
        }
        return -1;
    }

    private Optional<Tested> test(Place of, Place against) {
        double[] first = values(of);
        double[] second = values(against);
        if (first.length == 0 || second.length == 0) {
            return Optional.empty();
        }
        return Optional.of(
                new Tested(
                        grid.words(of.arm(), of.rungs())
                                + " against "
                                + grid.words(against.arm(), against.rungs()),
                        of,
                        against,
                        PermutationTest.of(first, second, Analysis.SEED),
                        Bootstrap.difference(first, second, Analysis.SEED),
                        CliffsDelta.of(first, second),
                        Optional.empty()));
    }

    /** Those of the main measure that are numbers. */
    private double[] values(Place place) {
        for (Group group : found.groups()) {
            if (group.arm() == place.arm() && group.rungs().equals(place.rungs())) {
                return group.spreads().getFirst().numbers();
            }
        }
        return new double[0];
    }
}
