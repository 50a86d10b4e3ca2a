/**
 * Statistics that can be defended: tests that are exact wherever they can be counted out, intervals
 * and ranges that carry the seed they were drawn with, effect sizes, quantiles. Everything here is
 * a pure function of numbers (and, where chance is needed, of a seed) and gives the same digits on
 * every machine: sums run in the order of the values, chance comes from a stream of our own. Where
 * a figure is only an estimate, its record says so. Sees no other room; what a number means,
 * whether two groups may be compared at all, is for the experiments to say.
 */
@NullMarked
package mnemarium.statistics;

import org.jspecify.annotations.NullMarked;
