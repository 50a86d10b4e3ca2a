package mnemarium.ui.frontier;

import javafx.scene.Parent;

import mnemarium.experiment.Frontier;
import mnemarium.experiment.MemoryStack;
import mnemarium.experiment.TurnTime;
import mnemarium.loop.Move;
import mnemarium.scenario.Dial;
import mnemarium.ui.Breadth;
import mnemarium.ui.Place;
import mnemarium.workbench.MeasuredStack;
import mnemarium.workbench.Snapshot;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The place Frontier. With a run that has a working memory its dials are the run's, and a move is
 * an event of the run; else they are the place's own. The budget share and the turn that is looked
 * at are always its own.
 */
public final class FrontierPlace implements Place {

    /** Steps of a turn: as many as the triage has alerts in one. */
    private static final int STEPS = 6;

    private final FrontierActions actions;
    private final Map<Dial, String> own = new TreeMap<>();
    private final FrontierLayout layout;
    private final FrontierDials dials = new FrontierDials(this::preview, this::moved, this::follow);
    private final MeasurePart measuring;
    private Optional<Snapshot> run = Optional.empty();
    private boolean looksAway;
    private Optional<MeasuredStack> measured = Optional.empty();
    private int steps = STEPS;
    private int touches = TurnTime.PUBLISHED_TOUCHES;

    /** A place without a run. */
    public FrontierPlace(FrontierActions actions) {
        this.actions = actions;
        own.put(Dial.REASONING_TIME, "1000");
        own.put(Dial.BUDGET_SHARE, "0.1");
        own.put(Dial.EMBED_LATENCY, "0.032");
        own.put(Dial.STORE_LATENCY, "0.0846");
        own.put(Dial.ADDED_LATENCY, "0");
        own.put(Dial.OVERHEAD, "0");
        measuring = new MeasurePart(actions);
        layout = new FrontierLayout(actions, dials, measuring, this::turn);
        show();
    }

    /** Follows a run, or none. */
    public void show(Optional<Snapshot> snapshot) {
        run = snapshot.filter(FrontierPlace::hasMemory);
        show();
    }

    private static boolean hasMemory(Snapshot snapshot) {
        return snapshot.state().offered().containsAll(FrontierDials.OF_RUN);
    }

    /**
     * Looks at a setting of its own, such as a cell of the plan of the frontier, whatever the run
     * at hand is; its dials stay where they are.
     */
    public void look(Map<Dial, String> setting) {
        Map<Dial, String> before = new TreeMap<>(own);
        boolean lookedAway = looksAway;
        Map<Dial, String> after = new TreeMap<>(own);
        // a cell says what a lookup takes as a whole: nothing is added to it
        after.put(Dial.ADDED_LATENCY, "0");
        after.put(Dial.OVERHEAD, "0");
        after.putAll(setting);
        actions.change(
                "the setting of a cell", () -> set(after, true), () -> set(before, lookedAway));
    }

    private void set(Map<Dial, String> values, boolean away) {
        own.putAll(values);
        looksAway = away;
        show();
    }

    private void follow() {
        looksAway = false;
        show();
    }

    /** The run whose dials are shown. */
    private Optional<Snapshot> followed() {
        return looksAway ? Optional.empty() : run;
    }

    /** The stack of this machine was measured. */
    public void show(MeasuredStack stack) {
        measured = Optional.of(stack);
        measuring.show(measured);
        show();
    }

    /** Measuring is under way; the share done is 0 to 1. */
    public void working(double done) {
        measuring.working(done);
    }

    /** No measuring is under way any more. */
    public void idle() {
        measuring.idle();
    }

    private Map<Dial, String> values() {
        Map<Dial, String> values = new TreeMap<>(own);
        followed()
                .ifPresent(
                        snapshot -> {
                            for (Dial dial : FrontierDials.OF_RUN) {
                                values.put(dial, snapshot.state().text(dial));
                            }
                            for (Move move : snapshot.pending()) {
                                values.replace(move.dial(), move.value());
                            }
                        });
        return values;
    }

    private void show() {
        Map<Dial, String> values = values();
        dials.show(
                values,
                followed()
                        .map(
                                snapshot ->
                                        "of the run “%s”: a move acts at its next operation"
                                                .formatted(snapshot.run().name()))
                        .orElse(
                                run.isPresent()
                                        ? "of this place, as a cell of a plan set them"
                                        : "of this place: no run with a working memory is open"),
                looksAway && run.isPresent());
        layout.show(view(values), followed().isPresent());
    }

    private FrontierView view(Map<Dial, String> values) {
        Frontier frontier =
                new Frontier(
                        number(values, Dial.REASONING_TIME), number(values, Dial.BUDGET_SHARE));
        // the overhead is time beside the store, as the added latency is
        MemoryStack here =
                new MemoryStack(
                        FrontierView.HERE,
                        number(values, Dial.EMBED_LATENCY),
                        number(values, Dial.STORE_LATENCY)
                                + number(values, Dial.ADDED_LATENCY)
                                + number(values, Dial.OVERHEAD));
        return new FrontierView(frontier, here, steps, touches, measured);
    }

    private static double number(Map<Dial, String> values, Dial dial) {
        return Double.parseDouble(values.getOrDefault(dial, dial.defaultText()));
    }

    private void preview(Dial dial, String value) {
        Map<Dial, String> values = values();
        values.put(dial, value);
        layout.show(view(values), followed().isPresent());
    }

    private void moved(Dial dial, String value) {
        String before = values().getOrDefault(dial, dial.defaultText());
        if (before.equals(value)) {
            show();
        } else if (followed().isPresent() && !dial.equals(Dial.BUDGET_SHARE)) {
            actions.moveDials(Map.of(dial, value));
        } else {
            actions.change(
                    dial.label() + " " + value, () -> keep(dial, value), () -> keep(dial, before));
        }
    }

    private void keep(Dial dial, String value) {
        own.put(dial, value);
        show();
    }

    private void turn(int newSteps, int newTouches) {
        steps = newSteps;
        touches = newTouches;
        show();
    }

    @Override
    public String id() {
        return "frontier";
    }

    @Override
    public String word() {
        return "Frontier";
    }

    @Override
    public Ikon icon() {
        return Feather.TRENDING_DOWN;
    }

    @Override
    public Parent view() {
        return layout;
    }

    @Override
    public void fit(Breadth breadth) {
        layout.fit(breadth);
    }
}
