package mnemarium.ownership.file;

import mnemarium.ownership.AuditReport;

import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.util.Map;

/** An audit's report as JSON, for other programs. */
public final class AuditJson {

    private AuditJson() {}

    /** All numbers of a report and what to do, on several lines. */
    public static String text(Audited audited) {
        DefaultIndenter lines = new DefaultIndenter("  ", "\n");
        return AuditTable.whole(
                JsonMapper.shared()
                                .writer()
                                .with(
                                        new DefaultPrettyPrinter()
                                                .withArrayIndenter(lines)
                                                .withObjectIndenter(lines))
                                .writeValueAsString(summary(audited))
                        + "\n");
    }

    private static ObjectNode summary(Audited audited) {
        AuditReport report = audited.report();
        ObjectNode node = JsonMapper.shared().createObjectNode();
        node.put("export", audited.name());
        node.put("format", audited.taken().format().word());
        node.put("asOf", audited.asOf().toString());
        node.put("items", report.items());
        node.put("copies", report.copies());
        node.put("shareOfCopies", report.shareOfCopies());
        report.classes()
                .forEach(
                        each ->
                                node.withArray("classes")
                                        .addObject()
                                        .put("field", each.field())
                                        .put("owner", each.owner())
                                        .put("verdict", each.verdict().word())
                                        .put("items", each.items())
                                        .put("expectedOutOfDate", each.outOfDate())
                                        .put("outOfDateUntold", each.untold()));
        ObjectNode verdicts = node.putObject("verdicts");
        report.verdicts().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(each -> verdicts.put(each.getKey().word(), each.getValue()));
        node.put("repeats", report.repeats());
        node.put("repeatedTexts", report.repeatedTexts());
        node.put("neighboursLeftOut", report.neighboursLeftOut());
        node.put("nearPairs", report.nearPairs());
        node.put("contradictions", report.contradictions());
        node.put("withoutSource", report.withoutSource());
        node.put("withoutSubject", report.withoutSubject());
        node.put("expired", report.expired());
        node.put("authorityClaims", report.authorityClaims());
        node.put("subjects", report.subjects());
        node.put("largestSubject", report.largestSubject());
        node.put("itemsOfLargestSubject", report.itemsOfLargest());
        report.toDo()
                .forEach(
                        each -> {
                            ObjectNode one = node.withArray("toDo").addObject();
                            one.put("what", each.what());
                            one.put("why", each.why());
                            one.put("items", each.items());
                            each.examples().forEach(one.withArray("examples")::add);
                        });
        audited.taken().notes().forEach(node.withArray("notes")::add);
        return node;
    }
}
