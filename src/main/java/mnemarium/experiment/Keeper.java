package mnemarium.experiment;

import java.io.IOException;
import java.util.List;

/**
 * Where played cells are kept while an experiment runs, so that a kill loses only those in flight:
 * a file in the folder of the results, or the workspace.
 */
public interface Keeper {

    /** What was kept before, for the same card; each cell once. */
    List<Results.Played> kept() throws IOException;

    /** Keeps some more; when it returns they are safe. */
    void keep(List<Results.Played> cells) throws IOException;
}
