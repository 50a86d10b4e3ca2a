package mnemarium.ownership.file;

import java.util.List;

/** What came of reading a file of one's own. */
public sealed interface Reading<T> {

    /** It is one. */
    record Read<T>(T value) implements Reading<T> {}

    /**
     * It is none.
     *
     * @param faults at least one
     */
    record Refused<T>(List<Fault> faults) implements Reading<T> {
        public Refused {
            faults = List.copyOf(faults);
        }
    }
}
