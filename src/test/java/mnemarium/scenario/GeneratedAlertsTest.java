package mnemarium.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

class GeneratedAlertsTest {

    private static final GeneratedAlerts SHIPPED =
            new GeneratedAlerts(24, 12, NearMiss.NEAR, Rewording.MILD, WordingSet.HELD_OUT);

    @Test
    void givesTheSameAlertsForTheSameSeed() {
        assertThat(SHIPPED.items(42)).isEqualTo(SHIPPED.items(42)).isNotEqualTo(SHIPPED.items(43));
        assertThat(SHIPPED.items(42).getFirst())
                .isEqualTo(SHIPPED.items(42).getFirst())
                .extracting(Item::id, Item::incident)
                .containsExactly("A-01", "I-01");
    }

    @ParameterizedTest
    @MethodSource("all")
    void keepsTheNumberOfDuplicatesAtEverySeed(GeneratedAlerts alerts) {
        for (long seed = 0; seed < 50; seed++) {
            List<Item> items = alerts.items(seed);
            assertThat(items).hasSize(24);
            assertThat(items).extracting(Item::incident).doesNotContainNull();
            assertThat(new HashSet<>(items.stream().map(Item::incident).toList())).hasSize(12);
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void neverRepeatsTheOriginalsTextNorSharesOneBetweenIncidents(GeneratedAlerts alerts) {
        for (long seed = 0; seed < 50; seed++) {
            Map<String, String> incidentByText = new HashMap<>();
            Map<String, String> original = new HashMap<>();
            for (Item item : alerts.items(seed)) {
                String incident = Objects.requireNonNull(item.incident());
                assertThat(incidentByText.merge(item.text(), incident, (a, _) -> a))
                        .isEqualTo(incident);
                String first = original.putIfAbsent(incident, item.text());
                assertThat(item.text()).isNotEqualTo(first);
            }
        }
    }

    @Test
    void repeatsNoTextAtAllWhileWordingsLast() {
        for (long seed = 0; seed < 200; seed++) {
            Map<String, Integer> alertsOf = new HashMap<>();
            Set<String> texts = new HashSet<>();
            for (Item item : SHIPPED.items(seed)) {
                int nth = alertsOf.merge(Objects.requireNonNull(item.incident()), 1, Integer::sum);
                assertThat(texts.add(item.text())).isEqualTo(nth <= Words.MILD_FRAMES);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(NearMiss.class)
    void originalsKeepTheDistanceOfTheirKind(NearMiss nearMiss) {
        for (long seed = 0; seed < 20; seed++) {
            List<Item> originals =
                    new GeneratedAlerts(40, 0, nearMiss, Rewording.MILD, WordingSet.CALIBRATION)
                            .items(seed);
            int pairs = 0;
            for (Item one : originals) {
                for (Item other : originals.subList(0, originals.indexOf(one))) {
                    Set<String> differ = differences(one, other);
                    if (differ.size() == 1) {
                        pairs++;
                        assertThat(differ).containsExactly(nearMiss.word());
                    }
                    assertThat(differ).hasSizeGreaterThanOrEqualTo(least(nearMiss));
                }
            }
            assertThat(pairs).isEqualTo(least(nearMiss) == 1 ? 20 : 0);
        }
    }

    @ParameterizedTest
    @EnumSource(NearMiss.class)
    void drawsAsManyOriginalsAsItPromises(NearMiss nearMiss) {
        GeneratedAlerts most =
                new GeneratedAlerts(
                        nearMiss.most(), 0, nearMiss, Rewording.MILD, WordingSet.HELD_OUT);
        for (long seed = 0; seed < 3; seed++) {
            assertThat(most.items(seed)).hasSize(nearMiss.most());
        }
        assertThatThrownBy(
                        () ->
                                new GeneratedAlerts(
                                        nearMiss.most() + 1,
                                        0,
                                        nearMiss,
                                        Rewording.MILD,
                                        WordingSet.HELD_OUT))
                .hasMessageContaining("expected at most " + nearMiss.most());
    }

    @Test
    void hostsThatMissNarrowlyDifferInTheNumberOnly() {
        List<Item> items =
                new GeneratedAlerts(40, 0, NearMiss.HOST, Rewording.MILD, WordingSet.CALIBRATION)
                        .items(5);
        for (Item one : items) {
            for (Item other : items) {
                if (differences(one, other).equals(Set.of("host"))) {
                    assertThat(fleet(one)).isEqualTo(fleet(other));
                }
            }
        }
    }

    @Test
    void duplicatesStandAnywhereButFirstAndCopyAnyEarlierIncident() {
        // law of the order: each place after the first is a duplicate with chance 12/23; the last
        // position, if a duplicate, copies incident 1 as often as incident 12
        int seeds = 4_000;
        int[] duplicateAt = new int[24];
        int[] copiedByLast = new int[12];
        for (long seed = 0; seed < seeds; seed++) {
            int[] order = ArrivalOrder.uniform(24, 12, new Chance(seed));
            Set<Integer> opened = new HashSet<>();
            for (int i = 0; i < 24; i++) {
                if (!opened.add(order[i])) {
                    duplicateAt[i]++;
                    if (i == 23) {
                        copiedByLast[order[i]]++;
                    }
                } else {
                    assertThat(order[i]).isEqualTo(opened.size() - 1);
                }
            }
        }
        assertThat(duplicateAt[0]).isZero();
        for (int i = 1; i < 24; i++) {
            assertThat(duplicateAt[i] / (double) seeds).isCloseTo(12 / 23.0, within(0.04));
        }
        for (int copies : copiedByLast) {
            assertThat(copies / (double) seeds).isCloseTo(1 / 23.0, within(0.018));
        }
    }

    @Test
    void otherWordsLeaveTheOrderAsItIs() {
        List<@Nullable String> order = SHIPPED.items(9).stream().map(Item::incident).toList();
        for (Rewording rewording : Rewording.values()) {
            GeneratedAlerts other =
                    new GeneratedAlerts(24, 12, NearMiss.FAR, rewording, WordingSet.CALIBRATION);
            assertThat(other.items(9).stream().map(Item::incident).toList()).isEqualTo(order);
        }
    }

    @Test
    void aRewordingChangesWhatItsLevelSays() {
        for (WordingSet set : WordingSet.values()) {
            for (Rewording rewording : Rewording.values()) {
                List<Item> items = new AlertStream(60, NearMiss.NEAR, rewording, set).items(3);
                Map<String, Item> first = new HashMap<>();
                for (Item item : items) {
                    Item original =
                            first.putIfAbsent(Objects.requireNonNull(item.incident()), item);
                    if (original != null) {
                        boolean samePhrase = phrase(item, set) == phrase(original, set);
                        assertThat(samePhrase)
                                .isEqualTo(
                                        rewording == Rewording.MILD
                                                || rewording == Rewording.FRAME);
                    }
                }
            }
        }
    }

    @Test
    void refusesNumbersThatMakeNoStream() {
        assertThatThrownBy(() -> generated(1, 0))
                .hasMessage("alerts are 1, expected 2 to 10 000 of them");
        assertThatThrownBy(() -> generated(24, 24))
                .hasMessage("duplicates are 24, expected 0 to 23");
        assertThatThrownBy(() -> generated(24, -1))
                .hasMessage("duplicates are -1, expected 0 to 23");
    }

    private static GeneratedAlerts generated(int alerts, int duplicates) {
        return new GeneratedAlerts(
                alerts, duplicates, NearMiss.NEAR, Rewording.MILD, WordingSet.HELD_OUT);
    }

    private static int least(NearMiss nearMiss) {
        return switch (nearMiss) {
            case FAR -> 3;
            case NEAR -> 2;
            case HOST, USER, TECHNIQUE, SEVERITY -> 1;
        };
    }

    private static Set<String> differences(Item one, Item other) {
        Set<String> differ = new HashSet<>();
        one.fields()
                .forEach(
                        (name, value) -> {
                            if (!value.equals(other.fields().get(name))) {
                                differ.add(name);
                            }
                        });
        return differ;
    }

    private static String fleet(Item item) {
        String host = Objects.requireNonNull(item.fields().get("host"));
        return host.substring(0, host.length() - 3);
    }

    private static int phrase(Item item, WordingSet set) {
        List<String> phrases = Objects.requireNonNull(Words.of(set).phrases().get(item.label()));
        for (int i = 0; i < phrases.size(); i++) {
            if (item.text()
                    .toLowerCase(Locale.ROOT)
                    .contains(phrases.get(i).toLowerCase(Locale.ROOT))) {
                return i;
            }
        }
        throw new AssertionError("no phrase of " + item.label() + " in " + item.text());
    }

    static Stream<GeneratedAlerts> all() {
        List<GeneratedAlerts> all = new ArrayList<>();
        for (NearMiss nearMiss : NearMiss.values()) {
            for (Rewording rewording : Rewording.values()) {
                for (WordingSet set : WordingSet.values()) {
                    all.add(new GeneratedAlerts(24, 12, nearMiss, rewording, set));
                }
            }
        }
        return all.stream();
    }
}
