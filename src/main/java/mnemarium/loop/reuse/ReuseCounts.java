package mnemarium.loop.reuse;

import mnemarium.world.Costs;

/** A sink that counts and builds nothing. Not for more than one thread. */
public final class ReuseCounts implements ReuseSink {

    private int tasks;
    private int derives;
    private int corrections;
    private int reuses;
    private int falseValid;
    private int trips;
    private int needlessTrips;
    private long checks;
    private long turns;

    @Override
    public void began(int task, int entity) {
        tasks++;
    }

    @Override
    public void learned(int task, long dimensions) {
        corrections++;
    }

    @Override
    public void tripped(
            int task, long declared, long undeclared, long noise, long late, boolean stale) {
        trips++;
        if (!stale) {
            needlessTrips++;
        }
    }

    @Override
    public void derived(int task, int deriveTurns) {
        derives++;
        turns += deriveTurns;
    }

    @Override
    public void reused(int task, int derivedAt, int checksPaid, int reuseTurns) {
        reuses++;
        checks += checksPaid;
        turns += reuseTurns;
    }

    @Override
    public void falseValid(
            int task, int derivedAt, long wrong, long wrongHidden, long missed, int surfacesAt) {
        falseValid++;
    }

    /** What was counted so far. */
    public ReuseOutcome outcome(Costs costs) {
        return new ReuseOutcome(
                tasks,
                tasks - falseValid,
                falseValid,
                reuses,
                derives,
                corrections,
                trips,
                needlessTrips,
                checks,
                turns,
                costs.tokens(derives, checks, reuses),
                costs.time(derives, checks, reuses),
                costs.dollars(costs.tokens(derives, checks, reuses)));
    }
}
