package mnemarium.ui.gate;

import mnemarium.ownership.FindingFilter;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.workbench.AuditFiles;
import mnemarium.workbench.AuditedItem;
import mnemarium.workbench.ListedAudit;
import mnemarium.workbench.Suggestion;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** What a person may ask for on the page of audits. The shell answers, on the screen thread. */
public interface AuditActions {

    /** Asks for a file, and offers it to be read. */
    void choose();

    /** Offers a file to be read. */
    void take(Path file);

    /** Audits the shipped synthetic memory. */
    void sample();

    /** Reads a file and audits it. */
    void bringIn(ImportDraft draft);

    /** Puts a file, or what went wrong, aside. */
    void leave();

    /** Stops what is under way. */
    void cancel();

    /** Shows another of the audits that are kept. */
    void open(ListedAudit audit);

    /** Deletes a memory and its audit; it can be undone. */
    void delete(ListedAudit audit);

    /** Judges the memory again, by the owners in force. */
    void judgeAgain();

    /** Finds the items of the audit in sight that meet a filter. */
    void indices(FindingFilter filter, Consumer<int[]> found);

    /** Gives items of the audit in sight. */
    void items(List<Integer> indices, Consumer<List<AuditedItem>> found);

    /** Suggests fields for what no rule matched. */
    void suggest();

    /** Turns a suggestion down; it can be undone. */
    void reject(Suggestion suggestion);

    /**
     * Puts owners in force; it can be undone.
     *
     * @param what the change does: "the owner Billing"
     */
    void saveOwners(String what, OwnersFile next);

    /** Takes the owners of a file; the shell asks which. */
    void importOwners();

    /** Writes the owners in force as a file; the shell asks where. */
    void exportOwners();

    /** Writes a file of the audit in sight; the shell asks where. */
    void write(AuditFiles.Kind kind);
}
