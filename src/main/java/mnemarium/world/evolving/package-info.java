/**
 * The evolving world: subjects whose values change while an agent answers questions about them in
 * session after session, the plan of those sessions, and the texts in which they come. A session is
 * a pure function of its number. Rules: the evolving-world simulation of "The Process Is the
 * Memory", sections 5 and 6.1.
 */
@NullMarked
package mnemarium.world.evolving;

import org.jspecify.annotations.NullMarked;
