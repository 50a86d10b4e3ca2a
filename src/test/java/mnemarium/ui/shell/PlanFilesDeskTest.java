package mnemarium.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;

import mnemarium.ui.experiments.PlanRow;
import mnemarium.workbench.ChosenFile;
import mnemarium.workbench.ExperimentCard;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.util.List;

/** A plan that runs files of one's own, from none to its results. */
class PlanFilesDeskTest extends SessionScreen {
    private static final String PLAN = "real-conversations";

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
        choices.answer(file("talk.json"), folder);
        robot().clickOn("#files-choose");
        until(() -> words().startsWith("1 of 2 files can be run"));
        assertThat(on(() -> row(1))).contains("Found a folder or device, expected a file.");
        choices.answer();
        robot().clickOn("#files-choose");
        assertThat(words()).startsWith("1 of 2 files can be run");
    }
}
