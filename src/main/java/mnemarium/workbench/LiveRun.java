package mnemarium.workbench;

import mnemarium.loop.Inputs;
import mnemarium.loop.Move;
import mnemarium.loop.Operation;
import mnemarium.loop.State;
import mnemarium.memory.Ticker;
import mnemarium.scenario.Dial;
import mnemarium.workbench.Snapshot.Activity;
import mnemarium.workbench.Snapshot.Trouble;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The run that lies on the bench: one engine thread owns its state; commands come in from any
 * thread and return at once; the newest snapshot can be read at any time. A step taken by hand is
 * shown once it is kept; while running, the state may be ahead of the disk by one group. Stepping
 * on from the past turns the bench to a branch; the parent stays as it was.
 */
public final class LiveRun implements AutoCloseable {

    /** As fast as possible. */
    public static final double UNPACED = Double.POSITIVE_INFINITY;

    private static final long SLICE_NANOS = 12_000_000;
    private static final long KEEP_SECONDS = 30;

    private final Ticker ticker;
    private final Consumer<Snapshot> listener;
    private final EngineThread engine;
    private volatile Snapshot newest;
    private final Prepared prepared;

    // owned by the engine thread
    private final Course course;
    private final Keeping keeping;
    private final Pacing pacing;
    private int cursor;
    private PendingMoves pending;
    private Activity activity = Activity.IDLE;
    private Optional<Trouble> trouble = Optional.empty();
    private int generation;

    /**
     * A run whose operations so far are kept already.
     *
     * @param history at least the run's start
     * @param pending moves that have not acted yet
     * @param listener told, on the engine thread, of each new snapshot
     */
    LiveRun(
            Prepared prepared,
            RunCard card,
            History history,
            List<Move> pending,
            RunKeeper keeper,
            Ticker ticker,
            Consumer<Snapshot> listener) {
        this.prepared = prepared;
        this.course = new Course(prepared, history, ticker);
        this.pending = new PendingMoves(pending);
        this.ticker = ticker;
        this.listener = listener;
        this.pacing = new Pacing(ticker);
        this.cursor = course.newest();
        this.keeping = new Keeping(prepared, card, cursor, keeper);
        this.engine = new EngineThread("engine-" + card.id());
        newest = snapshot();
    }

    /** The newest snapshot. */
    public Snapshot newest() {
        return newest;
    }

    /** Steps on by hand; from the past it makes a branch. While running it pauses first. */
    public void step(Grain grain) {
        command(
                () -> {
                    pauseNow();
                    byHand(course.until(grain));
                });
    }

    /** Runs on, paced or for real, until paused or ended; from the past it makes a branch. */
    public void run() {
        command(
                () -> {
                    if (activity == Activity.RUNNING || !leavePast()) {
                        return;
                    }
                    activity = Activity.RUNNING;
                    generation++;
                    runOn(generation);
                });
    }

    /** Pauses at the end of the operation under way. */
    public void pause() {
        command(this::pauseNow);
    }

    /** Looks at the run's start. */
    public void toStart() {
        goTo(0);
    }

    /** Looks at the newest operation. */
    public void toEnd() {
        command(() -> look(course.newest()));
    }

    /** Looks one grain back. */
    public void back(Grain grain) {
        command(() -> look(course.earlier(cursor, grain)));
    }

    /** Looks one grain ahead, as far as the run has come; makes nothing new. */
    public void ahead(Grain grain) {
        command(() -> look(course.later(cursor, grain)));
    }

    /** Looks at an operation of this run, 0 for its start. */
    public void goTo(int operation) {
        command(() -> look(Math.clamp(operation, 0, course.newest())));
    }

    /**
     * Moves a dial; it acts at the next operation, in a drifting world at the next task. A dial
     * moved back to where it stands is no move. A drift that moves and a dimension that joins turn
     * the bench to a branch, made at the smaller of the old task, the new one and the cursor's:
     * what was lived stays as it was.
     *
     * @throws IllegalArgumentException as {@link State#check}, at once
     */
    public void move(Dial dial, String value) {
        Move move = new Move(dial, newest.state().check(dial, value));
        command(
                () -> {
                    PendingMoves moves = pending.with(move, course.at(cursor));
                    if (moves.equals(pending)) {
                        return;
                    }
                    pending = moves;
                    if (moves.moves().contains(move) && PendingMoves.editsWorld(move)) {
                        edit(move);
                    } else {
                        keeping.pending(pending);
                    }
                });
    }

    /** A change of the world branches before it could have been lived. */
    private void edit(Move move) {
        pauseNow();
        int task = PendingMoves.firstTask(move, course.at(cursor));
        cursor = Math.min(cursor, course.trail().before(task + 1));
        branch(branchName());
    }

    /** Sets the pace of running: steps a second, or {@link #UNPACED}. */
    public void pace(double stepsPerSecond) {
        if (!(stepsPerSecond > 0)) {
            throw new IllegalArgumentException(
                    "pace is " + stepsPerSecond + " steps a second, expected more than 0");
        }
        command(() -> pacing.pace(stepsPerSecond));
    }

    /** Whether running waits for real: each operation takes its virtual time. */
    public void realWait(boolean on) {
        command(() -> pacing.realWait(on));
    }

    /** Makes a branch at the cursor now, with a name; the bench turns to it. */
    public void fork(String name) {
        command(
                () -> {
                    pauseNow();
                    branch(name);
                });
    }

    /** The vectors of the first entries, one row each; for maps. Any thread. */
    public float[][] vectors(int entries) {
        return course.vectors(entries);
    }

    /** The vector of a text, by this run's embedder. Any thread. */
    public float[] vector(String text) {
        return prepared.embedder().embed(text);
    }

    /** Measured times of this run's memory on this machine. */
    public mnemarium.memory.Timings timings() {
        return course.timings();
    }

    /** The hash of the whole log, once all commands before this one are done. */
    public CompletableFuture<String> log() {
        return engine.supply(course::log);
    }

    /** Completes once all commands before this one are done. */
    public CompletableFuture<Snapshot> settled() {
        return engine.supply(this::newest);
    }

    private void command(Runnable work) {
        engine.execute(
                () -> {
                    trouble = Optional.empty();
                    guarded(work);
                    show();
                });
    }

    private void guarded(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException e) {
            activity = Activity.IDLE;
            trouble =
                    Optional.of(
                            new Trouble(
                                    "The step was not taken",
                                    e.getMessage() == null ? e.toString() : e.getMessage()));
        }
    }

    private void show() {
        Snapshot snapshot = snapshot();
        newest = snapshot;
        listener.accept(snapshot);
    }

    private Snapshot snapshot() {
        State state = course.at(cursor);
        boolean past = cursor < course.newest();
        return new Snapshot(
                keeping.card(),
                state,
                course.hash(state),
                course.trail(),
                cursor,
                pending.moves(),
                activity,
                pacing.pace(),
                pacing.realWait(),
                pacing.newest(),
                keeping.savedTo(),
                past ? Optional.of(branchName()) : Optional.empty(),
                trouble);
    }

    private void byHand(Predicate<State> enough) {
        if (!leavePast()) {
            return;
        }
        int before = course.newest();
        List<CompletableFuture<Integer>> kept = new ArrayList<>();
        boolean done = course.head().ended();
        while (!done) {
            Operation operation = play();
            done = operation.after().ended() || enough.test(operation.after());
            kept.add(keeping.append(course.newest(), operation, done));
        }
        try {
            kept.forEach(future -> future.orTimeout(KEEP_SECONDS, TimeUnit.SECONDS).join());
            keeping.saved(course.newest());
        } catch (CompletionException e) {
            revert(Math.max(before, keeping.savedTo()), e.getCause() == null ? e : e.getCause());
        }
        cursor = course.newest();
        keeping.stand(course);
    }

    private Operation play() {
        boolean takesMoves = course.head().takesMoves();
        Operation operation = course.next(takesMoves ? Inputs.of(pending.moves()) : Inputs.NONE);
        if (takesMoves && !pending.isEmpty()) {
            pending = PendingMoves.NONE;
            keeping.pending(pending);
        }
        return operation;
    }

    @SuppressWarnings("FutureReturnValueIgnored") // its failure arrives at saved(...)
    private void runOn(int which) {
        if (activity != Activity.RUNNING || which != generation) {
            return;
        }
        long start = ticker.nanos();
        long virtual = course.head().clockNanos();
        boolean stepDone = false;
        while (!course.head().ended() && activity == Activity.RUNNING) {
            Operation operation = play();
            int number = course.newest();
            String run = keeping.id();
            keeping.append(number, operation, false)
                    .handle(
                            (saved, failure) -> {
                                saved(run, number, Optional.ofNullable(failure));
                                return number;
                            });
            stepDone = course.isStepComplete(operation.after());
            if (pacing.waitsAfter(stepDone) || ticker.nanos() - start > SLICE_NANOS) {
                break;
            }
        }
        cursor = course.newest();
        if (course.head().ended()) {
            activity = Activity.IDLE;
            keeping.stand(course);
        }
        show();
        if (activity == Activity.RUNNING) {
            goOn(which, start, course.head().clockNanos() - virtual, stepDone);
        }
    }

    private void goOn(int which, long start, long virtualNanos, boolean stepDone) {
        Pacing.Rest rest = pacing.rest(start, virtualNanos, stepDone);
        later(
                rest.nanos(),
                () -> {
                    if (which == generation && activity == Activity.RUNNING) {
                        rest.end().run();
                        runOn(which);
                    }
                });
    }

    private void later(long nanos, Runnable work) {
        engine.schedule(
                nanos,
                () -> {
                    guarded(work);
                    if (trouble.isPresent()) {
                        show();
                    }
                });
    }

    private void saved(String run, int number, Optional<Throwable> failure) {
        engine.execute(
                () -> {
                    if (!run.equals(keeping.id()) || number > course.newest()) {
                        return;
                    }
                    if (failure.isEmpty()) {
                        keeping.saved(number);
                    } else if (number > keeping.savedTo()) {
                        revert(keeping.savedTo(), failure.get());
                    }
                    if (number == course.newest() || failure.isPresent()) {
                        show();
                    }
                });
    }

    /** A failed append: the state goes back to what is kept, and says so. */
    private void revert(int operation, Throwable cause) {
        activity = Activity.IDLE;
        generation++;
        course.cut(operation);
        cursor = operation;
        trouble =
                Optional.of(
                        new Trouble(
                                "Could not save; back at operation " + operation,
                                cause.getMessage() == null
                                        ? cause.toString()
                                        : cause.getMessage()));
    }

    private void pauseNow() {
        if (activity == Activity.RUNNING) {
            activity = Activity.IDLE;
            generation++;
            keeping.stand(course);
        }
    }

    private void look(int operation) {
        pauseNow();
        cursor = operation;
        pending = pending.at(course.at(cursor));
    }

    /** At the end of the run there is nothing to leave; in the past a branch is made. */
    private boolean leavePast() {
        if (cursor < course.newest()) {
            branch(branchName());
        }
        return !course.head().ended() || cursor < course.newest();
    }

    private void branch(String name) {
        int at = cursor;
        keeping.branch(at, name);
        course.cut(at);
        keeping.pending(pending);
        keeping.stand(course);
    }

    private String branchName() {
        return pending.branchName(course.at(cursor));
    }

    /** Ends the engine thread after the commands given so far; what was acknowledged is kept. */
    @Override
    public void close() {
        if (engine.close(this::pauseNow, KEEP_SECONDS)) {
            course.close();
        }
    }
}
