package mnemarium.ui.shell;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import mnemarium.ui.Changes;
import mnemarium.ui.Place;
import mnemarium.ui.shell.Command.Group;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** The commands that are always there, with their keys. */
final class CommandList {
    private static final Supplier<Optional<String>> ALWAYS = Optional::empty;

    private final WindowView view;
    private final List<Command> all = new ArrayList<>();

    private CommandList(WindowView view) {
        this.view = view;
    }

    static List<Command> of(WindowView view, WindowView.Parts parts) {
        CommandList list = new CommandList(view);
        list.stepping(parts.steering());
        list.opening(parts);
        list.changing(parts.changes());
        list.window(parts);
        return List.copyOf(list.all);
    }

    private void stepping(Steering steering) {
        Supplier<Optional<String>> forward = () -> view.transportModel().forwardBlocked();
        Supplier<Optional<String>> byHand =
                () ->
                        view.transportModel().running()
                                ? Optional.of("The run goes by itself")
                                : forward.get();
        Supplier<Optional<String>> run =
                () -> view.transportModel().running() ? Optional.empty() : forward.get();
        Supplier<Optional<String>> back = () -> view.transportModel().backBlocked();
        Supplier<Optional<String>> past =
                () ->
                        view.transportModel().past().isPresent()
                                ? Optional.empty()
                                : Optional.of("You are at the newest step");
        add(
                "step-operation",
                Group.STEPPING,
                "Step one operation",
                "O",
                Keys.bare(KeyCode.O),
                byHand,
                steering::stepOperation);
        add(
                "step-step",
                Group.STEPPING,
                "Step to the end of the step, or of the task",
                "S",
                Keys.bare(KeyCode.S),
                byHand,
                steering::stepStep);
        add(
                "step-turn",
                Group.STEPPING,
                "Step to the end of the turn, or to the next trip",
                "T",
                Keys.bare(KeyCode.T),
                byHand,
                steering::stepTurn);
        add(
                "run",
                Group.STEPPING,
                "Run or pause",
                "Space",
                Keys.bare(KeyCode.SPACE),
                run,
                steering::toggleRun);
        add(
                "back",
                Group.STEPPING,
                "One step back",
                "Left",
                Keys.bare(KeyCode.LEFT),
                back,
                steering::back);
        add(
                "ahead",
                Group.STEPPING,
                "One step ahead again, making nothing new",
                "Right",
                Keys.bare(KeyCode.RIGHT),
                past,
                steering::ahead);
        add(
                "to-start",
                Group.STEPPING,
                "To the start",
                "Home",
                Keys.bare(KeyCode.HOME),
                back,
                steering::toStart);
        add(
                "to-newest",
                Group.STEPPING,
                "To the newest step",
                "End",
                Keys.bare(KeyCode.END),
                past,
                steering::toNewest);
        add(
                "fork",
                Group.STEPPING,
                "Fork: make a branch here",
                "F",
                Keys.bare(KeyCode.F),
                this::openRun,
                steering::fork);
        add(
                "real-wait",
                Group.STEPPING,
                "Real wait on or off",
                "R",
                Keys.bare(KeyCode.R),
                this::openRun,
                () -> steering.realWait(!view.transportModel().realWait()));
    }

    private void opening(WindowView.Parts parts) {
        var start = parts.start();
        add(
                "open",
                Group.OPENING,
                "Open a file: scenario, chat, items, bundle",
                "Ctrl O",
                Keys.ctrl(KeyCode.O),
                ALWAYS,
                start::chooseFile);
        add(
                "open-triage",
                Group.OPENING,
                "Step an agent through 24 alerts",
                "1 at start",
                onStart(KeyCode.DIGIT1, KeyCode.NUMPAD1),
                ALWAYS,
                () -> start.openScenario("alert-triage"));
        add(
                "open-world",
                Group.OPENING,
                "Step a drifting world",
                "2 at start",
                onStart(KeyCode.DIGIT2, KeyCode.NUMPAD2),
                ALWAYS,
                () -> start.openScenario("default-world"));
        add(
                "open-own",
                Group.OPENING,
                "Open your own chat or log",
                "3 at start",
                onStart(KeyCode.DIGIT3, KeyCode.NUMPAD3),
                ALWAYS,
                start::chooseFile);
        add(
                "calibrate",
                Group.OPENING,
                "Calibrate the threshold",
                "4 at start",
                onStart(KeyCode.DIGIT4, KeyCode.NUMPAD4),
                ALWAYS,
                start::calibrate);
        add(
                "ledger-lab",
                Group.OPENING,
                "Open the ledger lab",
                "",
                Keys.none(),
                ALWAYS,
                parts.commands()::openLab);
        add(
                "continue",
                Group.OPENING,
                "Continue where you were",
                "5 at start",
                onStart(KeyCode.DIGIT5, KeyCode.NUMPAD5),
                parts.commands()::continueBlocked,
                parts.commands()::continueLatest);
        add(
                "export",
                Group.OPENING,
                "Export this run as a bundle",
                "",
                Keys.none(),
                this::openRun,
                parts.commands()::exportRun);
        add(
                "delete",
                Group.OPENING,
                "Delete this run",
                "",
                Keys.none(),
                this::openRun,
                parts.commands()::deleteRun);
        add(
                "put-away",
                Group.OPENING,
                "Put this run away",
                "",
                Keys.none(),
                this::openRun,
                parts.commands()::putAway);
    }

    private void changing(Changes changes) {
        add(
                "undo",
                Group.CHANGING,
                "Undo the last change",
                "Ctrl Z",
                Keys.ctrl(KeyCode.Z),
                () ->
                        changes.undoable().isPresent()
                                ? Optional.empty()
                                : Optional.of("Nothing to undo"),
                view::undo);
        add(
                "redo",
                Group.CHANGING,
                "Redo",
                "Shift Ctrl Z",
                Keys.ctrlShift(KeyCode.Z).or(Keys.ctrl(KeyCode.Y)),
                () ->
                        changes.redoable().isPresent()
                                ? Optional.empty()
                                : Optional.of("Nothing to redo"),
                view::redo);
    }

    private void window(WindowView.Parts parts) {
        add(
                "palette",
                Group.WINDOW,
                "Find a command",
                "Ctrl K",
                Keys.ctrl(KeyCode.K),
                ALWAYS,
                view::openPalette);
        add(
                "go-start",
                Group.WINDOW,
                "Go to the start page",
                "Ctrl Home",
                Keys.ctrl(KeyCode.HOME),
                ALWAYS,
                () -> view.go("start"));
        for (int i = 0; i < parts.places().size(); i++) {
            Place place = parts.places().get(i);
            // the places in the rail's order: Ctrl 1, Ctrl 2 …
            KeyCode digit = KeyCode.valueOf("DIGIT" + (i + 1));
            add(
                    "go-" + place.id(),
                    Group.WINDOW,
                    "Go to " + place.word(),
                    "Ctrl " + (i + 1),
                    Keys.ctrl(digit),
                    ALWAYS,
                    () -> view.go(place));
        }
        add(
                "go-settings",
                Group.WINDOW,
                "Settings: theme, text size, embedder, clock",
                "Ctrl ,",
                Keys.ctrl(KeyCode.COMMA),
                ALWAYS,
                () -> view.go("settings"));
        add(
                "go-help",
                Group.WINDOW,
                "Help: keys, marks, words",
                "F1",
                Keys.bare(KeyCode.F1),
                ALWAYS,
                () -> view.go("help"));
        add(
                "larger",
                Group.WINDOW,
                "Larger text",
                "Ctrl +",
                Keys.ctrlEvenShifted(KeyCode.PLUS, KeyCode.EQUALS, KeyCode.ADD),
                ALWAYS,
                () -> parts.choose().change(10));
        add(
                "smaller",
                Group.WINDOW,
                "Smaller text",
                "Ctrl −",
                Keys.ctrlEvenShifted(KeyCode.MINUS, KeyCode.SUBTRACT),
                ALWAYS,
                () -> parts.choose().change(-10));
        add(
                "usual",
                Group.WINDOW,
                "Text size 100 %",
                "Ctrl 0",
                Keys.ctrl(KeyCode.DIGIT0, KeyCode.NUMPAD0),
                ALWAYS,
                () -> parts.choose().change(0));
        add(
                "leave",
                Group.WINDOW,
                "Close what went wrong, or leave this page",
                "Esc",
                Keys.bare(KeyCode.ESCAPE),
                () -> view.isLeavable() ? Optional.empty() : Optional.of("Nothing to close"),
                view::leave);
    }

    private Optional<String> openRun() {
        return view.transportModel().isOpen() ? Optional.empty() : Optional.of("No run is open");
    }

    private Predicate<KeyEvent> onStart(KeyCode digit, KeyCode numpad) {
        return event ->
                view.place().equals("start")
                        && (Keys.bare(digit).test(event) || Keys.bare(numpad).test(event));
    }

    private void add(
            String id,
            Group group,
            String title,
            String keys,
            Predicate<KeyEvent> isKey,
            Supplier<Optional<String>> whyNot,
            Runnable action) {
        all.add(new Command(id, group, title, keys, isKey, whyNot, action));
    }
}
