package mnemarium.ui.shell;

import mnemarium.ui.ledger.LedgerPlace;
import mnemarium.ui.shell.Command.Group;
import mnemarium.workbench.RecentRun;
import mnemarium.workbench.Snapshot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The commands that come and go: the scenarios, the arms of the open one, the runs last opened, and
 * what the world of the run at hand allows.
 */
final class OfferedCommands {
    private final OpeningDesk opening;
    private final LedgerPlace ledger;
    private final ExperimentsDesk experiments;
    private final Audits audits;
    private final WindowView view;
    private final Supplier<List<ScenarioChoice>> scenarios;
    private final Supplier<Optional<Snapshot>> now;

    /**
     * What the palette offers besides the fixed commands.
     *
     * @param scenarios that come with the program, as far as they are read
     * @param now what is shown of the run on the bench
     */
    OfferedCommands(
            OpeningDesk opening,
            LedgerPlace ledger,
            ExperimentsDesk experiments,
            Audits audits,
            WindowView view,
            Supplier<List<ScenarioChoice>> scenarios,
            Supplier<Optional<Snapshot>> now) {
        this.opening = opening;
        this.ledger = ledger;
        this.experiments = experiments;
        this.audits = audits;
        this.view = view;
        this.scenarios = scenarios;
        this.now = now;
    }

    /**
     * The page of audits.
     *
     * @param desk answers it
     * @param go goes to it
     */
    record Audits(AuditDesk desk, Runnable go) {}

    /** What may be asked for now. */
    List<Command> all() {
        List<Command> commands = new ArrayList<>();
        for (ScenarioChoice choice : scenarios.get()) {
            commands.add(
                    command(
                            "scenario-" + choice.name(),
                            "Open the scenario " + choice.title(),
                            () -> opening.openScenario(choice.name())));
        }
        now.get()
                .ifPresent(
                        snapshot -> {
                            var setup = snapshot.run().setup();
                            for (String arm : setup.scenario().arms()) {
                                if (!arm.equals(setup.arm().word())) {
                                    commands.add(
                                            command(
                                                    "arm-" + arm,
                                                    "Open this scenario under " + arm,
                                                    () -> opening.chooseArm(arm)));
                                }
                            }
                        });
        commands.add(
                command(
                        "new-plan",
                        "New plan: sweep a dial of the run at hand",
                        () -> {
                            view.go(experiments.place());
                            experiments.place().make();
                        }));
        commands.add(command("audits", "Go to the audits of memories", audits.go()));
        commands.add(
                inAudits(
                        "audit-import",
                        "Audit a memory: import an export of it",
                        audits.desk()::choose));
        commands.add(inAudits("audit-sample", "Audit the synthetic sample", audits.desk()::sample));
        if (ledger.isFollowing()) {
            commands.add(inLedger("world-dimension", "Add a dimension", ledger::addDimension));
            commands.add(inLedger("world-words", "Show the world in words", ledger::toggleWords));
            commands.add(inLedger("world-svg", "Save the world as SVG", ledger::saveWorld));
        }
        for (RecentRun run : opening.recent()) {
            commands.add(
                    command(
                            "run-" + run.id(),
                            "Open the run "
                                    + run.name()
                                    + ", "
                                    + run.arm()
                                    + ", seed "
                                    + run.seed()
                                    + ", "
                                    + run.headline(),
                            () -> opening.openRun(run.id())));
        }
        return commands;
    }

    /** A command of the page of audits, which is gone to first; one audit at a time. */
    private Command inAudits(String id, String title, Runnable action) {
        return new Command(
                id,
                Group.OPENING,
                title,
                "",
                Keys.none(),
                audits.desk()::blocked,
                () -> {
                    audits.go().run();
                    action.run();
                });
    }

    /** A command of the Ledger place, which is gone to first. */
    private Command inLedger(String id, String title, Runnable action) {
        return new Command(
                id,
                Group.CHANGING,
                title,
                "",
                Keys.none(),
                Optional::empty,
                () -> {
                    view.go(ledger);
                    action.run();
                });
    }

    private static Command command(String id, String title, Runnable action) {
        return new Command(id, Group.OPENING, title, "", Keys.none(), Optional::empty, action);
    }
}
