/**
 * The Loop place: what one run of an agent did, step by step. Each panel is a view that shows one
 * small immutable record ({@code show(record)}) and a pure class beside it that derives the record
 * from the run's events; so the words and figures are tested without a window, and the screen
 * thread never computes more than what is visible. Commands leave through {@link
 * mnemarium.ui.loop.LoopActions}. Sees the workbench, the rooms below it and the drawing tools of
 * {@code ui.chart}; no other place.
 */
@NullMarked
package mnemarium.ui.loop;

import org.jspecify.annotations.NullMarked;
