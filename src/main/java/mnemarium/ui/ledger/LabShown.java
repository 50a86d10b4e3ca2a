package mnemarium.ui.ledger;

import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.Check;
import mnemarium.ledger.CheckTrace;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.Objection;
import mnemarium.ledger.Usage;
import mnemarium.ledger.Value;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The ledger lab at one moment.
 *
 * @param ledger name of the ledger
 * @param records its records, in the order of their writing
 * @param selected the record whose card is shown
 * @param decision the last decision
 * @param folders where checks may look
 * @param replies how many requests were answered so far: two answers may be equal
 * @param reply what the last request came to
 */
public record LabShown(
        String ledger,
        RecordList records,
        Optional<Selected> selected,
        Optional<AuditEntry> decision,
        List<Path> folders,
        int replies,
        Reply reply) {

    /** An empty ledger. */
    public static final LabShown EMPTY =
            new LabShown(
                    "",
                    RecordList.NONE,
                    Optional.empty(),
                    Optional.empty(),
                    List.of(),
                    0,
                    new Reply.None());

    public LabShown {
        folders = List.copyOf(folders);
    }

    /**
     * A record with what became of it.
     *
     * @param earlier the records whose places it took, oldest first
     * @param later the records that took its place
     * @param value what it has been worth so far
     * @param checks what its last decision found of its dependencies
     */
    public record Selected(
            LedgerRecord record,
            List<String> earlier,
            List<String> later,
            Usage usage,
            Value value,
            List<CheckTrace> checks) {
        public Selected {
            earlier = List.copyOf(earlier);
            later = List.copyOf(later);
            checks = List.copyOf(checks);
        }
    }

    /** What a request came to. */
    public sealed interface Reply {

        /** Nothing was asked for yet. */
        record None() implements Reply {}

        /** A record was written. */
        record Written(String record) implements Reply {}

        /** A record was not written. */
        record Refused(List<Objection> objections) implements Reply {
            public Refused {
                objections = List.copyOf(objections);
            }
        }

        /** A check found a value. */
        record Found(Check check, String value) implements Reply {}

        /**
         * A check found nothing out.
         *
         * @param reason found, expected, where
         * @param folder the folder that would have to be allowed, if that is why
         */
        record NotFound(Check check, String reason, Optional<Path> folder) implements Reply {}

        /** Something else went wrong. */
        record Failed(String title, String words) implements Reply {}
    }
}
