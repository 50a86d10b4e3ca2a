package mnemarium.ui.shell;

import atlantafx.base.controls.ProgressSliderSkin;
import atlantafx.base.controls.ToggleSwitch;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import mnemarium.ui.Buttons;
import mnemarium.ui.Gated;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The bar at the top of every place: which run, back and forward by three grains, running, pace,
 * seed, fork. It shows what it is told and asks for what is clicked; it decides nothing.
 */
final class Transport extends HBox {
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");

    private static final int LEAVE_OUT_ALL = 7;

    /** A word of the grains that is longer is a sign where there is no room: "To next trip". */
    private static final int LONG_WORD = 8;

    private final Commands commands;
    private final Steering steering;
    private final MenuButton scenario = new MenuButton();
    private final MenuItem openFile;
    private final MenuButton arm = new MenuButton();
    private final Gated toStart;
    private final Gated back;
    private final Button operation = Buttons.button("step-operation", "Operation", "O");
    private final Button step = Buttons.button("step-step", "Step", "S");
    private final Button turn = Buttons.button("step-turn", Feather.SKIP_FORWARD, "Turn", "T");
    private final Button run = Buttons.button("run", Feather.PLAY, "Run", "Space");
    private final List<Gated> forward;
    private final Gated runGate = new Gated(run);
    private final Slider pace = new Slider(0, Pace.offers() - 1, Pace.USUAL.position());
    private final Label paceWords = new Label(Pace.USUAL.words());
    private final ToggleSwitch realWait = new ToggleSwitch();
    private final SeedField seed;
    private final Gated seedGate;
    private final Button fork = Buttons.button("fork", Feather.GIT_BRANCH, "Fork", "F");
    private final Gated forkGate = new Gated(fork, "Make a branch at this operation");
    private final Gated realWaitGate;
    private final Gated paceGate;
    private final HBox paceBox;
    private final HBox realWaitBox;
    private final HBox seedBox;
    private final Region paceLine = verticalLine();
    private final MenuButton more = new MenuButton();
    private final Label paceWord = new Label("Pace");
    private final Label realWaitWord = new Label("Real wait");
    private final Label seedWord = new Label("Seed");
    private final Button search = Buttons.button("palette", Feather.SEARCH, "", "Ctrl K");
    private Room room = new Room(0, 0, "");
    private final List<Node> inBar;
    private final List<Region> kept = new ArrayList<>();
    private boolean showing;
    private TransportModel shown = TransportModel.none();

    Transport(Commands commands, Steering steering, Runnable open, Runnable palette) {
        this.commands = commands;
        this.steering = steering;
        setId("transport");
        getStyleClass().addAll("transport", "line-bottom");
        setMinWidth(0);

        scenario.setId("scenario");
        scenario.getStyleClass().addAll("flat", "semibold");
        MenuItem file = new MenuItem("Open a file…");
        file.setId("scenario-file");
        file.setOnAction(event -> open.run());
        openFile = file;
        offer(List.of());
        arm.setId("arm");
        arm.getStyleClass().add("flat");

        Button first = Buttons.icon("to-start", Feather.SKIP_BACK, "To the start, key Home");
        Button previous = Buttons.icon("back", Feather.CHEVRON_LEFT, "One step back, key Left");
        first.setOnAction(event -> steering.toStart());
        previous.setOnAction(event -> steering.back());
        toStart = new Gated(first);
        back = new Gated(previous);
        operation.setOnAction(event -> steering.stepOperation());
        step.setOnAction(event -> steering.stepStep());
        turn.setOnAction(event -> steering.stepTurn());
        run.setOnAction(event -> steering.toggleRun());
        run.getStyleClass().add("accent");
        forward = List.of(new Gated(operation), new Gated(step), new Gated(turn));

        pace.setId("pace");
        pace.setAccessibleText("Pace");
        pace.setSkin(new ProgressSliderSkin(pace));
        pace.setBlockIncrement(1);
        pace.setMajorTickUnit(1);
        pace.setMinorTickCount(0);
        pace.setSnapToTicks(true);
        pace.valueProperty().addListener((property, was, is) -> choosePace());
        paceWords.setId("pace-words");
        paceWords.getStyleClass().add("pace-words");
        paceGate = new Gated(pace, "How fast a run goes by itself");
        paceBox = box(paceWord, paceGate, paceWords);

        realWait.setId("real-wait");
        realWait.setAccessibleText("Real wait");
        realWait.selectedProperty().addListener((property, was, is) -> chooseRealWait(is));
        realWaitGate = new Gated(realWait, "Wait as long as the run's own clock says, key R");
        realWaitBox = box(realWaitGate, realWaitWord);

        seed = new SeedField(commands::seed);
        seedGate = new Gated(seed);
        seedBox = box(seedWord, seedGate);
        fork.setOnAction(event -> steering.fork());

        more.setId("more");
        more.setGraphic(new FontIcon(Feather.MORE_HORIZONTAL));
        more.setAccessibleText("Pace, real wait and seed");
        more.setTooltip(new Tooltip("Pace, real wait and seed"));
        more.getStyleClass().add("more");

        search.getStyleClass().add("flat");
        search.setAccessibleText("Find a command, key Ctrl K");
        search.setTooltip(new Tooltip("Find a command"));
        search.setOnAction(event -> palette.run());

        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        getChildren()
                .addAll(
                        scenario,
                        arm,
                        verticalLine(),
                        pills(List.of(toStart, back)),
                        pills(forward),
                        runGate,
                        paceLine,
                        paceBox,
                        realWaitBox,
                        spring,
                        seedBox,
                        forkGate,
                        more,
                        verticalLine(),
                        search);
        inBar = List.copyOf(getChildren());
        present(more, false);
        show(shown);
    }

    /** Leaves out as little as it must for its width, once per width, text size and wording. */
    @Override
    protected void layoutChildren() {
        Room now =
                new Room(
                        getWidth(),
                        paceWord.getFont().getSize(),
                        scenario.getText() + arm.getText() + shown.grains() + shown.running());
        if (!now.equals(room)) {
            room = now;
            for (int leftOut = 0; leftOut <= LEAVE_OUT_ALL; leftOut++) {
                leaveOut(leftOut);
                applyCss();
                if (needed() <= getWidth()) {
                    break;
                }
            }
        }
        super.layoutChildren();
    }

    /** The width of what is shown; the preferred width is kept as it was while a layout goes on. */
    private double needed() {
        double sum = snappedLeftInset() + snappedRightInset() - getSpacing();
        for (Node child : getManagedChildren()) {
            sum += getSpacing() + snapSizeX(child.prefWidth(-1));
        }
        return sum;
    }

    /** What the choice of words depends on. */
    private record Room(double width, double em, String words) {}

    /**
     * First words go, then keys, then pace, real wait and seed move into one menu, then the fork
     * too, then the air between the controls; at last a long grain is a sign.
     */
    private void leaveOut(int steps) {
        boolean inMenu = steps >= 4;
        present(paceWord, steps < 1 || inMenu);
        present(realWaitWord, steps < 3 || inMenu);
        present(seedWord, steps < 3 || inMenu);
        for (Button each : List.of(operation, step, turn, run, fork, search)) {
            Buttons.keys(each, steps < 2);
        }
        arrange(inMenu, List.of(paceBox, realWaitBox, seedBox));
        arrange(steps >= 5, List.of(forkGate));
        more.getItems().setAll(kept.stream().map(Transport::item).toList());
        present(more, inMenu);
        present(paceLine, !inMenu);
        pseudoClassStateChanged(TIGHT, steps >= 6);
        String large = shown.grains().large();
        boolean isSign = steps >= LEAVE_OUT_ALL && large.length() > LONG_WORD;
        Buttons.words(turn, !isSign);
        Buttons.icon(turn, isSign);
        turn.setTooltip(isSign ? new Tooltip(large) : null);
    }

    /** Moves controls into the menu or back to where they stand in the bar. */
    private void arrange(boolean inMenu, List<Region> controls) {
        for (Region control : controls) {
            if (inMenu && getChildren().remove(control)) {
                kept.add(control);
            } else if (!inMenu && kept.remove(control)) {
                more.getItems().clear();
                int place = inBar.indexOf(control);
                int at = 0;
                for (Node before : inBar.subList(0, place)) {
                    at += getChildren().contains(before) ? 1 : 0;
                }
                getChildren().add(at, control);
            }
        }
    }

    private static CustomMenuItem item(Region control) {
        CustomMenuItem item = new CustomMenuItem(control, false);
        item.getStyleClass().add("quiet-item");
        return item;
    }

    /** The scenarios that the first menu offers. */
    void offer(List<ScenarioChoice> scenarios) {
        scenario.getItems().clear();
        for (ScenarioChoice choice : scenarios) {
            MenuItem item = new MenuItem(choice.title());
            item.setId("scenario-" + choice.name());
            item.setOnAction(event -> commands.openScenario(choice.name()));
            scenario.getItems().add(item);
        }
        if (!scenarios.isEmpty()) {
            scenario.getItems().add(new SeparatorMenuItem());
        }
        scenario.getItems().add(openFile);
    }

    void show(TransportModel model) {
        showing = true;
        shown = model;
        scenario.setText(model.scenario().orElse("No run open"));
        pseudoClassStateChanged(PseudoClass.getPseudoClass("empty"), !model.isOpen());
        present(arm, model.isOpen());
        arm.setText(model.arm());
        if (!arms().equals(model.arms())) {
            arm.getItems().setAll(model.arms().stream().map(this::armItem).toList());
        }
        for (MenuItem item : arm.getItems()) {
            ((RadioMenuItem) item).setSelected(item.getText().equals(model.arm()));
        }
        toStart.gate(model.backBlocked());
        back.gate(model.backBlocked());
        Optional<String> manual =
                model.running()
                        ? Optional.of("The run goes by itself: pause it first")
                        : model.forwardBlocked();
        forward.forEach(gate -> gate.gate(manual));
        runGate.gate(model.running() ? Optional.empty() : model.forwardBlocked());
        Buttons.rename(operation, model.grains().small(), "O");
        Buttons.rename(step, model.grains().middle(), "S");
        Buttons.rename(turn, model.grains().large(), "T");
        Buttons.rename(run, model.running() ? "Pause" : "Run", "Space");
        Buttons.renew(run, model.running() ? Feather.PAUSE : Feather.PLAY);
        Optional<String> noRun = model.isOpen() ? Optional.empty() : Optional.of("No run is open");
        paceGate.gate(noRun);
        realWaitGate.gate(noRun);
        seedGate.gate(noRun);
        forkGate.gate(noRun);
        pace.setValue(model.pace().position());
        paceWords.setText(model.pace().words());
        realWait.setSelected(model.realWait());
        seed.show(model.isOpen() ? OptionalLong.of(model.seed()) : OptionalLong.empty());
        showing = false;
        requestLayout();
    }

    private List<String> arms() {
        return arm.getItems().stream().map(MenuItem::getText).toList();
    }

    private RadioMenuItem armItem(String name) {
        RadioMenuItem item = new RadioMenuItem(name);
        item.setId("arm-" + name);
        item.setOnAction(
                event -> {
                    if (!name.equals(shown.arm())) {
                        commands.chooseArm(name);
                    } else {
                        item.setSelected(true);
                    }
                });
        return item;
    }

    private void choosePace() {
        Pace chosen = Pace.at((int) Math.round(pace.getValue()));
        if (!showing && !chosen.equals(shown.pace())) {
            paceWords.setText(chosen.words());
            steering.pace(chosen);
        }
    }

    private void chooseRealWait(boolean on) {
        if (!showing && on != shown.realWait()) {
            steering.realWait(on);
        }
    }

    private static HBox box(Node... nodes) {
        HBox box = new HBox(nodes);
        box.setMinWidth(Region.USE_PREF_SIZE);
        box.setAlignment(Pos.CENTER_LEFT);
        box.getStyleClass().add("transport-box");
        return box;
    }

    /** Buttons that touch: only the outer corners are round, only one edge lies between two. */
    private static HBox pills(List<Gated> gates) {
        HBox row = new HBox();
        row.setAlignment(Pos.CENTER_LEFT);
        List<Node> all = new ArrayList<>(gates);
        for (int i = 0; i < all.size(); i++) {
            Node button = gates.get(i).getChildren().getFirst();
            button.getStyleClass()
                    .add(i == 0 ? "left-pill" : i == all.size() - 1 ? "right-pill" : "center-pill");
        }
        row.getChildren().addAll(all);
        return row;
    }

    private static Region verticalLine() {
        Region line = new Region();
        line.getStyleClass().add("hairline-vertical");
        line.getStyleClass().add("transport-line");
        return line;
    }

    private static void present(Node node, boolean present) {
        node.setVisible(present);
        node.setManaged(present);
    }
}
