/**
 * The Ledger place: a drifting world in lanes over the decision at the cursor, the records and one
 * record's card, over the dials and what the run has come to. Views are immutable records derived
 * from a snapshot; what is drawn goes through a pen, so that it can be written as SVG, and has its
 * words beside it. The room sees what all places share and no other place.
 */
@NullMarked
package mnemarium.ui.ledger;

import org.jspecify.annotations.NullMarked;
