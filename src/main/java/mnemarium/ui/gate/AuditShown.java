package mnemarium.ui.gate;

import mnemarium.workbench.AuditCard;
import mnemarium.workbench.AuditProgress;

import java.util.Optional;

/**
 * What the page of audits shows.
 *
 * @param audit the one in sight
 * @param progress of what is under way
 * @param draft a file that is about to be read
 * @param trouble that the last try ended with
 * @param isOutdated whether other owners are in force than those it was judged by
 */
public record AuditShown(
        Optional<AuditCard> audit,
        Optional<AuditProgress> progress,
        Optional<ImportDraft> draft,
        Optional<AuditTrouble> trouble,
        boolean isOutdated) {

    /** Nothing audited, nothing under way. */
    public static final AuditShown NOTHING =
            new AuditShown(
                    Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), false);
}
