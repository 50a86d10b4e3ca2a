/**
 * Experiments: a plan is data, an experiment is its arms × rungs × seeds, a cell is one run of
 * which only the outcome is kept. Here live the plans, the grid of cells, the players that play one
 * cell by the same loop as the window, the pool that plays them all, and what is found in the
 * results: groups, tests, and the published figures beside them. Looks into the loop and the ground
 * floor; knows no window, no database, and no clock but a ticker that is handed in.
 */
@NullMarked
package mnemarium.experiment;

import org.jspecify.annotations.NullMarked;
