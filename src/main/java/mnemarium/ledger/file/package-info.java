/**
 * The ledger's records and decisions as JSON, and a whole ledger as JSON Lines: strict when read,
 * each flaw named with its line, its place in the object, what was found and what was expected. It
 * is handed texts and opens no file. Jackson is known here.
 */
@NullMarked
package mnemarium.ledger.file;

import org.jspecify.annotations.NullMarked;
