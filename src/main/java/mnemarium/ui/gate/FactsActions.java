package mnemarium.ui.gate;

import mnemarium.ownership.CandidateFact;

import java.nio.file.Path;
import java.util.List;

/** What a person may ask for on the page of candidate facts. The shell answers. */
public interface FactsActions extends Saving {

    /** Keeps the candidates, so that they are there when the window is opened again. */
    void keep(List<CandidateFact> candidates);

    /** Those that are shipped. */
    List<CandidateFact> shipped();

    /**
     * Makes a change that can be undone.
     *
     * @param what it does, as a sentence part: "deleted “The account has 12 seats.”"
     */
    void change(String what, Runnable redo, Runnable undo);

    /** Says that something was done, with a way to take that back. */
    void sayUndoable(String sentence);

    /** Lets a person choose a file of candidates; what is in it is then shown. */
    void chooseFile();

    /** Reads a file of candidates; what is in it is then shown. */
    void open(Path file);
}
