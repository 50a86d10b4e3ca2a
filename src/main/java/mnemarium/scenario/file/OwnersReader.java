package mnemarium.scenario.file;

import mnemarium.scenario.Candidate;
import mnemarium.scenario.FactOwner;
import mnemarium.scenario.FactOwner.Kind;
import mnemarium.scenario.file.Node.Scalar;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the owners of a scenario's facts, and what the scenario says of each fact that may be
 * written. The keys are those of an owners file and of a file of candidates.
 */
final class OwnersReader {

    static final List<String> OWNER =
            List.of(
                    "name",
                    "kind",
                    "identifier",
                    "latency-ms",
                    "tokens",
                    "availability",
                    "permission",
                    "change-events",
                    "version",
                    "kept-days");

    static final List<String> CANDIDATE =
            List.of(
                    "subject",
                    "owner",
                    "field",
                    "durable",
                    "times-per-month",
                    "stated-by",
                    "confidence",
                    "changes-every-days",
                    "turns-to-ask",
                    "minutes-to-ask",
                    "tokens-to-ask",
                    "synthesis",
                    "in-one-passage",
                    "learned-from-user",
                    "claims-authority",
                    "personal",
                    "permission",
                    "deletion-duty");

    private final Problems problems;
    private final List<FactOwner> owners = new ArrayList<>();
    private final Map<String, Integer> lines = new HashMap<>();
    private final Map<String, String> ownerOfField = new HashMap<>();

    private OwnersReader(Problems problems) {
        this.problems = problems;
    }

    /** The owners that a scenario lists under {@code owners}. */
    static OwnersReader of(Fields scenario, Problems problems) {
        OwnersReader reader = new OwnersReader(problems);
        List<Node> nodes = scenario.optionalList("owners", "owners");
        for (int i = 0; i < nodes.size(); i++) {
            Fields.of(nodes.get(i), scenario.at("owners") + "[" + i + "]", problems, OWNER)
                    .flatMap(reader::owner)
                    .ifPresent(reader.owners::add);
        }
        return reader;
    }

    List<FactOwner> owners() {
        return owners;
    }

    private Optional<FactOwner> owner(Fields fields) {
        int before = problems.count();
        String name = name(fields, "name");
        if (name.equals(FactOwner.NOBODY)) {
            fields.problem("name", "'" + name + "'", "the name of somebody");
        }
        Integer first = fields.has("name") ? lines.putIfAbsent(name, fields.line("name")) : null;
        if (first != null) {
            fields.problem(
                    "name",
                    "owner '" + Node.cut(name) + "' a second time (first in line " + first + ")",
                    "each name once");
        }
        fields.required("kind", Nearest.expected("", Kind.words()));
        Kind kind =
                Kind.named(fields.word("kind", Kind.words(), Kind.SYSTEM.word()))
                        .orElse(Kind.SYSTEM);
        String identifier =
                fields.has("identifier") ? name(fields, "identifier") : "its identifier";
        BigDecimal latency =
                fields.decimal("latency-ms", FactOwner.SLOWEST_MILLIS, 6, BigDecimal.ZERO);
        int tokens = fields.whole("tokens", 0, FactOwner.MOST_TOKENS, 0);
        BigDecimal availability = fields.decimal("availability", 1, 6, BigDecimal.ONE);
        int kept = fields.whole("kept-days", 1, FactOwner.MOST_DAYS, FactOwner.USUAL_DAYS);
        String permission = fields.optionalText("permission").orElse("");
        String changeEvents = fields.optionalText("change-events").orElse("");
        String version = fields.optionalText("version").orElse("");
        return problems.count() > before
                ? Optional.empty()
                : Optional.of(
                        new FactOwner(
                                name,
                                kind,
                                identifier,
                                latency,
                                tokens,
                                availability,
                                permission,
                                changeEvents,
                                version,
                                kept));
    }

    /** What is said of a fact under {@code candidate}; empty if nothing, or if it is wrong. */
    Optional<Candidate> candidate(Fields fact) {
        return fact.optional("candidate")
                .flatMap(node -> Fields.of(node, fact.at("candidate"), problems, CANDIDATE))
                .flatMap(this::read);
    }

    private Optional<Candidate> read(Fields fields) {
        int before = problems.count();
        String subject = name(fields, "subject");
        Optional<String> owner =
                optionalName(fields, "owner").filter(each -> !each.equals(FactOwner.NOBODY));
        owner.ifPresent(each -> known(fields, each));
        Optional<String> field = optionalName(fields, "field");
        field.ifPresent(each -> oneOwner(fields, each, owner.orElse(FactOwner.NOBODY)));
        BigDecimal times =
                fields.decimal(
                        "times-per-month",
                        Candidate.MOST_TIMES,
                        Candidate.DECIMALS,
                        BigDecimal.ZERO);
        BigDecimal confidence = fields.decimal("confidence", 1, Candidate.DECIMALS, BigDecimal.ONE);
        Optional<BigDecimal> changes = changes(fields);
        int turns = fields.whole("turns-to-ask", 0, Candidate.MOST_TURNS, 1);
        BigDecimal minutes =
                fields.decimal(
                        "minutes-to-ask",
                        Candidate.MOST_MINUTES,
                        Candidate.DECIMALS,
                        BigDecimal.ZERO);
        int tokens = fields.whole("tokens-to-ask", 0, Candidate.MOST_TOKENS, 0);
        boolean durable = flag(fields, "durable", true);
        boolean synthesis = flag(fields, "synthesis", false);
        boolean inOnePassage = flag(fields, "in-one-passage", false);
        boolean learnedFromUser = flag(fields, "learned-from-user", false);
        boolean claimsAuthority = flag(fields, "claims-authority", false);
        boolean personal = flag(fields, "personal", false);
        boolean deletionDuty = flag(fields, "deletion-duty", false);
        String statedBy = fields.optionalText("stated-by").orElse("not said");
        String permission = fields.optionalText("permission").orElse("");
        return problems.count() > before
                ? Optional.empty()
                : Optional.of(
                        new Candidate(
                                subject,
                                owner,
                                field,
                                durable,
                                times,
                                statedBy,
                                confidence,
                                changes,
                                turns,
                                minutes,
                                tokens,
                                synthesis,
                                inOnePassage,
                                learnedFromUser,
                                claimsAuthority,
                                personal,
                                permission,
                                deletionDuty));
    }

    private Optional<BigDecimal> changes(Fields fields) {
        String key = "changes-every-days";
        if (!fields.has(key)) {
            return Optional.empty();
        }
        BigDecimal days =
                fields.decimal(key, Candidate.MOST_DAYS, Candidate.DECIMALS, BigDecimal.ONE);
        if (days.signum() == 0) {
            fields.problem(key, "0", "more than 0 and at most " + Candidate.MOST_DAYS);
        }
        return Optional.of(days);
    }

    private void known(Fields fields, String owner) {
        if (!lines.containsKey(owner)) {
            List<String> names = new ArrayList<>(lines.keySet().stream().sorted().toList());
            names.add(FactOwner.NOBODY);
            fields.problem(
                    "owner",
                    "owner '" + Node.cut(owner) + "', whom the scenario does not list",
                    Nearest.expected(owner, names));
        }
    }

    private void oneOwner(Fields fields, String field, String owner) {
        String other = ownerOfField.putIfAbsent(FactOwner.fieldKey(field), owner);
        if (other != null && !other.equals(owner)) {
            fields.problem(
                    "field",
                    "field '" + Node.cut(field) + "' of " + owner + ", and before of " + other,
                    "one owner for a field");
        }
    }

    private Optional<String> optionalName(Fields fields, String key) {
        return fields.has(key) ? Optional.of(name(fields, key)) : Optional.empty();
    }

    private static String name(Fields fields, String key) {
        String name = fields.text(key);
        if (fields.has(key) && !name.equals("?") && !FactOwner.isName(name)) {
            fields.problem(key, "'" + Node.cut(name) + "'", FactOwner.NAMES);
        }
        return name;
    }

    private static boolean flag(Fields fields, String key, boolean byDefault) {
        Optional<Node> value = fields.optional(key);
        if (value.isEmpty()) {
            return byDefault;
        }
        if (value.get() instanceof Scalar scalar && scalar.kind() == Node.Kind.TRUTH) {
            return scalar.text().equals("true");
        }
        fields.problem(key, value.get().shown(), "true or false");
        return byDefault;
    }
}
