package mnemarium.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;

import mnemarium.ui.Breadth;
import mnemarium.ui.Changes;
import mnemarium.ui.Gated;
import mnemarium.ui.RunPlace;
import mnemarium.ui.ScreenTest;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.shell.Preferences.Scheme;
import mnemarium.ui.start.StartModel;
import mnemarium.workbench.Snapshot;

import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

class WindowViewTest extends ScreenTest {
    private final RecordingCommands commands = new RecordingCommands();
    private final Changes changes = new Changes();
    private final List<Preferences> chosen = new ArrayList<>();
    private final List<Integer> textSizes = new ArrayList<>();

    @SuppressWarnings("NullAway.Init") // built on the screen thread before each test
    private WindowView view;

    @Override
    protected Parent root() {
        SettingsPage settings = new SettingsPage(chosen::add, () -> {}, () -> {});
        settings.show(Preferences.USUAL, Path.of("lab.mv.db"));
        view =
                new WindowView(
                        new WindowView.Parts(
                                commands,
                                commands,
                                commands,
                                List.of(new EmptyPlace()),
                                List.of(settings),
                                changes,
                                textSizes::add));
        view.offerScenarios(
                List.of(
                        new ScenarioChoice("alert-triage", "Alert triage", ""),
                        new ScenarioChoice("trip-planning", "Trip planning", "")));
        view.sceneProperty()
                .addListener(
                        (property, was, scene) -> {
                            if (scene != null) {
                                view.listen(scene);
                            }
                        });
        return view;
    }

    private static TransportModel run() {
        return new TransportModel(
                Optional.of("Alert triage"),
                "in-loop",
                List.of("no-memory", "per-turn", "in-loop"),
                42,
                TransportModel.Grains.USUAL,
                false,
                Pace.USUAL,
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static TransportModel ofSessions() {
        return new TransportModel(
                Optional.of("Three lanes"),
                "by-type",
                List.of("by-type"),
                42,
                new TransportModel.Grains("Operation", "Step", "To next wrong answer"),
                false,
                Pace.USUAL,
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static TransportModel running() {
        return new TransportModel(
                Optional.of("Alert triage"),
                "in-loop",
                List.of("no-memory", "per-turn", "in-loop"),
                42,
                TransportModel.Grains.USUAL,
                true,
                Pace.USUAL,
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private void openRun() {
        onScreen(
                () -> {
                    view.show(run(), StatusModel.none("lab.mv.db"));
                    view.go("loop");
                });
    }

    private void press(KeyCode... keys) {
        robot().press(keys).release(keys);
        onScreen(() -> {});
    }

    @Test
    void aKeyAndItsButtonAskForTheSame() {
        openRun();
        press(KeyCode.O);
        press(KeyCode.S);
        press(KeyCode.T);
        press(KeyCode.SPACE);
        press(KeyCode.LEFT);
        press(KeyCode.HOME);
        press(KeyCode.F);
        assertThat(commands.asked())
                .containsExactly("operation", "step", "turn", "run", "back", "start", "fork");
        for (String id :
                List.of(
                        "step-operation",
                        "step-step",
                        "step-turn",
                        "run",
                        "back",
                        "to-start",
                        "fork")) {
            robot().clickOn("#" + id);
        }
        assertThat(commands.asked())
                .containsExactly("operation", "step", "turn", "run", "back", "start", "fork");
    }

    @Test
    void aButtonThatWasClickedLeavesSpaceAndArrowsToTheWindow() {
        openRun();
        robot().clickOn("#step-step");
        press(KeyCode.SPACE);
        press(KeyCode.LEFT);
        assertThat(commands.asked()).containsExactly("step", "run", "back");
    }

    @Test
    void aButtonReachedByTheKeyboardTakesSpaceItself() {
        openRun();
        onScreen(() -> find("step-operation", Button.class).requestFocus());
        press(KeyCode.TAB);
        press(KeyCode.SPACE);
        assertThat(commands.asked()).containsExactly("step");
    }

    private static boolean takes(Node focus, KeyCode code) {
        return on(
                () ->
                        Keys.isTakenByFocus(
                                focus,
                                new KeyEvent(
                                        KeyEvent.KEY_PRESSED,
                                        "",
                                        "",
                                        code,
                                        false,
                                        false,
                                        false,
                                        false)));
    }

    @Test
    void aKeyBelongsToTheFocusOnlyWhereTheFocusCanUseIt() {
        Spinner<Integer> spinner = on(() -> new Spinner<>(1, 10, 5));
        assertThat(takes(spinner, KeyCode.S)).isTrue();
        assertThat(takes(spinner, KeyCode.LEFT)).isTrue();
        ListView<String> list = on(() -> new ListView<>());
        assertThat(takes(list, KeyCode.DOWN)).isTrue();
        assertThat(takes(list, KeyCode.SPACE)).isFalse();
        assertThat(takes(list, KeyCode.LEFT)).isFalse();
        ScrollPane scroll = on(() -> new ScrollPane());
        assertThat(takes(scroll, KeyCode.DOWN)).isTrue();
        assertThat(takes(scroll, KeyCode.HOME)).isFalse();
        Slider slider = on(() -> new Slider());
        assertThat(takes(slider, KeyCode.LEFT)).isTrue();
        assertThat(takes(slider, KeyCode.SPACE)).isFalse();
        assertThat(takes(slider, KeyCode.O)).isFalse();
    }

    @Test
    void typingASeedCallsNoCommandUntilEnter() {
        openRun();
        into("#seed").write("7");
        press(KeyCode.ENTER);
        assertThat(commands.asked()).containsExactly("seed 7");
    }

    @Test
    void aSeedThatIsNoNumberIsRefusedWhereItStands() {
        openRun();
        into("#seed").write("fork");
        press(KeyCode.ENTER);
        TextField seed = find("seed", TextField.class);
        assertThat(commands.asked()).isEmpty();
        assertThat(seed.getPseudoClassStates())
                .anyMatch(each -> each.getPseudoClassName().equals("wrong"));
        assertThat(seed.getTooltip().getText())
                .isEqualTo("The seed is \"fork\", expected a whole number");
    }

    @Test
    void aSeedThatWasTypedAndLeftIsForgotten() {
        openRun();
        into("#seed").write("7");
        robot().clickOn("#step-step");
        assertThat(commands.asked()).containsExactly("step");
        assertThat(find("seed", TextField.class).getText()).isEqualTo("42");
    }

    @Test
    void aClosedControlSaysWhy() {
        for (String id : List.of("step-step", "run", "back", "fork", "seed", "pace", "real-wait")) {
            Node control = find(id, Node.class);
            assertThat(control.isDisabled()).as(id).isTrue();
            assertThat(((Gated) control.getParent()).reason()).isEqualTo("No run is open");
            assertThat(control.getAccessibleHelp()).isEqualTo("No run is open");
        }
        onScreen(() -> view.show(running(), StatusModel.none("lab.mv.db")));
        assertThat(((Gated) find("step-step", Node.class).getParent()).reason())
                .isEqualTo("The run goes by itself: pause it first");
        assertThat(find("run", Button.class).getAccessibleText()).isEqualTo("Pause, key Space");
    }

    @Test
    void theMenusOfferScenariosAndArms() {
        openRun();
        robot().clickOn("#scenario").clickOn("Trip planning");
        robot().clickOn("#arm").clickOn("per-turn");
        assertThat(commands.asked()).containsExactly("open trip-planning", "arm per-turn");
    }

    @Test
    void thePaletteFindsACommandByItsWords() {
        press(KeyCode.CONTROL, KeyCode.K);
        robot().write("larger te");
        assertThat(find("palette-found", ListView.class).getItems().size()).isEqualTo(1);
        press(KeyCode.ENTER);
        assertThat(textSizes).containsExactly(10);
        press(KeyCode.CONTROL, KeyCode.MINUS);
        press(KeyCode.CONTROL, KeyCode.DIGIT0);
        assertThat(textSizes).containsExactly(10, -10, 0);
    }

    @Test
    void thePaletteKeepsLettersToItselfAndClosesOnEscape() {
        openRun();
        press(KeyCode.CONTROL, KeyCode.K);
        press(KeyCode.S);
        press(KeyCode.ESCAPE);
        assertThat(commands.asked()).isEmpty();
        press(KeyCode.S);
        assertThat(commands.asked()).containsExactly("step");
    }

    @Test
    void theStartPageTakesDigitsAndItsRunsOpen() {
        onScreen(
                () ->
                        view.show(
                                new StartModel(
                                        List.of(
                                                new StartModel.RecentRun(
                                                        "r-1",
                                                        "Alert triage",
                                                        "in-loop, seed 42",
                                                        List.of(Mark.HIT),
                                                        "step 1 of 24",
                                                        "just now",
                                                        "a3f9 1c20")),
                                        "lab.mv.db")));
        press(KeyCode.DIGIT1);
        press(KeyCode.DIGIT2);
        press(KeyCode.DIGIT3);
        press(KeyCode.DIGIT4);
        press(KeyCode.DIGIT5);
        robot().clickOn("#recent-1");
        press(KeyCode.DELETE);
        robot().rightClickOn("#recent-1").clickOn("Export as a bundle…");
        assertThat(commands.asked())
                .containsExactly(
                        "open alert-triage",
                        "open default-world",
                        "choose file",
                        "calibrate",
                        "continue",
                        "open run r-1",
                        "delete run r-1",
                        "export run r-1");
    }

    @Test
    void withoutRunsTheStartPageSaysWhatWillBeThere() {
        assertThat(stage().getScene().getRoot().lookup(".no-runs")).isInstanceOf(Label.class);
        assertThat(stage().getScene().lookup("#continue")).isNull();
    }

    @Test
    void aPlaceThatFollowsARunSaysWhatToDoWithoutOne() {
        robot().clickOn("#rail-loop").clickOn("#no-run-open");
        assertThat(commands.asked()).containsExactly("open alert-triage");
        openRun();
        assertThat(stage().getScene().lookup("#no-run")).isNull();
        assertThat(find("empty-place", Pane.class).isVisible()).isTrue();
    }

    @Test
    void settingsActAtOnceAndEscapeLeavesThem() {
        robot().clickOn("#rail-settings").clickOn("#theme-3");
        assertThat(chosen).extracting(Preferences::scheme).containsExactly(Scheme.DARK);
        press(KeyCode.ESCAPE);
        assertThat(view.place()).isEqualTo("start");
    }

    @Test
    void whatWentWrongStandsUntilItIsClosedAndLeadsToTheLine() {
        onScreen(
                () ->
                        view.wrong(
                                List.of(
                                        new Problems.Trouble(
                                                "trip.yaml was not opened",
                                                "line 2, turns[0]: found x, expected y",
                                                Optional.of(
                                                        new Problems.Way(
                                                                "Open at line 2",
                                                                () ->
                                                                        view.source(
                                                                                Path.of(
                                                                                        "trip.yaml"),
                                                                                List.of("a", "b"),
                                                                                2)))))));
        robot().clickOn("#problem-1-way");
        assertThat(find("source-lines", ListView.class).getSelectionModel().getSelectedIndex())
                .isEqualTo(1);
        robot().clickOn("#problem-1-close");
        assertThat(find("problems", Node.class).isVisible()).isFalse();
        robot().clickOn("#source-again");
        assertThat(commands.asked()).containsExactly("open file trip.yaml");
    }

    @Test
    void undoAndRedoGoOverOneStackAndSayWhatTheyDid() {
        List<String> log = new ArrayList<>();
        onScreen(() -> changes.make("dark theme", () -> log.add("do"), () -> log.add("undo")));
        press(KeyCode.CONTROL, KeyCode.Z);
        assertThat(notice()).isEqualTo("Undone: dark theme.");
        press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        assertThat(notice()).isEqualTo("Done again: dark theme.");
        assertThat(log).containsExactly("do", "undo", "do");
    }

    private String notice() {
        return on(() -> find("notices", org.controlsfx.control.NotificationPane.class).getText());
    }

    @Test
    void aDroppedFileIsOpenedAndSeveralAreSaidToBeTooMany() {
        assertThat(on(() -> view.drop(List.of()))).isFalse();
        assertThat(on(() -> view.drop(List.of(Path.of("a.yaml"), Path.of("b.csv"))))).isTrue();
        assertThat(commands.asked()).containsExactly("open file a.yaml");
        assertThat(notice()).isEqualTo("Took a.yaml. One file at a time: 1 more left.");
    }

    @Test
    void thePastIsSaidAndEndLeadsOutOfIt() {
        TransportModel past =
                new TransportModel(
                        Optional.of("Alert triage"),
                        "in-loop",
                        List.of("in-loop"),
                        42,
                        TransportModel.Grains.USUAL,
                        false,
                        Pace.USUAL,
                        false,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of("You are at step 9 of 14."));
        onScreen(() -> view.show(past, StatusModel.none("lab.mv.db")));
        assertThat(find("past-words", Label.class).getText()).isEqualTo("You are at step 9 of 14.");
        press(KeyCode.RIGHT);
        press(KeyCode.END);
        robot().clickOn("#to-newest");
        assertThat(commands.asked()).containsExactly("ahead", "newest", "newest");
    }

    @Test
    void inANarrowWindowNothingIsLostAndNothingIsCut() {
        openRun();
        onScreen(
                () -> {
                    new Theme(false, 200).dress(stage().getScene());
                    view.em(26);
                    stage().setWidth(1280);
                    stage().setHeight(720);
                });
        onScreen(() -> {});
        picture("window-200");
        MenuButton more = find("more", MenuButton.class);
        assertThat(more.isVisible()).isTrue();
        robot().clickOn(more);
        assertThat(robot().lookup("#seed").queryAs(TextField.class).getText()).isEqualTo("42");
        robot().clickOn("#real-wait");
        assertThat(commands.asked()).containsExactly("real wait true");
        Node palette = find("palette", Node.class);
        assertThat(palette.localToScene(palette.getBoundsInLocal()).getMaxX())
                .isLessThanOrEqualTo(1280);
    }

    @Test
    void aLongGrainIsASignWhereItsWordsHaveNoRoom() {
        openRun();
        onScreen(
                () -> {
                    new Theme(false, 200).dress(stage().getScene());
                    view.em(26);
                    stage().setWidth(1280);
                    stage().setHeight(720);
                    view.show(ofSessions(), StatusModel.none("lab.mv.db"));
                });
        onScreen(() -> {});
        Node palette = find("palette", Node.class);
        assertThat(palette.localToScene(palette.getBoundsInLocal()).getMaxX())
                .isLessThanOrEqualTo(1280);
        assertThat(find("step-turn", Button.class).getTooltip().getText())
                .isEqualTo("To next wrong answer");
        robot().clickOn("#step-turn");
        assertThat(commands.asked()).containsExactly("turn");
    }

    @Test
    void everyControlHasANameForScreenReaders() {
        openRun();
        for (Node node : stage().getScene().getRoot().lookupAll(".button")) {
            Button button = (Button) node;
            String name =
                    button.getAccessibleText() == null
                            ? button.getText()
                            : button.getAccessibleText();
            assertThat(name).as(String.valueOf(button.getId())).isNotBlank();
        }
    }

    private static final class EmptyPlace implements RunPlace {
        @Override
        public Optional<Node> strip() {
            return Optional.of(new Pane());
        }

        private final Pane pane = new Pane();

        EmptyPlace() {
            pane.setId("empty-place");
        }

        @Override
        public void show(Snapshot snapshot) {}

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
            return pane;
        }

        @Override
        public void fit(Breadth breadth) {}
    }
}
