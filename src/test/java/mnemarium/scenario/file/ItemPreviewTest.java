package mnemarium.scenario.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class ItemPreviewTest {
    @TempDir Path folder;

    private Optional<ItemPreview> glance(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, text);
        return ItemPreview.of(file, 2);
    }

    @Test
    void takesTheHeaderAndTheFirstRowsOfACsv() throws IOException {
        assertThat(glance("log.csv", "when;what\n1;\"a; b\"\n2;c\n3;d\n"))
                .contains(
                        new ItemPreview(
                                List.of("when", "what"),
                                List.of(List.of("1", "a; b"), List.of("2", "c")),
                                Map.of()));
    }

    @Test
    void guessesByTheColumnsNames() throws IOException {
        assertThat(glance("alerts.csv", "id,text,incident\nA-1,disk,I-1\n").orElseThrow().guessed())
                .containsEntry("text", "text")
                .containsEntry("id", "id")
                .containsEntry("incident", "incident");
    }

    @Test
    void takesTheKeysOfJsonLines() throws IOException {
        assertThat(glance("log.jsonl", "{\"a\": 1, \"b\": [2]}\n{\"c\": \"x\"}\n"))
                .contains(
                        new ItemPreview(
                                List.of("a", "b", "c"),
                                List.of(List.of("1", "…", ""), List.of("", "", "x")),
                                Map.of()));
    }

    @Test
    void isNoListOfItemsElsewhere() throws IOException {
        assertThat(glance("trip.yaml", "kind: triage\n")).isEmpty();
        assertThat(glance("empty.csv", "")).isEmpty();
        assertThat(ItemPreview.of(folder.resolve("none.csv"), 2)).isEmpty();
    }
}
