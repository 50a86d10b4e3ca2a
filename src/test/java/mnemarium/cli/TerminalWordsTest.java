package mnemarium.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What comes to the terminal: whole sentences, and nothing that commands the terminal. */
class TerminalWordsTest {

    private static final String CLAIM =
            "\u001b[2J gone \u009b31m, \u202eturned\u0007, \ud83c\udfab عقد";

    @TempDir Path folder;

    private Terminal terminal;
    private Path candidates;

    @BeforeEach
    void write() throws IOException {
        terminal = new Terminal(folder);
        candidates =
                Files.writeString(
                        folder.resolve("candidates.json"),
                        """
                        {"candidates": [{"id": "a", "subject": "b", "claim":
                          "\\u001b[2J gone \\u009b31m, \\u202eturned\\u0007, \ud83c\udfab عقد"}]}
                        """);
    }

    @Test
    void showsControlCharactersOfAFileInsteadOfObeyingThem() {
        Terminal.Said said = terminal.type("gate", candidates);

        assertThat(said.status()).isZero();
        assertThat(said.out())
                .contains(
                        "\\u001b[2J gone \\u009b31m, \\u202eturned\\u0007, \ud83c\udfab عقد"
                                + System.lineSeparator())
                .doesNotContain("\u001b", "\u009b", "\u202e", "\u0007");
    }

    @Test
    void keepsTheTextInJson() {
        Terminal.Said said = terminal.type("gate", candidates, "--json");

        assertThat(said.out()).doesNotContain("\u001b", "\u009b", "\u202e", "\u0007");
        assertThat(said.json().get(0).get("claim").asString()).isEqualTo(CLAIM);
    }

    @Test
    void showsThemInMessagesToo() {
        Terminal.Said said = terminal.type("run", "no\u001b[31mscenario");

        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err()).contains("no\\u001b[31mscenario").doesNotContain("\u001b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "ledger --help"})
    void listsEveryCommandWithAWholeSentence(String words) {
        List<String> listed = listed(terminal.type((Object[]) words.split(" ")).out());

        assertThat(listed).hasSizeGreaterThan(5).allMatch(each -> each.endsWith("."));
    }

    /** The commands of a help, each with what is said of it. */
    private static List<String> listed(String help) {
        List<String> listed = new ArrayList<>();
        boolean within = false;
        for (String line : help.lines().toList()) {
            if (line.equals("Commands:")) {
                within = true;
            } else if (within && line.isBlank()) {
                within = false;
            } else if (within && line.startsWith("   ")) {
                listed.set(listed.size() - 1, listed.getLast() + " " + line.strip());
            } else if (within) {
                listed.add(line.strip());
            }
        }
        return listed;
    }
}
