package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.cli.Terminal.Said;
import mnemarium.scenario.Dial;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

class ScreenshotCommandTest {

    @TempDir private Path folder;

    @Test
    void handsTheWishOnAndWritesThePicture() {
        Terminal terminal = new Terminal(folder);
        Path picture = folder.resolve("loop.png");
        Said said =
                terminal.type(
                        "screenshot",
                        "--scenario=alert-triage",
                        "--steps=9",
                        "--place=loop",
                        "--size=1440x900",
                        "--dark",
                        "--scale=1.5",
                        "--seed=3",
                        "--dial=added-latency=15",
                        "--out",
                        picture);

        assertThat(said.status()).as(said.err()).isZero();
        assertThat(picture).hasContent("picture");
        Pictures.Wish wish = terminal.wishes.getFirst();
        assertThat(wish.source().name()).isEqualTo("alert-triage.yaml");
        assertThat(wish.steps()).isEqualTo(9);
        assertThat(wish.place()).isEqualTo("loop");
        assertThat(wish.width()).isEqualTo(1440);
        assertThat(wish.height()).isEqualTo(900);
        assertThat(wish.dark()).isTrue();
        assertThat(wish.scale()).isEqualTo(1.5);
        assertThat(wish.options().seed()).hasValue(3);
        assertThat(wish.options().dials()).containsEntry(Dial.ADDED_LATENCY, "15");
    }

    @Test
    void replacesAPictureOnlyByAWholeOne() throws Exception {
        Path picture = folder.resolve("loop.png");
        java.nio.file.Files.writeString(picture, "before");
        new Terminal(folder).type("screenshot", "--scenario=none", "--out", picture);
        assertThat(picture).hasContent("before");

        new Terminal(folder).type("screenshot", "--scenario=trip-planning", "--out", picture);
        assertThat(picture).hasContent("picture");
    }

    @Test
    void otherSeedsAndAComparisonAreWishedForWithTheRun() {
        Terminal terminal = new Terminal(folder);
        Path picture = folder.resolve("runs.png");
        Said said =
                terminal.type(
                        "screenshot",
                        "--scenario=alert-triage",
                        "--seeds=1,3-4",
                        "--compare",
                        "--out",
                        picture);
        assertThat(said.status()).as(said.err()).isZero();
        assertThat(terminal.wishes.getFirst().seeds()).containsExactly(1L, 3L, 4L);
        assertThat(terminal.wishes.getFirst().isCompared()).isTrue();
    }

    @Test
    void seedsThatAreNoneAreWrongInput() {
        Terminal terminal = new Terminal(folder);
        for (String seeds : new String[] {"one", "3,3", "1000"}) {
            Said said =
                    terminal.type(
                            "screenshot",
                            "--scenario=alert-triage",
                            "--seeds=" + seeds,
                            "--out",
                            folder.resolve("runs.png"));
            assertThat(said.status()).as(seeds).isEqualTo(2);
            assertThat(said.err()).contains("--seeds");
        }
        assertThat(terminal.wishes).isEmpty();
    }
}
