package mnemarium.experiment;

import java.util.List;

/** Keeps nothing: for an experiment that is over in a moment. */
public record NoKeeper() implements Keeper {

    @Override
    public List<Results.Played> kept() {
        return List.of();
    }

    @Override
    public void keep(List<Results.Played> cells) {
        // a kill loses them
    }
}
