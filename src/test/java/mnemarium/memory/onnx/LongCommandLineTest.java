package mnemarium.memory.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.memory.Embedder;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * ONNX Runtime 1.29.0 reads the command line of its process for its telemetry, and a long one ends
 * the process without a word. The version in use must do neither.
 */
class LongCommandLineTest {

    @Test
    void aModelOpensHoweverLongTheCommandLineIs() throws Exception {
        ProcessBuilder builder =
                new ProcessBuilder(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-Dfiller=" + "/some/folder/some-library-1.0.jar:".repeat(2000),
                                Opens.class.getName()));
        builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
        Process process = builder.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).contains("256 numbers");
    }

    /** Opens the static embedder on a thread like any other. */
    static final class Opens {
        private Opens() {}

        public static void main(String[] arguments) throws InterruptedException {
            Thread thread =
                    new Thread(
                            () -> {
                                try (Models models = new Models();
                                        Embedder embedder = models.open("static")) {
                                    System.out.println(embedder.embed("a").length + " numbers");
                                }
                            });
            thread.start();
            thread.join();
        }
    }
}
