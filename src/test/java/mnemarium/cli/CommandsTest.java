package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.cli.Terminal.Said;
import mnemarium.scenario.file.Shipped;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

class CommandsTest {

    @TempDir private Path folder;

    @Test
    void helpNamesEveryCommandAndTheExitStatuses() {
        Said help = new Terminal(folder).type("--help");

        assertThat(help.status()).isZero();
        assertThat(help.out())
                .contains("run", "scenarios", "reproduce", "export", "import", "runs")
                .contains("calibrate", "laws", "screenshot", "distil")
                .contains("0 done; 1 reproduce: it differs; 2 wrong input");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run",
                "scenarios",
                "reproduce",
                "compare",
                "experiment",
                "merge",
                "export",
                "import",
                "runs",
                "ledger",
                "gate",
                "audit",
                "calibrate",
                "laws",
                "screenshot",
                "distil"
            })
    void everyCommandExplainsItself(String command) {
        Said help = new Terminal(folder).type(command, "--help");

        assertThat(help.status()).isZero();
        assertThat(help.out()).startsWith("Usage: mnemarium " + command).contains("--help");
        assertThat(help.err()).isEmpty();
    }

    @Test
    void aCommandThatIsNamedInFullIsTheOnlyOneMadeAndTheHelpListsThemAll() {
        String help = new Terminal(folder).type("--help").out();

        for (String command : List.of("run", "experiment", "ledger", "audit", "distil")) {
            assertThat(help).containsPattern("\n  " + command + " ");
        }
        assertThat(new Terminal(folder).type("experiment", "audit").err())
                .contains("Missing required option: '--out=DIR'");
    }

    @Test
    void theVersionIsThatOfTheBuild() throws Exception {
        Said version = new Terminal(folder).type("--version");

        assertThat(version.status()).isZero();
        assertThat(version.out()).startsWith("Mnemarium " + Program.VERSION).contains("engine 1");
        assertThat(Files.readString(Path.of("pom.xml")))
                .contains("<version>" + Program.VERSION + "</version>");
    }

    @Test
    void aMistypedCommandIsAnsweredWithTheOneThatWasMeant() {
        Said said = new Terminal(folder).type("rnu", "alert-triage");

        assertThat(said.status()).isEqualTo(2);
        assertThat(said.out()).isEmpty();
        assertThat(said.err()).contains("found 'rnu', expected 'run' perhaps");
    }

    @Test
    void noCommandIsWrongInput() {
        Said said = new Terminal(folder).type();

        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err()).contains("found no command, expected one of run, ");
    }

    @Test
    void scenariosListsTheShippedOnes() {
        Said said = new Terminal(folder).type("scenarios");

        assertThat(said.status()).isZero();
        assertThat(said.out().lines())
                .hasSize(new Shipped().all().size())
                .anyMatch(line -> line.startsWith("alert-triage ") && line.contains("in-loop"))
                .anyMatch(line -> line.startsWith("trip-planning ") && line.contains("notes"));
    }

    @Test
    void printsTheSameInEveryLocale() {
        Locale usual = Locale.getDefault();
        try {
            Locale.setDefault(Locale.ROOT);
            String plain = withoutTimes(new Terminal(folder).type("run", "trip-planning").out());
            for (String tag : new String[] {"de-DE", "ar-EG", "tr-TR", "hi-IN-u-nu-deva"}) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                assertThat(withoutTimes(new Terminal(folder).type("run", "trip-planning").out()))
                        .as(tag)
                        .isEqualTo(plain);
            }
        } finally {
            Locale.setDefault(usual);
        }
    }

    /** Measured times differ from run to run; digits stay digits. */
    private static String withoutTimes(String text) {
        return text.replaceAll("(p50|p99|mean|most) [0-9]+\\.[0-9]", "$1 t");
    }
}
