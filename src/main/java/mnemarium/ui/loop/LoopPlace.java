package mnemarium.ui.loop;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;

import mnemarium.loop.Beat;
import mnemarium.loop.Event;
import mnemarium.loop.MemoryEvent;
import mnemarium.loop.Script;
import mnemarium.loop.Situation;
import mnemarium.loop.State;
import mnemarium.ui.Breadth;
import mnemarium.ui.Buttons;
import mnemarium.ui.EmptyPane;
import mnemarium.ui.RunPlace;
import mnemarium.ui.Touch;
import mnemarium.workbench.Grain;
import mnemarium.workbench.Snapshot;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

import java.util.List;
import java.util.Optional;

/**
 * The Loop place: context window, step, working memory, dials, budget and counts of one run at its
 * cursor. It shows a snapshot and nothing else; what a person asks for leaves through {@link
 * LoopActions}.
 */
public final class LoopPlace implements RunPlace {

    private static final double PACE_OF_MOTION = 8;
    private static final int MOST_OPERATIONS_OF_A_STEP = 6;

    private final Track track = new Track();
    private final Contexts contexts = new Contexts();
    private final ContextWindowView context = new ContextWindowView();
    private final StepCardView step;
    private final WorkingMemoryView memory;
    private final DialsView dials;
    private final BudgetMeterView budget;
    private final SoFarView soFar = new SoFarView();
    private final TimelineView timeline;
    private final LoopLayout layout;
    private final EmptyPane other;
    private final SteppingView stepping;
    private final StackPane view = new StackPane();
    private boolean follows = true;
    private Optional<Script> script = Optional.empty();
    private TurnStarts starts = TurnStarts.NONE;
    private String shownRun = "";
    private int shownCursor = -1;
    private boolean calm;

    /**
     * @param actions where commands go
     */
    public LoopPlace(LoopActions actions) {
        memory = new WorkingMemoryView(actions);
        step = new StepCardView(actions, memory::select);
        dials = new DialsView(actions);
        budget = new BudgetMeterView(actions::goTo);
        timeline = new TimelineView(actions);
        layout = new LoopLayout(context, step, memory, dials, budget, soFar);
        Button open = Buttons.button("loop-open-ledger", "Go to the Ledger", "");
        open.getStyleClass().add("accent");
        open.setOnAction(_ -> actions.openLedger());
        other =
                new EmptyPane(
                        "loop-elsewhere",
                        "Loop",
                        "This run keeps outcomes of its work in a ledger, and no working memory:"
                                + " its tasks are shown there.",
                        open);
        stepping = new SteppingView(actions);
        view.getChildren().add(layout);
    }

    @Override
    public String id() {
        return "loop";
    }

    @Override
    public String word() {
        return "Loop";
    }

    @Override
    public Ikon icon() {
        return Feather.REPEAT;
    }

    @Override
    public Parent view() {
        return view;
    }

    @Override
    public Optional<Node> strip() {
        return follows ? Optional.of(timeline) : Optional.empty();
    }

    @Override
    public void fit(Breadth breadth) {
        layout.fit(breadth);
        stepping.fit(breadth);
    }

    /** The timeline, whatever is shown. */
    public TimelineView timeline() {
        return timeline;
    }

    /** The working memory's panel, for commands that choose its form. */
    public WorkingMemoryView memory() {
        return memory;
    }

    /** Whether nothing may move by itself: the system or the user asked for reduced motion. */
    public void calm(boolean reducedMotion) {
        calm = reducedMotion;
    }

    /** Shows a run at its cursor. */
    @Override
    public void show(Snapshot snapshot) {
        follows = !(snapshot.state().situation() instanceof Situation.Reusing);
        Node wanted =
                switch (snapshot.state().situation()) {
                    case Situation.Triaging _ -> layout;
                    case Situation.Talking _ -> layout;
                    case Situation.Stepping _ -> stepping;
                    case Situation.Reusing _ -> other;
                };
        if (!view.getChildren().contains(wanted)) {
            view.getChildren().setAll(wanted);
        }
        if (follows) {
            follow(snapshot);
        }
    }

    @SuppressWarnings("ReferenceEquality") // comparing whole scripts at each step would be felt
    private void follow(Snapshot snapshot) {
        State state = snapshot.state();
        int cursor = snapshot.cursor();
        track.follow(snapshot.trail().operations());
        Script now = snapshot.trail().script();
        if (script.filter(known -> known == now).isEmpty()) {
            script = Optional.of(now);
            starts = TurnStarts.of(now);
        }
        Timeline line =
                Timelines.of(
                        track,
                        now,
                        starts,
                        cursor,
                        Grain.partWord(snapshot.run().setup().scenario().kind()));
        boolean sameRun = snapshot.run().id().equals(shownRun);
        boolean moved = cursor != shownCursor || !sameRun;
        Touch touch = touch(snapshot, sameRun);
        timeline.touch(touch);
        budget.touch(touch);
        memory.touch(touch);
        timeline.show(line);
        if (state.situation() instanceof Situation.Stepping steps) {
            stepping.show(snapshot, steps, track);
            shownCursor = cursor;
            shownRun = snapshot.run().id();
            return;
        }
        context.show(contexts.of(state));
        step.show(StepCards.of(track, state, cursor));
        memory.show(memory(snapshot, line, moved));
        dials.show(DialRows.of(snapshot, track));
        budget.show(Budgets.of(track, state, cursor));
        soFar.show(SoFars.of(state));
        shownCursor = cursor;
        shownRun = snapshot.run().id();
    }

    private Touch touch(Snapshot snapshot, boolean sameRun) {
        boolean fast =
                snapshot.activity() == Snapshot.Activity.RUNNING
                        && snapshot.pace() > PACE_OF_MOTION;
        // what is opened or gone to did not just happen
        boolean near = Math.abs(snapshot.cursor() - shownCursor) <= MOST_OPERATIONS_OF_A_STEP;
        if (fast || !sameRun || !near) {
            return Touch.NONE;
        }
        return isCalm() ? Touch.STAYS : Touch.FADES;
    }

    private boolean isCalm() {
        Scene scene = layout.getScene();
        return calm || (scene != null && scene.getPreferences().isReducedMotion());
    }

    private MemoryShown memory(Snapshot snapshot, Timeline line, boolean moved) {
        State state = snapshot.state();
        int cursor = snapshot.cursor();
        AccessMap map = AccessMaps.of(track, line, state.memory().size(), cursor);
        int at = line.cursor();
        PlaneMaker.Wish wish =
                new PlaneMaker.Wish(
                        snapshot.run().id(),
                        state.memory(),
                        at < 0 ? List.of() : map.column().apply(at).accesses(),
                        at < 0 ? Optional.empty() : query(state));
        return new MemoryShown(
                new Entries(track, state, cursor), map, wish, touched(cursor), moved);
    }

    /** The text that the cursor's step asked its memory by, if it asked. */
    private static Optional<String> query(State state) {
        Script script = state.setup().script();
        Beat beat = script.beats().get(state.beat());
        return state.soFar()
                .made()
                .flatMap(
                        _ ->
                                switch (beat.kind()) {
                                    case ITEM -> Optional.of(script.item(beat).text());
                                    case ASK ->
                                            Optional.of(
                                                    state.setup().arm().readsForTurn()
                                                            ? script.questions(beat)
                                                            : script.question(beat).text());
                                    case HEAR, REPLY, TASK -> Optional.empty();
                                });
    }

    /** The entry that the newest operation wrote or found; -1 if it did neither. */
    private int touched(int cursor) {
        int entry = -1;
        for (Event event : track.operation(cursor)) {
            switch (event) {
                case MemoryEvent.LookupMade made -> entry = made.matched();
                case MemoryEvent.Remembered written -> entry = written.entry();
                case MemoryEvent.Compared compared ->
                        entry = compared.matched() >= 0 ? compared.matched() : entry;
                case MemoryEvent.LookupSkipped _ -> {}
                case mnemarium.loop.RunEvent _,
                        mnemarium.loop.TriageEvent _,
                        mnemarium.loop.ConversationEvent _,
                        mnemarium.loop.WorldEvent _,
                        mnemarium.loop.ReuseEvent _,
                        mnemarium.loop.GateEvent _,
                        mnemarium.loop.StepEvent _ -> {}
            }
        }
        return entry;
    }
}
