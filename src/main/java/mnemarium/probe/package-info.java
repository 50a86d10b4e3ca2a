/**
 * Runs the ledger's checks on the user's files: read-only, only below the folders that were
 * allowed, within a size and a time, without a shell and without the network. What cannot be found
 * out is unknown, and why is said. Sees only {@code ledger}.
 */
@NullMarked
package mnemarium.probe;

import org.jspecify.annotations.NullMarked;
