package mnemarium.ownership.file;

import mnemarium.ownership.Audit;
import mnemarium.ownership.AuditReport;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** An audit's numbers in sentences, the same in every text and file that has them. */
public final class AuditWords {

    private AuditWords() {}

    /** What there is beside the copies, a sentence each. */
    public static List<String> numbers(AuditReport report) {
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

    /** {@code 1 item}, {@code 12 items}. */
    public static String items(long count) {
        return count == 1 ? "1 item" : count + " items";
    }

    private static String pairs(long count) {
        return count == 1 ? "1 pair" : count + " pairs";
    }

    /** A share of 0 to 1 as {@code 44.0 %}. */
    public static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", share * 100);
    }
}
