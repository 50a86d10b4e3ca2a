/**
 * Readers of what other programs keep: exports of memories, told apart by their content and read
 * item by item, so that their size does not matter; and of candidates and owners in YAML or JSON.
 * Whatever is wrong is named with its line, its place, what was found and what was expected.
 * Jackson is known here.
 */
@NullMarked
package mnemarium.ownership.file;

import org.jspecify.annotations.NullMarked;
