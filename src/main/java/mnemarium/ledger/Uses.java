package mnemarium.ledger;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What became of records: the decisions, in their order, and what follows from them. Usage does not
 * grow with its count; the audit is a log.
 */
final class Uses {

    private record KindAndScope(Kind kind, List<Scope.Dimension> strict) {
        static KindAndScope of(LedgerRecord record) {
            return new KindAndScope(record.kind(), record.scope().strict());
        }
    }

    private final Map<String, Usage> usages = new HashMap<>();
    private final Map<KindAndScope, Staleness> staleness = new HashMap<>();
    private final List<AuditEntry> audit = new ArrayList<>();
    private final Map<String, Integer> places = new HashMap<>();
    private final Map<String, String> last = new TreeMap<>();

    Usage usage(String record) {
        return usages.getOrDefault(record, Usage.NONE);
    }

    Staleness staleness(Kind kind, Scope scope) {
        return staleness.getOrDefault(new KindAndScope(kind, scope.strict()), Staleness.NO_DATA);
    }

    List<AuditEntry> audit() {
        return Collections.unmodifiableList(audit);
    }

    /** The places of the decisions in the audit, by id. */
    Map<String, Integer> places() {
        return places;
    }

    Optional<AuditEntry> decision(String id) {
        return Optional.ofNullable(places.get(id)).map(audit::get);
    }

    /** The last values that were given, not assumed, by name. */
    Map<String, String> last() {
        return last;
    }

    /**
     * Writes a decision down.
     *
     * @param reused the record, if it was a reuse
     */
    void note(AuditEntry entry, Optional<LedgerRecord> reused) {
        if (places.containsKey(entry.id())) {
            throw new IllegalArgumentException(
                    "decision is " + entry.id() + ", expected an id that is not used yet");
        }
        reused.ifPresent(
                record -> {
                    usages.put(
                            record.id(),
                            usage(record.id())
                                    .withReuse(
                                            entry.saved(Currency.TURNS),
                                            entry.saved(Currency.TOKENS),
                                            entry.atNanos()));
                    staleness.merge(
                            KindAndScope.of(record),
                            Staleness.NO_DATA.withReuse(),
                            (before, _) -> before.withReuse());
                });
        places.put(entry.id(), audit.size());
        audit.add(entry);
        for (Given each : entry.question().given()) {
            if (each.origin() != Given.Origin.ASSUMED) {
                last.put(each.name(), each.value());
            }
        }
    }

    /** The decision that an outcome is of, if it may be noted. */
    AuditEntry open(LaterOutcome outcome) {
        AuditEntry entry =
                decision(outcome.decision())
                        .orElseThrow(
                                () ->
                                        new IllegalArgumentException(
                                                "decision is "
                                                        + outcome.decision()
                                                        + ", expected one of the audit"));
        if (entry.later().isPresent()) {
            throw new IllegalArgumentException(
                    "outcome of decision "
                            + entry.id()
                            + " is noted already, expected one without");
        }
        return entry;
    }

    /**
     * Writes down what a decision turned out to be.
     *
     * @param wronglyReused the record, if it was a reuse and wrong
     */
    void note(LaterOutcome outcome, Optional<LedgerRecord> wronglyReused) {
        AuditEntry entry = open(outcome);
        audit.set(places.getOrDefault(entry.id(), 0), entry.with(outcome));
        wronglyReused.ifPresent(
                record -> {
                    usages.put(record.id(), usage(record.id()).withFalseValid());
                    staleness.computeIfPresent(
                            KindAndScope.of(record), (_, before) -> before.withFalseValid());
                });
    }
}
