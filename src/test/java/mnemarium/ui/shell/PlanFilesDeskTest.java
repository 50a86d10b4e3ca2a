package mnemarium.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;

import mnemarium.memory.onnx.Models;
import mnemarium.store.Opening;
import mnemarium.store.Workspace;
import mnemarium.ui.ScreenTest;
import mnemarium.ui.experiments.PlanRow;
import mnemarium.workbench.ChosenFile;
import mnemarium.workbench.ExperimentCard;
import mnemarium.workbench.Thresholds;
import mnemarium.workbench.Workbench;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/** A plan that runs files of one's own, from none to its results. */
class PlanFilesDeskTest extends ScreenTest {
    private static final String PLAN = "real-conversations";

    @TempDir Path folder;

    @SuppressWarnings("NullAway.Init") // opened on the screen thread before each test
    private Workbench workbench;

    @SuppressWarnings("NullAway.Init") // opened on the screen thread before each test
    private Session session;

    private final Chosen choices = new Chosen();

    @Override
    protected Parent root() {
        Opening opening = Workspace.open(folder.resolve("workspace"), Clock.systemUTC());
        workbench =
                Workbench.on(
                        ((Opening.Opened) opening).workspace(),
                        new Models(),
                        embedder -> Optional.of(new Thresholds.Threshold(0.95, "a test")),
                        System::nanoTime,
                        Clock.systemUTC());
        session = new Session(workbench, choices, Clock.systemUTC());
        session.view()
                .sceneProperty()
                .addListener(
                        (_, _, scene) -> {
                            if (scene != null) {
                                session.dress(scene);
                            }
                        });
        return session.view();
    }

    @AfterEach
    void closeWorkbench() {
        workbench.close();
    }

    private static void until(BooleanSupplier isSo) {
        try {
            WaitForAsyncUtils.waitFor(
                    60,
                    TimeUnit.SECONDS,
                    () -> WaitForAsyncUtils.asyncFx(isSo::getAsBoolean).get());
        } catch (TimeoutException e) {
            throw new AssertionError("it did not come about", e);
        }
    }

    private static Path file(String name) {
        return Path.of("src/test/resources/mnemarium/scenario/file", name).toAbsolutePath();
    }

    @SuppressWarnings("unchecked")
    private void choosePlan() {
        robot().clickOn("#rail-experiments");
        ListView<PlanRow> list = find("plans-list", ListView.class);
        until(() -> !list.getItems().isEmpty());
        onScreen(
                () ->
                        list.getItems().stream()
                                .filter(row -> row.name().equals(PLAN))
                                .findFirst()
                                .ifPresent(list.getSelectionModel()::select));
        until(() -> words().startsWith("This plan runs files of your own"));
    }

    private String words() {
        return robot().lookup("#files-words")
                .tryQueryAs(Label.class)
                .map(Label::getText)
                .orElse("");
    }

    private String row(int number) {
        StringBuilder text = new StringBuilder();
        for (Node label : robot().lookup("#files-row-" + number + " .label").queryAll()) {
            text.append(((Label) label).getText()).append('\n');
        }
        return text.toString();
    }

    @Test
    void droppedConversationsAreCheckedRunAndRemembered() throws Exception {
        choosePlan();
        picture("plan-files-none");
        assertThat(find("plan-run", Button.class).isDisabled()).isTrue();
        robot().clickOn("#plan-page-1");
        assertThat(robot().lookup("#plan-begin").tryQueryAs(Button.class))
                .matches(begin -> begin.filter(Node::isVisible).isEmpty());
        onScreen(
                () ->
                        session.view()
                                .drop(
                                        List.of(
                                                file("talk.json"),
                                                file("talk-broken.json"),
                                                file("talk.json"))));
        until(() -> words().startsWith("1 of 2 files can be run"));
        picture("plan-files-chosen");
        assertThat(on(() -> row(0))).contains("talk.json").contains("questions");
        assertThat(on(() -> row(1))).contains("talk-broken.json").contains("expected");
        robot().clickOn("#files-leave-1");
        until(() -> words().startsWith("1 file to run."));
        robot().clickOn("#plan-begin");
        until(() -> find("plan-state", Label.class).getText().equals("finished"));
        // the results are analysed behind the window
        until(() -> robot().lookup("#result-chart").tryQuery().isPresent());

        ExperimentCard card = workbench.experiments().cards().getFirst();
        assertThat(card.progress().failed()).isZero();
        assertThat(workbench.experiments().files(card.plan()).get())
                .extracting(ChosenFile::path)
                .containsExactly(file("talk.json"));
    }

    @Test
    void filesAreChosenByTheButtonToo() {
        choosePlan();
        choices.files = List.of(file("talk.json"), folder);
        robot().clickOn("#files-choose");
        until(() -> words().startsWith("1 of 2 files can be run"));
        assertThat(on(() -> row(1))).contains("Found a folder or device, expected a file.");
        choices.files = List.of();
        robot().clickOn("#files-choose");
        assertThat(words()).startsWith("1 of 2 files can be run");
    }

    /** Answers with the files that a test lays out. */
    private static final class Chosen implements Choices {
        private List<Path> files = List.of();

        @Override
        public Optional<Path> fileToOpen() {
            return files.stream().findFirst();
        }

        @Override
        public List<Path> filesToOpen() {
            return files;
        }

        @Override
        public Optional<Path> fileToSave(String suggestedName) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> model() {
            return Optional.empty();
        }

        @Override
        public Optional<Path> fileToBind() {
            return Optional.empty();
        }

        @Override
        public Optional<Path> folder() {
            return Optional.empty();
        }
    }
}
