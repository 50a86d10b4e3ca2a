package mnemarium.workbench;

import mnemarium.ownership.file.OwnersFile;
import mnemarium.ownership.file.Reading;
import mnemarium.store.OwnerShelf;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * Who holds which fact, in this workspace: the owners that the gate and the audit ask. Until
 * somebody changes them they are the shipped ones. A change is undone by saving what was in force
 * before. May be used from any thread.
 */
public final class OwnerDesk implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(OwnerDesk.class);

    private final OwnerShelf shelf;
    private final Errands errands = new Errands("owners");
    private final List<Consumer<OwnersFile>> listeners = new CopyOnWriteArrayList<>();
    private final AtomicReference<Optional<OwnersFile>> current =
            new AtomicReference<>(Optional.empty());

    /** The owners of a workspace, which stays open longer than this. */
    public OwnerDesk(OwnerShelf shelf) {
        this.shelf = shelf;
    }

    private Optional<OwnersFile> read() {
        Optional<OwnersFile> kept = kept();
        return kept.isPresent() ? kept : Optional.of(OwnersFile.shipped());
    }

    private Optional<OwnersFile> kept() {
        return shelf.text()
                .map(OwnersFile::kept)
                .flatMap(
                        reading ->
                                switch (reading) {
                                    case Reading.Read<OwnersFile> read -> Optional.of(read.value());
                                    case Reading.Refused<OwnersFile> refused -> {
                                        // kept as it is, for a program that can read it
                                        LOG.warn("the kept owners are not used: {}", refused);
                                        yield Optional.empty();
                                    }
                                });
    }

    /** The owners in force. They are read when they are first asked for, not when all opens. */
    public OwnersFile current() {
        return current.updateAndGet(known -> known.or(this::read)).orElseThrow();
    }

    /** Tells, on a background thread, of each change of the owners in force. */
    public void listen(Consumer<OwnersFile> listener) {
        listeners.add(listener);
    }

    /** Puts owners in force and keeps them; what was in force stays so if that fails. */
    public CompletableFuture<OwnersFile> save(OwnersFile owners) {
        return errands.run(
                () -> {
                    if (owners.equals(OwnersFile.shipped())) {
                        shelf.forget().toCompletableFuture().join();
                    } else {
                        shelf.keep(owners.text()).toCompletableFuture().join();
                    }
                    current.set(Optional.of(owners));
                    listeners.forEach(listener -> listener.accept(owners));
                    return owners;
                });
    }

    /** Reads an owners file, without putting it in force. */
    public CompletableFuture<OwnersFile> read(Path file) {
        return errands.run(() -> OwnFiles.owners(file));
    }

    /** Ends what is under way; twice is fine. */
    @Override
    public void close() {
        errands.close();
    }
}
