/**
 * The Runs place: every run and experiment of the workspace in one table, searched, grouped,
 * compared two by two, played again. It shows what it is given and asks through {@link
 * mnemarium.ui.runs.RunsActions}; it knows neither the workspace's file nor the run on the bench.
 */
@NullMarked
package mnemarium.ui.runs;

import org.jspecify.annotations.NullMarked;
