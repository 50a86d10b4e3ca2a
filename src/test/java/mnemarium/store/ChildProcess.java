package mnemarium.store;

import mnemarium.experiment.Keeper;
import mnemarium.loop.Journal;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Another process at the same workspace. */
final class ChildProcess implements AutoCloseable {

    private static final String HOLD = "hold";
    private static final String APPEND = "append";
    private static final String WRITE = "write";
    private static final String PLAY = "play";
    private static final String STAGE = "stage";

    /** Cells that it keeps at once. */
    static final int CELLS = 7;

    private static final Pattern NEEDED =
            Pattern.compile(
                    "(h2|jdbi3-core|geantyref|slf4j-api|flyway-core|jackson-[a-z]+|re2j)-[^/]*$");

    private final Process process;
    private final BufferedReader output;

    private ChildProcess(List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m", "-cp"));
        command.add(classPath());
        command.add(ChildProcess.class.getName());
        command.addAll(arguments);
        process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        output = process.inputReader(StandardCharsets.UTF_8);
    }

    /**
     * Without what only slows its start, twenty times in one test: the log and all of the window.
     */
    private static String classPath() {
        String all =
                System.getProperty(
                        "surefire.test.class.path", System.getProperty("java.class.path"));
        return Stream.of(all.split(File.pathSeparator))
                .filter(each -> !each.endsWith(".jar") || NEEDED.matcher(each).find())
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Says "opened" or "refused REASON"; while it has it open, waits for its input to end. */
    static ChildProcess holding(Path folder) throws IOException {
        return new ChildProcess(List.of(HOLD, folder.toString()));
    }

    /**
     * Says "opened", then "kept N" for each operation that was acknowledged, until it is killed.
     */
    static ChildProcess appending(Path folder, String run, long seed) throws IOException {
        return new ChildProcess(List.of(APPEND, folder.toString(), run, Long.toString(seed)));
    }

    /**
     * Says "opened", then "kept N" for each deed in the ledger that was acknowledged, until it is
     * killed.
     */
    static ChildProcess writing(Path folder) throws IOException {
        return new ChildProcess(List.of(WRITE, folder.toString()));
    }

    /**
     * Says "opened", then "kept N", the number of cells of the experiment a that are kept, for each
     * group that was acknowledged, until it is killed.
     */
    static ChildProcess playing(Path folder) throws IOException {
        return new ChildProcess(List.of(PLAY, folder.toString()));
    }

    /**
     * Says "opened", then "kept N", the number of items that are staged, for each part that was
     * acknowledged, until it is killed; the memory is never finished.
     */
    static ChildProcess staging(Path folder) throws IOException {
        return new ChildProcess(List.of(STAGE, folder.toString()));
    }

    /** The next line of its own, empty at the end. */
    String line() throws IOException {
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            if (line.startsWith("opened")
                    || line.startsWith("refused")
                    || line.startsWith("kept")) {
                return line;
            }
        }
        return "";
    }

    /** By its handle: the process's own method would throw away what lies in the pipe. */
    void kill() throws InterruptedException {
        process.toHandle().destroyForcibly();
        process.waitFor();
    }

    /** Lets it end in order. */
    @Override
    public void close() throws IOException {
        process.outputWriter().close();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] arguments) throws IOException {
        switch (Workspace.open(Path.of(arguments[1]), Lab.CLOCK)) {
            case Opening.Refused refused -> System.out.println("refused " + refused.reason());
            case Opening.Opened(Workspace workspace) -> {
                System.out.println("opened");
                if (arguments[0].equals(APPEND)) {
                    append(workspace.journal(), arguments[2], Long.parseLong(arguments[3]));
                }
                if (arguments[0].equals(WRITE)) {
                    write(workspace.ledger());
                }
                if (arguments[0].equals(PLAY)) {
                    play(workspace.experiments().keeper("a"));
                }
                if (arguments[0].equals(STAGE)) {
                    stage(workspace.audits());
                }
                while (System.in.read() >= 0) {
                    // the parent says nothing, it only ends
                }
                workspace.close();
            }
        }
    }

    private static void stage(AuditShelf shelf) {
        int memory = shelf.begin("never finished", false);
        for (int item = 0; true; item += CELLS) {
            shelf.stage(memory, item, Memories.items(item, item + CELLS));
            System.out.println("kept " + (item + CELLS));
        }
    }

    private static void play(Keeper keeper) throws IOException {
        for (int cell = keeper.kept().size(); true; cell += CELLS) {
            keeper.keep(Cells.cells(cell, cell + CELLS));
            System.out.println("kept " + (cell + CELLS));
        }
    }

    /** Deed after deed, up to a hundred on their way at a time. */
    private static void write(LedgerShelf shelf) {
        List<CompletableFuture<Void>> underWay = new ArrayList<>();
        for (int deed = LabDeeds.done(shelf.read()); true; deed++) {
            int number = deed;
            underWay.add(
                    LabDeeds.todo(shelf, deed)
                            .thenAccept(_ -> System.out.println("kept " + number))
                            .toCompletableFuture());
            if (underWay.size() == 100) {
                underWay.forEach(CompletableFuture::join);
                underWay.clear();
            }
        }
    }

    /** Bursts of random length, some by hand, some running. */
    private static void append(Journal journal, String run, long seed) {
        SplittableRandom chance = new SplittableRandom(seed);
        int operation = journal.read(run).size();
        while (true) {
            boolean byHand = chance.nextInt(3) == 0;
            int burst = byHand ? 1 + chance.nextInt(5) : 1 + chance.nextInt(600);
            for (int each = 0; each < burst; each++) {
                journal.append(run, operation, Lab.lines(operation), byHand)
                        .thenAccept(kept -> System.out.println("kept " + kept));
                operation++;
            }
        }
    }
}
