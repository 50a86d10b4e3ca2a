package mnemarium.ui.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.Region;

import mnemarium.ledger.Kind;
import mnemarium.ui.Breadth;
import mnemarium.ui.ScreenTest;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The lab with a real ledger and real files. */
class LabViewTest extends ScreenTest {

    @TempDir private Path folder;

    private final LabAtHand bench = new LabAtHand();

    /** Set by {@link #root}, before each test. */
    @SuppressWarnings("NullAway.Init")
    private LabView lab;

    @Override
    protected Parent root() {
        lab = new LabView(bench);
        lab.fit(Breadth.WIDE);
        bench.screen(lab::show);
        return lab.node();
    }

    @Override
    protected double width() {
        return 1360;
    }

    @Override
    protected double height() {
        return 780;
    }

    private Path file(String text) {
        Path file = folder.resolve("notes.md");
        write(file, text);
        return file;
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private void open(String desk) {
        robot().clickOn(
                        "#lab-desk-"
                                + switch (desk) {
                                    case "ask" -> 1;
                                    case "write" -> 2;
                                    default -> 3;
                                });
    }

    private void type(String id, String text) {
        onScreen(() -> find(id, TextInputControl.class).setText(text));
    }

    private void press(String id) {
        onScreen(() -> find(id, Button.class).fire());
    }

    private String text(String id) {
        return find(id, Label.class).getText();
    }

    /** A record bound to the file, written through the form. */
    private void writeBound() {
        bench.chosen = Optional.of(file("index by day"));
        onScreen(() -> bench.allow(folder));
        open("write");
        type("lab-title", "Query plan for the nightly report");
        type("lab-body", "Hash join on orders, partition by day.");
        type("lab-evidence", "notes.md, section 2");
        press("lab-scope-add");
        type("lab-scope-1-name", "db_version");
        type("lab-scope-1-value", "18");
        press("lab-dependency-bind");
        picture("lab-write-" + (theme().dark() ? "dark" : "light"));
        press("lab-write-button");
    }

    @Test
    void aRecordIsWrittenBoundAndReusedUntilItsFileChanges() {
        writeBound();
        assertThat(text("lab-outcome")).isEqualTo("Written as R-01");
        assertThat(text("lab-record-id")).isEqualTo("R-01");
        assertThat(bench.count(Kind.OUTCOME)).isEqualTo(1);
        press("lab-ask-for");
        assertThat(text("lab-decision-verdict")).isEqualTo("Reuse R-01");
        picture("lab-reuse-" + (theme().dark() ? "dark" : "light"));
        write(folder.resolve("notes.md"), "index by hour");
        press("lab-ask-button");
        assertThat(text("lab-decision-verdict")).isEqualTo("Derive");
        assertThat(find("lab-decision", Region.class).getAccessibleText())
                .contains("(differs) notes.md: file-hash", "fail");
        picture("lab-derive-" + (theme().dark() ? "dark" : "light"));
    }

    @Test
    void aWrongReuseIsCorrectedByARecordWithWhatWasMissed() {
        writeBound();
        press("lab-ask-for");
        press("lab-wrong");
        type("lab-missed-target", folder.resolve("orders.json").toString());
        type("lab-missed-name", "orders");
        press("lab-missed-look");
        assertThat(text("lab-missed-problem")).contains("orders.json");
        press("lab-missed-look");
        assertThat(text("lab-missed-problem")).contains("orders.json");
        write(folder.resolve("orders.json"), "{}");
        press("lab-missed-look");
        assertThat(find("lab-missed-value", TextField.class).getText()).hasSize(64);
        press("lab-correct");
        assertThat(text("lab-shown-problem")).contains("expected one line");
        type("lab-shown", "the orders table had moved");
        press("lab-correct");
        assertThat(text("lab-record-id")).isEqualTo("R-02");
        assertThat(text("lab-decision-answer")).isEqualTo("it was false-valid");
        assertThat(bench.ledger().find("R-02").orElseThrow().dependencies()).hasSize(2);
    }

    @Test
    void aRightReuseIsSaidToBeRight() {
        writeBound();
        press("lab-ask-for");
        press("lab-right");
        assertThat(text("lab-decision-answer")).isEqualTo("it was right");
        assertThat(find("lab-right", Button.class).getParent().getParent().isVisible()).isFalse();
    }

    @Test
    void aBrokenLineOfAnImportIsShown() {
        press("lab-import");
        assertThat(text("lab-trouble"))
                .isEqualTo("Nothing was taken in: ledger.jsonl, line 2: found no id");
        press("lab-export");
        assertThat(bench.saved).isEqualTo("ledger.jsonl");
    }

    @Test
    void whatIsWrongStandsAtItsField() {
        open("write");
        type("lab-derive-turns", "many");
        press("lab-write-button");
        assertThat(text("lab-costs-problem"))
                .isEqualTo("Found derive turns is many, expected a whole number");
        type("lab-derive-turns", "5");
        press("lab-write-button");
        assertThat(text("lab-title-problem")).contains("expected one line that says what it is");
        assertThat(text("lab-evidence-problem")).contains("expected at least one reference");
        assertThat(text("lab-outcome")).contains("Not written");
        picture("lab-problems-" + (theme().dark() ? "dark" : "light"));
        assertThat(bench.ledger().records()).isEmpty();
    }

    @Test
    @SuppressWarnings("unchecked")
    void aKindAsksForItsParticulars() {
        open("write");
        assertThat(find("lab-rationale", TextArea.class).getParent().isVisible()).isFalse();
        onScreen(() -> find("lab-kind", ComboBox.class).setValue(Kind.DECISION));
        assertThat(find("lab-rationale", TextArea.class).getParent().isVisible()).isTrue();
        press("lab-write-button");
        assertThat(text("lab-rationale-problem")).contains("a decision needs its rationale");
    }

    @Test
    void aFolderIsAskedForWhenAFileLiesOutsideTheAllowedOnes() {
        bench.chosen = Optional.of(file("index by day"));
        open("write");
        press("lab-dependency-bind");
        assertThat(find("lab-outside", Region.class).isVisible()).isTrue();
        press("lab-allow");
        assertThat(find("lab-outside", Region.class).isVisible()).isFalse();
        press("lab-dependency-1-look");
        assertThat(find("lab-dependency-1-value", TextField.class).getText()).hasSize(64);
        open("folders");
        press("lab-folder-1-forbid");
        picture("lab-folders-" + (theme().dark() ? "dark" : "light"));
        assertThat(find("lab-folders", Region.class).lookup("#lab-folder-1-forbid")).isNull();
    }

    @Test
    void aBudgetThatIsNoNumberIsRefusedAtItsField() {
        type("lab-verify-budget", "plenty");
        press("lab-ask-button");
        assertThat(text("lab-budgets-problem"))
                .isEqualTo("Found \"plenty\" and \"5\", expected two whole numbers, 0 or more");
    }

    @Test
    void itsFormsFitASmallWindow() {
        onScreen(() -> lab.fit(Breadth.MEDIUM));
        assertThat(find("lab-sides", Region.class).isVisible()).isTrue();
        onScreen(() -> lab.fit(Breadth.NARROW));
        assertThat(find("lab-tabs", Region.class).isVisible()).isTrue();
    }
}
