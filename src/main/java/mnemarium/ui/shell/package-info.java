/**
 * The frame around all places: rail, transport, status, palette of commands, settings, help, and
 * what may go wrong. Sees every screen, hands them what they need by constructor, and is seen by
 * none of them but for {@link mnemarium.ui.shell.Pulse}, the one way to the screen thread.
 */
@NullMarked
package mnemarium.ui.shell;

import org.jspecify.annotations.NullMarked;
