package mnemarium.experiment;

/** Finds the player of a part. */
public final class Players {

    private final Kit kit;

    public Players(Kit kit) {
        this.kit = kit;
    }

    /**
     * A player for one thread.
     *
     * @throws IllegalArgumentException with what was found and expected, if an arm, dial, parameter
     *     or scenario of the part does not exist or a value is out of its range
     */
    public Player of(Grid grid) {
        throw new UnsupportedOperationException("no player for " + grid.part().subject() + kit);
    }
}
