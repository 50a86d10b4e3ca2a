package mnemarium.loop;

import mnemarium.scenario.Dial;

/**
 * A dial to be moved; it acts at the next operation.
 *
 * @param value canonical text, as {@link Dial#check} gives it
 */
public record Move(Dial dial, String value) {}
