/**
 * The command line: headless commands, their words, and what they print. It plays runs through the
 * same doors as the window ({@code workbench}) and sees all rooms but {@code ui}; pictures are
 * drawn through {@link mnemarium.cli.Pictures}, so that JavaFX starts only when one is asked for.
 * Every command ends with 0 (done), 1 ({@code reproduce}: it differs) or 2 (wrong input), prints
 * the same in every locale, and leaves no file half-written.
 */
@NullMarked
package mnemarium.cli;

import org.jspecify.annotations.NullMarked;
