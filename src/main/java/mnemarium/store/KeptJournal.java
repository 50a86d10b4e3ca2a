package mnemarium.store;

import mnemarium.loop.Journal;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** The journals of all runs of a workspace. */
final class KeptJournal implements Journal {

    private final Desk desk;

    KeptJournal(Desk desk) {
        this.desk = desk;
    }

    @Override
    public CompletionStage<Integer> append(
            String run, int operation, List<String> lines, boolean now) {
        CompletableFuture<Integer> kept = new CompletableFuture<>();
        desk.writer().submit(new Entry.Append(run, operation, joined(lines), now, kept));
        return kept;
    }

    /** One text of the lines of an operation. */
    static String joined(List<String> lines) {
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("operation has 0 lines, expected at least one");
        }
        for (String line : lines) {
            if (line.isEmpty() || line.indexOf('\n') >= 0 || line.indexOf('\r') >= 0) {
                throw new IllegalArgumentException(
                        "line is \"" + line + "\", expected one that is not empty and not broken");
            }
        }
        return String.join("\n", lines);
    }

    /** Waits until what was appended before is decided. */
    @Override
    public List<List<String>> read(String run) {
        desk.writer().flush();
        return desk.read(
                handle ->
                        Operations.read(
                                handle,
                                RunShelf.number(handle, run),
                                desk.file() + ", run " + run));
    }
}
