package mnemarium.experiment;

import mnemarium.scenario.Scenario;

import java.util.List;

/** What the players have in common whose cells run a scenario: who plays what, and its columns. */
abstract class CastPlayer implements Player {

    private final Casting casting;
    private final List<Measure> measures;

    CastPlayer(Casting casting, List<Measure> measures) {
        this.casting = casting;
        this.measures = measures;
    }

    /** What the cells run. */
    final Casting casting() {
        return casting;
    }

    @Override
    public final List<Measure> measures() {
        return measures;
    }

    @Override
    public final Opening opening(Cell cell) {
        return casting.opening(cell);
    }

    /** A part must not mix kinds: its columns are those of one. */
    static IllegalArgumentException wrongKind(Scenario found, String expected) {
        return new IllegalArgumentException(
                "found a scenario of kind "
                        + found.kind()
                        + ", expected "
                        + expected
                        + ": the scenarios of a part are of one kind");
    }
}
