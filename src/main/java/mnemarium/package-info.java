/**
 * Start and wiring. {@link mnemarium.Launcher} runs on any Java from 17 on and says what is
 * missing; {@code Main} wires the rooms by constructor. Nobody looks at either.
 */
@NullMarked
package mnemarium;

import org.jspecify.annotations.NullMarked;
