package mnemarium.store;

import mnemarium.scenario.Source;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A run, without its journal: all that is needed to play it again.
 *
 * @param id 1 to 64 lower-case letters, digits and hyphens
 * @param parent the run it branched from
 * @param parentOperation how many operations of the parent it begins with; 0 without a parent
 * @param name what the user calls it
 * @param source the scenario's text and how to read it
 * @param kind of the scenario
 * @param mode how time is charged
 * @param embedder name
 * @param embedderHash hash of all that its vectors depend on
 * @param pending what will act at the next operation, in the engine's words; may be empty
 * @param created whole milliseconds
 */
public record RunRow(
        String id,
        Optional<String> parent,
        int parentOperation,
        String name,
        Source source,
        String kind,
        String arm,
        long seed,
        String mode,
        String embedder,
        String embedderHash,
        String pending,
        Instant created) {

    private static final Pattern ID = Pattern.compile("[0-9a-z-]{1,64}");

    public RunRow {
        checkId("id of a run", id);
        parent.ifPresent(each -> checkId("parent of a run", each));
        if (parentOperation < 0 || (parent.isEmpty() && parentOperation > 0)) {
            throw new IllegalArgumentException(
                    "parent operation of run "
                            + id
                            + " is "
                            + parentOperation
                            + ", expected "
                            + (parent.isEmpty() ? "0 without a parent" : "0 or more"));
        }
        created = created.truncatedTo(ChronoUnit.MILLIS);
    }

    static void checkId(String what, String id) {
        if (!ID.matcher(id).matches()) {
            throw new IllegalArgumentException(
                    what
                            + " is \""
                            + id
                            + "\", expected 1 to 64 lower-case letters, digits and hyphens");
        }
    }

    /** The same run under another id: for a bundle whose id is taken. */
    public RunRow as(String otherId) {
        return new RunRow(
                otherId,
                parent,
                parentOperation,
                name,
                source,
                kind,
                arm,
                seed,
                mode,
                embedder,
                embedderHash,
                pending,
                created);
    }
}
