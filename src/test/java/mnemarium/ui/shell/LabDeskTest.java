package mnemarium.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.Region;

import mnemarium.ui.Breadth;
import mnemarium.workbench.Workbench;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The lab over a real workspace: what is written is there after a restart. */
class LabDeskTest extends BenchScreen {

    private final List<String> reported = new ArrayList<>();

    @SuppressWarnings("NullAway.Init") // opened on the screen thread before each test
    private LabDesk desk;

    @Override
    protected Parent root() {
        desk = desk(openWorkbench());
        desk.refresh();
        LabPlace place = new LabPlace(desk.view());
        place.fit(Breadth.WIDE);
        return place.view();
    }

    @Override
    protected double width() {
        return 1360;
    }

    @Override
    protected double height() {
        return 780;
    }

    private LabDesk desk(Workbench bench) {
        Reports reports =
                new Reports() {
                    @Override
                    public void say(String sentence) {
                        reported.add(sentence);
                    }

                    @Override
                    public void wrong(String title, String text) {
                        reported.add(title + ": " + text);
                    }
                };
        return new LabDesk(
                bench.ledger(),
                new Background(() -> {}, (what, failure) -> reported.add(what + ": " + failure)),
                choices,
                reports);
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void press(String id) {
        onScreen(() -> find(id, Button.class).fire());
    }

    private void type(String id, String text) {
        onScreen(() -> find(id, TextInputControl.class).setText(text));
    }

    private boolean says(String id, String words) {
        return stage().getScene().lookup("#" + id) instanceof Label label
                && label.getText().contains(words);
    }

    private boolean holds(String id, int characters) {
        return stage().getScene().lookup("#" + id) instanceof TextInputControl field
                && field.getText().length() == characters;
    }

    @Test
    void aRecordIsBoundReusedRefusedAndKept() {
        Path notes = folder.resolve("notes.md");
        write(notes, "index by day");
        choices.answer(notes);
        robot().clickOn("#lab-desk-2");
        type("lab-title", "Query plan for the nightly report");
        type("lab-body", "Hash join on orders, partition by day.");
        type("lab-evidence", "notes.md, section 2");
        press("lab-scope-add");
        type("lab-scope-1-name", "db_version");
        type("lab-scope-1-value", "18");
        press("lab-dependency-bind");
        until(() -> find("lab-outside", Region.class).isVisible());
        press("lab-allow");
        until(() -> holds("lab-dependency-1-value", 64));
        press("lab-write-button");
        until(() -> says("lab-outcome", "Written as R-01"));
        until(() -> says("lab-record-id", "R-01"));
        press("lab-ask-for");
        until(() -> says("lab-decision-verdict", "Reuse R-01"));
        write(notes, "index by hour");
        press("lab-ask-button");
        until(() -> says("lab-decision-verdict", "Derive"));
        until(() -> find("lab-records", TableView.class).getItems().size() == 1);
        assertThat(reported).isEmpty();
        workbench.close();
        openWorkbench();
        onScreen(
                () -> {
                    desk = desk(workbench);
                    stage().getScene().setRoot(new LabPlace(desk.view()).view());
                    desk.refresh();
                });
        until(() -> says("lab-record-id", "R-01"));
        until(() -> says("lab-decision-verdict", "Derive"));
    }

    @Test
    void aFileWithABrokenLineIsRefusedWhole() {
        Path file = folder.resolve("ledger.jsonl");
        write(file, "{\"id\": 3}\nnot JSON\n");
        choices.answer(file);
        press("lab-import");
        until(() -> says("lab-trouble", "Nothing was taken in"));
        assertThat(find("lab-trouble", Label.class).getText()).contains("line 1", "line 2");
        TableView<?> records = find("lab-records", TableView.class);
        assertThat(records.getItems()).isEmpty();
        press("lab-export");
        until(() -> reported.stream().anyMatch(each -> each.startsWith("Exported 0 records")));
        assertThat(file).isEmptyFile();
    }

    @Test
    void theWriteCriticsObjectionsStandAtTheirFields() {
        robot().clickOn("#lab-desk-2");
        press("lab-write-button");
        until(() -> says("lab-title-problem", "expected one line that says what it is"));
        assertThat(find("lab-evidence-problem", Label.class).isVisible()).isTrue();
        assertThat(reported).isEmpty();
    }
}
