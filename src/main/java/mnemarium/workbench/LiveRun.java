package mnemarium.workbench;

import mnemarium.loop.Canonical;
import mnemarium.loop.Inputs;
import mnemarium.loop.Journal;
import mnemarium.loop.Loop;
import mnemarium.loop.Move;
import mnemarium.loop.Operation;
import mnemarium.loop.State;
import mnemarium.loop.StateHash;
import mnemarium.memory.Ticker;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Source;
import mnemarium.store.TextHash;
import mnemarium.workbench.Snapshot.Activity;
import mnemarium.workbench.Snapshot.Trouble;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
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

    /** What the bench asks of those who keep runs. */
    interface Keeper {
        Journal journal();

        /** Begins a branch: a new card for it; its operations up to that one are kept. */
        RunCard branch(RunCard parent, Source source, int operation, String name);

        /** Keeps the moves that have not acted yet, so that a restart finds them. */
        void pending(String run, List<Move> moves);

        /** Keeps where a run stands, for lists of runs. */
        void standing(String run, Trail trail, State state, String stateHash);

        /** Keeps vectors that are not the same on every machine. */
        void vectors(String embedderHash, Map<TextHash, float[]> fresh);
    }

    private final Keeper keeper;
    private final Ticker ticker;
    private final Consumer<Snapshot> listener;
    private final ScheduledExecutorService engine;
    private volatile Snapshot newest;
    private final Waits waits;
    private final Prepared prepared;

    // owned by the engine thread
    private RunCard card;
    private History history;
    private volatile WorkingMemory memory;
    private Loop loop;
    private StateHash hash = new StateHash();
    private int cursor;
    private PendingMoves pending;
    private Activity activity = Activity.IDLE;
    private double pace = 4;
    private boolean realWait;
    private int savedTo;
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
            Keeper keeper,
            Ticker ticker,
            Consumer<Snapshot> listener) {
        this.prepared = prepared;
        this.card = card;
        this.history = history;
        this.pending = new PendingMoves(pending);
        this.keeper = keeper;
        this.ticker = ticker;
        this.listener = listener;
        this.waits = new Waits(ticker);
        this.memory = prepared.memory(ticker);
        this.loop = prepared.loop(memory);
        this.cursor = history.trail().newest();
        this.savedTo = cursor;
        this.engine =
                Executors.newSingleThreadScheduledExecutor(
                        work -> {
                            Thread thread = new Thread(work, "engine-" + card.id());
                            thread.setDaemon(true);
                            return thread;
                        });
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
                    byHand(until(grain));
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
        command(() -> look(history.trail().newest()));
    }

    /** Looks one grain back. */
    public void back(Grain grain) {
        command(() -> look(earlier(grain)));
    }

    /** Looks one grain ahead, as far as the run has come; makes nothing new. */
    public void ahead(Grain grain) {
        command(() -> look(later(grain)));
    }

    /** Looks at an operation of this run, 0 for its start. */
    public void goTo(int operation) {
        command(() -> look(Math.clamp(operation, 0, history.trail().newest())));
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
                    PendingMoves moves = pending.with(move, history.at(cursor));
                    if (moves.equals(pending)) {
                        return;
                    }
                    pending = moves;
                    if (moves.moves().contains(move) && PendingMoves.editsWorld(move)) {
                        edit(move);
                    } else {
                        keeper.pending(card.id(), pending.moves());
                    }
                });
    }

    /** A change of the world branches before it could have been lived. */
    private void edit(Move move) {
        pauseNow();
        int task = PendingMoves.firstTask(move, history.at(cursor));
        cursor = Math.min(cursor, history.trail().before(task + 1));
        branch(branchName());
    }

    /** Sets the pace of running: steps a second, or {@link #UNPACED}. */
    public void pace(double stepsPerSecond) {
        if (!(stepsPerSecond > 0)) {
            throw new IllegalArgumentException(
                    "pace is " + stepsPerSecond + " steps a second, expected more than 0");
        }
        command(() -> pace = stepsPerSecond);
    }

    /** Whether running waits for real: each operation takes its virtual time. */
    public void realWait(boolean on) {
        command(() -> realWait = on);
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
        WorkingMemory index = memory;
        float[][] vectors = new float[Math.min(entries, index.size())][];
        for (int i = 0; i < vectors.length; i++) {
            vectors[i] = index.vector(i);
        }
        return vectors;
    }

    /** The vector of a text, by this run's embedder. Any thread. */
    public float[] vector(String text) {
        return prepared.embedder().embed(text);
    }

    /** Measured times of this run's memory on this machine. */
    public mnemarium.memory.Timings timings() {
        return memory.timings();
    }

    /** The hash of the whole log, once all commands before this one are done. */
    public CompletableFuture<String> log() {
        return CompletableFuture.supplyAsync(() -> history.log(), engine);
    }

    /** Completes once all commands before this one are done. */
    public CompletableFuture<Snapshot> settled() {
        return CompletableFuture.supplyAsync(this::newest, engine);
    }

    private void command(Runnable work) {
        try {
            engine.execute(
                    () -> {
                        trouble = Optional.empty();
                        guarded(work);
                        show();
                    });
        } catch (RejectedExecutionException closed) {
            // a late click after the run was put away
            return;
        }
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
        State state = history.at(cursor);
        boolean past = cursor < history.trail().newest();
        return new Snapshot(
                card,
                state,
                hash.hex(state),
                history.trail(),
                cursor,
                pending.moves(),
                activity,
                pace,
                realWait,
                waits.newest(),
                savedTo,
                past ? Optional.of(branchName()) : Optional.empty(),
                trouble);
    }

    private Predicate<State> until(Grain grain) {
        return switch (grain) {
            case OPERATION -> state -> true;
            case STEP -> loop::isStepComplete;
            case TURN -> loop::isStretchComplete;
        };
    }

    private void byHand(Predicate<State> enough) {
        if (!leavePast()) {
            return;
        }
        int before = history.trail().newest();
        List<CompletableFuture<Integer>> kept = new ArrayList<>();
        boolean done = history.head().ended();
        while (!done) {
            Operation operation = play();
            done = operation.after().ended() || enough.test(operation.after());
            kept.add(append(operation, done));
        }
        try {
            kept.forEach(future -> future.orTimeout(KEEP_SECONDS, TimeUnit.SECONDS).join());
            savedTo = history.trail().newest();
        } catch (CompletionException e) {
            revert(Math.max(before, savedTo), e.getCause() == null ? e : e.getCause());
        }
        cursor = history.trail().newest();
        stand();
    }

    private Operation play() {
        boolean takesMoves = history.head().takesMoves();
        Operation operation =
                loop.next(history.head(), takesMoves ? Inputs.of(pending.moves()) : Inputs.NONE);
        if (takesMoves && !pending.isEmpty()) {
            pending = PendingMoves.NONE;
            keeper.pending(card.id(), pending.moves());
        }
        history.add(operation);
        return operation;
    }

    private CompletableFuture<Integer> append(Operation operation, boolean now) {
        return keeper.journal()
                .append(
                        card.id(),
                        history.trail().newest(),
                        Canonical.lines(operation.events()),
                        now)
                .toCompletableFuture();
    }

    @SuppressWarnings("FutureReturnValueIgnored") // its failure arrives at saved(...)
    private void runOn(int which) {
        if (activity != Activity.RUNNING || which != generation) {
            return;
        }
        long start = ticker.nanos();
        long virtual = history.head().clockNanos();
        boolean stepDone = false;
        while (!history.head().ended() && activity == Activity.RUNNING) {
            Operation operation = play();
            int number = history.trail().newest();
            String run = card.id();
            append(operation, false)
                    .handle(
                            (saved, failure) -> {
                                saved(run, number, Optional.ofNullable(failure));
                                return number;
                            });
            stepDone = loop.isStepComplete(operation.after());
            boolean slow = realWait || (pace != UNPACED && stepDone);
            if (slow || ticker.nanos() - start > SLICE_NANOS) {
                break;
            }
        }
        cursor = history.trail().newest();
        if (history.head().ended()) {
            activity = Activity.IDLE;
            stand();
        }
        show();
        if (activity == Activity.RUNNING) {
            goOn(which, start, history.head().clockNanos() - virtual, stepDone);
        }
    }

    private void goOn(int which, long start, long virtualNanos, boolean stepDone) {
        if (realWait) {
            long park = start + virtualNanos - waits.margin() - ticker.nanos();
            later(
                    park,
                    () -> {
                        if (which == generation && activity == Activity.RUNNING) {
                            waits.spin(start, virtualNanos);
                            runOn(which);
                        }
                    });
            return;
        }
        long wait = pace == UNPACED || !stepDone ? 0 : (long) (1e9 / pace);
        later(start + wait - ticker.nanos(), () -> runOn(which));
    }

    @SuppressWarnings("FutureReturnValueIgnored") // guarded: what goes wrong becomes a trouble
    private void later(long nanos, Runnable work) {
        engine.schedule(
                () -> {
                    guarded(work);
                    if (trouble.isPresent()) {
                        show();
                    }
                },
                Math.max(0, nanos),
                TimeUnit.NANOSECONDS);
    }

    private void saved(String run, int number, Optional<Throwable> failure) {
        try {
            engine.execute(
                    () -> {
                        if (!run.equals(card.id()) || number > history.trail().newest()) {
                            return;
                        }
                        if (failure.isEmpty()) {
                            savedTo = Math.max(savedTo, number);
                        } else if (number > savedTo) {
                            revert(savedTo, failure.get());
                        }
                        if (number == history.trail().newest() || failure.isPresent()) {
                            show();
                        }
                    });
        } catch (RejectedExecutionException closed) {
            return;
        }
    }

    /** A failed append: the state goes back to what is kept, and says so. */
    private void revert(int operation, Throwable cause) {
        activity = Activity.IDLE;
        generation++;
        history.cut(operation);
        cursor = operation;
        rebuild();
        trouble =
                Optional.of(
                        new Trouble(
                                "Could not save; back at operation " + operation,
                                cause.getMessage() == null
                                        ? cause.toString()
                                        : cause.getMessage()));
    }

    private void rebuild() {
        memory.close();
        memory = prepared.memory(ticker);
        loop = prepared.loop(memory);
        hash = new StateHash();
    }

    private void pauseNow() {
        if (activity == Activity.RUNNING) {
            activity = Activity.IDLE;
            generation++;
            stand();
        }
    }

    private void look(int operation) {
        pauseNow();
        cursor = operation;
        pending = pending.at(history.at(cursor));
    }

    private int earlier(Grain grain) {
        Trail trail = history.trail();
        if (grain == Grain.OPERATION || cursor == 0) {
            return Math.max(0, cursor - 1);
        }
        Predicate<State> complete = until(grain);
        int operation = cursor - 1;
        while (operation > 0 && !complete.test(history.at(operation))) {
            operation--;
        }
        return Math.min(operation, trail.newest());
    }

    private int later(Grain grain) {
        int last = history.trail().newest();
        int operation = Math.min(last, cursor + 1);
        Predicate<State> complete = until(grain);
        while (operation < last && !complete.test(history.at(operation))) {
            operation++;
        }
        return operation;
    }

    /** At the end of the run there is nothing to leave; in the past a branch is made. */
    private boolean leavePast() {
        if (cursor < history.trail().newest()) {
            branch(branchName());
        }
        return !history.head().ended() || cursor < history.trail().newest();
    }

    private void branch(String name) {
        int at = cursor;
        card = keeper.branch(card, prepared.source(), at, name);
        history.cut(at);
        savedTo = at;
        rebuild();
        keeper.pending(card.id(), pending.moves());
        stand();
    }

    private String branchName() {
        return pending.branchName(history.at(cursor));
    }

    private void stand() {
        State state = history.head();
        keeper.standing(card.id(), history.trail(), state, hash.hex(state));
        if (prepared.embedder() instanceof RecordedEmbedder recorded) {
            keeper.vectors(recorded.hash(), recorded.takeFresh());
        }
    }

    /** Ends the engine thread after the commands given so far; what was acknowledged is kept. */
    @Override
    public void close() {
        try {
            engine.execute(this::pauseNow);
        } catch (RejectedExecutionException closed) {
            return;
        }
        engine.shutdown();
        boolean ended = false;
        try {
            ended = engine.awaitTermination(KEEP_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (!ended) {
            engine.shutdownNow();
        }
        memory.close();
    }
}
