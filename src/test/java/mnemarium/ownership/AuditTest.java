package mnemarium.ownership;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class AuditTest {

    private static final Instant NOW = Instant.parse("2026-05-09T00:00:00Z");

    private final List<MemoryItem> items = new ArrayList<>();

    private static OwnerRegistry registry() {
        return Desk.registry()
                .with(
                        new OwnedField(
                                "plan",
                                "Billing",
                                List.of("subscription tier"),
                                List.of("subscription", "套餐"),
                                List.of("(?i)\\bon the \\w+ plan\\b"),
                                "",
                                Optional.of(Duration.ofDays(90))))
                .with(
                        new OwnedField(
                                "seats",
                                "Billing",
                                List.of(),
                                List.of("seats"),
                                List.of(),
                                "",
                                Optional.empty()));
    }

    private void item(String subject, String text) {
        item(subject, text, Map.of());
    }

    private void item(String subject, String text, Map<String, String> others) {
        items.add(
                new MemoryItem(
                        "i" + items.size(),
                        text,
                        subject.isEmpty() ? Optional.empty() : Optional.of(subject),
                        Optional.ofNullable(others.get("field")),
                        Optional.ofNullable(others.get("source")),
                        Optional.of(NOW.minus(Duration.ofDays(90))),
                        Optional.empty(),
                        Optional.ofNullable(others.get("expires")).map(Instant::parse),
                        others,
                        new MemoryItem.Place(items.size() + 1, "")));
    }

    private AuditReport report() {
        return audit().report();
    }

    private Audit audit() {
        Audit audit = new Audit(registry(), FlowTerms.USUAL, NOW);
        items.forEach(audit::add);
        return audit;
    }

    @Test
    void findsCopiesByFieldNamePatternAndKeyWord() {
        item("a", "starter", Map.of("field", "Subscription_Tier"));
        item("a", "They are on the starter plan.");
        item("a", "They pay for 12 seats.");
        item("a", "客户的套餐是专业版");
        item("a", "A reseatsing of the board.");

        AuditReport report = report();

        assertThat(report.copies()).isEqualTo(4);
        assertThat(report.shareOfCopies()).isEqualTo(0.8);
        assertThat(report.classes())
                .extracting(each -> each.field() + " " + each.items())
                .containsExactly("plan 3", "seats 1");
        assertThat(new FieldMatcher(registry()).match(items.get(1)).orElseThrow().rule())
                .startsWith("pattern ");
    }

    @Test
    void tellsHowManyCopiesAreExpectedToBeOutOfDate() {
        item("a", "They are on the starter plan.");
        item("b", "They pay for 12 seats.");

        AuditReport report = report();

        // as old as the mean time between two changes
        assertThat(report.classes().getFirst().outOfDate())
                .isCloseTo(1 - Math.exp(-1), Offset.offset(1e-12));
        assertThat(report.classes().getLast().untold()).isEqualTo(1);
    }

    @Test
    void putsEachItemThroughTheFlowIfItCanBeTold() {
        item("a", "They are on the starter plan.");
        item("a", "A refund was authorised.");
        item(
                "a",
                "Quarters start in February.",
                Map.of("turns_to_ask", "6", "learned_from_user", "true"));
        item("a", "Wants short answers.", Map.of("metadata.turns_to_ask", "1"));
        item("a", "Something else.");

        assertThat(report().verdicts())
                .isEqualTo(
                        Map.of(
                                GateVerdict.LOOK_UP, 1L,
                                GateVerdict.NEVER_BELIEVE, 1L,
                                GateVerdict.REMEMBER, 1L,
                                GateVerdict.ASK_AGAIN, 1L,
                                GateVerdict.UNCLASSIFIED, 1L));
    }

    @Test
    void countsWhatIsSaidTwiceOfOneSubject() {
        item("a", "Likes tea.");
        item("a", "likes  TEA");
        item("b", "Likes tea.");
        item("a", "🙂");
        item("a", "🙃");

        Audit audit = audit();
        AuditReport report = audit.report();

        assertThat(report.repeats()).isEqualTo(1);
        assertThat(report.repeatedTexts()).isEqualTo(1);
        assertThat(audit.finding(items.get(0), 0).places()).isEqualTo(2);
        assertThat(audit.finding(items.get(0), 0).repeats()).isFalse();
        assertThat(audit.finding(items.get(1), 1).repeats()).isTrue();
    }

    @Test
    void pointsAtWhatMayContradictWithinOneSubject() {
        item("a", "Prefers dark mode in the editor");
        item("a", "Prefers light mode in the editor");
        item("b", "Prefers light mode in the editor");
        item("a", "The orders table is used");
        item("a", "The orders table is not used");
        item("c", "north", Map.of("field", "office"));
        item("c", "south side", Map.of("field", "office"));

        Audit audit = audit();

        assertThat(audit.report().contradictions()).isEqualTo(3);
        assertThat(audit.finding(items.get(0), 0).near())
                .containsExactly("may contradict i1: “dark” against “light”");
        assertThat(audit.finding(items.get(4), 4).near())
                .containsExactly("may contradict i3: one denies the other");
        assertThat(audit.finding(items.get(6), 6).near())
                .containsExactly("may contradict i5: two values of office");
        assertThat(audit.finding(items.get(2), 2).near()).isEmpty();
    }

    @Test
    void pointsAtWhatIsSaidInNearlyTheSameWords() {
        item("a", "Always sends the weekly report on Friday before noon to the team");
        item("a", "On Friday before noon always sends the weekly report to the whole team");

        assertThat(report().nearPairs()).isEqualTo(1);
        assertThat(report().contradictions()).isZero();
    }

    @Test
    void countsWhatHasNoSourceNoSubjectOrHasExpired() {
        item("a", "one", Map.of("source", "s1", "expires", "2026-05-09T00:00:00Z"));
        item("", "two", Map.of("expires", "2026-05-10T00:00:00Z"));

        AuditReport report = report();

        assertThat(report.withoutSource()).isEqualTo(1);
        assertThat(report.withoutSubject()).isEqualTo(1);
        assertThat(report.expired()).isEqualTo(1);
    }

    @Test
    void saysWhatToDoByRisk() {
        item("a", "They pay for 12 seats.", Map.of("source", "s"));
        item("a", "They are on the starter plan.", Map.of("source", "s"));
        item("a", "A refund was authorised.", Map.of("source", "s"));
        item("a", "Something.", Map.of("source", "s", "expires", "2026-01-01T00:00:00Z"));

        assertThat(report().toDo())
                .extracting(AuditReport.ToDo::what)
                .satisfiesExactly(
                        what -> assertThat(what).contains("claims of authority"),
                        what -> assertThat(what).contains("copies of plan"),
                        what -> assertThat(what).contains("copies of seats"),
                        what -> assertThat(what).contains("expired"));
    }

    @Test
    void leavesPairsOutBeyondAHundredThousandItemsAndSaysSo() {
        Audit audit = new Audit(OwnerRegistry.empty(), FlowTerms.USUAL, NOW);
        for (int i = 0; i <= Audit.MOST_FOR_NEIGHBOURS; i++) {
            audit.add(
                    new MemoryItem(
                            "i",
                            "text " + i % 70_000,
                            Optional.of("a"),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty(),
                            Map.of(),
                            new MemoryItem.Place(0, "")));
        }

        AuditReport report = audit.report();
        assertThat(report.neighboursLeftOut()).isTrue();
        assertThat(report.repeats()).isEqualTo(30_001);
    }
}
