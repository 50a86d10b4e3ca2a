package mnemarium.ui.gate;

import mnemarium.ownership.file.OwnersFile;
import mnemarium.workbench.AuditCard;
import mnemarium.workbench.AuditProgress;
import mnemarium.workbench.ListedAudit;
import mnemarium.workbench.Suggestion;

import java.util.List;
import java.util.Optional;

/**
 * What the page of audits shows.
 *
 * @param audit the one in sight
 * @param progress of what is under way
 * @param draft a file that is about to be read
 * @param trouble that the last try ended with
 * @param suggestions for what no rule matched; empty if none were asked for
 * @param owners who holds what now
 * @param kept the audits of this workspace, the last made first
 */
public record AuditShown(
        Optional<AuditCard> audit,
        Optional<AuditProgress> progress,
        Optional<ImportDraft> draft,
        Optional<AuditTrouble> trouble,
        Optional<List<Suggestion>> suggestions,
        OwnersFile owners,
        List<Kept> kept) {

    /**
     * One of the audits that are kept.
     *
     * @param when its memory was brought in, in words: "yesterday"
     */
    public record Kept(ListedAudit audit, String when) {}

    /** Copies the list. */
    public AuditShown {
        kept = List.copyOf(kept);
    }

    /** Nothing audited, nothing under way. */
    public static final AuditShown NOTHING =
            new AuditShown(
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    OwnersFile.shipped(),
                    List.of());

    /** Whether other owners are in force than those it was judged by. */
    boolean isOutdated() {
        return audit.isPresent() && !audit.get().owners().equals(owners);
    }
}
