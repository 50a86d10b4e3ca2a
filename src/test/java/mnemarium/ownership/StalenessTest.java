package mnemarium.ownership;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.ownership.Staleness.Held;
import mnemarium.ownership.Staleness.Renewal;
import mnemarium.ownership.Staleness.Value;
import mnemarium.ownership.Staleness.Wrong;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;

class StalenessTest {

    private static final LocalDate START = LocalDate.of(2026, 4, 2);

    private static LocalDate day(int number) {
        return START.plusDays(number);
    }

    private static List<LocalDate> daily(int days) {
        return Staleness.evenly(START, day(days), 30);
    }

    private static final List<Value> PLAN =
            List.of(
                    new Value(day(0), "starter"),
                    new Value(day(46), "team"),
                    new Value(day(100), "starter"));

    @Test
    void aCopyIsWrongFromTheChangeUntilItIsMadeAnew() {
        Staleness staleness =
                Staleness.of(
                        PLAN, day(7), OptionalInt.of(30), Renewal.ON_EXPIRY, daily(122), day(122));
        assertThat(staleness.copy())
                .containsExactly(
                        new Held(day(7), day(37), "starter"),
                        new Held(day(37), day(67), "starter"),
                        new Held(day(67), day(97), "team"),
                        new Held(day(97), day(122), "team"));
        assertThat(staleness.wrong())
                .containsExactly(
                        new Wrong(day(46), day(67), "starter", 21),
                        new Wrong(day(100), day(122), "team", 22));
        assertThat(staleness.wrongDays()).isEqualTo(43);
        assertThat(staleness.wrongAnswers()).isEqualTo(43);
        assertThat(staleness.answers()).isEqualTo(115);
    }

    @Test
    void withoutAnExpiryTheFirstCopyIsHeldToTheEnd() {
        Staleness staleness =
                Staleness.of(
                        PLAN, day(7), OptionalInt.empty(), Renewal.ON_EXPIRY, daily(122), day(122));
        assertThat(staleness.copy()).containsExactly(new Held(day(7), day(122), "starter"));
        // the owner came back to what the copy says: it is right again, by chance
        assertThat(staleness.wrong()).containsExactly(new Wrong(day(46), day(100), "starter", 54));
    }

    @Test
    void anExpiredCopyMayWaitUntilItIsAskedFor() {
        Staleness staleness =
                Staleness.of(
                        PLAN,
                        day(0),
                        OptionalInt.of(30),
                        Renewal.WHEN_ASKED,
                        List.of(day(5), day(40), day(50), day(80)),
                        day(122));
        assertThat(staleness.copy())
                .containsExactly(
                        new Held(day(0), day(30), "starter"),
                        new Held(day(40), day(70), "starter"),
                        new Held(day(80), day(110), "team"));
        assertThat(staleness.wrong())
                .containsExactly(
                        new Wrong(day(46), day(70), "starter", 1),
                        new Wrong(day(100), day(110), "team", 0));
        assertThat(staleness.copySays(day(35))).isEmpty();
        assertThat(staleness.copySays(day(80))).contains("team");
    }

    @Test
    void aValueThatChangesTwiceInOneCopyIsOneWrongTime() {
        Staleness staleness =
                Staleness.of(
                        List.of(
                                new Value(day(0), "a"),
                                new Value(day(10), "b"),
                                new Value(day(20), "c")),
                        day(0),
                        OptionalInt.of(40),
                        Renewal.ON_EXPIRY,
                        List.of(day(10), day(10), day(39), day(40)),
                        day(60));
        assertThat(staleness.wrong()).containsExactly(new Wrong(day(10), day(40), "a", 3));
    }

    @Test
    void aCopyMadeOnTheDayOfAChangeHoldsTheNewValue() {
        Staleness staleness =
                Staleness.of(
                        PLAN,
                        day(46),
                        OptionalInt.empty(),
                        Renewal.ON_EXPIRY,
                        List.of(day(46)),
                        day(50));
        assertThat(staleness.copySays(day(46))).contains("team");
        assertThat(staleness.wrong()).isEmpty();
    }

    /** The same, counted day by day: what a reader would do with a calendar. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void agreesWithCountingDayByDayAndNoErrorOutlivesTheExpiry(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int world = 0; world < 60; world++) {
            int days = 20 + random.nextInt(200);
            List<Value> history = new ArrayList<>();
            for (int at = 0; at < days; at += 1 + random.nextInt(40)) {
                history.add(new Value(day(at), "v" + random.nextInt(3)));
            }
            List<LocalDate> asked = new ArrayList<>();
            for (int i = random.nextInt(300); i > 0; i--) {
                asked.add(day(random.nextInt(days + 10)));
            }
            int copied = random.nextInt(days);
            int expiry = 1 + random.nextInt(60);
            Renewal renewal = random.nextInt(2) == 0 ? Renewal.ON_EXPIRY : Renewal.WHEN_ASKED;
            Staleness staleness =
                    Staleness.of(
                            history,
                            day(copied),
                            OptionalInt.of(expiry),
                            renewal,
                            asked,
                            day(days));
            long wrongDays = 0;
            int wrongAnswers = 0;
            for (int at = copied; at < days; at++) {
                LocalDate today = day(at);
                boolean isWrong =
                        staleness.copySays(today).isPresent()
                                && !staleness.copySays(today).equals(staleness.ownerSays(today));
                long answers = asked.stream().filter(today::equals).count();
                if (isWrong) {
                    wrongDays++;
                    wrongAnswers += Math.toIntExact(answers);
                }
                // an answer finds no copy missing: it makes one
                assertThat(answers == 0 || staleness.copySays(today).isPresent()).isTrue();
            }
            assertThat(staleness.wrongDays()).isEqualTo(wrongDays);
            assertThat(staleness.wrongAnswers()).isEqualTo(wrongAnswers);
            assertThat(staleness.wrong()).allMatch(each -> each.days() < expiry);
            assertThat(staleness.copy())
                    .allMatch(
                            each ->
                                    staleness
                                            .ownerSays(each.from())
                                            .equals(staleness.copySays(each.from())));
        }
    }

    @Test
    void noExpiryKeepsAnErrorFromHappening() {
        for (int expiry = 2; expiry <= 46; expiry++) {
            Staleness staleness =
                    Staleness.of(
                            List.of(new Value(day(0), "a"), new Value(day(46), "b")),
                            day(1),
                            OptionalInt.of(expiry),
                            Renewal.ON_EXPIRY,
                            daily(122),
                            day(122));
            boolean isMadeAnewThatVeryDay = 45 % expiry == 0;
            assertThat(staleness.wrong()).hasSize(isMadeAnewThatVeryDay ? 0 : 1);
        }
    }

    @Test
    void answersComeEvenly() {
        assertThat(Staleness.evenly(day(0), day(30), 3)).containsExactly(day(0), day(10), day(20));
        assertThat(Staleness.evenly(day(0), day(2), 60))
                .containsExactly(day(0), day(0), day(1), day(1));
        assertThat(Staleness.evenly(day(0), day(30), 0)).isEmpty();
        assertThat(Staleness.evenly(day(0), day(122), 20)).hasSize(82);
    }

    @Test
    void aRegularValueGoesToAndFro() {
        assertThat(Staleness.regular(day(0), day(100), 46, "starter", "team"))
                .containsExactly(
                        new Value(day(0), "starter"),
                        new Value(day(46), "team"),
                        new Value(day(92), "starter"));
    }

    @Test
    void refusesWhatDoesNotFitTogether() {
        assertThatThrownBy(() -> copied(day(-1), day(10)))
                .hasMessage(
                        "the copy is made on 2026-04-01, expected a day on which there is a value");
        assertThatThrownBy(() -> copied(day(10), day(10)))
                .hasMessage("the last day is before 2026-04-12, expected one after 2026-04-12");
        assertThatThrownBy(
                        () ->
                                Staleness.of(
                                        List.of(new Value(day(3), "a"), new Value(day(3), "b")),
                                        day(3),
                                        OptionalInt.empty(),
                                        Renewal.ON_EXPIRY,
                                        List.of(),
                                        day(9)))
                .hasMessage("value 'b' is from 2026-04-05, expected a day after 2026-04-05");
        assertThatThrownBy(
                        () ->
                                Staleness.of(
                                        PLAN,
                                        day(3),
                                        OptionalInt.of(0),
                                        Renewal.ON_EXPIRY,
                                        List.of(),
                                        day(9)))
                .hasMessage("expiry in days is 0, expected 1 to 36500");
    }

    private static Staleness copied(LocalDate copied, LocalDate until) {
        return Staleness.of(PLAN, copied, OptionalInt.empty(), Renewal.ON_EXPIRY, List.of(), until);
    }
}
