package mnemarium.cli;

import mnemarium.ownership.AuditReport;
import mnemarium.ownership.GateVerdict;
import mnemarium.ownership.file.AuditWords;
import mnemarium.ownership.file.Intake;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** An audit in lines for people. */
final class AuditText {

    private AuditText() {}

    static List<String> lines(AuditReport report, Intake.Taken taken) {
        List<String> lines = new ArrayList<>();
        lines.add(AuditWords.items(report.items()) + " read as " + taken.format().title());
        taken.notes().forEach(note -> lines.add("  " + note));
        lines.add(
                "Copies of what somebody owns: "
                        + report.copies()
                        + " ("
                        + AuditWords.percent(report.shareOfCopies())
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
        lines.addAll(AuditWords.numbers(report));
        lines.add("What to do, the riskiest first:");
        int number = 1;
        for (AuditReport.ToDo each : report.toDo()) {
            lines.add(
                    "  "
                            + number++
                            + ". "
                            + each.what()
                            + " ("
                            + AuditWords.items(each.items())
                            + ")");
            lines.add("     " + each.why());
        }
        return lines;
    }
}
