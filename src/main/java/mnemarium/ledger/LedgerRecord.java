package mnemarium.ledger;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One piece of work that was dear to do, kept with all it stands on. Never changed: a correction or
 * a reversal is a new record with a link to it, and what happens to a record later (use, checks,
 * successors) lies in projections of the {@link Ledger}.
 *
 * @param id unique in its ledger
 * @param schema version of the form, {@value #SCHEMA}
 * @param createdNanos virtual time of its writing, nanoseconds
 * @param supersedes the record whose place it takes
 * @param title one line
 * @param body what was found out, distilled
 * @param evidence references to what shows it, at least one
 * @param scope where it holds; not empty for a dead end
 * @param dependencies what it stands on; at least one for an outcome and a procedure
 * @param exclusions when not to apply it
 * @param payload what its kind asks for
 */
public record LedgerRecord(
        String id,
        int schema,
        long createdNanos,
        Optional<Supersedes> supersedes,
        String title,
        String body,
        List<String> evidence,
        Scope scope,
        List<Dependency> dependencies,
        List<Exclusion> exclusions,
        Costs costs,
        Authority authority,
        Confidence confidence,
        Provenance provenance,
        Payload payload) {

    /** The version of the form that is written. */
    public static final int SCHEMA = 1;

    static final int LONGEST_BODY = 100_000;

    public LedgerRecord {
        Checked.id("id of a record", id);
        if (schema != SCHEMA) {
            throw new IllegalArgumentException(
                    "schema of record " + id + " is " + schema + ", expected " + SCHEMA);
        }
        Checked.notNegative("creation of record " + id, createdNanos);
        Checked.line("title of record " + id, title, 300);
        Checked.text("body of record " + id, body, LONGEST_BODY);
        evidence = Checked.atMost("evidence references of record " + id, evidence, 100);
        if (evidence.isEmpty()) {
            throw new IllegalArgumentException(
                    "record " + id + " has no evidence, expected at least one reference");
        }
        evidence.forEach(each -> Checked.line("evidence", each, 2000));
        dependencies = Checked.atMost("dependencies of record " + id, dependencies, 64);
        Set<String> names = new HashSet<>();
        for (Dependency each : dependencies) {
            if (!names.add(each.name())) {
                throw new IllegalArgumentException(
                        "record " + id + " depends on " + each.name() + " twice, expected once");
            }
        }
        exclusions = Checked.atMost("exclusions of record " + id, exclusions, 100);
        if (supersedes.filter(each -> each.record().equals(id)).isPresent()) {
            throw new IllegalArgumentException(
                    "record " + id + " supersedes itself, expected an earlier record");
        }
        switch (payload.kind()) {
            case OUTCOME, PROCEDURE -> {
                if (dependencies.isEmpty()) {
                    throw new IllegalArgumentException(
                            payload.kind().title()
                                    + " "
                                    + id
                                    + " has no dependencies, expected at least one");
                }
            }
            case DEAD_END -> {
                if (scope.isEmpty()) {
                    throw new IllegalArgumentException(
                            "dead end " + id + " has no scope, expected where it was met");
                }
            }
            case DECISION, COMPLETION, VERIFICATION_METHOD, OBSERVATION -> {}
        }
    }

    public Kind kind() {
        return payload.kind();
    }

    /** True if it was written because the earlier one was wrong. */
    public boolean isCorrection() {
        return supersedes.filter(each -> each.because() != Supersedes.Because.REFRESH).isPresent();
    }

    /** What a use of it saves. */
    public Net net(Currency currency) {
        return Net.of(costs, currency);
    }
}
