/**
 * The first page: three things to do, the runs there are, and where the data lies. Sees the shared
 * parts of the window, no other screen and no engine; what it needs comes in by {@link
 * mnemarium.ui.start.StartCommands} and {@link mnemarium.ui.start.StartModel}.
 */
@NullMarked
package mnemarium.ui.start;

import org.jspecify.annotations.NullMarked;
