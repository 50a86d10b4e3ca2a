package mnemarium.ui.shell;

import mnemarium.loop.Move;
import mnemarium.scenario.Dial;
import mnemarium.ui.Changes;
import mnemarium.ui.ledger.LedgerActions;
import mnemarium.ui.loop.LoopActions;
import mnemarium.workbench.LiveRun;
import mnemarium.workbench.Snapshot;
import mnemarium.workbench.Workbench;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Answers the places that follow a run: what they ask for goes to the run on the bench. Moved dials
 * can be undone; what makes a branch is undone by going back to the run it came from.
 */
final class RunDesk implements LoopActions, LedgerActions {
    private final Workbench workbench;
    private final Commands commands;
    private final Steering steering;
    private final Changes changes;
    private final Choices choices;
    private final Reports reports;
    private final Consumer<String> go;

    /**
     * A desk over a workbench.
     *
     * @param go goes to the place with an id
     */
    RunDesk(
            Workbench workbench,
            Commands commands,
            Steering steering,
            Changes changes,
            Choices choices,
            Reports reports,
            Consumer<String> go) {
        this.workbench = workbench;
        this.commands = commands;
        this.steering = steering;
        this.changes = changes;
        this.choices = choices;
        this.reports = reports;
        this.go = go;
    }

    @Override
    public void goTo(int operation) {
        steering.goTo(operation);
    }

    @Override
    public void step() {
        steering.stepStep();
    }

    @Override
    public void openLedger() {
        go.accept("ledger");
    }

    @Override
    public void openLab() {
        commands.openLab();
    }

    @Override
    public void openWorld() {
        commands.openScenario("default-world");
    }

    @Override
    public void moveDials(Map<Dial, String> moves) {
        Optional<LiveRun> run = workbench.current();
        if (run.isEmpty() || moves.isEmpty()) {
            return;
        }
        if (moves.keySet().stream().anyMatch(dial -> dial.isDrift() || dial.isJoin())) {
            move(moves);
            return;
        }
        Snapshot now = run.get().newest();
        Map<Dial, String> before = new LinkedHashMap<>();
        moves.keySet().forEach(dial -> before.put(dial, standing(now, dial)));
        changes.make(words(moves), () -> move(moves), () -> move(before));
    }

    private void move(Map<Dial, String> moves) {
        try {
            workbench.current().ifPresent(run -> moves.forEach(run::move));
        } catch (IllegalArgumentException e) {
            reports.wrong("The dial was not moved", String.valueOf(e.getMessage()));
        }
    }

    /** Where a dial stands for the next operation. */
    private static String standing(Snapshot snapshot, Dial dial) {
        return snapshot.pending().stream()
                .filter(move -> move.dial().equals(dial))
                .map(Move::value)
                .findFirst()
                .orElseGet(() -> snapshot.state().text(dial));
    }

    private static String words(Map<Dial, String> moves) {
        return moves.entrySet().stream()
                .map(
                        move ->
                                move.getKey().label()
                                        + " "
                                        + move.getValue()
                                        + (move.getKey().unit().isEmpty()
                                                ? ""
                                                : "\u2009" + move.getKey().unit()))
                .collect(Collectors.joining(", "));
    }

    @Override
    public float[][] vectors(int entries) {
        return workbench.current().map(run -> run.vectors(entries)).orElse(new float[0][]);
    }

    @Override
    public float[] vector(String text) {
        return workbench.current().map(run -> run.vector(text)).orElse(new float[0]);
    }

    @Override
    public void save(String name, String text) {
        Saving.save(choices, reports, name, text);
    }
}
