/**
 * The place Gate: candidate facts go through the ownership flow, with the way they take lit, what
 * does not decide held beside, and what each choice costs. The flow is of the room {@code
 * ownership}; here it is shown and tried out.
 */
@NullMarked
package mnemarium.ui.gate;

import org.jspecify.annotations.NullMarked;
