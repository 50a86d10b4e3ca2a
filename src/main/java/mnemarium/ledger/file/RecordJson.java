package mnemarium.ledger.file;

import mnemarium.ledger.Amount;
import mnemarium.ledger.Costs;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Draft;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.Scope;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** A record as one JSON object. */
public final class RecordJson {

    /** A key given twice would let two readers see two things. */
    static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    private RecordJson() {}

    /** One line, without a line end; the same record gives the same line. */
    public static String line(LedgerRecord record) {
        return json(record).toString();
    }

    /** The record as a tree. */
    public static ObjectNode json(LedgerRecord record) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("id", record.id());
        json.put("schema", record.schema());
        json.put("created", record.createdNanos());
        json.put("kind", record.kind().word());
        record.supersedes()
                .ifPresent(
                        link ->
                                json.putObject("supersedes")
                                        .put("record", link.record())
                                        .put("because", link.because().word()));
        json.put("title", record.title());
        json.put("body", record.body());
        new TreeMap<>(Draft.particulars(record.payload())).forEach(json::put);
        texts(json.putArray("evidence"), record.evidence());
        ArrayNode scope = json.putArray("scope");
        for (Scope.Dimension each : record.scope().dimensions()) {
            scope.addObject()
                    .put("name", each.name())
                    .put("value", each.value())
                    .put("match", each.policy().word());
        }
        ArrayNode dependencies = json.putArray("dependencies");
        record.dependencies().forEach(each -> dependencies.add(json(each)));
        texts(
                json.putArray("do-not-apply-when"),
                record.exclusions().stream().map(each -> each.text()).toList());
        costs(json.putObject("costs"), record.costs());
        json.put("authority", record.authority().word());
        json.putObject("confidence")
                .put("level", record.confidence().level().word())
                .put("reason", record.confidence().reason());
        ObjectNode provenance = json.putObject("provenance");
        provenance.put("produced-by", record.provenance().producedBy());
        texts(provenance.putArray("derived-from"), record.provenance().derivedFrom());
        return json;
    }

    private static ObjectNode json(Dependency dependency) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("name", dependency.name());
        json.put("value", dependency.value());
        json.put("source", dependency.source().word());
        json.set("check", CheckJson.write(dependency.check()));
        json.put("compare", dependency.comparison().word());
        json.put("time-out", dependency.timeOut().toMillis());
        return json;
    }

    private static void costs(ObjectNode json, Costs costs) {
        amount(json.putObject("derive"), costs.derive());
        amount(json.putObject("verify"), costs.verify());
        amount(json.putObject("recall"), costs.recall());
        json.put("footprint-tokens", costs.footprintTokens());
    }

    static void amount(ObjectNode json, Amount amount) {
        json.put("turns", amount.turns());
        json.put("tokens", amount.tokens());
    }

    static void texts(ArrayNode json, List<String> texts) {
        texts.forEach(json::add);
    }

    /**
     * The record of a line that was written here.
     *
     * @throws IllegalArgumentException naming all flaws if it is none
     */
    public static LedgerRecord record(String line) {
        Flaws flaws = new Flaws();
        Optional<LedgerRecord> record = record(line, flaws);
        return record.orElseThrow(
                () ->
                        new IllegalArgumentException(
                                String.join(
                                        "; ", flaws.all().stream().map(Flaw::sentence).toList())));
    }

    /** The record of a line, or empty after noting what is wrong with it. */
    static Optional<LedgerRecord> record(String line, Flaws flaws) {
        return tree(line, flaws).flatMap(node -> new RecordReading(flaws).record(node));
    }

    static Optional<JsonNode> tree(String text, Flaws flaws) {
        try {
            JsonNode node = MAPPER.readTree(text);
            if (node == null || node.isMissingNode()) {
                flaws.add("", "nothing", "a JSON object");
                return Optional.empty();
            }
            return Optional.of(node);
        } catch (JacksonException e) {
            String reason = Optional.ofNullable(e.getOriginalMessage()).orElse("unreadable");
            flaws.add(
                    "",
                    "a mistake in the writing: " + Fields.cut(reason.replaceAll("\\s+", " ")),
                    "a JSON object");
            return Optional.empty();
        }
    }
}
