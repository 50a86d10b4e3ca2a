package mnemarium.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.scenario.Transcripts.Holds;
import mnemarium.scenario.Transcripts.Passage;
import mnemarium.scenario.file.Reading;
import mnemarium.scenario.file.ScenarioReader;
import mnemarium.scenario.file.Shipped;

import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

class TranscriptsTest {

    private static Tenure shipped(String name) {
        return (Tenure)
                ((Reading.Opened)
                                new ScenarioReader().read(new Shipped().named(name).orElseThrow()))
                        .scenario();
    }

    private final Tenure analyst = shipped("warehouse-analyst");
    private final Tenure desk = shipped("support-desk");

    @Test
    void isAFunctionOfScenarioSeedAndNumber() {
        List<Passage> once = Transcripts.of(analyst, 7, 60).passages();

        assertThat(Transcripts.of(analyst, 7, 60).passages()).isEqualTo(once);
        assertThat(Transcripts.of(analyst, 8, 60).passages()).isNotEqualTo(once);
    }

    @Test
    void aConversationIsTheSameHoweverManyFollow() {
        Transcripts few = Transcripts.of(analyst, 7, 40);
        Transcripts many = Transcripts.of(analyst, 7, 300);

        assertThat(few.passages().subList(0, few.earlier()))
                .extracting(Passage::text)
                .isEqualTo(
                        many.passages().subList(0, few.earlier()).stream()
                                .map(Passage::text)
                                .toList());
    }

    @Test
    void noPassageSaysWhatHasToBePutTogether() {
        Transcripts all = Transcripts.of(analyst, 1, 2_400);
        Set<String> own =
                all.passages().subList(0, all.earlier()).stream()
                        .filter(each -> each.holds() == Holds.VALUE)
                        .map(Passage::fact)
                        .collect(Collectors.toSet());
        long pieces = all.passages().stream().filter(each -> each.holds() == Holds.PIECE).count();

        assertThat(own).containsExactly("zone");
        assertThat(pieces).isEqualTo(9);
    }

    @Test
    void neighboursNeverSpeakOfTheSubject() {
        assertThat(Transcripts.of(desk, 3, 500).passages())
                .filteredOn(each -> each.holds() == Holds.NEIGHBOUR)
                .hasSize(1_000)
                .allMatch(each -> !each.subject().equals(desk.fact(each.fact()).subject()));
    }

    @Test
    void twoThousandFourHundredConversationsFillEighteenMonths() {
        Transcripts all = Transcripts.of(desk, 1, 2_400);

        assertThat(all.date(1)).isEqualTo(desk.start().minusDays(548));
        assertThat(all.date(2_400)).isEqualTo(desk.start().minusDays(1));
        assertThat(all.date(2_401)).isEqualTo(desk.start());
    }

    @Test
    void knowsWhatWasSaidBeforeADay() {
        Transcripts all = Transcripts.of(analyst, 1, 100);
        LocalDate told = LocalDate.of(2026, 5, 20);

        assertThat(all.olderThan(all.date(1))).isZero();
        assertThat(all.olderThan(told)).isEqualTo(all.earlier());
        assertThat(all.upTo(6)).isEqualTo(all.earlier());
        assertThat(all.upTo(7)).isEqualTo(all.earlier() + 1);
        assertThat(all.passages().getLast().value())
                .isEqualTo("is archived and orders_v3 is authoritative");
    }
}
