/**
 * Readers of scenarios: YAML with its own schema, chats, LoCoMo conversations, lists of items. The
 * only place in {@code scenario} that knows Jackson. Each reader walks a tree that remembers lines,
 * and reports all that is wrong with a file at once, each with its place. Sees only {@code
 * scenario}.
 */
@NullMarked
package mnemarium.scenario.file;

import org.jspecify.annotations.NullMarked;
