package mnemarium.ownership.file;

import mnemarium.ownership.AuditReport;
import mnemarium.ownership.Finding;
import mnemarium.ownership.GateVerdict;
import mnemarium.ownership.MemoryItem;
import mnemarium.ownership.Told;

import java.util.Locale;

/** An audit as one page that needs nothing from anywhere, in light or dark after the system. */
public final class AuditHtml {

    /** So many items are shown; the table beside the page has all. */
    private static final int SHOWN = 200;

    private static final String HEAD =
            """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><title>Audit of a memory</title>
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <style>
            :root { color-scheme: light dark; --ink: #1d2433; --soft: #5a6478; --line: #d5dae3;
              --page: #ffffff; --bar: #2f6fb3; }
            @media (prefers-color-scheme: dark) { :root { --ink: #e6eaf2; --soft: #a3adc0;
              --line: #3a4458; --page: #161b26; --bar: #6aa8e8; } }
            body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page);
              max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
            table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
            th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line);
              vertical-align: top; overflow-wrap: anywhere; }
            td.n, th.n { text-align: right; white-space: nowrap; }
            .soft { color: var(--soft); }
            .bar { background: var(--bar); height: .8rem; min-width: 1px; }
            .big { font-size: 2.4rem; font-weight: 600; }
            </style></head><body>
            """;

    private final Audited audited;
    private final StringBuilder rows = new StringBuilder();
    private int shown;

    /** A page that has no item yet. */
    public AuditHtml(Audited audited) {
        this.audited = audited;
    }

    /** Takes an item in; the first that something is to be done about are shown. */
    public void take(MemoryItem item, Finding finding) {
        boolean matters =
                finding.isCopy()
                        || finding.claimsAuthority()
                        || finding.isExpired()
                        || !finding.near().isEmpty();
        if (matters && shown < SHOWN) {
            shown++;
            rows.append("<tr><td>")
                    .append(text(item.id()))
                    .append("</td><td><bdi>")
                    .append(text(item.text()))
                    .append("</bdi></td><td><bdi>")
                    .append(text(item.subject().orElse("")))
                    .append("</bdi></td><td>")
                    .append(text(finding.owner().name()))
                    .append("</td><td>")
                    .append(text(finding.verdict().title()))
                    .append("</td><td>")
                    .append(text(Told.words(finding.reason())))
                    .append(finding.isExpired() ? " Expired." : "")
                    .append(
                            text(
                                    finding.near().isEmpty()
                                            ? ""
                                            : " " + String.join("; ", finding.near())))
                    .append("</td></tr>\n");
        }
    }

    /** The whole page. */
    public String page() {
        AuditReport report = audited.report();
        StringBuilder page = new StringBuilder(HEAD);
        page.append("<h1>Audit of a memory</h1>\n<p class=\"soft\">")
                .append(text(audited.name()))
                .append(", read as ")
                .append(text(audited.taken().format().title()))
                .append(", as of ")
                .append(text(audited.asOf().toString()))
                .append("</p>\n<p><span class=\"big\">")
                .append(AuditWords.percent(report.shareOfCopies()))
                .append("</span> of ")
                .append(AuditWords.items(report.items()))
                .append(" are copies of what somebody owns (")
                .append(report.copies())
                .append(").</p>\n");
        toDo(page, report);
        classes(page, report);
        verdicts(page, report);
        page.append("<h2>Beside the copies</h2>\n<ul>\n");
        AuditWords.numbers(report)
                .forEach(each -> page.append("<li>").append(text(each)).append("</li>\n"));
        audited.taken()
                .notes()
                .forEach(each -> page.append("<li>").append(text(each)).append("</li>\n"));
        page.append("</ul>\n<h2>Items to look at</h2>\n<p class=\"soft\">")
                .append(shown == SHOWN ? "The first " + SHOWN : "All")
                .append(" of those that are copies, claim an authority, have expired or may")
                .append(
                        " contradict another; items.csv has every item.</p>\n<table><tr><th>Id</th>")
                .append(
                        "<th>Text</th><th>Subject</th><th>Owner</th><th>Verdict</th><th>Why</th></tr>\n")
                .append(rows)
                .append("</table>\n</body></html>\n");
        return page.toString();
    }

    private static void toDo(StringBuilder page, AuditReport report) {
        page.append("<h2>What to do, the riskiest first</h2>\n<ol>\n");
        for (AuditReport.ToDo each : report.toDo()) {
            page.append("<li><strong>")
                    .append(text(each.what()))
                    .append("</strong> ")
                    .append(AuditWords.items(each.items()))
                    .append(". ")
                    .append(text(each.why()))
                    .append(" <span class=\"soft\">")
                    .append(text(String.join(", ", each.examples())))
                    .append("</span></li>\n");
        }
        page.append("</ol>\n");
    }

    private static void classes(StringBuilder page, AuditReport report) {
        page.append("<h2>Copies by field</h2>\n<table><tr><th>Field</th><th>Owner</th><th>Instead")
                .append("</th><th class=\"n\">Items</th><th class=\"n\">Share</th><th class=\"n\">")
                .append("Expected out of date</th><th>Of all items</th></tr>\n");
        for (AuditReport.CopyClass each : report.classes()) {
            double share = each.items() / (double) Math.max(1, report.items());
            page.append("<tr><td>")
                    .append(text(each.field()))
                    .append("</td><td>")
                    .append(text(each.owner()))
                    .append("</td><td>")
                    .append(text(each.verdict().title()))
                    .append("</td><td class=\"n\">")
                    .append(each.items())
                    .append("</td><td class=\"n\">")
                    .append(AuditWords.percent(share))
                    .append("</td><td class=\"n\">")
                    .append(
                            each.untold() == each.items()
                                    ? "not known"
                                    : String.format(Locale.ROOT, "%.0f", each.outOfDate()))
                    .append("</td><td><div class=\"bar\" style=\"width:")
                    .append(String.format(Locale.ROOT, "%.1f", share * 100))
                    .append("%\"></div></td></tr>\n");
        }
        page.append("</table>\n");
    }

    private static void verdicts(StringBuilder page, AuditReport report) {
        page.append("<h2>The gate's answers</h2>\n<table><tr><th>Verdict</th>")
                .append("<th class=\"n\">Items</th></tr>\n");
        for (GateVerdict verdict : GateVerdict.values()) {
            long count = report.verdicts().getOrDefault(verdict, 0L);
            if (count > 0) {
                page.append("<tr><td>")
                        .append(verdict.title())
                        .append("</td><td class=\"n\">")
                        .append(count)
                        .append("</td></tr>\n");
            }
        }
        page.append("</table>\n");
    }

    private static String text(String text) {
        return AuditTable.visible(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
