/**
 * Files of experiments: plans as YAML, the result files, the parts of a plan that was split, and
 * the card by which another person runs it again to the same bytes.
 */
@NullMarked
package mnemarium.experiment.file;

import org.jspecify.annotations.NullMarked;
