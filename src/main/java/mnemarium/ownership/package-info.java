/**
 * Who holds a fact, and whether a memory should hold it too: candidate facts, owners and their
 * fields, the flow from a candidate to a verdict with its reasons, and the audit of a memory that
 * is there already. Sees no other room, reads no file and no clock; regular expressions run on
 * RE2/J, which needs time that is linear in the text.
 */
@NullMarked
package mnemarium.ownership;

import org.jspecify.annotations.NullMarked;
