/**
 * The arms of the two simulations of "The Process Is the Memory", counted exactly: reuse of
 * outcomes in a drifting world, and answers about an evolving one. A kernel does one task at a time
 * and says to a sink what happened; what an arm remembers changes only by what the sink was told,
 * so that a fold of events is the same memory. Counting sinks keep numbers and build nothing. Sees
 * the room {@code world} only; knows nothing of the loop that may step it.
 */
@NullMarked
package mnemarium.loop.reuse;

import org.jspecify.annotations.NullMarked;
