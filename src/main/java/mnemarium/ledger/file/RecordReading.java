package mnemarium.ledger.file;

import mnemarium.ledger.Amount;
import mnemarium.ledger.Authority;
import mnemarium.ledger.CheckRequest;
import mnemarium.ledger.CheckResult;
import mnemarium.ledger.Confidence;
import mnemarium.ledger.Costs;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Draft;
import mnemarium.ledger.Exclusion;
import mnemarium.ledger.Kind;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.MatchPolicy;
import mnemarium.ledger.Provenance;
import mnemarium.ledger.Scope;
import mnemarium.ledger.Supersedes;

import tools.jackson.databind.JsonNode;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads one object as a draft or a record. A draft may leave out what has a sensible default; a
 * dependency without a value is looked up, as its record is being derived now.
 */
final class RecordReading {

    private static final List<String> DRAFT =
            List.of(
                    "kind",
                    "supersedes",
                    "title",
                    "body",
                    Draft.RATIONALE,
                    Draft.FAILURE_REASON,
                    Draft.METHOD,
                    Draft.TARGET,
                    "evidence",
                    "scope",
                    "dependencies",
                    "do-not-apply-when",
                    "costs",
                    "authority",
                    "confidence",
                    "provenance");

    private static final List<String> RECORD = withIds();

    private static List<String> withIds() {
        List<String> names = new ArrayList<>(List.of("id", "schema", "created"));
        names.addAll(DRAFT);
        return List.copyOf(names);
    }

    private final Flaws flaws;
    private final DependencyReading dependencies;

    /** Reads records that are complete. */
    RecordReading(Flaws flaws) {
        this(flaws, _ -> new CheckResult.Unknown("a record says what it was derived from"));
    }

    /**
     * @param look finds a value that a draft does not state
     */
    RecordReading(Flaws flaws, Function<CheckRequest, CheckResult> look) {
        this.flaws = flaws;
        this.dependencies = new DependencyReading(flaws, look);
    }

    /** A whole record, or empty after noting what is wrong. */
    Optional<LedgerRecord> record(JsonNode node) {
        int before = flaws.count();
        Optional<Fields> fields = Fields.of(node, "", flaws, RECORD);
        if (fields.isEmpty()) {
            return Optional.empty();
        }
        Fields all = fields.get();
        String id = all.text("id");
        long schema = all.number("schema", 1, Integer.MAX_VALUE, Optional.empty());
        if (schema != LedgerRecord.SCHEMA) {
            all.flaw("schema", Long.toString(schema), Integer.toString(LedgerRecord.SCHEMA));
        }
        long created = all.number("created", 0, Long.MAX_VALUE, Optional.empty());
        Optional<Draft> draft = draft(all, true);
        if (draft.isEmpty() || flaws.count() > before) {
            return Optional.empty();
        }
        return all.make("", () -> draft.get().record(id, created));
    }

    /** A draft, or empty after noting what is wrong. */
    Optional<Draft> draft(JsonNode node) {
        int before = flaws.count();
        Optional<Draft> draft =
                Fields.of(node, "", flaws, DRAFT).flatMap(fields -> draft(fields, false));
        return flaws.count() > before ? Optional.empty() : draft;
    }

    private Optional<Draft> draft(Fields all, boolean isComplete) {
        Kind kind = all.word("kind", Kind::words, Kind::named, Kind.OUTCOME);
        Map<String, String> particulars = new HashMap<>();
        for (String name :
                List.of(Draft.RATIONALE, Draft.FAILURE_REASON, Draft.METHOD, Draft.TARGET)) {
            Optional<String> text = all.optionalText(name);
            if (text.isPresent() && !Draft.particularsOf(kind).contains(name)) {
                all.flaw(
                        name,
                        "a " + name.replace('-', ' ') + " of a record of kind " + kind.title(),
                        "no such field there");
            }
            text.ifPresent(each -> particulars.put(name, each));
        }
        String body = all.text("body");
        Scope scope = scope(all);
        List<Dependency> standsOn = all.list("dependencies", "dependencies", dependencies::read);
        Optional<Supersedes> supersedes =
                all.object("supersedes", false, List.of("record", "because"))
                        .flatMap(RecordReading::supersedes);
        Confidence confidence = confidence(all, isComplete);
        Provenance provenance = provenance(all, isComplete);
        return Optional.of(
                new Draft(
                        kind,
                        supersedes,
                        all.text("title"),
                        body,
                        all.texts("evidence", "texts"),
                        scope,
                        standsOn,
                        exclusions(all),
                        costs(all, isComplete, standsOn.size(), body),
                        isComplete
                                ? all.word(
                                        "authority",
                                        Authority::words,
                                        Authority::named,
                                        Authority.USER)
                                : all.optionalWord(
                                        "authority",
                                        Authority::words,
                                        Authority::named,
                                        Authority.USER),
                        confidence,
                        provenance,
                        particulars));
    }

    private static Optional<Supersedes> supersedes(Fields fields) {
        return fields.make(
                "record",
                () ->
                        new Supersedes(
                                fields.text("record"),
                                fields.word(
                                        "because",
                                        Supersedes.Because::words,
                                        Supersedes.Because::named,
                                        Supersedes.Because.REFRESH)));
    }

    private List<Exclusion> exclusions(Fields all) {
        List<Exclusion> exclusions = new ArrayList<>();
        for (String each : all.texts("do-not-apply-when", "texts")) {
            all.make("do-not-apply-when", () -> new Exclusion(each)).ifPresent(exclusions::add);
        }
        return exclusions;
    }

    /** A list of dimensions, or in short an object of names and values, each to match exactly. */
    private Scope scope(Fields all) {
        Optional<JsonNode> node = all.node("scope");
        List<Scope.Dimension> dimensions = new ArrayList<>();
        if (node.isPresent() && node.get().isObject()) {
            for (String name : node.get().propertyNames()) {
                JsonNode value = node.get().get(name);
                if (value.isString()) {
                    all.make(
                                    "scope." + name,
                                    () ->
                                            new Scope.Dimension(
                                                    name, value.stringValue(), MatchPolicy.EXACT))
                            .ifPresent(dimensions::add);
                } else {
                    all.flaw("scope." + name, Fields.shown(value), "a text (put it in quotes)");
                }
            }
        } else {
            dimensions.addAll(all.list("scope", "dimensions", this::dimension));
        }
        return all.make("scope", () -> new Scope(dimensions)).orElse(Scope.NONE);
    }

    private Optional<Scope.Dimension> dimension(JsonNode node, String path) {
        return Fields.of(node, path, flaws, List.of("name", "value", "match"))
                .flatMap(
                        each ->
                                each.make(
                                        "",
                                        () ->
                                                new Scope.Dimension(
                                                        each.text("name"),
                                                        each.text("value"),
                                                        each.optionalWord(
                                                                "match",
                                                                MatchPolicy::words,
                                                                MatchPolicy::named,
                                                                MatchPolicy.EXACT))));
    }

    private static Costs costs(Fields all, boolean isComplete, int checks, String body) {
        Optional<Fields> fields =
                all.object(
                        "costs", true, List.of("derive", "verify", "recall", "footprint-tokens"));
        if (fields.isEmpty()) {
            return new Costs(Amount.NOTHING, Amount.NOTHING, Amount.NOTHING, 0);
        }
        Fields costs = fields.get();
        // four bytes of English are about a token
        long footprint = Math.ceilDiv(body.getBytes(StandardCharsets.UTF_8).length, 4);
        return new Costs(
                amount(costs, "derive", Optional.empty()),
                amount(costs, "verify", byDefault(isComplete, new Amount(Math.min(checks, 64), 0))),
                amount(costs, "recall", byDefault(isComplete, new Amount(1, footprint))),
                costs.number(
                        "footprint-tokens",
                        0,
                        1_000_000_000,
                        isComplete ? Optional.empty() : Optional.of(footprint)));
    }

    private static Optional<Amount> byDefault(boolean isComplete, Amount amount) {
        return isComplete ? Optional.empty() : Optional.of(amount);
    }

    private static Amount amount(Fields costs, String name, Optional<Amount> byDefault) {
        return costs.object(name, byDefault.isEmpty(), List.of("turns", "tokens"))
                .map(
                        each ->
                                new Amount(
                                        (int) each.number("turns", 0, 1_000_000, Optional.empty()),
                                        each.number("tokens", 0, 1_000_000_000, Optional.of(0L))))
                .orElse(byDefault.orElse(Amount.NOTHING));
    }

    private static Confidence confidence(Fields all, boolean isComplete) {
        return all.object("confidence", isComplete, List.of("level", "reason"))
                .flatMap(
                        each ->
                                each.make(
                                        "reason",
                                        () ->
                                                new Confidence(
                                                        each.word(
                                                                "level",
                                                                Confidence.Level::words,
                                                                Confidence.Level::named,
                                                                Confidence.Level.LOW),
                                                        each.text("reason"))))
                .orElse(new Confidence(Confidence.Level.MEDIUM, "not stated"));
    }

    private static Provenance provenance(Fields all, boolean isComplete) {
        return all.object("provenance", isComplete, List.of("produced-by", "derived-from"))
                .flatMap(
                        each ->
                                each.make(
                                        "",
                                        () ->
                                                new Provenance(
                                                        each.text("produced-by"),
                                                        each.texts("derived-from", "texts"))))
                .orElse(new Provenance("written by hand", List.of()));
    }
}
