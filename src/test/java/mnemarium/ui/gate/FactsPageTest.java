package mnemarium.ui.gate;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.file.CandidatesFile;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.ownership.file.Reading;
import mnemarium.ui.Breadth;
import mnemarium.ui.Changes;
import mnemarium.ui.ScreenTest;
import mnemarium.ui.StretchSlider;
import mnemarium.workbench.GateBench;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

class FactsPageTest extends ScreenTest {
    private final Changes changes = new Changes();
    private final List<List<CandidateFact>> kept = new ArrayList<>();
    private final List<String> said = new ArrayList<>();
    private final Map<String, String> saved = new LinkedHashMap<>();
    private final FactsActions actions =
            new FactsActions() {
                @Override
                public void keep(List<CandidateFact> candidates) {
                    kept.add(candidates);
                }

                @Override
                public List<CandidateFact> shipped() {
                    return GateBench.shipped();
                }

                @Override
                public void change(String what, Runnable redo, Runnable undo) {
                    changes.make(what, redo, undo);
                }

                @Override
                public void sayUndoable(String sentence) {
                    said.add(sentence);
                }

                @Override
                public void chooseFile() {
                    said.add("which file?");
                }

                @Override
                public void open(Path file) {
                    said.add("open " + file);
                }

                @Override
                public void save(String name, String text) {
                    saved.put(name, text);
                }

                @Override
                public void save(String name, WritableImage picture) {
                    saved.put(name, picture.getWidth() + " wide");
                }
            };

    /** Made on the screen thread, before each test. */
    @SuppressWarnings("NullAway.Init")
    private FactsPage page;

    @Override
    protected Parent root() {
        page = new FactsPage(actions, OwnersFile.shipped());
        GatePlace place = new GatePlace(List.of(page));
        page.show(GateBench.shipped());
        place.fit(Breadth.WIDE);
        return place.view();
    }

    private CandidateTable table() {
        return find("gate-candidates", CandidateTable.class);
    }

    private String words(String id) {
        return on(() -> find(id, Label.class).getText());
    }

    private void choose(String id) {
        onScreen(
                () -> {
                    CandidateTable table = table();
                    for (int i = 0; i < table.getItems().size(); i++) {
                        if (table.getItems().get(i).fact().id().equals(id)) {
                            table.getSelectionModel().clearAndSelect(i);
                        }
                    }
                });
    }

    @Test
    void theFirstCandidateIsLookedUpAndSaysWhy() {
        assertThat(words("gate-claim")).isEqualTo("The account is on the starter plan");
        assertThat(words("gate-subject")).isEqualTo("candidate fact, account 17");
        assertThat(words("gate-verdict")).isEqualTo("Look up");
        assertThat(words("gate-reason"))
                .isEqualTo(
                        "It holds the fact and is fast enough: it takes 40 ms, and one look-up"
                                + " may take 250 ms of a turn of 2.5 s.");
        assertThat(words("gate-count")).isEqualTo("13, as shipped");
        picture("gate-facts");
    }

    @Test
    void eachCandidateHasItsVerdictAndTheOtherReadingWhereTheyDiffer() {
        List<String> rows =
                on(
                        () ->
                                table().rows().stream()
                                        .map(
                                                each ->
                                                        each.fact().id()
                                                                + ": "
                                                                + each.judgement().verdict().title()
                                                                + (each.byOwnerAlone().isEmpty()
                                                                        ? ""
                                                                        : " / "
                                                                                + each
                                                                                        .byOwnerAlone()))
                                        .toList());
        assertThat(rows)
                .containsExactly(
                        "plan: look up",
                        "seats: look up",
                        "open tickets: look up",
                        "region: look up",
                        "sla: cache / look up",
                        "what the plan does: retrieve",
                        "refund: never believe",
                        "preferred name: ask again / remember",
                        "shorter answers: ask again / remember",
                        "renewal: search / remember",
                        "rev_net: remember",
                        "orders_v2: remember",
                        "fiscal quarters: remember");
    }

    @Test
    void choosingAnotherCandidateMovesTheLitBranch() {
        choose("preferred name");
        assertThat(words("gate-verdict")).isEqualTo("Ask again");
        assertThat(words("gate-alone")).startsWith("By owner alone it would be: remember.");
        assertThat(on(() -> find("gate-flow", FlowView.class).diagram().orElseThrow().lit()))
                .endsWith("cheap-to-ask: yes", "ask-again");
        choose("rev_net");
        assertThat(words("gate-verdict")).isEqualTo("Remember");
        assertThat(on(() -> find("gate-alone", Label.class).isVisible())).isFalse();
    }

    @Test
    void theKeysWalkTheCandidates() {
        onScreen(() -> table().requestFocus());
        robot().press(KeyCode.DOWN).release(KeyCode.DOWN);
        assertThat(words("gate-claim")).isEqualTo("The account has 12 seats");
    }

    @Test
    void aTestOfTheFlowSaysWhatWasFoundThere() {
        robot().clickOn("#gate-node-0");
        assertThat(words("gate-verdict")).isEqualTo("Does it claim an authority?");
        assertThat(words("gate-reason")).isEqualTo("No. It claims no authority.");
        onScreen(() -> find("gate-node-6", Button.class).fire());
        assertThat(words("gate-reason")).isEqualTo("Not asked: the verdict fell without it.");
        onScreen(() -> find("gate-node-10", Button.class).fire());
        assertThat(words("gate-verdict")).isEqualTo("Retrieve");
        assertThat(words("gate-reason")).startsWith("Not reached. A maintained text is searched");
        choose("seats");
        assertThat(words("gate-verdict")).isEqualTo("Look up");
        assertThat(on(() -> find("gate-node-1", Button.class).getAccessibleText()))
                .startsWith("Does a system of record own it and answer by identifier?: Yes.");
    }

    @Test
    void movingTheLatencyMovesTheBranchAtOnceAndAsFoundPutsItBack() {
        assertThat(on(() -> find("gate-as-found", Button.class).isDisable())).isTrue();
        onScreen(() -> find("gate-latency-slider", StretchSlider.class).requestFocus());
        for (int i = 0; i < 20; i++) {
            robot().press(KeyCode.RIGHT).release(KeyCode.RIGHT);
        }
        assertThat(words("gate-verdict")).isEqualTo("Cache");
        assertThat(on(() -> find("gate-flow", FlowView.class).diagram().orElseThrow().lit()))
                .endsWith("fast-enough: no", "cache");
        assertThat(words("gate-subject")).isEqualTo("what if, nothing of it is stored");
        assertThat(words("gate-cost-kind")).isEqualTo("simulated");
        // the table says what holds, not what is tried out
        assertThat(on(() -> table().rows().getFirst().judgement().verdict().title()))
                .isEqualTo("look up");
        robot().clickOn("#gate-as-found");
        assertThat(words("gate-verdict")).isEqualTo("Look up");
        assertThat(words("gate-latency")).isEqualTo("40");
        assertThat(words("gate-cost-kind")).isEqualTo("published");
    }

    @Test
    void anotherOwnerAndARefusalAreTriedOut() {
        robot().clickOn("#gate-permission");
        assertThat(words("gate-refusal")).startsWith("Billing refuses whoever asks here");
        assertThat(words("gate-verdict")).isEqualTo("Look up");
        onScreen(
                () -> {
                    ComboBox<?> owner = find("gate-owner", ComboBox.class);
                    owner.getSelectionModel().selectLast();
                });
        assertThat(words("gate-verdict")).isEqualTo("Ask again");
        assertThat(on(() -> find("gate-latency-slider", StretchSlider.class).isDisabled()))
                .isTrue();
        choose("seats");
        assertThat(words("gate-verdict")).isEqualTo("Look up");
        assertThat(on(() -> find("gate-refusal", Label.class).isVisible())).isFalse();
    }

    @Test
    void theExpiryBoundsHowLongAnErrorLives() {
        assertThat(words("gate-expiry")).isEqualTo("30 days");
        assertThat(words("gate-staleness-about"))
                .isEqualTo(
                        "a change every 120 days, asked for 20 times a month; an expiry bounds how"
                                + " long an error lives, not whether it happens");
        String before = words("gate-staleness-sum");
        onScreen(() -> find("gate-expiry-slider", StretchSlider.class).requestFocus());
        for (int i = 0; i < 60; i++) {
            robot().press(KeyCode.RIGHT).release(KeyCode.RIGHT);
        }
        assertThat(words("gate-expiry")).isEqualTo("never");
        assertThat(words("gate-staleness-sum")).startsWith("Wrong on").isNotEqualTo(before);
        choose("rev_net");
        assertThat(words("gate-staleness-nothing")).startsWith("Nobody owns it");
        assertThat(on(() -> find("gate-timeline", Node.class).isVisible())).isFalse();
    }

    @Test
    void everyPictureIsSavedInEveryForm() {
        for (String name : List.of("flow", "cost-per-turn", "staleness")) {
            onScreen(
                    () ->
                            find(name + "-export", MenuButton.class)
                                    .getItems()
                                    .forEach(MenuItem::fire));
        }
        assertThat(saved.keySet())
                .containsExactly(
                        "flow.png",
                        "flow.svg",
                        "flow.csv",
                        "flow.json",
                        "flow.txt",
                        "cost-per-turn.png",
                        "cost-per-turn.svg",
                        "cost-per-turn.csv",
                        "cost-per-turn.json",
                        "cost-per-turn.txt",
                        "staleness.png",
                        "staleness.svg",
                        "staleness.csv",
                        "staleness.json",
                        "staleness.txt");
        assertThat(saved.get("flow.png")).isEqualTo("1800.0 wide");
        assertThat(saved.get("cost-per-turn.svg")).contains("Milliseconds of the turn budget");
    }

    @Test
    void theTableIsSavedWithBothReadings() {
        onScreen(() -> find("gate-more", MenuButton.class).getItems().forEach(MenuItem::fire));
        assertThat(said).containsExactly("which file?");
        assertThat(CandidatesFile.read(saved.getOrDefault("candidates.json", "")))
                .isEqualTo(new Reading.Read<>(GateBench.shipped()));
        assertThat(saved.get("candidates.csv"))
                .contains("preferred name,Wants to be called Sam.,user 4,nobody,ask-again,remember")
                .contains("\"id\",claim".replace("\"", ""));
    }

    private void type(String id, String text) {
        onScreen(() -> find(id, TextField.class).setText(text));
    }

    @Test
    void aFactIsAddedByAFormThatSaysWhatIsWrong() {
        robot().clickOn("#gate-add");
        assertThat(on(() -> find("gate-what-if", Node.class).isVisible())).isFalse();
        type("gate-form-claim", "Invoices go to Kim.");
        robot().clickOn("#gate-form-save");
        assertThat(words("gate-form-wrong"))
                .isEqualTo(
                        "subject of candidate fact 14 is blank, expected whom or what the fact is"
                                + " about");
        type("gate-form-subject", "account 17");
        type("gate-form-turns", "many");
        robot().clickOn("#gate-form-save");
        assertThat(words("gate-form-wrong"))
                .isEqualTo("turns to ask again is 'many', expected a whole number");
        type("gate-form-turns", "2");
        onScreen(
                () -> {
                    ComboBox<?> field = find("gate-form-field", ComboBox.class);
                    field.getSelectionModel().select(3);
                });
        robot().clickOn("#gate-form-save");
        assertThat(words("gate-claim")).isEqualTo("Invoices go to Kim");
        assertThat(words("gate-verdict")).isEqualTo("Look up");
        assertThat(words("gate-count")).isEqualTo("14, kept in this workspace");
        assertThat(kept.getLast()).hasSize(14);
        assertThat(on(() -> find("gate-form", Node.class).isVisible())).isFalse();
        assertThat(changes.undoable()).contains("added “Invoices go to Kim.”");
        onScreen(changes::undo);
        assertThat(words("gate-count")).isEqualTo("13, as shipped");
        assertThat(words("gate-claim")).isEqualTo("The account is on the starter plan");
    }

    @Test
    void aFactIsChangedAndTheBranchFollows() {
        choose("shorter answers");
        robot().clickOn("#gate-edit");
        type("gate-form-turns", "5");
        robot().clickOn("#gate-form-save");
        assertThat(words("gate-verdict")).isEqualTo("Remember");
        assertThat(words("gate-count")).startsWith("13,");
        onScreen(changes::undo);
        assertThat(words("gate-verdict")).isEqualTo("Ask again");
        onScreen(changes::redo);
        assertThat(words("gate-verdict")).isEqualTo("Remember");
    }

    @Test
    void nothingComesOfAFormThatIsLeft() {
        robot().clickOn("#gate-edit");
        type("gate-form-claim", "Nonsense");
        robot().clickOn("#gate-form-cancel");
        assertThat(words("gate-claim")).isEqualTo("The account is on the starter plan");
        assertThat(kept).isEmpty();
        assertThat(on(() -> find("gate-what-if", Node.class).isVisible())).isTrue();
    }

    @Test
    void aDeletedFactComesBackByUndo() {
        onScreen(() -> table().requestFocus());
        robot().press(KeyCode.DELETE).release(KeyCode.DELETE);
        assertThat(said).containsExactly("Deleted: The account is on the starter plan.");
        assertThat(words("gate-claim")).isEqualTo("The account has 12 seats");
        assertThat(kept.getLast()).hasSize(12);
        onScreen(changes::undo);
        assertThat(words("gate-claim")).isEqualTo("The account is on the starter plan");
        assertThat(words("gate-count")).isEqualTo("13, as shipped");
    }

    @Test
    void withoutCandidatesItSaysHowTheyCome() {
        onScreen(() -> page.show(List.of()));
        assertThat(words("gate-count")).startsWith("0,");
        assertThat(on(() -> find("gate-diagram", Node.class).isVisible())).isFalse();
        assertThat(on(() -> find("gate-edit", Button.class).isDisable())).isTrue();
        assertThat(on(() -> find("gate-what-if", Node.class).isVisible())).isFalse();
    }

    @Test
    void aFileTakesThePlaceOfWhatIsThere() {
        onScreen(() -> page.drop(List.of(Path.of("mine.yaml"), Path.of("other.yaml"))));
        assertThat(said).containsExactly("open mine.yaml");
        onScreen(() -> page.take(GateBench.shipped().subList(10, 12), "mine.yaml"));
        assertThat(words("gate-count")).isEqualTo("2, kept in this workspace");
        assertThat(words("gate-verdict")).isEqualTo("Remember");
        assertThat(said.getLast())
                .isEqualTo("Opened 2 candidates of mine.yaml, in place of what was there.");
        onScreen(() -> find("gate-more", MenuButton.class).getItems().getLast().fire());
        assertThat(words("gate-count")).isEqualTo("13, as shipped");
        onScreen(changes::undo);
        assertThat(words("gate-count")).isEqualTo("2, kept in this workspace");
    }

    @Test
    void otherOwnersGiveOtherVerdicts() {
        OwnersFile shipped = OwnersFile.shipped();
        onScreen(
                () ->
                        page.show(
                                new OwnersFile(
                                        shipped.registry().withoutOwner("Billing"),
                                        shipped.terms())));
        assertThat(words("gate-verdict")).isEqualTo("Ask again");
    }

    @Test
    void withALittleRoomItIsOneColumn() {
        onScreen(
                () -> {
                    stage().setWidth(760);
                    page.fit(Breadth.NARROW);
                });
        assertThat(words("gate-verdict")).isEqualTo("Look up");
        assertThat(on(() -> find("gate-candidates", Parent.class).getScene())).isNotNull();
        picture("gate-narrow");
    }
}
