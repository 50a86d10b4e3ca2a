package mnemarium.experiment;

import mnemarium.memory.Ticker;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Plays all cells of a plan, or one shard of them, on a fixed number of threads. Whatever their
 * number, the results are the same: each cell has its place, and a player depends on its cell
 * alone. The thread that calls {@link #run} collects: it alone fills the results, hands them to the
 * keeper, and tells the watcher.
 */
public final class Pool {

    /** Hears how far it is, on the collecting thread. */
    @FunctionalInterface
    public interface Watcher {

        /**
         * Something changed, or some time passed.
         *
         * @param soFar filled further after this returns; {@link Results#copy} is for keeping
         */
        void at(Progress progress, Results soFar);
    }

    /** A thread hands in what it played after so many cells, or so much time. */
    private static final int BATCH = 256;

    private static final long BATCH_NANOS = Duration.ofMillis(50).toNanos();

    /** The collector keeps what it has, and tells how far it is, so often. */
    private static final long KEEP_NANOS = Duration.ofMillis(250).toNanos();

    /** Batches that wait to be collected; more wait at their threads, so that memory is bounded. */
    private static final int WAITING = 64;

    private static final double[] NO_FIGURES = {};

    private final List<Grid> grids;
    private final Players players;
    private final Shard shard;
    private final Keeper keeper;
    private final int threads;
    private final Ticker ticker;
    private final Watcher watcher;

    private final Results results;
    private final Units units;
    private final long cells;
    // read by all threads, filled before they begin
    private final List<BitSet> keptBefore;
    private final AtomicLong nextUnit = new AtomicLong();
    private final BlockingQueue<Batch> played = new ArrayBlockingQueue<>(WAITING);
    private final AtomicReference<Wish> wish = new AtomicReference<>(Wish.GO);

    /** What whoever steers it wants. */
    private sealed interface Wish {
        Wish GO = new Go();
        Wish CANCEL = new Cancel();

        record Go() implements Wish {}

        /** Threads wait at the gate. */
        record Pause(CountDownLatch gate) implements Wish {}

        record Cancel() implements Wish {}
    }

    /** What a thread hands in. */
    private sealed interface Batch {
        record Some(List<Results.Played> cells) implements Batch {}

        /** The thread has no more. */
        record End() implements Batch {}

        /** The thread broke: not a cell that failed, but the machine, such as its memory. */
        record Broken(Throwable why) implements Batch {}
    }

    // of the collector
    private long done;
    private long failed;
    private long doneHere;
    private long activeNanos;
    private long lastNanos;

    /**
     * A pool that has not begun. Checks the plan whole.
     *
     * @param shard which share of the work
     * @param keeper what it kept before is not played again
     * @param threads at least one
     * @param ticker measures the time left; it changes no result
     * @throws IllegalArgumentException with what was found and expected, if a part cannot be played
     */
    public Pool(
            Plan plan,
            Players players,
            Shard shard,
            Keeper keeper,
            int threads,
            Ticker ticker,
            Watcher watcher) {
        if (threads < 1) {
            throw new IllegalArgumentException("threads is " + threads + ", expected at least one");
        }
        this.grids = Grid.of(plan);
        this.players = players;
        this.shard = shard;
        this.keeper = keeper;
        this.threads = threads;
        this.ticker = ticker;
        this.watcher = watcher;
        this.results = Results.empty(plan, grids.stream().map(players::check).toList());
        this.units = new Units(grids);
        this.keptBefore = grids.stream().map(_ -> new BitSet()).toList();
        this.cells = cellsOfShard();
    }

    private long cellsOfShard() {
        long sum = 0;
        for (long unit = shard.number() - 1L; unit < units.size(); unit += shard.of()) {
            sum += units.unit(unit).cells();
        }
        return sum;
    }

    /** How many cells there are to play, those kept before included. */
    public long cells() {
        return cells;
    }

    /**
     * Plays until everything is played, or it is cancelled. To be called once.
     *
     * @return the results; not all of them if it was cancelled
     * @throws IOException if what was played could not be kept
     * @throws InterruptedException if this thread was asked to stop
     */
    public Results run() throws IOException, InterruptedException {
        for (Results.Played cell : keeper.kept()) {
            keptBefore.get(cell.part()).set((int) cell.index());
            results.put(cell);
            count(cell);
        }
        lastNanos = ticker.nanos();
        tell(phase());
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            workers.add(Thread.ofPlatform().name("cells-" + (i + 1)).daemon().start(this::work));
        }
        try {
            collect();
        } catch (IOException | RuntimeException e) {
            tell(Progress.Phase.BROKEN);
            throw e;
        } finally {
            // they have ended, unless the collector did not get that far
            cancel();
            for (Thread worker : workers) {
                worker.interrupt();
                worker.join();
            }
        }
        tell(done == cells ? Progress.Phase.FINISHED : Progress.Phase.CANCELLED);
        return results;
    }

    private Wish wish() {
        return Objects.requireNonNull(wish.get());
    }

    /** Lets the cells in flight end and begins no other until it is resumed. */
    public void pause() {
        wish.compareAndSet(Wish.GO, new Wish.Pause(new CountDownLatch(1)));
    }

    /** Goes on after a pause. */
    public void resume() {
        if (wish.get() instanceof Wish.Pause pause && wish.compareAndSet(pause, Wish.GO)) {
            pause.gate().countDown();
        }
    }

    /** Ends it after the cells in flight; what was played stays. */
    public void cancel() {
        if (wish.getAndSet(Wish.CANCEL) instanceof Wish.Pause pause) {
            pause.gate().countDown();
        }
    }

    // ---- a thread that plays

    private void work() {
        try {
            Map<Integer, Player> mine = new HashMap<>();
            Outbox outbox = new Outbox();
            for (long turn = nextUnit.getAndIncrement(); ; turn = nextUnit.getAndIncrement()) {
                long number = shard.number() - 1L + turn * shard.of();
                if (number >= units.size() || !play(units.unit(number), mine, outbox)) {
                    break;
                }
            }
            outbox.send();
            played.put(new Batch.End());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (Throwable e) {
            broke(e);
        }
    }

    private void broke(Throwable why) {
        try {
            played.put(new Batch.Broken(why));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Plays a unit; whether to go on. */
    private boolean play(Units.Unit unit, Map<Integer, Player> mine, Outbox outbox)
            throws InterruptedException {
        int part = unit.grid().number();
        Player player = mine.computeIfAbsent(part, _ -> players.of(unit.grid()));
        long seeds = unit.grid().part().seeds().list().size();
        for (int group = unit.from(); group < unit.to(); group++) {
            if (!mayGoOn(outbox)) {
                return false;
            }
            long place = group * seeds + unit.seed();
            if (!keptBefore.get(part).get((int) place)) {
                outbox.add(played(player, unit.grid(), part, place));
            }
        }
        return true;
    }

    private Results.Played played(Player player, Grid grid, int part, long place) {
        try {
            return new Results.Played(part, place, player.play(grid.cell(place)), "");
        } catch (RuntimeException e) {
            String why = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
            return new Results.Played(part, place, NO_FIGURES, why);
        }
    }

    private boolean mayGoOn(Outbox outbox) throws InterruptedException {
        while (wish.get() instanceof Wish.Pause pause) {
            outbox.send();
            pause.gate().await();
        }
        return !wish().equals(Wish.CANCEL);
    }

    /** What a thread has played and not handed in yet. */
    private final class Outbox {
        private List<Results.Played> cells = new ArrayList<>();
        private long sentNanos = ticker.nanos();

        void add(Results.Played cell) throws InterruptedException {
            cells.add(cell);
            if (cells.size() >= BATCH || ticker.nanos() - sentNanos > BATCH_NANOS) {
                send();
            }
        }

        void send() throws InterruptedException {
            if (!cells.isEmpty()) {
                played.put(new Batch.Some(cells));
                cells = new ArrayList<>();
            }
            sentNanos = ticker.nanos();
        }
    }

    // ---- the thread that collects

    private void collect() throws IOException, InterruptedException {
        List<Results.Played> unkept = new ArrayList<>();
        int working = threads;
        long keptNanos = ticker.nanos();
        while (working > 0) {
            Optional<Batch> batch =
                    Optional.ofNullable(played.poll(KEEP_NANOS, TimeUnit.NANOSECONDS));
            if (batch.isPresent()) {
                switch (batch.get()) {
                    case Batch.Some some -> {
                        some.cells().forEach(this::take);
                        unkept.addAll(some.cells());
                    }
                    case Batch.End _ -> working--;
                    case Batch.Broken broken ->
                            throw new IllegalStateException(
                                    "an experiment broke: " + broken.why(), broken.why());
                }
            }
            long now = ticker.nanos();
            if (now - keptNanos >= KEEP_NANOS) {
                keep(unkept);
                keptNanos = now;
                pass(now);
                tell(phase());
            }
        }
        keep(unkept);
    }

    private void take(Results.Played cell) {
        results.put(cell);
        count(cell);
        doneHere++;
    }

    private void count(Results.Played cell) {
        done++;
        failed += cell.isDone() ? 0 : 1;
    }

    private void keep(List<Results.Played> unkept) throws IOException {
        if (!unkept.isEmpty()) {
            keeper.keep(List.copyOf(unkept));
            unkept.clear();
        }
    }

    private Progress.Phase phase() {
        return switch (wish()) {
            case Wish.Go _ -> Progress.Phase.RUNNING;
            case Wish.Pause _ -> Progress.Phase.PAUSED;
            // what is in flight is still to come
            case Wish.Cancel _ -> Progress.Phase.RUNNING;
        };
    }

    /** Time in which nothing was to be played is no measure of how fast it goes. */
    private void pass(long now) {
        if (wish().equals(Wish.GO)) {
            activeNanos += now - lastNanos;
        }
        lastNanos = now;
    }

    private void tell(Progress.Phase phase) {
        Optional<Duration> left =
                doneHere == 0
                        ? Optional.empty()
                        : Optional.of(
                                Duration.ofNanos(
                                        (long) ((double) activeNanos / doneHere * (cells - done))));
        watcher.at(new Progress(cells, done, failed, phase, left), results);
    }
}
