package mnemarium.ownership.file;

import java.util.List;
import java.util.Optional;

/**
 * What came of reading an export. Items go to a sink one by one while it is read; whoever takes
 * them keeps all of them if it was {@link Taken}, and none if it was {@link Refused}.
 */
public sealed interface Intake {

    /**
     * All of it was read.
     *
     * @param items how many
     * @param notes what a user should know, such as fields that were kept aside; one sentence each
     */
    record Taken(ExportFormat format, long items, List<String> notes) implements Intake {
        public Taken {
            notes = List.copyOf(notes);
        }
    }

    /**
     * None of it is taken.
     *
     * @param format what it was read as; empty if it is no known format
     * @param read how many items were in order
     * @param faults at least one, in order of the file
     */
    record Refused(Optional<ExportFormat> format, long read, List<Fault> faults) implements Intake {
        public Refused {
            faults = List.copyOf(faults);
            if (faults.isEmpty()) {
                throw new IllegalArgumentException("found no fault, expected at least one");
            }
        }
    }
}
