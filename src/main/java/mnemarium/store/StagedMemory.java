package mnemarium.store;

import java.time.Instant;
import java.util.List;

/**
 * A memory that was brought in from an export, without its items.
 *
 * @param number by which its items are found
 * @param name of the export
 * @param synthetic whether it is made up, and has to be labelled so
 * @param format word of the format it was read as
 * @param notes what a user should know of it; a sentence each
 * @param asOf when ages and expiry are told
 * @param made when it was brought in
 * @param items how many there are
 */
public record StagedMemory(
        int number,
        String name,
        boolean synthetic,
        String format,
        List<String> notes,
        Instant asOf,
        Instant made,
        long items) {

    public StagedMemory {
        notes = List.copyOf(notes);
    }
}
