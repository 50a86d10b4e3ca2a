package mnemarium.store;

import mnemarium.ownership.AuditReport;
import mnemarium.ownership.AuditReport.CopyClass;
import mnemarium.ownership.AuditReport.ToDo;
import mnemarium.ownership.GateVerdict;
import mnemarium.ownership.MemoryItem;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Items of a memory that are always the same for the same number, some of them odd. */
final class Memories {

    static final Instant DAY = Instant.parse("2026-05-09T00:00:00Z");

    private Memories() {}

    static MemoryItem item(int number) {
        boolean odd = number % 3 == 0;
        return new MemoryItem(
                "i" + number,
                odd ? "إجابات \"seats\" 🙂 \u0007\nline two of " + number : "Plan of " + number,
                number % 4 == 0 ? Optional.empty() : Optional.of("Account-" + number % 7),
                odd ? Optional.of("plan") : Optional.empty(),
                Optional.empty(),
                Optional.of(DAY.minusSeconds(number)),
                Optional.empty(),
                odd ? Optional.of(DAY) : Optional.empty(),
                odd ? Map.of("metadata.kind", "=1+1", "", "blank") : Map.of(),
                new MemoryItem.Place(number, "/" + number));
    }

    static List<MemoryItem> items(int from, int to) {
        List<MemoryItem> items = new ArrayList<>();
        for (int each = from; each < to; each++) {
            items.add(item(each));
        }
        return items;
    }

    static KeptFinding finding(int number) {
        boolean copy = number % 2 == 0;
        return new KeptFinding(
                number,
                copy ? "plan" : "",
                copy ? GateVerdict.LOOK_UP : GateVerdict.UNCLASSIFIED,
                copy,
                number % 3 == 0,
                number % 5 != 0,
                number % 7 == 0,
                number % 11 == 0,
                1 + number % 2,
                number % 13 == 0
                        ? List.of("nearly repeats i1: same", "may contradict i2")
                        : List.of());
    }

    static List<KeptFinding> findings(int from, int to) {
        List<KeptFinding> findings = new ArrayList<>();
        for (int each = from; each < to; each++) {
            findings.add(finding(each));
        }
        return findings;
    }

    static AuditReport report(long items) {
        return new AuditReport(
                items,
                items / 2,
                List.of(new CopyClass("plan", "Billing", GateVerdict.LOOK_UP, items / 2, 1.5, 2)),
                Map.of(GateVerdict.LOOK_UP, items / 2),
                1,
                1,
                2,
                3,
                false,
                4,
                5,
                6,
                7,
                8,
                "Account-1",
                9,
                List.of(new ToDo("Do it.", "Because.", 3, List.of("i1", "i2"))));
    }

    static StagedMemory memory(int number, String name, long items) {
        return new StagedMemory(
                number, name, true, "mem0", List.of("One note.", "Another."), DAY, Lab.NOON, items);
    }
}
