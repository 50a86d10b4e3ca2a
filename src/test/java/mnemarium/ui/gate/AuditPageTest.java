package mnemarium.ui.gate;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;

import mnemarium.ownership.Audit;
import mnemarium.ownership.Finding;
import mnemarium.ownership.FindingFilter;
import mnemarium.ownership.GateVerdict;
import mnemarium.ownership.MemoryItem;
import mnemarium.ownership.OwnedField;
import mnemarium.ownership.Owner;
import mnemarium.ownership.SampleMemory;
import mnemarium.ownership.file.Column;
import mnemarium.ownership.file.ExportFormat;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.scenario.Problem;
import mnemarium.ui.ScreenTest;
import mnemarium.workbench.AuditCard;
import mnemarium.workbench.AuditFiles;
import mnemarium.workbench.AuditProgress;
import mnemarium.workbench.AuditedItem;
import mnemarium.workbench.ListedAudit;
import mnemarium.workbench.Suggestion;

import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.IntStream;

class AuditPageTest extends ScreenTest {

    private static final List<MemoryItem> ITEMS = SampleMemory.items(42);

    private final OwnersFile owners = OwnersFile.shipped();
    private Optional<List<Suggestion>> suggestions = Optional.empty();
    private Optional<OwnersFile> saved = Optional.empty();
    private final List<String> asked = new ArrayList<>();
    private final List<FindingFilter> filters = new ArrayList<>();
    private final Audit audit = audit();
    private final AuditCard card =
            new AuditCard(
                    1,
                    1,
                    "memories/export.json",
                    true,
                    ExportFormat.MEM0,
                    List.of(),
                    SampleMemory.EXPORTED,
                    OwnersFile.shipped(),
                    audit.report());

    /** Made on the screen thread, before each test. */
    @SuppressWarnings("NullAway.Init")
    private AuditPage page;

    private static Audit audit() {
        OwnersFile owners = OwnersFile.shipped();
        Audit audit = new Audit(owners.registry(), owners.terms(), SampleMemory.EXPORTED);
        ITEMS.forEach(audit::add);
        return audit;
    }

    private static final List<AuditShown.Kept> KEPT =
            List.of(
                    new AuditShown.Kept(
                            new ListedAudit(
                                    2,
                                    1,
                                    "memories/sample",
                                    true,
                                    SampleMemory.EXPORTED,
                                    4_100,
                                    1_804),
                            "just now"),
                    new AuditShown.Kept(
                            new ListedAudit(1, 9, "notes.csv", false, SampleMemory.EXPORTED, 1, 0),
                            "yesterday"));

    /** Answers at once, out of the sample. */
    private final class Answers implements AuditActions {
        @Override
        public void choose() {
            asked.add("choose");
        }

        @Override
        public void open(ListedAudit listed) {
            asked.add("open " + listed.memory());
        }

        @Override
        public void delete(ListedAudit listed) {
            asked.add("delete " + listed.memory());
        }

        @Override
        public void take(Path file) {
            asked.add("take " + file);
        }

        @Override
        public void sample() {
            asked.add("sample");
        }

        @Override
        public void bringIn(ImportDraft draft) {
            asked.add(draft.file() + " " + draft.format() + " " + draft.mapping());
        }

        @Override
        public void leave() {
            asked.add("leave");
        }

        @Override
        public void cancel() {
            asked.add("cancel");
        }

        @Override
        public void judgeAgain() {
            asked.add("again");
        }

        @Override
        public void indices(FindingFilter filter, Consumer<int[]> found) {
            filters.add(filter);
            found.accept(
                    IntStream.range(0, ITEMS.size())
                            .filter(index -> meets(filter, audit.finding(ITEMS.get(index), index)))
                            .toArray());
        }

        private boolean meets(FindingFilter filter, Finding finding) {
            boolean everything =
                    filter.about() == FindingFilter.About.ANYTHING
                            && filter.field().isEmpty()
                            && filter.words().isEmpty();
            boolean claims =
                    filter.about() == FindingFilter.About.AUTHORITY && finding.claimsAuthority();
            String field = finding.match().map(each -> each.field().name()).orElse("?");
            return everything || claims || filter.field().equals(field);
        }

        @Override
        public void items(List<Integer> indices, Consumer<List<AuditedItem>> found) {
            found.accept(
                    indices.stream()
                            .map(
                                    index ->
                                            new AuditedItem(
                                                    index,
                                                    ITEMS.get(index),
                                                    audit.finding(ITEMS.get(index), index)))
                            .toList());
        }

        @Override
        public void suggest() {
            asked.add("suggest");
        }

        @Override
        public void reject(Suggestion suggestion) {
            asked.add("reject " + suggestion.text());
        }

        @Override
        public void saveOwners(String what, OwnersFile next) {
            asked.add(what);
            saved = Optional.of(next);
        }

        @Override
        public void importOwners() {
            asked.add("import owners");
        }

        @Override
        public void exportOwners() {
            asked.add("export owners");
        }

        @Override
        public void write(AuditFiles.Kind kind) {
            asked.add("write " + kind);
        }
    }

    @Override
    protected Parent root() {
        page = new AuditPage(new Answers());
        return new StackPane(page.view());
    }

    private void showAudit() {
        onScreen(() -> page.show(shown(Optional.empty(), Optional.empty())));
    }

    private AuditShown shown(Optional<AuditProgress> progress, Optional<AuditTrouble> trouble) {
        return new AuditShown(
                Optional.of(card), progress, Optional.empty(), trouble, suggestions, owners, KEPT);
    }

    private String words(String id) {
        return on(() -> find(id, Labeled.class).getText());
    }

    private boolean isVisible(String id) {
        return on(() -> find(id, Node.class).isVisible());
    }

    private TableView<?> table() {
        return find("audit-items", TableView.class);
    }

    @Test
    void listsTheAuditsThatAreKeptToBeOpenedAndDeleted() {
        showAudit();
        robot().clickOn("#audit-part-4");
        picture("audit-kept");

        assertThat(
                        robot().lookup("#audit-kept-list .label").queryAllAs(Labeled.class).stream()
                                .map(each -> on(each::getText)))
                .contains(
                        "sample",
                        "just now · 4\u2009100 items, 44.0 % copies",
                        "notes.csv",
                        "yesterday · 1 item, 0.0 % copies");
        robot().clickOn(open());
        onScreen(
                () -> {
                    ListView<?> list = find("audit-kept-list", ListView.class);
                    list.requestFocus();
                    list.getSelectionModel().select(1);
                });
        robot().press(KeyCode.DELETE).release(KeyCode.DELETE);
        assertThat(asked).containsExactly("open 9", "delete 9");
    }

    /** The one button: what is in sight needs none. */
    private Node open() {
        List<Node> open =
                robot().lookup("#audit-kept-open").queryAll().stream()
                        .filter(each -> on(() -> each.isVisible() && each.getScene() != null))
                        .toList();
        assertThat(open).hasSize(1);
        return open.getFirst();
    }

    @Test
    void tellsAnItemThatMayContradictAnotherFromOneThatRepeatsIt() {
        Finding plain = audit.finding(ITEMS.getFirst(), 0);

        assertThat(matter(plain, "may contradict i2: “dark” against “light”"))
                .contains("may contradict")
                .doesNotContain("repeats");
        assertThat(matter(plain, "nearly repeats i2: nearly the same words"))
                .contains("nearly repeats")
                .doesNotContain("contradict");
    }

    @Test
    void theShippedSampleHasContradictionsAndNoNearRepeats() {
        List<Finding> findings =
                IntStream.range(0, ITEMS.size())
                        .mapToObj(index -> audit.finding(ITEMS.get(index), index))
                        .toList();

        assertThat(findings).anyMatch(Finding::mayContradict).noneMatch(Finding::nearlyRepeats);
    }

    private static String matter(Finding finding, String near) {
        return AuditItems.matter(
                new AuditedItem(0, ITEMS.getFirst(), finding.beside(1, false, List.of(near))));
    }

    @Test
    void withoutAnAuditItSaysWhatWillBeHereAndHowItComes() {
        robot().clickOn("#audit-sample").clickOn("#audit-first-import");

        assertThat(asked).containsExactly("sample", "choose");
        assertThat(on(() -> find("audit-empty", Node.class).isVisible())).isTrue();
    }

    @Test
    void showsTheShareOfCopiesByFieldAndLabelsASyntheticMemory() {
        showAudit();

        assertThat(words("audit-share")).isEqualTo("44.0 %");
        assertThat(words("audit-of"))
                .isEqualTo("of 4\u2009100 items are copies of what somebody owns: 1\u2009804");
        assertThat(words("audit-class-1")).isEqualTo("plan");
        assertThat(words("audit-about")).isEqualTo("export.json, mem0, as of 9 May 2026");
        assertThat(isVisible("audit-synthetic")).isTrue();
        assertThat(words("audit-to-do-1")).startsWith("Remove the claims of authority");
        assertThat(words("audit-count")).isEqualTo("4\u2009100");
        assertThat(on(() -> table().getItems().size())).isEqualTo(4_100);
        picture("audit");
    }

    @Test
    void aFieldLeadsToItsCopiesAndAnItemToAllThatIsKnownOfIt() {
        showAudit();
        robot().clickOn("#audit-class-2");

        assertThat(words("audit-count")).isEqualTo("372 of 4\u2009100");
        onScreen(() -> table().getSelectionModel().select(371));
        assertThat(words("audit-card-text")).contains("seats");
        assertThat(words("audit-card-reason")).startsWith("Look up. ");
        assertThat(on(() -> find("audit-card-others", Node.class).isVisible())).isTrue();
    }

    @Test
    void filtersByWhatIsTheMatterAndByWords() throws TimeoutException {
        showAudit();
        onScreen(() -> find("audit-matter", ComboBox.class).getSelectionModel().select(2));
        assertThat(words("audit-count")).isEqualTo("60 of 4\u2009100");
        onScreen(() -> find("audit-verdict", ComboBox.class).getSelectionModel().select(1));
        assertThat(filters.getLast().verdict()).contains(GateVerdict.LOOK_UP);

        robot().clickOn("#audit-filter").write("Refund");
        WaitForAsyncUtils.waitFor(
                10, TimeUnit.SECONDS, () -> filters.getLast().words().equals("refund"));
        assertThat(find("audit-filter", TextField.class).getText()).isEqualTo("Refund");
    }

    @Test
    void saysHowFarItIsAndCanBeCancelled() {
        onScreen(
                () ->
                        page.show(
                                shown(
                                        Optional.of(
                                                new AuditProgress(
                                                        AuditProgress.Phase.READING, 12_000, 0.42)),
                                        Optional.empty())));

        assertThat(words("audit-progress")).isEqualTo("Reading, 12\u2009000 items, 42 %");
        assertThat(on(() -> find("audit-bar", ProgressBar.class).getProgress())).isEqualTo(0.42);
        assertThat(on(() -> find("audit-import", Node.class).isDisabled())).isTrue();
        robot().clickOn("#audit-cancel");
        assertThat(asked).containsExactly("cancel");
    }

    @Test
    void saysWhatWasFoundWhatWasExpectedAndWhere() {
        onScreen(
                () ->
                        page.show(
                                shown(
                                        Optional.empty(),
                                        Optional.of(
                                                new AuditTrouble(
                                                        "Nothing was taken in",
                                                        List.of(
                                                                new Problem(
                                                                        "export.json",
                                                                        7,
                                                                        "/3",
                                                                        "the number [1]",
                                                                        "a memory")))))));

        assertThat(words("audit-trouble")).isEqualTo("Nothing was taken in");
        assertThat(words("audit-problem-1"))
                .isEqualTo("Line 7, /3: Found the number [1], expected a memory.");
        robot().clickOn("#audit-problems-close");
        assertThat(asked).containsExactly("leave");
    }

    @Test
    void aFileIsReadAsItsFormatAndColumnsWereChosen() {
        ImportDraft draft =
                new ImportDraft(
                        Path.of("notes.csv"), Optional.empty(), Map.of(), List.of("Note", "Who"));
        onScreen(
                () ->
                        page.show(
                                new AuditShown(
                                        Optional.empty(),
                                        Optional.empty(),
                                        Optional.of(draft),
                                        Optional.empty(),
                                        Optional.empty(),
                                        owners,
                                        List.of())));
        assertThat(words("audit-form-title")).isEqualTo("Audit notes.csv");
        picture("audit-form");
        onScreen(
                () -> {
                    find("audit-format", ComboBox.class).getSelectionModel().select(6);
                    find("audit-column-text", ComboBox.class).getSelectionModel().select(1);
                });
        robot().clickOn("#audit-go");

        assertThat(asked)
                .containsExactly(
                        "notes.csv "
                                + Optional.of(ExportFormat.CSV)
                                + " "
                                + Map.of(Column.TEXT, "Note"));
    }

    @Test
    void takesAFileThatIsDropped() {
        page.taker().orElseThrow().accept(Path.of("export.json"));

        assertThat(asked).containsExactly("take export.json");
    }

    private void type(String id, String text) {
        onScreen(() -> find(id, TextField.class).setText(text));
    }

    @Test
    void aSuggestionCountsWhenAPersonConfirmsItAsAKeyWordOfTheField() {
        showAudit();
        robot().clickOn("#audit-part-2").clickOn("#audit-suggest");
        assertThat(asked).containsExactly("suggest");
        suggestions =
                Optional.of(
                        List.of(
                                new Suggestion(
                                        "The data is in Ireland.",
                                        "region",
                                        "Integrations",
                                        0.82,
                                        2,
                                        "a",
                                        "sla",
                                        0.41),
                                new Suggestion(
                                        "Ana calls.",
                                        "contacts",
                                        "CRM",
                                        0.6,
                                        1,
                                        "b",
                                        "plan",
                                        0.551)));
        showAudit();
        picture("audit-suggestions");
        assertThat(
                        robot()
                                .lookup("#audit-suggestion-list .label")
                                .queryAllAs(Labeled.class)
                                .stream()
                                .map(each -> on(each::getText)))
                .containsSubsequence(
                        "Ana calls.",
                        "Is it contacts, held by CRM? 1 item",
                        "similarity 0.600",
                        "next plan 0.551");
        assertThat(on(() -> find("audit-suggestion-list", ListView.class).getItems().size()))
                .isEqualTo(2);
        robot().clickOn("#audit-reject");
        type("audit-suggestion-key-word", "in Ireland");
        robot().clickOn("#audit-confirm");

        assertThat(asked)
                .containsExactly(
                        "suggest", "reject The data is in Ireland.", "the key word for region");
        assertThat(saved.orElseThrow().registry().field("region").orElseThrow().keyWords())
                .contains("in Ireland");
    }

    @Test
    void aKeyWordThatCannotBeOneIsRefusedInWords() {
        suggestions =
                Optional.of(
                        List.of(
                                new Suggestion(
                                        "x", "region", "Integrations", 0.8, 1, "a", "", -1)));
        showAudit();
        robot().clickOn("#audit-part-2");
        type("audit-suggestion-key-word", " ");
        robot().clickOn("#audit-confirm");

        assertThat(words("audit-suggestion-wrong"))
                .isEqualTo(
                        "Key word of field region is '', expected a text with no blank around it.");
        assertThat(saved).isEmpty();
    }

    private static String called(Object line) {
        return switch (line) {
            case OwnersPane.Line.OfOwner each -> each.owner().name();
            case OwnersPane.Line.OfField each -> each.field().name();
            default -> throw new AssertionError("found a line " + line);
        };
    }

    private void chooseOwner(String name) {
        robot().clickOn("#audit-part-3");
        onScreen(
                () -> {
                    ListView<?> list = find("owners-list", ListView.class);
                    for (int i = 0; i < list.getItems().size(); i++) {
                        if (called(list.getItems().get(i)).equals(name)) {
                            list.getSelectionModel().select(i);
                        }
                    }
                });
    }

    @Test
    void anOwnerKeepsItsFieldsUnderAnotherName() {
        showAudit();
        chooseOwner("Billing");
        picture("audit-owners");
        type("owner-name", "Accounts");
        type("owner-latency", "55");
        robot().clickOn("#owner-save");

        assertThat(asked).containsExactly("the owner Accounts");
        Owner plan = saved.orElseThrow().registry().ownerOf("plan");
        assertThat(plan.name()).isEqualTo("Accounts");
        assertThat(((Owner.SystemOfRecord) plan).latency().toMillis()).isEqualTo(55);
        assertThat(saved.get().registry().fields()).hasSameSizeAs(owners.registry().fields());
    }

    @Test
    void twoOwnersForOneFieldAreRefusedInWordsAndNothingIsSaved() {
        showAudit();
        robot().clickOn("#audit-part-3").clickOn("#field-add");
        type("field-name", "Plan");
        onScreen(() -> find("field-owner", ComboBox.class).getSelectionModel().select(3));
        robot().clickOn("#field-save");

        assertThat(words("field-wrong"))
                .isEqualTo(
                        "Field 'Plan' has two owners, Billing and CRM, expected one owner and one"
                                + " place.");
        assertThat(saved).isEmpty();
    }

    @Test
    void aKeyWordOfAnotherOwnerIsRefusedInWordsAndNothingIsSaved() {
        showAudit();
        robot().clickOn("#audit-part-3").clickOn("#field-add");
        type("field-name", "wallet");
        onScreen(
                () -> {
                    find("field-owner", ComboBox.class).getSelectionModel().select(3);
                    find("field-key-words", TextArea.class)
                            .setText(
                                    owners.registry()
                                            .field("plan")
                                            .orElseThrow()
                                            .keyWords()
                                            .getFirst());
                });
        robot().clickOn("#field-save");

        assertThat(words("field-wrong"))
                .startsWith("Key word '")
                .endsWith(
                        "leads to two owners, Billing (plan) and CRM (wallet), expected one owner"
                                + " for each key word.");
        assertThat(saved).isEmpty();
    }

    @Test
    void aFieldIsChangedAndDeleted() {
        showAudit();
        chooseOwner("seats");
        type("field-every", "12.5");
        onScreen(() -> find("field-key-words", TextArea.class).setText("seats\n\n licence count "));
        robot().clickOn("#field-save");
        OwnedField seats = saved.orElseThrow().registry().field("seats").orElseThrow();
        assertThat(seats.keyWords()).containsExactly("seats", "licence count");
        assertThat(seats.changesEvery().orElseThrow().toHours()).isEqualTo(300);

        robot().clickOn("#field-remove");
        assertThat(saved.orElseThrow().registry().field("seats")).isEmpty();
    }

    @Test
    void anOwnerWithANumberThatIsNoneIsRefusedInWords() {
        showAudit();
        chooseOwner("CRM");
        type("owner-tokens", "many");
        robot().clickOn("#owner-save");

        assertThat(words("owner-wrong")).isEqualTo("Tokens is 'many', expected a number.");
        type("owner-tokens", "10");
        type("owner-availability", "2");
        robot().clickOn("#owner-save");
        assertThat(words("owner-wrong"))
                .isEqualTo("Availability of owner CRM is 2.0, expected 0 to 1.");
        assertThat(saved).isEmpty();
    }
}
