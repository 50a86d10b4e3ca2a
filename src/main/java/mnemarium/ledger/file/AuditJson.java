package mnemarium.ledger.file;

import mnemarium.ledger.Amount;
import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.Authority;
import mnemarium.ledger.Budgets;
import mnemarium.ledger.CandidateTrace;
import mnemarium.ledger.Check;
import mnemarium.ledger.CheckRequest;
import mnemarium.ledger.CheckResult;
import mnemarium.ledger.CheckTrace;
import mnemarium.ledger.Comparison;
import mnemarium.ledger.Currency;
import mnemarium.ledger.Given;
import mnemarium.ledger.Kind;
import mnemarium.ledger.LaterOutcome;
import mnemarium.ledger.Need;
import mnemarium.ledger.Net;
import mnemarium.ledger.Question;
import mnemarium.ledger.Verdict;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A decision as one JSON object, and back. Read is only what was written here. */
public final class AuditJson {

    private AuditJson() {}

    /** The decision as a tree. */
    public static ObjectNode json(AuditEntry entry) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("id", entry.id());
        json.put("at", entry.atNanos());
        question(json.putObject("question"), entry.question());
        json.putObject("budgets")
                .put("currency", entry.budgets().currency().word())
                .put("verify", entry.budgets().verify())
                .put("candidates", entry.budgets().candidates());
        json.put("records", entry.records());
        json.put("routed", entry.routed());
        ArrayNode candidates = json.putArray("candidates");
        entry.candidates().forEach(each -> candidate(candidates.addObject(), each));
        ObjectNode costs = json.putObject("costs");
        RecordJson.amount(costs.putObject("verified"), entry.verified());
        RecordJson.amount(costs.putObject("recalled"), entry.recalled());
        RecordJson.amount(costs.putObject("avoided"), entry.avoided());
        costs.put("saved-turns", entry.saved(Currency.TURNS));
        costs.put("saved-tokens", entry.saved(Currency.TOKENS));
        verdict(json.putObject("verdict"), entry.verdict());
        entry.later().ifPresent(each -> json.set("later", json(each)));
        return json;
    }

    /** What a decision turned out to be, as a tree. */
    public static ObjectNode json(LaterOutcome outcome) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("decision", outcome.decision())
                .put("at", outcome.atNanos())
                .put("right", outcome.wasRight())
                .put("note", outcome.note());
    }

    private static void question(ObjectNode json, Question question) {
        question.kind().ifPresent(kind -> json.put("kind", kind.word()));
        ArrayNode given = json.putArray("given");
        for (Given each : question.given()) {
            given.addObject()
                    .put("name", each.name())
                    .put("value", each.value())
                    .put("origin", each.origin().word());
        }
        json.put("fills-in", question.fillsIn());
    }

    private static void candidate(ObjectNode json, CandidateTrace candidate) {
        json.put("record", candidate.record());
        json.put("rank", candidate.rank());
        json.putObject("net")
                .put("currency", candidate.net().currency().word())
                .put("derive", candidate.net().derive())
                .put("verify", candidate.net().verify())
                .put("recall", candidate.net().recall())
                .put("total", candidate.net().total());
        json.put("authority", candidate.authority().word());
        json.put("signals", candidate.signals());
        RecordJson.texts(json.putArray("assumed"), candidate.assumed());
        ArrayNode checks = json.putArray("checks");
        candidate.checks().forEach(each -> check(checks.addObject(), each));
        json.put("fate", candidate.fate().word());
        json.put("why", candidate.why());
    }

    private static void check(ObjectNode json, CheckTrace check) {
        json.put("dependency", check.dependency());
        json.set("check", CheckJson.write(check.request().check()));
        json.put("compare", check.request().comparison().word());
        json.put("expected", check.request().expected());
        json.put("time-out", check.request().timeOut().toMillis());
        json.put("result", check.result().map(CheckResult::word).orElse("skipped"));
        check.result().ifPresent(each -> json.put("found", found(each)));
        RecordJson.amount(json.putObject("cost"), check.cost());
    }

    private static String found(CheckResult result) {
        return switch (result) {
            case CheckResult.Pass pass -> pass.found();
            case CheckResult.Fail fail -> fail.found();
            case CheckResult.Unknown unknown -> unknown.reason();
        };
    }

    private static void verdict(ObjectNode json, Verdict verdict) {
        json.put("word", verdict.word());
        verdict.record().ifPresent(each -> json.put("record", each));
        json.put("reason", verdict.reason());
        if (verdict instanceof Verdict.Needed needed) {
            ArrayNode needs = json.putArray("needs");
            for (Need each : needed.needs()) {
                needs.addObject().put("name", each.name()).put("reason", each.reason());
            }
        }
    }

    /**
     * The decision of a line that was written here.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static AuditEntry entry(String line) {
        JsonNode json = RecordJson.MAPPER.readTree(line);
        List<CandidateTrace> candidates = new ArrayList<>();
        json.required("candidates").forEach(each -> candidates.add(candidate(each)));
        JsonNode budgets = json.required("budgets");
        JsonNode costs = json.required("costs");
        return new AuditEntry(
                text(json, "id"),
                json.required("at").longValue(),
                question(json.required("question")),
                new Budgets(
                        currency(budgets),
                        budgets.required("verify").longValue(),
                        budgets.required("candidates").intValue()),
                json.required("records").intValue(),
                json.required("routed").intValue(),
                candidates,
                amount(costs.required("verified")),
                amount(costs.required("recalled")),
                amount(costs.required("avoided")),
                verdict(json.required("verdict")),
                json.has("later") ? Optional.of(later(json.get("later"))) : Optional.empty());
    }

    /** The outcome of a line that was written here. */
    public static LaterOutcome outcome(String line) {
        return later(RecordJson.MAPPER.readTree(line));
    }

    private static LaterOutcome later(JsonNode json) {
        return new LaterOutcome(
                text(json, "decision"),
                json.required("at").longValue(),
                json.required("right").booleanValue(),
                text(json, "note"));
    }

    private static Question question(JsonNode json) {
        List<Given> given = new ArrayList<>();
        for (JsonNode each : json.required("given")) {
            given.add(
                    new Given(
                            text(each, "name"),
                            text(each, "value"),
                            known(Given.Origin.named(text(each, "origin")), each)));
        }
        return new Question(
                json.has("kind")
                        ? Optional.of(known(Kind.named(text(json, "kind")), json))
                        : Optional.empty(),
                given,
                json.required("fills-in").booleanValue());
    }

    private static CandidateTrace candidate(JsonNode json) {
        JsonNode net = json.required("net");
        List<String> assumed = new ArrayList<>();
        json.required("assumed").forEach(each -> assumed.add(each.stringValue()));
        List<CheckTrace> checks = new ArrayList<>();
        json.required("checks").forEach(each -> checks.add(check(each)));
        return new CandidateTrace(
                text(json, "record"),
                json.required("rank").intValue(),
                new Net(
                        currency(net),
                        net.required("derive").longValue(),
                        net.required("verify").longValue(),
                        net.required("recall").longValue()),
                known(Authority.named(text(json, "authority")), json),
                json.required("signals").intValue(),
                assumed,
                checks,
                known(CandidateTrace.Fate.named(text(json, "fate")), json),
                text(json, "why"));
    }

    private static CheckTrace check(JsonNode json) {
        Flaws flaws = new Flaws();
        Check check =
                CheckJson.read(json.required("check"), "check", flaws)
                        .orElseThrow(() -> new IllegalArgumentException(flaws.all().toString()));
        Optional<CheckResult> result =
                switch (text(json, "result")) {
                    case "pass" -> Optional.of(new CheckResult.Pass(text(json, "found")));
                    case "fail" -> Optional.of(new CheckResult.Fail(text(json, "found")));
                    case "unknown" -> Optional.of(new CheckResult.Unknown(text(json, "found")));
                    default -> Optional.empty();
                };
        return new CheckTrace(
                text(json, "dependency"),
                new CheckRequest(
                        check,
                        known(Comparison.named(text(json, "compare")), json),
                        text(json, "expected"),
                        Duration.ofMillis(json.required("time-out").longValue())),
                result,
                amount(json.required("cost")));
    }

    private static Verdict verdict(JsonNode json) {
        String reason = text(json, "reason");
        return switch (text(json, "word")) {
            case "reuse" -> new Verdict.Reuse(text(json, "record"), reason);
            case "hint" -> new Verdict.Hint(text(json, "record"), reason);
            case "needed" -> {
                List<Need> needs = new ArrayList<>();
                json.required("needs")
                        .forEach(
                                each ->
                                        needs.add(
                                                new Need(
                                                        text(each, "name"), text(each, "reason"))));
                yield new Verdict.Needed(
                        json.has("record") ? Optional.of(text(json, "record")) : Optional.empty(),
                        needs);
            }
            case "derive" -> new Verdict.Derive(reason);
            default ->
                    throw new IllegalArgumentException(
                            "verdict is "
                                    + text(json, "word")
                                    + ", expected reuse, hint, needed or derive");
        };
    }

    private static Currency currency(JsonNode json) {
        return known(Currency.named(text(json, "currency")), json);
    }

    private static Amount amount(JsonNode json) {
        return new Amount(json.required("turns").intValue(), json.required("tokens").longValue());
    }

    private static String text(JsonNode json, String name) {
        return json.required(name).stringValue();
    }

    private static <T> T known(Optional<T> found, JsonNode json) {
        return found.orElseThrow(
                () ->
                        new IllegalArgumentException(
                                "found "
                                        + Fields.cut(json.toString())
                                        + ", expected only words that are known"));
    }
}
