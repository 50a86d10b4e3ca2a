package mnemarium.ui.shell;

import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.file.LedgerText;
import mnemarium.workbench.Refusal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;

/** Reads and writes the lines of a ledger's file, off the screen thread. */
final class LedgerLines {

    private static final long LARGEST = 256L << 20;

    private LedgerLines() {}

    /** The lines of a file; fails with a {@link Refusal} if it is no text of a bearable size. */
    static CompletableFuture<List<String>> read(Path file) {
        return async(() -> lines(file));
    }

    private static List<String> lines(Path file) throws Refusal {
        try {
            if (!Files.isRegularFile(file)) {
                throw new Refusal(file.toString(), "no file of that name", "a JSON Lines file");
            }
            if (Files.size(file) > LARGEST) {
                throw new Refusal(
                        file.toString(), Files.size(file) + " bytes", "at most " + LARGEST);
            }
            try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
                return reader.lines().toList();
            }
        } catch (IOException | UncheckedIOException e) {
            throw new Refusal(file.toString(), "what cannot be read as text", "text in UTF-8");
        }
    }

    /** Writes records, one line each, in place of what the file held; answers how many. */
    static CompletableFuture<Integer> write(List<LedgerRecord> records, Path file) {
        return async(
                () -> {
                    Path folder = file.toAbsolutePath().getParent();
                    Path whole = Files.createTempFile(folder, "ledger", ".part");
                    try (Writer out = Files.newBufferedWriter(whole, StandardCharsets.UTF_8)) {
                        LedgerText.write(records, out);
                    } catch (IOException e) {
                        Files.deleteIfExists(whole);
                        throw e;
                    }
                    // nothing half-written ever bears the name
                    Files.move(whole, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
                    return records.size();
                });
    }

    private static <T> CompletableFuture<T> async(Callable<T> work) {
        CompletableFuture<T> future = new CompletableFuture<>();
        Thread.ofVirtual()
                .start(
                        () -> {
                            try {
                                future.complete(work.call());
                            } catch (Exception e) {
                                future.completeExceptionally(e);
                            }
                        });
        return future;
    }
}
