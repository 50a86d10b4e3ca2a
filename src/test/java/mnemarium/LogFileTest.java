package mnemarium;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.LoggerContext;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class LogFileTest {

    @TempDir Path temporary;

    @Test
    void createsNothingBeforeThereIsSomethingToSay() {
        Path folder = temporary.resolve("home");
        LoggerContext loggers = loggers(folder);
        loggers.getLogger("library").info("only chatter");
        loggers.stop();
        assertThat(folder).doesNotExist();
    }

    @Test
    void keepsWarningsWithTheirCause() throws IOException {
        LoggerContext loggers = loggers(temporary.resolve("home"));
        loggers.getLogger("library").warn("it failed", new IllegalStateException("the cause"));
        loggers.stop();
        assertThat(Files.readString(temporary.resolve("home/mnemarium.log")))
                .contains("WARN  [")
                .contains("library: it failed")
                .contains("IllegalStateException: the cause");
    }

    @Test
    void aLogThatHasGrownTooLongIsPutAsideOnce() throws IOException {
        String old = "x".repeat((int) LogFile.Lines.LIMIT + 1);
        Files.writeString(temporary.resolve("mnemarium.log"), old);
        Files.writeString(temporary.resolve("mnemarium.1.log"), "older");
        LoggerContext loggers = loggers(temporary);
        loggers.getLogger("library").error("new");
        loggers.stop();
        assertThat(temporary.resolve("mnemarium.1.log")).hasContent(old);
        assertThat(Files.readString(temporary.resolve("mnemarium.log")))
                .hasLineCount(1)
                .endsWith("library: new" + System.lineSeparator());
    }

    @Test
    void aFolderThatCannotBeMadeDisturbsNobody() throws IOException {
        Path file = Files.createFile(temporary.resolve("a-file"));
        LoggerContext loggers = loggers(file.resolve("home"));
        loggers.getLogger("library").error("one");
        loggers.getLogger("library").error("two");
        loggers.stop();
        assertThat(file).isEmptyFile();
    }

    private static LoggerContext loggers(Path folder) {
        LoggerContext loggers = new LoggerContext();
        new LogFile(folder).configure(loggers);
        return loggers;
    }
}
