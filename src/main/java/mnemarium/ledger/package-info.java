/**
 * The process ledger: typed, immutable records of work that was dear to do, each bound to the
 * assumptions it stands on; the decision whether one of them may be used again; what it is worth;
 * and who may write. It names checks and judges their answers, but runs none: {@code probe} does.
 * Sees no other room, reads no file and no clock; regular expressions run on RE2/J, which needs
 * time that is linear in the text.
 */
@NullMarked
package mnemarium.ledger;

import org.jspecify.annotations.NullMarked;
