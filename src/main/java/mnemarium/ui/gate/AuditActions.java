package mnemarium.ui.gate;

import mnemarium.ownership.FindingFilter;
import mnemarium.workbench.AuditFiles;
import mnemarium.workbench.AuditedItem;

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

    /** Judges the memory again, by the owners in force. */
    void judgeAgain();

    /** Finds the items of the audit in sight that meet a filter. */
    void indices(FindingFilter filter, Consumer<int[]> found);

    /** Gives items of the audit in sight. */
    void items(List<Integer> indices, Consumer<List<AuditedItem>> found);

    /** Writes a file of the audit in sight; the shell asks where. */
    void write(AuditFiles.Kind kind);
}
