package mnemarium.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.ui.Breadth;
import mnemarium.ui.shell.Preferences.Motion;
import mnemarium.ui.shell.Preferences.Scheme;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;

class WordsOfTheFrameTest {
    @ParameterizedTest
    @CsvSource(
            textBlock =
                    """
                    2026-11-29T11:59:30Z, just now
                    2026-11-29T11:58:50Z, 1 minute ago
                    2026-11-29T11:20:00Z, 40 minutes ago
                    2026-11-29T10:00:00Z, 2 hours ago
                    2026-11-28T23:00:00Z, yesterday
                    2026-11-24T12:00:00Z, Tuesday
                    2026-03-03T12:00:00Z, 3 March 2026
                    """)
    void saysHowLongAgoARunWas(Instant then, String words) {
        assertThat(Ago.words(then, Instant.parse("2026-11-29T12:00:00Z"), ZoneOffset.UTC))
                .isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource({"0, 00:00.000", "10996000000, 00:10.996", "3723456000000, 1:02:03.456"})
    void showsVirtualTime(long nanos, String words) {
        assertThat(Moments.clock(nanos)).isEqualTo(words);
    }

    @Test
    void shortensTheHomeFolder() {
        Path home = Path.of("/home/someone");
        assertThat(Moments.brief(home.resolve("Mnemarium/lab.mv.db"), home))
                .isEqualTo("~/Mnemarium/lab.mv.db");
        assertThat(Moments.brief(Path.of("/data/lab.mv.db"), home)).isEqualTo("/data/lab.mv.db");
    }

    @Test
    void showsEightDigitsOfAHash() {
        assertThat(Moments.digits("a3f91c20ffff")).isEqualTo("a3f9 1c20");
    }

    @Test
    void putsAPaceIntoWords() {
        assertThat(Pace.USUAL.words()).isEqualTo("4 steps/s");
        assertThat(new Pace(1).words()).isEqualTo("1 step/s");
        assertThat(new Pace(0.5).words()).isEqualTo("0.5 steps/s");
        assertThat(Pace.FASTEST.words()).isEqualTo("full speed");
        assertThat(Pace.at(Pace.USUAL.position())).isEqualTo(Pace.USUAL);
        assertThatThrownBy(() -> new Pace(0)).hasMessageContaining("expected more than 0");
    }

    @Test
    void saysWhatIsLeftOfACalibration() {
        assertThat(CalibrationDesk.words(0.01, 1_000_000_000L)).isEqualTo("1\u2009%");
        assertThat(CalibrationDesk.words(0.5, 10_000_000_000L))
                .isEqualTo("50\u2009%, 10\u2009s left");
        assertThat(CalibrationDesk.words(0.1, 30_000_000_000L))
                .isEqualTo("10\u2009%, 5\u2009min left");
    }

    @Test
    void keepsPreferencesAsSettingsAndReadsThemBack() {
        Preferences chosen =
                new Preferences(Scheme.DARK, 150, Motion.REDUCED, Optional.of("minilm"), true);
        Map<String, String> settings = chosen.settings();
        assertThat(Preferences.of(name -> Optional.ofNullable(settings.get(name))))
                .isEqualTo(chosen);
        assertThat(Preferences.of(name -> Optional.of("nonsense")))
                .extracting(Preferences::scheme)
                .isEqualTo(Scheme.SYSTEM);
        assertThat(Preferences.of(name -> Optional.empty())).isEqualTo(Preferences.USUAL);
    }

    @Test
    void measuresTheWindowInEm() {
        assertThat(Breadth.of(1440, 13)).isEqualTo(Breadth.WIDE);
        assertThat(Breadth.of(1280, 13)).isEqualTo(Breadth.WIDE);
        assertThat(Breadth.of(1270, 13)).isEqualTo(Breadth.MEDIUM);
        assertThat(Breadth.of(1280, 26)).isEqualTo(Breadth.NARROW);
        assertThatThrownBy(() -> new Theme(false, 250)).hasMessageContaining("100 to 200");
    }
}
