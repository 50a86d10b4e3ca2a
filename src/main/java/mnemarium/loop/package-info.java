/**
 * The one engine. A run is a scenario, a seed and a journal of events; its state is a fold of those
 * events, and {@link mnemarium.loop.Loop#next} yields the events of one operation. Window, command
 * line and tests call the same method. All events live here, one file per family, because sealed
 * types must share a package. The room sees the ground floor, reads no clock, never waits, and
 * draws chance only from the run's seed.
 */
@NullMarked
package mnemarium.loop;

import org.jspecify.annotations.NullMarked;
