package mnemarium;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

class LauncherTest {

    private final Map<String, String> environment = new HashMap<>();
    private final Properties properties = new Properties();
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final List<List<String>> started = new ArrayList<>();

    @BeforeEach
    void onLinuxWithADisplay() {
        environment.put("DISPLAY", ":0");
        properties.setProperty("os.name", "Linux");
        properties.setProperty("java.home", "/opt/java");
    }

    @Test
    void opensTheWindowIfNothingIsAsked() throws Throwable {
        assertThat(launch()).isZero();
        assertThat(started).containsExactly(List.of());
        assertThat(properties).doesNotContainKeys("glass.platform", "prism.order");
        assertThat(messages()).isEmpty();
    }

    @Test
    void saysThatTheJavaIsTooOld() throws Throwable {
        assertThat(launcher(17, started::add).launch(List.of("run", "alert-triage"))).isEqualTo(2);
        assertThat(started).isEmpty();
        assertThat(messages())
                .containsExactly("Mnemarium needs Java 25 or newer; this is Java 17 (/opt/java).");
    }

    @Test
    void isItselfReadableByJava17() throws IOException {
        try (InputStream in = Launcher.class.getResourceAsStream("Launcher.class");
                DataInputStream data = new DataInputStream(in)) {
            assertThat(data.readInt()).isEqualTo(0xCAFEBABE);
            assertThat(data.readUnsignedShort()).isZero();
            assertThat(data.readUnsignedShort()).as("class version").isEqualTo(61);
        }
    }

    @Test
    void runsTheDefaultScenarioInTheTerminalIfThereIsNoDisplay() throws Throwable {
        environment.put("DISPLAY", " ");
        assertThat(launch()).isZero();
        assertThat(started).containsExactly(List.of("run", "alert-triage"));
        assertThat(messages())
                .containsExactly(
                        "Mnemarium found no display (DISPLAY is not set): start it from a terminal"
                                + " on a desktop, over ssh with ssh -X. In the terminal now: run"
                                + " alert-triage");
    }

    @Test
    void aCommandNeedsNoDisplay() throws Throwable {
        environment.clear();
        assertThat(launch("screenshot", "--out", "a.png")).isZero();
        assertThat(started).containsExactly(List.of("screenshot", "--out", "a.png"));
        assertThat(properties)
                .containsEntry("glass.platform", "Headless")
                .containsEntry("prism.order", "sw");
        assertThat(messages()).isEmpty();
    }

    @Test
    void theHeadlessPlatformIsDisplayEnough() throws Throwable {
        environment.clear();
        properties.setProperty("glass.platform", "Headless");
        assertThat(launch()).isZero();
        assertThat(started).containsExactly(List.of());
        assertThat(properties).containsEntry("prism.order", "sw");
        assertThat(messages()).isEmpty();
    }

    @Test
    void waylandIsTriedBeforeItIsGivenUp() throws Throwable {
        environment.clear();
        environment.put("WAYLAND_DISPLAY", "wayland-0");
        assertThat(launchWithoutWindow("Unable to open DISPLAY")).isZero();
        assertThat(started).containsExactly(List.of(), List.of("run", "alert-triage"));
        assertThat(messages()).singleElement().asString().contains("start Xwayland");
    }

    @Test
    void saysWhichDisplayCouldNotBeOpened() throws Throwable {
        assertThat(launchWithoutWindow("Unable to open DISPLAY")).isZero();
        assertThat(started).containsExactly(List.of(), List.of("run", "alert-triage"));
        assertThat(messages())
                .singleElement()
                .asString()
                .startsWith("Mnemarium could not open the display \":0\"");
    }

    @Test
    void saysHowToInstallGtk() throws Throwable {
        assertThat(launchWithoutWindow("Unable to load glass GTK library.")).isZero();
        assertThat(started).containsExactly(List.of(), List.of("run", "alert-triage"));
        assertThat(messages()).singleElement().asString().contains("apt-get install libgtk-3-0");
    }

    @Test
    void hidesNoOtherTrouble() {
        RuntimeException bug = new RuntimeException("a bug");
        assertThatThrownBy(
                        () ->
                                launcher(
                                                25,
                                                words -> {
                                                    throw bug;
                                                })
                                        .launch(List.of()))
                .isSameAs(bug);
    }

    @ParameterizedTest
    @CsvSource({"run.mnemarium,reproduce", "chat.jsonl,run"})
    void aFileIsForTheWindowAndHasACommandForTheTerminal(
            String name, String command, @TempDir Path folder) throws Throwable {
        String file = Files.createFile(folder.resolve(name)).toString();
        assertThat(launch(file)).isZero();
        environment.clear();
        assertThat(launch(file)).isZero();
        assertThat(started).containsExactly(List.of(file), List.of(command, file));
    }

    @Test
    void takesItsWordsFromThePropertyIfThereAreNoArguments() throws Throwable {
        properties.setProperty("mnemarium.args", "run 'my chat.jsonl' --dial added-latency=15");
        launch();
        launch("calibrate");
        assertThat(started)
                .containsExactly(
                        List.of("run", "my chat.jsonl", "--dial", "added-latency=15"),
                        List.of("calibrate"));
    }

    @Test
    void splitsAsAShellWould() {
        assertThat(Launcher.split("")).isEmpty();
        assertThat(Launcher.split("  a\tb \n c  ")).containsExactly("a", "b", "c");
        assertThat(Launcher.split("a'b c'd \"e 'f'\" '' \"\""))
                .containsExactly("ab cd", "e 'f'", "", "");
        assertThat(Launcher.split("a\\ b \\'c \"\\\"d\\\"\" '\\' e\\\\f"))
                .containsExactly("a b", "'c", "\"d\"", "\\", "e\\f");
        assertThat(Launcher.split("C:\\data\\x.csv")).containsExactly("C:\\data\\x.csv");
    }

    @Test
    void refusesAQuoteThatIsNotClosed() throws Throwable {
        properties.setProperty("mnemarium.args", "run 'alert-triage");
        assertThat(launch()).isEqualTo(2);
        assertThat(started).isEmpty();
        assertThat(messages())
                .containsExactly(
                        "found a ' that is not closed, expected a second one in: run"
                                + " 'alert-triage");
    }

    private int launch(String... words) throws Throwable {
        return launcher(25, started::add).launch(List.of(words));
    }

    /** The window fails as JavaFX does, with the reason as a cause; commands succeed. */
    private int launchWithoutWindow(String reason) throws Throwable {
        Launcher.Program program =
                words -> {
                    started.add(words);
                    if (words.isEmpty()) {
                        throw new RuntimeException(new UnsupportedOperationException(reason));
                    }
                };
        return launcher(25, program).launch(List.of());
    }

    private Launcher launcher(int java, Launcher.Program program) {
        return new Launcher(
                java,
                environment,
                properties,
                new PrintStream(printed, true, StandardCharsets.UTF_8),
                program);
    }

    private List<String> messages() {
        return printed.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
