/**
 * Working memory: what an agent has remembered in this run, found again by meaning. Here live the
 * memory itself, the embedders that turn a text into a vector without a model file, the stores that
 * search vectors exactly, and the calibration of the threshold at which two texts count as the
 * same. It sees no other room. Nothing here reads a clock (measured times come from a {@link
 * mnemarium.memory.Ticker}) or takes a lock: entries are only ever appended, so a reader sees a
 * prefix and "as of operation n" is a shorter prefix.
 */
@NullMarked
package mnemarium.memory;

import org.jspecify.annotations.NullMarked;
