package mnemarium.memory.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** No account, no network: the library that runs the models knows no address to report to. */
class NoTelemetryTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "linux-x64/libonnxruntime.so",
                "linux-aarch64/libonnxruntime.so",
                "osx-aarch64/libonnxruntime.dylib",
                "win-x64/onnxruntime.dll"
            })
    void theNativeLibraryHoldsNoAddressOfACollector(String library) throws IOException {
        try (InputStream in =
                NoTelemetryTest.class.getResourceAsStream("/ai/onnxruntime/native/" + library)) {
            assertThat(in).isNotNull();
            String bytes = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            assertThat(bytes.contains("events.data.microsoft")).isFalse();
            assertThat(bytes.contains("OneCollector")).isFalse();
        }
    }
}
