package mnemarium.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.experiment.Results;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;

/** Cells in a file: what was kept is there again, bit by bit, and torn frames are not. */
class PartFileTest {

    @TempDir private Path folder;

    private static final List<Results.Played> CELLS =
            List.of(
                    new Results.Played(0, 3, new double[] {1, 0.1, -7, Double.NaN}, ""),
                    new Results.Played(
                            1, 9_000_000_000L, new double[] {1 / 3.0, 1e300, 4e-320, 1L << 53}, ""),
                    new Results.Played(1, 1, new double[0], "found\ta \\tab,\nexpected none"));

    private static List<String> words(List<Results.Played> cells) {
        return cells.stream()
                .map(
                        each ->
                                each.part()
                                        + " "
                                        + each.index()
                                        + " "
                                        + Arrays.toString(each.figures())
                                        + " "
                                        + each.failure())
                .toList();
    }

    private List<Results.Played> again() throws Exception {
        try (PartFile file = PartFile.open(folder, "a plan")) {
            return file.kept();
        }
    }

    private void keep(List<Results.Played> cells) throws Exception {
        try (PartFile file = PartFile.open(folder, "a plan")) {
            file.kept();
            file.keep(cells);
        }
    }

    @Test
    void whatWasKeptIsReadBackBitByBit() throws Exception {
        assertThat(again()).isEmpty();
        keep(CELLS.subList(0, 1));
        keep(CELLS.subList(1, 3));
        assertThat(words(again())).isEqualTo(words(CELLS));
        assertThat(words(PartFile.read(folder))).isEqualTo(words(CELLS));
        assertThat(PartFile.key(folder)).hasValue("a plan");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 10, 30})
    void aTornFrameIsDroppedAndPlayedAgain(int torn) throws Exception {
        keep(CELLS);
        Path file = folder.resolve(PartFile.NAME);
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length - torn));
        assertThat(words(again())).isEqualTo(words(CELLS.subList(0, 2)));
        keep(CELLS.subList(2, 3));
        assertThat(words(again())).isEqualTo(words(CELLS));
    }

    @Test
    void whatFollowsADamagedFrameIsDroppedToo() throws Exception {
        keep(CELLS);
        Path file = folder.resolve(PartFile.NAME);
        byte[] bytes = Files.readAllBytes(file);
        int first = new String(bytes, StandardCharsets.US_ASCII).indexOf('\n') + 1;
        bytes[first + 30]++;
        Files.write(file, bytes);
        assertThat(again()).isEmpty();
    }

    @Test
    void aLengthBeyondTheFileIsNoFrame() throws Exception {
        keep(CELLS);
        Path file = folder.resolve(PartFile.NAME);
        byte[] bytes = Files.readAllBytes(file);
        int first = new String(bytes, StandardCharsets.US_ASCII).indexOf('\n') + 1;
        for (int highest : new int[] {0x7f, 0xff}) {
            bytes[first] = (byte) highest;
            Files.write(file, bytes);
            assertThat(words(PartFile.read(folder))).isEmpty();
        }
    }

    @Test
    void cellsOfAnEarlierFormAreRefused() throws Exception {
        Files.writeString(folder.resolve(PartFile.NAME), "mnemarium-cells 1 a plan 97c6d7e5\n");
        assertThatThrownBy(() -> PartFile.open(folder, "a plan"))
                .isInstanceOf(PartFile.Foreign.class)
                .hasMessageContaining("(mnemarium-cells 1 a plan)");
    }

    @Test
    void aFileThatWasOnlyBegunIsBegunAgain() throws Exception {
        Files.writeString(folder.resolve(PartFile.NAME), "mnemarium-cel");
        assertThat(again()).isEmpty();
        keep(CELLS);
        assertThat(again()).hasSize(3);
    }

    @Test
    void cellsOfAnotherPlanAreRefused() throws Exception {
        keep(CELLS);
        assertThatThrownBy(() -> PartFile.open(folder, "another plan"))
                .isInstanceOf(PartFile.Foreign.class)
                .hasMessageContaining("found cells of another plan")
                .hasMessageContaining("mnemarium-cells 2 a plan");
        assertThat(again()).hasSize(3);
    }

    @Test
    void twoExperimentsDoNotWriteOneFile() throws Exception {
        try (PartFile first = PartFile.open(folder, "a plan")) {
            first.keep(CELLS);
            assertThatThrownBy(() -> PartFile.open(folder, "a plan"))
                    .isInstanceOf(PartFile.Foreign.class)
                    .hasMessageContaining("in use by another experiment");
        }
        Files.writeString(folder.resolve(PartFile.NAME), "no frame", StandardOpenOption.APPEND);
        assertThat(again()).hasSize(3);
    }
}
