/**
 * The place Experiments: the plans at the left, and of the chosen one its chart with a dot for each
 * seed, the exact test, and its figures beside the published ones; how it is set up, and what there
 * is to know about it. Views are immutable records made from the findings; what is drawn goes
 * through a pen and has its words and its table beside it. The room sees what all places share and
 * no other place.
 */
@NullMarked
package mnemarium.ui.experiments;

import org.jspecify.annotations.NullMarked;
