package mnemarium.ui.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.loop.Move;
import mnemarium.scenario.Dial;
import mnemarium.ui.Breadth;
import mnemarium.ui.ScreenTest;

import org.junit.jupiter.api.Test;

/** The Ledger place over runs of the real engine: the default world under a canary. */
class LedgerPlaceTest extends ScreenTest {

    private final AskedLedger asked = new AskedLedger();
    private final Reused canary = Reused.world("ledger-canary").toTask(31);

    @SuppressWarnings("NullAway.Init") // built on the screen thread before each test
    private LedgerPlace place;

    @Override
    protected Parent root() {
        place = new LedgerPlace(asked);
        place.calm(true);
        place.fit(Breadth.WIDE);
        place.show(canary.at(canary.newest()));
        Region view = (Region) place.view();
        VBox.setVgrow(view, Priority.ALWAYS);
        view.setMinHeight(0);
        VBox root = new VBox(place.strip().orElseThrow(), view);
        root.getStyleClass().add("panel");
        return root;
    }

    @Override
    protected double width() {
        return 1360;
    }

    @Override
    protected double height() {
        return 820;
    }

    private String words(String id) {
        return on(() -> find(id, Labeled.class).getText());
    }

    private void show(Reused run, int operation) {
        onScreen(() -> place.show(run.at(operation)));
    }

    private String asked() {
        return on(asked::all);
    }

    @Test
    void saysWhatTheRunHasComeToAgainstNoMemory() {
        assertThat(words("turns-per-task")).isEqualTo("2.38");
        assertThat(words("tokens-per-task")).isEqualTo("955");
        assertThat(words("accuracy")).isEqualTo("1.00");
        assertThat(words("false-valid")).isEqualTo("0");
        assertThat(words("ledger-counts")).isEqualTo("4 derivations, 28 reuses, 28 checks");

        Reused whole = Reused.world("ledger-canary").toEnd();
        show(whole, whole.newest());
        assertThat(words("turns-per-task")).isEqualTo("2.30");
        assertThat(words("ledger-counts")).isEqualTo("12 derivations, 108 reuses, 108 checks");
        assertThat(find("world-timeline", Node.class).getAccessibleText())
                .isEqualTo("Timeline. Task 119: reused, 2 turns, 520 tokens");
    }

    @Test
    void showsFalseValidReusesOfAnArmThatChecksNothing() {
        Reused naive = Reused.world("naive-cache").toEnd();
        show(naive, naive.newest());

        assertThat(words("false-valid")).isEqualTo("90");
        assertThat(words("accuracy")).isEqualTo("0.25");
    }

    @Test
    void aDialThatTheArmDoesNotReadIsClosed() {
        assertThat(find("detection-lag-slider", Node.class).isDisabled()).isTrue();
        assertThat(find("check-turns-slider", Node.class).isDisabled()).isFalse();

        Reused none = Reused.world("no-memory").toTask(2);
        show(none, none.newest());
        assertThat(find("check-turns-slider", Node.class).isDisabled()).isTrue();
        assertThat(find("slice-workload", Node.class).isDisabled()).isTrue();

        Reused learns = Reused.world("ledger-learn").toTask(2);
        show(learns, learns.newest());
        assertThat(find("detection-lag-slider", Node.class).isDisabled()).isFalse();
    }

    @Test
    void aNumberIsTypedOrMovedByKeys() {
        into("#period-ci_runner-field").write("2").type(KeyCode.ENTER);
        assertThat(asked()).isEqualTo("period.ci_runner = 2");

        onScreen(() -> find("derive-turns-slider", Node.class).requestFocus());
        robot().type(KeyCode.RIGHT);
        assertThat(asked()).isEqualTo("derive-turns = 6");
    }

    @Test
    void whatIsNoValueStaysInTheFieldAndIsExplained() {
        into("#check-turns-field").write("many").type(KeyCode.ENTER);

        assertThat(asked()).isEmpty();
        assertThat(words("ledger-dials-hint"))
                .isEqualTo("check turns is many, expected 0 to 1 000 turns");
    }

    @Test
    void aDimensionLeavesTheSliceByItsBox() {
        robot().clickOn("#slice-ci_runner");
        assertThat(asked()).isEqualTo("slice = db_version,workload,data_volume");
        assertThat(words("slice-words")).isEqualTo("covers every declared dimension");

        Reused narrowed =
                Reused.world("ledger-canary")
                        .toTask(3)
                        .toTask(5, new Move(Dial.SLICE, "db_version,ci_runner"));
        show(narrowed, narrowed.newest());
        assertThat(find("slice-workload", CheckBox.class).isSelected()).isFalse();
        assertThat(words("slice-words")).isEqualTo("misses workload, which is declared");
        robot().clickOn("#ledger-scenario-values");
        assertThat(asked()).isEqualTo("slice = all");
    }

    @Test
    void theCurrencyChangesWhatCostsAreShownIn() {
        robot().clickOn("#currency-2");
        assertThat(asked()).isEqualTo("currency = tokens");

        Reused tokens =
                Reused.world("ledger-canary")
                        .toTask(3)
                        .toTask(5, new Move(Dial.CURRENCY, "tokens"));
        show(tokens, tokens.newest());
        assertThat(find("derive-tokens-slider", Node.class).isVisible()).isTrue();
        assertThat(stage().getScene().lookup("#derive-turns-slider")).isNull();
    }

    @Test
    void theDecisionAndTheRecordsStandBesideTheWorld() {
        assertThat(words("decision-title")).isEqualTo("Task 31");
    }

    @Test
    void eachFormOfTheWindowHoldsAllPanels() {
        for (Breadth breadth : Breadth.values()) {
            onScreen(() -> place.fit(breadth));
            assertThat(stage().getScene().lookup("#ledger-place")).isNotNull();
            assertThat(stage().getScene().lookup("#decision")).isNotNull();
        }
        robot().clickOn("#ledger-choice-1");
        assertThat(find("world-lanes", Node.class).isVisible()).isTrue();
    }
}
