package mnemarium.ledger.file;

import mnemarium.ledger.CheckRequest;
import mnemarium.ledger.CheckResult;
import mnemarium.ledger.Draft;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads a draft that somebody wrote as a JSON object. Left out may be: costs but those of deriving
 * (one turn for each check, one for recall), authority (user), confidence, provenance, a
 * dependency's comparison (equals), time-out (2 000 ms) and value (looked up now); a scope may be
 * an object of names and values that match exactly.
 */
public final class DraftText {

    /** What came of reading. */
    public sealed interface Reading {

        /** It could be read. Whether it may be written is the write critic's matter. */
        record Read(Draft draft) implements Reading {}

        /** It could not, for these reasons. */
        record Refused(List<Flaw> flaws) implements Reading {
            public Refused {
                flaws = List.copyOf(flaws);
            }
        }
    }

    private DraftText() {}

    /**
     * Reads one.
     *
     * @param look finds the value of a dependency that states none
     */
    public static Reading read(String text, Function<CheckRequest, CheckResult> look) {
        Flaws flaws = new Flaws();
        Optional<Draft> draft =
                RecordJson.tree(text, flaws)
                        .flatMap(node -> new RecordReading(flaws, look).draft(node));
        return draft.<Reading>map(Reading.Read::new)
                .orElseGet(() -> new Reading.Refused(flaws.all()));
    }
}
