/**
 * Worlds that drift, as plain records: dimensions that an outcome depends on, noise that it does
 * not, hidden ones, late ones, the entities that share the tasks, what an operation costs, and the
 * fingerprint of a slice. A world is a pure function of the task's number; nothing here decides,
 * and nothing here draws chance but the generator of random worlds, from its seed. Sees no other
 * room.
 */
@NullMarked
package mnemarium.world;

import org.jspecify.annotations.NullMarked;
