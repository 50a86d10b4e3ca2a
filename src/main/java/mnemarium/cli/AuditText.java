package mnemarium.cli;

import mnemarium.ownership.Audit;
import mnemarium.ownership.AuditReport;
import mnemarium.ownership.GateVerdict;
import mnemarium.ownership.file.Intake;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** An audit in lines for people. */
final class AuditText {

    private AuditText() {}

    static List<String> lines(AuditReport report, Intake.Taken taken) {
        List<String> lines = new ArrayList<>();
        lines.add(items(report.items()) + " read as " + taken.format().title());
        taken.notes().forEach(note -> lines.add("  " + note));
        lines.add(
                "Copies of what somebody owns: "
                        + report.copies()
                        + " ("
                        + percent(report.shareOfCopies())
                        + ")");
        for (AuditReport.CopyClass each : report.classes()) {
            lines.add(
                    String.format(
                            Locale.ROOT,
                            "  %-18s %6d  %-8s %s",
                            each.field(),
                            each.items(),
                            each.verdict().title(),
                            each.owner()));
        }
        lines.add("The gate's answers:");
        for (GateVerdict verdict : GateVerdict.values()) {
            long count = report.verdicts().getOrDefault(verdict, 0L);
            if (count > 0) {
                lines.add(String.format(Locale.ROOT, "  %-18s %6d", verdict.title(), count));
            }
        }
        lines.addAll(numbers(report));
        lines.add("What to do, the riskiest first:");
        int number = 1;
        for (AuditReport.ToDo each : report.toDo()) {
            lines.add("  " + number++ + ". " + each.what() + " (" + items(each.items()) + ")");
            lines.add("     " + each.why());
        }
        return lines;
    }

    /** What there is beside the copies, a sentence each. */
    static List<String> numbers(AuditReport report) {
        List<String> lines = new ArrayList<>();
        lines.add(
                "Repeated: "
                        + items(report.repeats())
                        + " of "
                        + report.repeatedTexts()
                        + " texts");
        lines.add(
                report.neighboursLeftOut()
                        ? "Near repeats and contradictions: left out, since there are more than "
                                + Audit.MOST_FOR_NEIGHBOURS
                                + " items"
                        : "Within one subject: "
                                + pairs(report.nearPairs())
                                + " that say nearly the same, "
                                + pairs(report.contradictions())
                                + " that may contradict each other");
        lines.add("Without source: " + items(report.withoutSource()));
        lines.add("Expired: " + items(report.expired()));
        lines.add("Claims of authority: " + items(report.authorityClaims()));
        lines.add(
                "Deletion: "
                        + report.subjects()
                        + (report.subjects() == 1 ? " subject" : " subjects")
                        + "; the largest, "
                        + (report.largestSubject().isEmpty() ? "none" : report.largestSubject())
                        + ", has "
                        + items(report.itemsOfLargest())
                        + " to find; "
                        + items(report.withoutSubject())
                        + " name no subject and are found only by reading");
        return lines;
    }

    static String items(long count) {
        return count == 1 ? "1 item" : count + " items";
    }

    private static String pairs(long count) {
        return count == 1 ? "1 pair" : count + " pairs";
    }

    static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", share * 100);
    }
}
