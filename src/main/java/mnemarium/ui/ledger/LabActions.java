package mnemarium.ui.ledger;

import mnemarium.ledger.Budgets;
import mnemarium.ledger.Check;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Draft;
import mnemarium.ledger.Question;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a person may ask for in the ledger lab. Nothing of it is answered at once: the answer comes
 * with a later {@link LabShown}.
 */
public interface LabActions {

    /** Shows the card of a record. */
    void select(String record);

    /** Writes a record, if the write critic lets it. */
    void write(Draft draft);

    /** Asks the ledger; its checks look at the disk. */
    void ask(Question question, Budgets budgets);

    /**
     * Says that a reuse was wrong: a superseding record is written that stands on what was missed.
     *
     * @param decision the decision that reused
     * @param missed what the record lacked, with the values at its derivation
     * @param shown what showed that it was wrong, in one line
     */
    void correct(String decision, List<Dependency> missed, String shown);

    /** Says that a reuse was right. */
    void confirm(String decision);

    /** Finds out what a check finds now, so that it becomes the value at derivation. */
    void look(Check check);

    /** Lets checks look into a folder, from now on and after a restart. */
    void allow(Path folder);

    /** Lets checks look into a folder no more. */
    void forbid(Path folder);

    /** Asks the user for a file; empty if none was chosen. */
    Optional<Path> chooseFile();

    /** Asks the user for a folder; empty if none was chosen. */
    Optional<Path> chooseFolder();

    /** Takes the records of a JSON Lines file in: all of them, or none. */
    void bringIn();

    /** Writes all records into a JSON Lines file. */
    void takeOut();

    /** Offers a table for saving. */
    void save(String name, String text);
}
