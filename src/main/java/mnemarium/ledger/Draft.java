package mnemarium.ledger;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A record as its writer hands it in, before the write critic has looked: anything may be missing.
 *
 * @param particulars what its kind asks for, by name: {@value #RATIONALE}, {@value
 *     #FAILURE_REASON}, {@value #METHOD}, {@value #TARGET}
 */
public record Draft(
        Kind kind,
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
        Map<String, String> particulars) {

    public static final String RATIONALE = "rationale";
    public static final String FAILURE_REASON = "failure-reason";
    public static final String METHOD = "method";
    public static final String TARGET = "target";

    public Draft {
        evidence = List.copyOf(evidence);
        dependencies = List.copyOf(dependencies);
        exclusions = List.copyOf(exclusions);
        particulars = Map.copyOf(particulars);
    }

    /** The names of what a kind asks for beyond title and body. */
    public static List<String> particularsOf(Kind kind) {
        return switch (kind) {
            case DECISION -> List.of(RATIONALE);
            case DEAD_END -> List.of(FAILURE_REASON);
            case VERIFICATION_METHOD -> List.of(METHOD, TARGET);
            case OUTCOME, PROCEDURE, COMPLETION, OBSERVATION -> List.of();
        };
    }

    /** What is written down of a record's payload, by the same names. */
    public static Map<String, String> particulars(Payload payload) {
        return switch (payload) {
            case Payload.Decision decision -> Map.of(RATIONALE, decision.rationale());
            case Payload.DeadEnd deadEnd -> Map.of(FAILURE_REASON, deadEnd.failureReason());
            case Payload.VerificationMethod method ->
                    Map.of(METHOD, method.method(), TARGET, method.target());
            case Payload.Outcome _,
                    Payload.Procedure _,
                    Payload.Completion _,
                    Payload.Observation _ ->
                    Map.of();
        };
    }

    /** The draft of a record that is there, to write another one like it. */
    public static Draft of(LedgerRecord record) {
        return new Draft(
                record.kind(),
                record.supersedes(),
                record.title(),
                record.body(),
                record.evidence(),
                record.scope(),
                record.dependencies(),
                record.exclusions(),
                record.costs(),
                record.authority(),
                record.confidence(),
                record.provenance(),
                particulars(record.payload()));
    }

    /** The same draft in the place of an earlier record. */
    public Draft superseding(Supersedes link) {
        return new Draft(
                kind,
                Optional.of(link),
                title,
                body,
                evidence,
                scope,
                dependencies,
                exclusions,
                costs,
                authority,
                confidence,
                provenance,
                particulars);
    }

    /**
     * The record of this draft.
     *
     * @throws IllegalArgumentException if something is missing; ask the {@link WriteCritic} first
     */
    public LedgerRecord record(String id, long createdNanos) {
        return new LedgerRecord(
                id,
                LedgerRecord.SCHEMA,
                createdNanos,
                supersedes,
                title,
                body,
                evidence,
                scope,
                dependencies,
                exclusions,
                costs,
                authority,
                confidence,
                provenance,
                payload());
    }

    private Payload payload() {
        return switch (kind) {
            case OUTCOME -> new Payload.Outcome();
            case PROCEDURE -> new Payload.Procedure();
            case DECISION -> new Payload.Decision(particular(RATIONALE));
            case DEAD_END -> new Payload.DeadEnd(particular(FAILURE_REASON));
            case COMPLETION -> new Payload.Completion();
            case VERIFICATION_METHOD ->
                    new Payload.VerificationMethod(particular(METHOD), particular(TARGET));
            case OBSERVATION -> new Payload.Observation();
        };
    }

    /** One of the particulars; empty if it is missing. */
    public String particular(String name) {
        return particulars.getOrDefault(name, "");
    }
}
