package mnemarium.ui.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import mnemarium.ui.ScreenTest;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The three panes side by side as wide as in the window, with views made by hand. */
class LedgerPanesTest extends ScreenTest {

    private final List<String> asked = new ArrayList<>();

    /** Set by {@link #root}, before each test. */
    @SuppressWarnings("NullAway.Init")
    private DecisionCardView decision;

    @SuppressWarnings("NullAway.Init")
    private RecordsView records;

    @SuppressWarnings("NullAway.Init")
    private RecordCardView card;

    @Override
    protected Parent root() {
        decision =
                new DecisionCardView(
                        "decision",
                        "Nothing decided yet.",
                        id -> asked.add("select " + id),
                        (name, text) -> asked.add("save " + name));
        records =
                new RecordsView(
                        id -> asked.add("select " + id),
                        trip -> asked.add("trip " + trip),
                        operation -> asked.add("go " + operation),
                        (name, text) -> asked.add("save " + name + "\n" + text),
                        () -> asked.add("lab"));
        card =
                new RecordCardView(
                        "record",
                        "No record yet.",
                        id -> asked.add("select " + id),
                        operation -> asked.add("go " + operation),
                        (name, text) -> asked.add("save " + name + " " + text.length()));
        HBox box =
                new HBox(
                        sized(decision.node(), 400),
                        sized(records.node(), 600),
                        sized(card.node(), 360));
        box.getStyleClass().add("panel");
        decision.show(Shown.reuse());
        records.show(
                new RecordsView.Shown("run", Shown.records(4), "R-04", Optional.of(Shown.trip())));
        card.show(Optional.of(Shown.record()));
        return box;
    }

    private static Region sized(Node node, double width) {
        Region region = (Region) node;
        region.setMinWidth(width);
        region.setPrefWidth(width);
        region.setMaxWidth(width);
        return region;
    }

    @Override
    protected double width() {
        return 1360;
    }

    @Override
    protected double height() {
        return 410;
    }

    private String asked() {
        String all = String.join("; ", asked);
        asked.clear();
        return all;
    }

    private void showRecords(int size) {
        onScreen(
                () ->
                        records.show(
                                new RecordsView.Shown(
                                        "run", Shown.records(size), "R-04", Optional.empty())));
    }

    @SuppressWarnings("unchecked")
    private TableView<RecordRow> table() {
        return find("records", TableView.class);
    }

    @Test
    void saysHowTheDecisionCameAbout() {
        picture("ledger-panes");
        assertThat(find("decision-title", Label.class).getText()).isEqualTo("Task 31");
        assertThat(find("decision-verdict", Label.class).getText()).isEqualTo("Reuse R-04");
        assertThat(find("decision-answer", Label.class).getText()).isEqualTo("answer right");
        assertThat(find("decision", Region.class).getAccessibleText())
                .isEqualTo(
                        """
                        Task 31 decision, saved 3 turns
                        Route: Scope db_version = 18, 1 of 4 records
                        Rank: R-04, net 3 turns, 1st
                          R-02 is of scope db_version = 17
                        Checks: (reproduced) Fingerprint equal, 9e1d 44b7
                          4 of 4 dimensions, 1 of 3 turns to verify spent
                        Net: derive 5, verify −1, recall −1, net 3 turns
                        Verdict: Reuse R-04, 2 turns, answer right
                        """);
    }

    @Test
    void showsAnotherDecisionInPlaceOfTheFirst() {
        onScreen(() -> decision.show(Shown.derive()));
        assertThat(find("decision-verdict", Label.class).getText()).isEqualTo("Derive");
        assertThat(find("decision-saved", Label.class).getText()).isEmpty();
        onScreen(() -> decision.show(DecisionView.EMPTY));
        assertThat(find("decision", Region.class).lookup("#decision-verdict")).isNull();
    }

    @Test
    void aChosenRowSelectsItsRecord() {
        robot().clickOn("R-02");
        assertThat(asked()).contains("select R-02");
        robot().press(KeyCode.DOWN).release(KeyCode.DOWN);
        assertThat(asked()).contains("select R-01");
    }

    @Test
    void theCurrentViewLeavesOutWhatWasSuperseded() {
        assertThat(table().getItems().stream().map(RecordRow::state))
                .containsExactly(
                        "current", "superseded by R-04", "out of scope", "superseded by R-02");
        robot().clickOn("#records-view-1");
        assertThat(table().getItems().stream().map(RecordRow::id)).containsExactly("R-04", "R-02");
        assertThat(find("records-count", Label.class).getText()).isEqualTo("2 of 4");
        assertThat(table().getSelectionModel().getSelectedItem().id()).isEqualTo("R-04");
    }

    @Test
    void theFilterKeepsRecordsThatHoldItsWords() {
        onScreen(() -> find("records-filter", TextField.class).setText("plan 17"));
        assertThat(table().getItems().stream().map(RecordRow::id)).containsExactly("R-02", "R-01");
        onScreen(() -> find("records-filter", TextField.class).setText("nothing of the kind"));
        assertThat(table().getItems()).isEmpty();
        onScreen(() -> find("records-filter", TextField.class).clear());
        assertThat(table().getItems()).hasSize(4);
    }

    @Test
    void aHundredThousandRecordsAreMadeOnlyWhereTheyAreSeen() {
        showRecords(100_000);
        assertThat(table().getItems()).hasSize(100_000);
        assertThat(table().getItems().getFirst().id()).isEqualTo("R-100000");
        showRecords(100_001);
        assertThat(table().getItems()).hasSize(100_001);
        onScreen(() -> find("records-filter", TextField.class).setText("R-99999"));
        assertThat(table().getItems()).hasSize(1);
        showRecords(3);
        onScreen(() -> find("records-filter", TextField.class).clear());
        assertThat(table().getItems().stream().map(RecordRow::id))
                .containsExactly("R-03", "R-02", "R-01");
    }

    @Test
    void theTableIsExportedAsShown() {
        robot().clickOn("#records-view-1");
        onScreen(
                () ->
                        find("records-export", javafx.scene.control.MenuButton.class)
                                .getItems()
                                .getFirst()
                                .fire());
        assertThat(asked())
                .isEqualTo(
                        "save records.csv\n"
                                + "id,kind,title,scope,written,reuses,state,superseded_by\r\n"
                                + "R-04,outcome,Query plan for the nightly report,18,30,1,current,\r\n"
                                + "R-02,outcome,Query plan for the nightly report,17,10,9,"
                                + "out-of-scope,\r\n");
    }

    @Test
    void theTripIsTakenApartAndLeadsOn() {
        assertThat(find("trip", Region.class).getAccessibleText())
                .isEqualTo(
                        "Last canary trip, task 30; workload oltp to analytics, declared, real;"
                                + " ci_runner A to B, noise; cost 1 derivation, 5 turns;"
                                + " Without canary: reuse would have been false-valid");
        robot().clickOn("#trip-earlier");
        robot().clickOn("#trip-go");
        assertThat(asked()).isEqualTo("trip 32; go 94");
        assertThat(find("trip-later", Button.class).isDisabled()).isTrue();
    }

    @Test
    void theChainIsWalkedAndTheEvidenceIsALink() {
        onScreen(() -> find("record-chain-R-03", Hyperlink.class).fire());
        onScreen(() -> find("record-evidence", Hyperlink.class).fire());
        assertThat(asked()).isEqualTo("select R-03; go 94");
        assertThat(find("record-value", Region.class).getAccessibleText())
                .contains("net × reuses 27 (3 × 9), store −2, P(stale) × error −0.56 (0.11 × 5)");
    }

    @Test
    void aWaterfallIsSavedAsAPicture() {
        robot().rightClickOn("#decision-net").clickOn("Save as SVG");
        assertThat(asked()).isEqualTo("save decision-net.svg");
    }

    @Test
    void saysSoWhileThereIsNoRecord() {
        onScreen(
                () -> {
                    card.show(Optional.empty());
                    records.show(
                            new RecordsView.Shown("other", RecordList.NONE, "", Optional.empty()));
                    decision.show(DecisionView.EMPTY);
                });
        picture("ledger-panes-empty");
        assertThat(find("trip", Region.class).getAccessibleText()).isEqualTo("No trip yet");
        assertThat(table().getItems()).isEmpty();
    }
}
