/**
 * The place Frontier: how many memory operations a step affords by the dials at hand, where the
 * published stacks and the one of this machine lie, and what a turn takes from end to end. The
 * formulas are of the room {@code experiment}; here they are shown. It follows the run at hand
 * where that has a working memory, and else its own dials.
 */
@NullMarked
package mnemarium.ui.frontier;

import org.jspecify.annotations.NullMarked;
