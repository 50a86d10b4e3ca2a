package mnemarium.store;

import mnemarium.loop.Journal;

import org.jdbi.v3.core.Jdbi;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletionException;

/**
 * One laboratory on disk: a folder with the H2 file {@value #FILE}, open for one holder at a time.
 * May be used from any thread.
 */
public final class Workspace implements AutoCloseable {

    public static final String FILE = "lab" + LabFile.ENDING;

    /** With less room than this nothing is begun, so that a file is not caught in mid-write. */
    private static final long LEAST_ROOM = 1 << 20;

    private final Desk desk;
    private final FolderLock lock;
    private final RunShelf runs;
    private final VectorShelf vectors;
    private final CalibrationShelf calibrations;
    private final SettingShelf settings;
    private final LedgerShelf ledger;
    private final ExperimentShelf experiments;
    private final OutcomeShelf outcomes;
    private final OwnerShelf owners;
    private final AuditShelf audits;
    private final Journal journal;

    private Workspace(Desk desk, FolderLock lock, Clock clock) {
        this.desk = desk;
        this.lock = lock;
        this.runs = new RunShelf(desk, clock);
        this.vectors = new VectorShelf(desk);
        this.calibrations = new CalibrationShelf(desk);
        this.settings = new SettingShelf(desk);
        this.ledger = new LedgerShelf(desk, clock);
        this.experiments = new ExperimentShelf(desk, clock);
        this.outcomes = new OutcomeShelf(desk);
        this.owners = new OwnerShelf(desk, clock);
        this.audits = new AuditShelf(desk, clock);
        this.journal = new KeptJournal(desk);
    }

    /**
     * Opens the workspace of a folder. A folder that is missing is made, and so is its file.
     *
     * @param clock tells when a run was opened or deleted
     */
    public static Opening open(Path folder, Clock clock) {
        return open(folder, clock, Disk.real());
    }

    static Opening open(Path folder, Clock clock, Disk disk) {
        return Uninterrupted.call(() -> opening(folder, clock, disk));
    }

    private static Opening opening(Path folder, Clock clock, Disk disk) {
        try {
            return new Opening.Opened(locked(folder, clock, disk));
        } catch (Refusal e) {
            return e.refused();
        } catch (FileAlreadyExistsException e) {
            return new Opening.Refused(
                    Opening.Reason.NOT_A_FOLDER, "a file", "a folder", folder, "Choose a folder.");
        } catch (IOException | RuntimeException e) {
            return Trouble.refusal(e, folder);
        }
    }

    private static Workspace locked(Path given, Clock clock, Disk disk)
            throws IOException, Refusal {
        Files.createDirectories(given);
        Path folder = given.toRealPath();
        if (!disk.permission().mayWrite(folder)) {
            throw new Refusal(Trouble.readOnly("a folder that may not be written", folder));
        }
        FolderLock lock = FolderLock.take(folder);
        LabFile file = new LabFile(folder.resolve(FILE), disk);
        try {
            prepare(folder, file);
            return unlocked(file, lock, clock);
        } catch (Refusal e) {
            file.letGo();
            lock.close();
            throw e;
        } catch (IOException | SQLException | RuntimeException e) {
            file.letGo();
            lock.close();
            throw new Refusal(Trouble.refusal(e, file.path()), e);
        }
    }

    /** Looks at the file without touching it, then makes it or brings it to the newest tables. */
    private static void prepare(Path folder, LabFile file)
            throws IOException, SQLException, Refusal {
        Path path = file.path();
        long room = file.disk().room().bytes(folder);
        if (room < LEAST_ROOM) {
            throw new Refusal(Trouble.full(room + " bytes left on the disk", path));
        }
        if (Files.exists(path)) {
            FileHeader header = FileHeader.read(path);
            if (!file.disk().permission().mayWrite(path)) {
                throw new Refusal(Trouble.readOnly("a file that may not be written", path));
            }
            LabFile.Contents contents = file.contents();
            if (header.isClean() && contents.newest() < header.version()) {
                throw new Refusal(Trouble.damaged("a file whose newest part cannot be read", path));
            }
            if (isNewest(contents, path)) {
                return;
            }
        }
        Migration.bring(file);
    }

    /** Whether a file's tables are the newest; a file that lacks what it should have is refused. */
    private static boolean isNewest(LabFile.Contents contents, Path path) throws Refusal {
        Set<String> missing = new TreeSet<>(Migration.TABLES);
        boolean hasOurs = missing.removeAll(contents.tables());
        if (contents.tables().isEmpty()) {
            throw new Refusal(Trouble.damaged("a database without any table", path));
        }
        if (!hasOurs) {
            throw new Refusal(Trouble.foreign("a database without our tables", path));
        }
        if (contents.version() > Migration.NEWEST) {
            throw new Refusal(Trouble.newer("tables of version " + contents.version(), path));
        }
        if (contents.version() == 0
                || (contents.version() == Migration.NEWEST && !missing.isEmpty())) {
            throw new Refusal(
                    Trouble.damaged(
                            missing.isEmpty()
                                    ? "a database that does not say which version its tables have"
                                    : "a database without its table " + String.join(", ", missing),
                            path));
        }
        return contents.version() == Migration.NEWEST;
    }

    private static Workspace unlocked(LabFile file, FolderLock lock, Clock clock)
            throws SQLException, Refusal {
        try (Connection first = file.connect()) {
            if (first.isReadOnly()) { // H2 found so when it opened the file
                throw new Refusal(Trouble.readOnly("a file that may not be written", file.path()));
            }
            Jdbi jdbi = Jdbi.create(file::connect);
            Writer writer = new Writer(file.path(), new Transactions(file, jdbi));
            Workspace workspace = new Workspace(new Desk(file.path(), jdbi, writer), lock, clock);
            writer.start();
            try {
                // what was hidden when its process was killed; done before the first connection
                // goes
                workspace.runs.purge().toCompletableFuture().join();
                workspace.experiments.purge().toCompletableFuture().join();
                workspace.audits.purge();
                return workspace;
            } catch (CompletionException e) {
                writer.close();
                throw e;
            }
        }
    }

    /** The H2 file. */
    public Path file() {
        return desk.file();
    }

    /** The journals of all runs. A stage completes on the writer's thread: do not wait there. */
    public Journal journal() {
        return journal;
    }

    public RunShelf runs() {
        return runs;
    }

    public VectorShelf vectors() {
        return vectors;
    }

    public CalibrationShelf calibrations() {
        return calibrations;
    }

    public SettingShelf settings() {
        return settings;
    }

    /** The workspace's own ledger. */
    public LedgerShelf ledger() {
        return ledger;
    }

    /** The experiments, with their cells. */
    public ExperimentShelf experiments() {
        return experiments;
    }

    /** What the runs came to. */
    public OutcomeShelf outcomes() {
        return outcomes;
    }

    /** Who holds which fact. */
    public OwnerShelf owners() {
        return owners;
    }

    /** Memories that were brought in, and what was found in them. */
    public AuditShelf audits() {
        return audits;
    }

    /** Looks for texts in the events of all runs. */
    public EventSearch search() {
        return new EventSearch(desk);
    }

    /** Returns when all that was asked for before is decided: kept, or failed. */
    public void flush() {
        desk.writer().flush();
    }

    /** Writes what is still queued, deletes what is hidden, closes the file. Twice is fine. */
    @Override
    public void close() {
        Uninterrupted.call(
                () -> {
                    runs.purge();
                    experiments.purge();
                    desk.close();
                    desk.writer().close();
                    try {
                        lock.close();
                        return desk.file();
                    } catch (IOException e) {
                        throw Trouble.fault(e, desk.file());
                    }
                });
    }
}
