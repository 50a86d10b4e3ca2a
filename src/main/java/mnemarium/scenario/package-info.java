/**
 * What a run is about: scenarios as plain records, the generator of alerts with its seeded chance,
 * and the dials a scenario may set. Sees nothing else; the readers of files live one floor down, in
 * {@code scenario.file}, because only they know a file format. A scenario and a seed give the same
 * turns and items on every machine.
 */
@NullMarked
package mnemarium.scenario;

import org.jspecify.annotations.NullMarked;
