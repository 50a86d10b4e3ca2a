package mnemarium.cli;

import mnemarium.loop.Setup;
import mnemarium.loop.State;
import mnemarium.memory.Timings;

import java.util.List;

/**
 * A run that was played, as far as it was asked.
 *
 * @param setup what it depended on
 * @param thresholdOrigin where the threshold's number came from, in words
 * @param notes what the reader had to say about the source
 * @param end the state it came to
 * @param log SHA-256 of all its canonical lines
 * @param state SHA-256 of the state it came to
 * @param timings measured times of the memory on this machine
 */
record PlayedRun(
        Setup setup,
        String thresholdOrigin,
        List<String> notes,
        State end,
        String log,
        String state,
        Timings timings) {

    PlayedRun {
        notes = List.copyOf(notes);
    }
}
