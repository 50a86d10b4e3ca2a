package mnemarium.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Map;

class SettingShelfTest {

    @TempDir Path folder;

    @Test
    void remembersTheLastTextOfEachName() {
        try (Workspace workspace = Lab.open(folder)) {
            workspace.settings().keep("theme", "light");
            workspace.settings().keep("theme", "dark");
            workspace.settings().keep("dividers", "0.25 0.75");
            workspace.settings().keep("place", "loop");
            workspace.settings().forget("place");
        }
        try (Workspace workspace = Lab.open(folder)) {
            assertThat(workspace.settings().all())
                    .isEqualTo(Map.of("theme", "dark", "dividers", "0.25 0.75"));
            assertThat(workspace.settings().text("theme")).contains("dark");
            assertThat(workspace.settings().text("place")).isEmpty();
        }
    }
}
