package mnemarium.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;

/** The page of audits over a real workspace. */
class AuditDeskTest extends SessionScreen {

    private static final Clock CLOCK =
            Clock.fixed(Instant.parse("2026-05-09T00:00:00Z"), ZoneOffset.UTC);

    @Override
    Clock clock() {
        return CLOCK;
    }

    /** Goes to the page of audits. */
    private void open() {
        onScreen(session::audit);
    }

    private boolean says(String id, String text) {
        return stage().getScene().lookup("#" + id) instanceof Labeled label
                && label.isVisible()
                && label.getText().contains(text);
    }

    private Path export(String text) throws IOException {
        return Files.writeString(folder.resolve("export.json"), text);
    }

    private void drop(Path export) {
        onScreen(() -> session.view().drop(List.of(export)));
        until(() -> says("audit-form-title", "Audit export.json"));
        robot().clickOn("#audit-go");
    }

    @Test
    void auditsTheSampleByOneButton() {
        open();
        robot().clickOn("#audit-sample");
        until(() -> says("audit-share", "44.0 %") && says("audit-count", "4\u2009100"));

        assertThat(on(() -> find("audit-synthetic", Node.class).isVisible())).isTrue();
        assertThat(workbench.audits().newest().join().orElseThrow().report().copies())
                .isEqualTo(1_804);
    }

    @Test
    void aDroppedFileThatIsCutOffSaysWhereAndItsFormStays() throws IOException {
        open();
        drop(export("[{\"memory\": \"one\"},\n {\"memory\": \"tw"));
        until(() -> says("audit-trouble", "Nothing was taken in"));

        assertThat(on(() -> find("audit-problem-1", Labeled.class).getText()))
                .startsWith("Line 2: Found the end of the file in the middle");
        assertThat(on(() -> find("audit-form", Node.class).isVisible())).isTrue();
        assertThat(workbench.audits().newest().join()).isEmpty();
    }

    @Test
    void aConfirmedSuggestionIsCountedAndUndoneWithTheRest() throws IOException {
        open();
        drop(
                export(
                        "[{\"memory\": \"The account's data is stored in Ireland.\", \"user_id\":"
                                + " \"a\"}, {\"memory\": \"Likes blue.\", \"user_id\": \"b\"}]"));
        until(() -> says("audit-share", "0.0 %"));
        robot().clickOn("#audit-part-2").clickOn("#audit-suggest");
        until(
                () ->
                        stage().getScene().lookup("#audit-suggestion-list")
                                        instanceof ListView<?> list
                                && list.getItems().size() == 1);
        onScreen(() -> find("audit-suggestion-key-word", TextField.class).setText("in Ireland"));
        robot().clickOn("#audit-confirm");
        until(() -> says("audit-share", "50.0 %"));

        assertThat(workbench.owners().current().registry().field("region").orElseThrow().keyWords())
                .contains("in Ireland");
        onScreen(session.view()::undo);
        until(() -> says("audit-share", "0.0 %"));
    }

    @Test
    void anAuditThatIsDeletedGivesTheSightToTheOneBeforeAndComesBackByUndo() throws IOException {
        open();
        robot().clickOn("#audit-sample");
        until(() -> says("audit-share", "44.0 %"));
        drop(export("[{\"memory\": \"Likes blue.\", \"user_id\": \"b\"}]"));
        until(() -> says("audit-share", "0.0 %"));
        robot().clickOn("#audit-part-4");
        until(() -> kept() == 2);
        chooseFirst();
        robot().press(KeyCode.DELETE).release(KeyCode.DELETE);
        until(() -> kept() == 1 && says("audit-share", "44.0 %"));

        onScreen(session.view()::undo);
        until(() -> kept() == 2);
        chooseFirst();
        robot().press(KeyCode.ENTER).release(KeyCode.ENTER);
        until(() -> says("audit-share", "0.0 %"));
    }

    @Test
    void thePaletteBeginsAnAudit() {
        robot().press(KeyCode.CONTROL, KeyCode.K).release(KeyCode.K, KeyCode.CONTROL);
        robot().write("synthetic sample").press(KeyCode.ENTER).release(KeyCode.ENTER);

        until(() -> says("audit-share", "44.0 %"));
    }

    private void chooseFirst() {
        onScreen(
                () -> {
                    ListView<?> list = find("audit-kept-list", ListView.class);
                    list.requestFocus();
                    list.getSelectionModel().select(0);
                });
    }

    private int kept() {
        return stage().getScene().lookup("#audit-kept-list") instanceof ListView<?> list
                ? list.getItems().size()
                : 0;
    }
}
