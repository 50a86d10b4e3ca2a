package mnemarium.store;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Where the shelves read and write. A reading has a connection of its own and sees what has been
 * acknowledged; a change goes through the one writer.
 */
final class Desk {

    private final Path file;
    private final Jdbi jdbi;
    private final Writer writer;
    private volatile boolean closed;

    Desk(Path file, Jdbi jdbi, Writer writer) {
        this.file = file;
        this.jdbi = jdbi;
        this.writer = writer;
    }

    Path file() {
        return file;
    }

    Writer writer() {
        return writer;
    }

    <T> T read(Function<Handle, T> question) {
        if (closed) {
            throw new StoreFault("a closed workspace", "an open one", file.toString());
        }
        try {
            return Uninterrupted.call(() -> jdbi.withHandle(question::apply));
        } catch (JdbiException e) {
            throw Trouble.fault(e, file);
        }
    }

    /** Written at once. */
    CompletionStage<Void> write(Consumer<Handle> change) {
        return submit(change, true);
    }

    /** Written with the next group. */
    CompletionStage<Void> writeSoon(Consumer<Handle> change) {
        return submit(change, false);
    }

    private CompletionStage<Void> submit(Consumer<Handle> change, boolean now) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        writer.submit(new Entry.Change(change, now, done));
        return done;
    }

    /** From now on readings are refused: one would open the file again. */
    void close() {
        closed = true;
    }
}
