package mnemarium.store;

import mnemarium.ledger.Kind;

import java.util.Locale;
import java.util.Optional;

/**
 * Which records of the workspace's ledger a list shows.
 *
 * @param onlyCurrent true for the current view, false for the full log
 * @param text that must occur in id, title or scope, in any case; any if empty
 */
public record LabWish(boolean onlyCurrent, Optional<Kind> kind, String text) {

    /** The full log. */
    public static final LabWish LOG = new LabWish(false, Optional.empty(), "");

    /** The current view. */
    public static final LabWish CURRENT = new LabWish(true, Optional.empty(), "");

    public LabWish {
        text = text.strip().toLowerCase(Locale.ROOT);
    }
}
