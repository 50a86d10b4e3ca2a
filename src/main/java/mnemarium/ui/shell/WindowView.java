package mnemarium.ui.shell;

import javafx.scene.Scene;
import javafx.scene.layout.StackPane;

import mnemarium.ui.Changes;
import mnemarium.ui.Place;
import mnemarium.ui.RunPlace;
import mnemarium.ui.shell.Problems.Trouble;
import mnemarium.ui.start.StartCommands;
import mnemarium.ui.start.StartModel;
import mnemarium.ui.start.StartView;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Everything inside the window: the frame, the places, the palette, the veil for dropped files. It
 * is a node like any other, so that a picture of it needs no window.
 */
final class WindowView extends StackPane {
    /** Pages that are no place to go back to. */
    private static final List<String> PASSING = List.of("source", "columns");

    private final Commands commands;
    private final StartCommands starting;
    private final Changes changes;
    private final StartView start;
    private final List<Place> pages;
    private final HelpPage help;
    private final List<Place> places;
    private final NoRunPage noRun;
    private final Frame frame;
    private final Transport transport;
    private final StatusBar status = new StatusBar();
    private final CommandPalette palette;
    private final FileDrop drop;
    private final List<Command> fixed;
    private Supplier<List<Command>> more = List::of;
    private TransportModel shown = TransportModel.none();
    private Optional<Place> before = Optional.empty();

    /**
     * A window on its start page.
     *
     * @param parts what it is made of
     */
    WindowView(Parts parts) {
        commands = parts.commands();
        starting = parts.start();
        changes = parts.changes();
        places = parts.places();
        start = new StartView(parts.start());
        pages = parts.pages();
        noRun =
                new NoRunPage(
                        () -> commands.openScenario("alert-triage"),
                        () -> commands.openScenario("default-world"),
                        commands::openLab);
        transport =
                new Transport(
                        commands, parts.steering(), parts.start()::chooseFile, this::openPalette);
        fixed = CommandList.of(this, parts);
        help = new HelpPage(fixed);
        Rail rail = new Rail(places, inRail(help, pages), () -> go(start), this::go);
        frame = new Frame(rail, transport, status, new PastStrip(parts.steering()::toNewest));
        palette = new CommandPalette(this::everything);
        drop = new FileDrop(this, this::verb, this::take, this::manyTaker, frame.area()::say);
        getChildren().addAll(frame, palette, drop);
        setId("window");
        frame.show(start, Optional.empty());
    }

    /**
     * What a window is made of.
     *
     * @param commands answers the frame
     * @param steering steers the run at hand
     * @param start answers the start page
     * @param places in the rail's order; those that follow the run are {@link RunPlace}s
     * @param pages that no place of the rail leads to but a command; of them the settings stand in
     *     the rail
     * @param changes what can be undone
     * @param choose lets another text size be chosen
     */
    record Parts(
            Commands commands,
            Steering steering,
            StartCommands start,
            List<Place> places,
            List<Place> pages,
            Changes changes,
            TextSize choose) {
        /** Copies the places. */
        Parts {
            places = List.copyOf(places);
            pages = List.copyOf(pages);
        }
    }

    /** Changes the text size. */
    interface TextSize {
        /** By so many percent; 0 for back to 100 %. */
        void change(int percent);
    }

    /** Takes keys; called once, when the scene is there. */
    void listen(Scene scene) {
        Keys.install(scene, fixed, palette::isDisplay);
    }

    /** Commands that come and go: scenarios, runs, arms. */
    void offer(Supplier<List<Command>> others) {
        more = others;
    }

    /** The scenarios that the transport offers. */
    void offerScenarios(List<ScenarioChoice> scenarios) {
        transport.offer(scenarios);
    }

    /** Takes another text size, in pixels of an em. */
    void em(double pixels) {
        frame.em(pixels);
    }

    /** Shows transport and status of a run, or of none. */
    void show(TransportModel model, StatusModel statusModel) {
        boolean opened = model.isOpen() != shown.isOpen();
        shown = model;
        transport.show(model);
        frame.past(model.past());
        status.show(statusModel);
        if (opened) {
            frame.place().filter(RunPlace.class::isInstance).ifPresent(this::go);
        } else if (model.isOpen()) {
            frame.place()
                    .filter(RunPlace.class::isInstance)
                    .map(RunPlace.class::cast)
                    .ifPresent(place -> frame.strip(place.strip()));
        }
    }

    /** Shows the start page's runs. */
    void show(StartModel model) {
        start.show(model);
    }

    /** Goes to a place. */
    void go(Place place) {
        if (!place().equals(place.id())) {
            before = frame.place().filter(each -> !PASSING.contains(each.id()));
        }
        if (place.id().equals("start")) {
            starting.refresh();
        }
        if (place instanceof RunPlace run) {
            if (shown.isOpen()) {
                frame.show(place, run.strip());
            } else {
                frame.show(place, noRun);
            }
        } else {
            frame.show(place, Optional.empty());
        }
    }

    /** Goes to the place with an id: "start", "loop", "help", "settings". */
    void go(String id) {
        List<Place> all = new ArrayList<>(places);
        all.addAll(List.of(start, help));
        all.addAll(pages);
        all.stream().filter(place -> place.id().equals(id)).findFirst().ifPresent(this::go);
    }

    /** The id of the place that is shown. */
    String place() {
        return frame.place().map(Place::id).orElse("");
    }

    /** Goes back to where the user was before settings, help or the lines of a file. */
    void leave() {
        if (!frame.area().problems().getChildren().isEmpty()) {
            frame.area().problems().clear();
        } else {
            go(before.orElse(start));
        }
    }

    /** Whether there is something to leave. */
    boolean isLeavable() {
        return !frame.area().problems().getChildren().isEmpty()
                || List.of("help", "settings", "source", "calibration", "columns", LabPlace.ID)
                        .contains(place());
    }

    /** Shows what went wrong, at the top of the place. */
    void wrong(List<Trouble> troubles) {
        frame.area().problems().show(troubles);
    }

    /** What went wrong is no longer of interest. */
    void right() {
        frame.area().problems().clear();
    }

    /** Shows the lines of a file that has a problem. */
    void source(Path file, List<String> lines, int line) {
        go(
                new SourcePage(
                        file.getFileName().toString(),
                        lines,
                        line,
                        () -> {
                            leave();
                            commands.openFile(file);
                        },
                        this::leave));
    }

    /** Says a sentence for a while. */
    void say(String sentence) {
        frame.area().say(sentence);
    }

    /** Says a sentence for a while, with one thing to do about it. */
    void say(String sentence, String word, Runnable action) {
        frame.area().say(sentence, word, action);
    }

    void openPalette() {
        palette.open();
    }

    private Optional<Consumer<Path>> taker() {
        return frame.place().flatMap(Place::taker);
    }

    private Optional<Consumer<List<Path>>> manyTaker() {
        return frame.place().flatMap(Place::manyTaker);
    }

    /** What is done with a dropped file. */
    private String verb() {
        return manyTaker().isPresent() ? "Add" : taker().isPresent() ? "Read" : "Open";
    }

    private void take(Path file) {
        taker().ifPresentOrElse(taker -> taker.accept(file), () -> commands.openFile(file));
    }

    /** Takes files as if they had been dropped. */
    boolean drop(List<Path> files) {
        return drop.accept(files);
    }

    void undo() {
        changes.undo().ifPresent(what -> say("Undone: " + what + ".", "Redo", this::redo));
    }

    void redo() {
        changes.redo().ifPresent(what -> say("Done again: " + what + ".", "Undo", this::undo));
    }

    /** What the transport shows. */
    TransportModel transportModel() {
        return shown;
    }

    private static List<Place> inRail(Place help, List<Place> pages) {
        List<Place> last = new ArrayList<>(List.of(help));
        pages.stream().filter(page -> page.id().equals("settings")).forEach(last::add);
        return last;
    }

    private List<Command> everything() {
        List<Command> all = new ArrayList<>(fixed);
        all.removeIf(command -> command.id().equals("palette"));
        all.addAll(more.get());
        return all;
    }
}
