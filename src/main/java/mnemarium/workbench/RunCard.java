package mnemarium.workbench;

import mnemarium.loop.Setup;

import java.util.List;
import java.util.Optional;

/**
 * What a run is called and where it comes from.
 *
 * @param id its id; a prefix that is unique will do on the command line
 * @param name what people call it: the scenario's title, or a branch's name
 * @param setup all that it depends on
 * @param thresholdOrigin where the threshold's number came from, in words
 * @param parent the run it is a branch of
 * @param parentOperation the operation of the parent it went on from
 * @param notes what the reader had to say about the scenario's source
 */
public record RunCard(
        String id,
        String name,
        Setup setup,
        String thresholdOrigin,
        Optional<String> parent,
        int parentOperation,
        List<String> notes) {
    public RunCard {
        notes = List.copyOf(notes);
    }
}
