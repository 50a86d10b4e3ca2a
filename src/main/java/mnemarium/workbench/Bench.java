package mnemarium.workbench;

import mnemarium.loop.Operation;
import mnemarium.memory.Embedder;
import mnemarium.memory.Ticker;
import mnemarium.scenario.Source;
import mnemarium.store.RunRow;
import mnemarium.store.TextHash;
import mnemarium.store.Workspace;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * The bench: at most one run lies on it. One thread at a time lays a run on it or puts it away; any
 * thread may read which one lies there.
 */
final class Bench {

    private final Workspace workspace;
    private final Preparation preparation;
    private final Reopening reopening;
    private final Keep keep;
    private final Ticker ticker;
    private final List<Consumer<Optional<Snapshot>>> listeners = new CopyOnWriteArrayList<>();
    private volatile Optional<LiveRun> current = Optional.empty();
    private volatile Optional<Prepared> prepared = Optional.empty();

    Bench(
            Workspace workspace,
            Preparation preparation,
            Reopening reopening,
            Keep keep,
            Ticker ticker) {
        this.workspace = workspace;
        this.preparation = preparation;
        this.reopening = reopening;
        this.keep = keep;
        this.ticker = ticker;
    }

    /** The run that lies here. */
    Optional<LiveRun> current() {
        return current;
    }

    /** Tells of each new snapshot and of an empty bench. */
    void listen(Consumer<Optional<Snapshot>> listener) {
        listeners.add(listener);
    }

    private void tell(Optional<Snapshot> snapshot) {
        listeners.forEach(listener -> listener.accept(snapshot));
    }

    /** Whether it is this run that lies here. */
    boolean isOpen(String run) {
        return current.filter(each -> each.newest().run().id().equals(run)).isPresent();
    }

    /** Pauses the run, if it is the one whose id begins so, and waits until it stands. */
    void settle(String run) {
        if (current.isPresent() && current.get().newest().run().id().startsWith(run)) {
            current.get().pause();
            current.get().settled().join();
        }
    }

    /** Makes a new run of a scenario; it comes to lie here. */
    Snapshot begin(Source source, RunOptions options) throws Refusal {
        Prepared ready = preparation.prepare(source, options, known(source, options));
        Operation start = ready.loop(ready.memory(ticker)).start();
        RunCard card = keep.begin(ready, start);
        History history = new History(ready.setup());
        history.add(start);
        return lay(ready, card, history, "");
    }

    private Map<TextHash, float[]> known(Source source, RunOptions options) throws Refusal {
        Embedder embedder = preparation.embedder(source, options);
        return embedder.sameEverywhere() ? Map.of() : workspace.vectors().all(embedder.hash());
    }

    /** The run that lies here once more from its start, as a new run with other wishes. */
    Snapshot again(RunOptions options) throws Refusal {
        Prepared again =
                prepared.orElseThrow(() -> new Refusal("the bench", "no run", "an open run"));
        return begin(again.source(), options);
    }

    /** Takes up a kept run at its newest operation. */
    Snapshot show(RunRow row) throws Refusal {
        Reopened run = reopening.read(row);
        return lay(run.prepared(), run.card(), run.history(), row.pending());
    }

    private Snapshot lay(Prepared ready, RunCard card, History history, String pending) {
        clear();
        LiveRun live =
                new LiveRun(
                        ready,
                        card,
                        history,
                        Keep.moves(pending),
                        keep,
                        ticker,
                        snapshot -> tell(Optional.of(snapshot)));
        prepared = Optional.of(ready);
        current = Optional.of(live);
        Snapshot snapshot = live.newest();
        keep.standing(card.id(), snapshot.trail(), history.head(), snapshot.stateHash());
        tell(Optional.of(snapshot));
        return snapshot;
    }

    /** Puts the run away, and tells of the empty bench. */
    void putAway() {
        clear();
        tell(Optional.empty());
    }

    /** Puts the run away without a word. */
    void clear() {
        Optional<LiveRun> before = current;
        current = Optional.empty();
        prepared = Optional.empty();
        before.ifPresent(LiveRun::close);
    }
}
