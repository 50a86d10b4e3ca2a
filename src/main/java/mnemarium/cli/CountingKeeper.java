package mnemarium.cli;

import mnemarium.experiment.Keeper;
import mnemarium.experiment.Results;

import java.io.IOException;
import java.util.List;

/** Counts the cells that are kept through it: those of this session. */
final class CountingKeeper implements Keeper {

    private final Keeper keeper;
    private long cells;

    CountingKeeper(Keeper keeper) {
        this.keeper = keeper;
    }

    long cells() {
        return cells;
    }

    @Override
    public List<Results.Played> kept() throws IOException {
        return keeper.kept();
    }

    @Override
    public void keep(List<Results.Played> more) throws IOException {
        keeper.keep(more);
        cells += more.size();
    }
}
