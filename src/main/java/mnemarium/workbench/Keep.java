package mnemarium.workbench;

import mnemarium.loop.Canonical;
import mnemarium.loop.Journal;
import mnemarium.loop.Move;
import mnemarium.loop.Operation;
import mnemarium.loop.Setup;
import mnemarium.loop.State;
import mnemarium.loop.StateHash;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Source;
import mnemarium.store.RunRow;
import mnemarium.store.Standing;
import mnemarium.store.TextHash;
import mnemarium.store.Workspace;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

/** Keeps the bench's runs in the workspace. */
final class Keep implements RunKeeper {

    private static final Logger LOG = LoggerFactory.getLogger(Keep.class);

    private final Workspace workspace;
    private final Clock clock;
    private final Supplier<String> ids;

    /**
     * @param ids makes a run's id, new each time
     */
    Keep(Workspace workspace, Clock clock, Supplier<String> ids) {
        this.workspace = workspace;
        this.clock = clock;
        this.ids = ids;
    }

    /** Begins a run: its row and its first operation are kept together. */
    RunCard begin(Prepared prepared, Operation start) {
        RunCard card =
                new RunCard(
                        ids.get(),
                        prepared.setup().scenario().title(),
                        prepared.setup(),
                        prepared.thresholdOrigin(),
                        Optional.empty(),
                        0,
                        prepared.notes());
        join(
                workspace
                        .runs()
                        .create(
                                row(card, prepared.source(), 0),
                                List.of(Canonical.lines(start.events()))));
        return card;
    }

    /** Keeps a run that was played to its end, with its whole journal. */
    String played(Recording recording, String name) {
        Prepared prepared = recording.prepared();
        RunCard card =
                new RunCard(
                        ids.get(),
                        name,
                        prepared.setup(),
                        prepared.thresholdOrigin(),
                        Optional.empty(),
                        0,
                        prepared.notes());
        if (!recording.vectors().isEmpty()) {
            join(workspace.vectors().keep(prepared.setup().embedderHash(), recording.vectors()));
        }
        join(workspace.runs().create(row(card, prepared.source(), 0), recording.lines()));
        return card.id();
    }

    private RunRow row(RunCard card, Source source, int parentOperations) {
        Setup setup = card.setup();
        return new RunRow(
                card.id(),
                card.parent(),
                parentOperations,
                card.name(),
                source,
                setup.scenario().kind(),
                setup.arm().word(),
                setup.seed(),
                setup.mode().name().toLowerCase(Locale.ROOT),
                setup.embedder(),
                setup.embedderHash(),
                "",
                clock.instant());
    }

    @Override
    public Journal journal() {
        return workspace.journal();
    }

    @Override
    public RunCard branch(RunCard parent, Source source, int operation, String name) {
        RunCard card =
                new RunCard(
                        ids.get(),
                        name,
                        parent.setup(),
                        parent.thresholdOrigin(),
                        Optional.of(parent.id()),
                        operation,
                        parent.notes());
        // the row counts operations, the run's start among them
        join(workspace.runs().branch(row(card, source, operation + 1)));
        return card;
    }

    @Override
    public void pending(String run, List<Move> moves) {
        quietly(workspace.runs().pend(run, text(moves)));
    }

    @Override
    public void standing(String run, Trail trail, State state, String stateHash) {
        quietly(workspace.runs().summarise(run, standing(trail, state, stateHash)));
        quietly(workspace.outcomes().keep(run, Conclusion.of(state, trail)));
    }

    private static Standing standing(Trail trail, State state, String stateHash) {
        return new Standing(
                trail.steps(), Marking.headline(state), Marking.strip(trail), stateHash);
    }

    /** Keeps a run that was played elsewhere, and where it stands; returns when it is there. */
    void bringIn(RunRow run, List<List<String>> operations, Trail trail, State state) {
        join(workspace.runs().create(run, operations));
        join(workspace.runs().summarise(run.id(), standing(trail, state, StateHash.of(state))));
        join(workspace.outcomes().keep(run.id(), Conclusion.of(state, trail)));
    }

    @Override
    public void vectors(String embedderHash, Map<TextHash, float[]> fresh) {
        if (!fresh.isEmpty()) {
            quietly(workspace.vectors().keep(embedderHash, fresh));
        }
    }

    /** Moves as text: "budget=50 top-k=4". */
    static String text(List<Move> moves) {
        return String.join(
                " ", moves.stream().map(each -> each.dial().dial() + "=" + each.value()).toList());
    }

    /** Moves from text; what is not a move any more is left out. */
    static List<Move> moves(String text) {
        return List.of(text.split(" ", -1)).stream()
                .filter(each -> each.contains("="))
                .flatMap(
                        each ->
                                Dial.named(each.substring(0, each.indexOf('=')))
                                        .map(
                                                dial ->
                                                        new Move(
                                                                dial,
                                                                each.substring(
                                                                        each.indexOf('=') + 1)))
                                        .stream())
                .toList();
    }

    /** A run's id: time first, so that ids sort by age, then chance. */
    static String id(Clock clock, java.util.random.RandomGenerator chance) {
        return Long.toString(clock.millis(), 36)
                + "-"
                + Integer.toUnsignedString(chance.nextInt(), 36);
    }

    private static void join(CompletionStage<Void> stage) {
        try {
            stage.toCompletableFuture().join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    /** Lists and vectors can be made again from the journal: a failure is only noted. */
    @SuppressWarnings("FutureReturnValueIgnored") // logged where it fails
    private static void quietly(CompletionStage<Void> stage) {
        stage.exceptionally(
                failure -> {
                    LOG.warn("could not keep a note beside a run", failure);
                    return null;
                });
    }
}
