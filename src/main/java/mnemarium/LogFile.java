package mnemarium;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.PatternLayout;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import ch.qos.logback.core.Context;
import ch.qos.logback.core.spi.ContextAwareBase;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Where the libraries' warnings and errors go: {@code mnemarium.log} beside the workspace, in the
 * folder {@code mnemarium.home} or, if that property is not set, in {@code Mnemarium} in the user's
 * home. The terminal belongs to the program's own words.
 *
 * <p>Found by the service loader, in Java instead of {@code logback.xml}: the first logger is ready
 * in half the time. The file and its folder come to be with the first warning, not before. At a
 * start after it has outgrown {@value Lines#LIMIT} bytes it becomes {@code mnemarium.1.log}. A log
 * that cannot be written is given up without a word.
 */
public final class LogFile extends ContextAwareBase implements Configurator {

    private final Path folder;

    /** The log of this process. */
    public LogFile() {
        this(
                Path.of(
                        System.getProperty(
                                "mnemarium.home", System.getProperty("user.home") + "/Mnemarium")));
    }

    LogFile(Path folder) {
        this.folder = folder;
    }

    @Override
    public ExecutionStatus configure(LoggerContext loggers) {
        Lines lines = new Lines(loggers, folder);
        lines.start();
        var root = loggers.getLogger(Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.WARN);
        root.addAppender(lines);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }

    /** Writes one event after the other; the caller takes care that it is one at a time. */
    static final class Lines extends AppenderBase<ILoggingEvent> {

        static final long LIMIT = 1_000_000;

        private final Path folder;
        private final PatternLayout layout = new PatternLayout();
        private @Nullable Writer writer;
        private boolean isGivenUp;

        Lines(Context context, Path folder) {
            this.folder = folder;
            setContext(context);
            layout.setContext(context);
            layout.setPattern(
                    "%d{yyyy-MM-dd'T'HH:mm:ss.SSSXXX} %-5level [%thread] %logger: %message%n");
        }

        @Override
        public void start() {
            layout.start();
            super.start();
        }

        @Override
        protected void append(ILoggingEvent event) {
            if (isGivenUp) {
                return;
            }
            try {
                Writer open = writer == null ? open() : writer;
                writer = open;
                open.write(layout.doLayout(event));
                open.flush();
            } catch (IOException e) {
                isGivenUp = true; // there is nowhere left to say so
            }
        }

        private Writer open() throws IOException {
            Files.createDirectories(folder);
            Path file = folder.resolve("mnemarium.log");
            if (Files.exists(file) && Files.size(file) > LIMIT) {
                Files.move(
                        file,
                        folder.resolve("mnemarium.1.log"),
                        StandardCopyOption.REPLACE_EXISTING);
            }
            return Files.newBufferedWriter(
                    file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }

        @Override
        public void stop() {
            super.stop();
            if (writer != null) {
                try {
                    writer.close();
                } catch (IOException e) {
                    isGivenUp = true; // all was flushed; nothing is lost
                }
            }
        }
    }
}
