package mnemarium.ui.ledger;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;

import mnemarium.loop.Situation;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.ui.Breadth;
import mnemarium.ui.Buttons;
import mnemarium.ui.EmptyPane;
import mnemarium.ui.RunPlace;
import mnemarium.ui.Touch;
import mnemarium.workbench.Snapshot;
import mnemarium.world.World;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

import java.util.Optional;

/**
 * The Ledger place: the world of one run in lanes, the decision at its cursor, the records, dials
 * and counts. It shows a snapshot and nothing else; what a person asks for leaves through {@link
 * LedgerActions}. A run without a world that drifts has nothing here but the way to one that has.
 */
public final class LedgerPlace implements RunPlace {

    private static final double PACE_OF_MOTION = 8;
    private static final int MOST_OPERATIONS_OF_A_TASK = 3;

    private final TaskScroll scroll = new TaskScroll();
    private final TaskTrack track = new TaskTrack();
    private final WorldTimeline timeline;
    private final WorldPane worldPane;
    private final RecordsPart records;
    private final LedgerDialsView dials;
    private final LedgerSoFarView soFar = new LedgerSoFarView();
    private final LedgerLayout layout;
    private final EmptyPane other;
    private final StackPane view = new StackPane();
    private String shownRun = "";
    private int shownCursor = -1;
    private boolean follows;
    private boolean calm;

    /**
     * A place that shows no run yet.
     *
     * @param actions where commands go
     */
    public LedgerPlace(LedgerActions actions) {
        timeline = new WorldTimeline(scroll, actions::goTo);
        worldPane = new WorldPane(scroll, actions);
        dials = new LedgerDialsView(actions);
        records = new RecordsPart(actions);
        layout =
                new LedgerLayout(
                        worldPane,
                        records.decision(),
                        records.records(),
                        records.card(),
                        dials,
                        soFar);
        Button open = Buttons.button("ledger-open-world", "Open default world", "");
        open.getStyleClass().add("accent");
        open.setOnAction(_ -> actions.openWorld());
        Button lab = Buttons.button("ledger-open-lab", "Ledger lab", "");
        lab.setOnAction(_ -> actions.openLab());
        other =
                new EmptyPane(
                        "ledger-elsewhere",
                        "Ledger",
                        "The steps of the open run are shown in the Loop place.",
                        EmptyPane.words(
                                "Here lie runs that keep outcomes of their work while the world"
                                        + " drifts under it. Open one, and step it task by task;"
                                        + " this run stays in the workspace."),
                        open,
                        EmptyPane.words(
                                "Or write a record of your own, bind it to a file, and ask for"
                                        + " it."),
                        lab);
        other.setAlignment(Pos.TOP_LEFT);
        LedgerStyle.dress(view);
        view.getChildren().add(layout);
    }

    @Override
    public String id() {
        return "ledger";
    }

    @Override
    public String word() {
        return "Ledger";
    }

    @Override
    public Ikon icon() {
        return Feather.BOOK;
    }

    @Override
    public Parent view() {
        return view;
    }

    @Override
    public void fit(Breadth breadth) {
        layout.fit(breadth);
    }

    @Override
    public Optional<Node> strip() {
        return follows ? Optional.of(timeline) : Optional.empty();
    }

    /** Whether a run in a drifting world is shown. */
    public boolean isFollowing() {
        return follows;
    }

    /** Opens the form by which a dimension joins the world. */
    public void addDimension() {
        worldPane.openForm();
    }

    /** Offers the picture of the world for saving. */
    public void saveWorld() {
        worldPane.save();
    }

    /** Shows the world in words, or drawn again. */
    public void toggleWords() {
        worldPane.toggleWords();
    }

    /** Whether nothing may move by itself: the system or the user asked for reduced motion. */
    public void calm(boolean reducedMotion) {
        calm = reducedMotion;
    }

    @Override
    public void show(Snapshot snapshot) {
        if (snapshot.state().situation() instanceof Situation.Reusing reusing
                && snapshot.run().setup().scenario() instanceof OutcomeReuse scenario) {
            swap(true);
            show(snapshot, reusing, scenario);
        } else {
            swap(false);
        }
    }

    private void swap(boolean drifts) {
        follows = drifts;
        Node wanted = drifts ? layout : other;
        if (!view.getChildren().contains(wanted)) {
            view.getChildren().setAll(wanted);
        }
    }

    private void show(Snapshot snapshot, Situation.Reusing reusing, OutcomeReuse scenario) {
        track.follow(snapshot.trail().operations(), reusing.rules().world());
        World world = Standing.rules(snapshot, reusing).world();
        WorldView now = WorldViews.of(snapshot, reusing, track);
        scroll.show(now.tasks(), now.cursor());
        timeline.show(now, touch(snapshot));
        worldPane.show(now, Optional.of(world));
        records.show(snapshot);
        dials.show(LedgerDialRows.of(snapshot, reusing, scenario, track));
        soFar.show(LedgerSoFars.of(reusing.tally()));
        shownRun = snapshot.run().id();
        shownCursor = snapshot.cursor();
    }

    private Touch touch(Snapshot snapshot) {
        boolean fast =
                snapshot.activity() == Snapshot.Activity.RUNNING
                        && snapshot.pace() > PACE_OF_MOTION;
        // what is opened or gone to did not just happen
        boolean near = Math.abs(snapshot.cursor() - shownCursor) <= MOST_OPERATIONS_OF_A_TASK;
        if (fast || !near || !snapshot.run().id().equals(shownRun)) {
            return Touch.NONE;
        }
        Scene scene = view.getScene();
        boolean still = calm || (scene != null && scene.getPreferences().isReducedMotion());
        return still ? Touch.STAYS : Touch.FADES;
    }
}
