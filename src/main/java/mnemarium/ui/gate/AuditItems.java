package mnemarium.ui.gate;

import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

import mnemarium.ownership.FindingFilter;
import mnemarium.ownership.FindingFilter.About;
import mnemarium.ownership.GateVerdict;
import mnemarium.ownership.file.AuditTable;
import mnemarium.ui.Figures;
import mnemarium.workbench.AuditCard;
import mnemarium.workbench.AuditedItem;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** All items of an audited memory as a table with filters. Only rows in sight are fetched. */
final class AuditItems extends VBox {

    /** Widths in em of the table's text; the text takes what is left. */
    private static final double ID = 10.2;

    private static final double SUBJECT = 8.5;
    private static final double OWNER = 7.5;
    private static final double VERDICT = 9.5;
    private static final double MATTER = 12;
    private static final double TEXT = 14;

    /** Typing ends before it is searched. */
    private static final Duration TYPING = Duration.millis(250);

    private final AuditActions actions;
    private final TextField words = new TextField();
    private final ComboBox<About> about = new ComboBox<>();
    private final ComboBox<String> field = new ComboBox<>();
    private final ComboBox<String> verdict = new ComboBox<>();
    private final Label count = GateStyle.whole("", "secondary", "muted");
    private final Label em = new Label();
    private final TableView<AuditRows.Row> table = new TableView<>();
    private final TableColumn<AuditRows.Row, AuditRows.Row> text;
    private final TableColumn<AuditRows.Row, AuditRows.Row> subject;
    private final TableColumn<AuditRows.Row, AuditRows.Row> matter;
    private final PauseTransition pause = new PauseTransition(TYPING);
    private int audit = -1;
    private int newest;
    private long items;
    private boolean showing;

    /**
     * @param select called with an item that a person chose; empty when none is
     */
    AuditItems(AuditActions actions, Consumer<Optional<AuditedItem>> select) {
        this.actions = actions;
        setId("audit-item-pane");
        getStyleClass().addAll("panel", "mn-audit-items");
        words.setId("audit-filter");
        words.setPromptText("Search");
        words.setAccessibleText("Search the items by id, subject or text");
        words.textProperty().addListener(_ -> pause.playFromStart());
        words.setOnAction(_ -> fill());
        pause.setOnFinished(_ -> fill());
        about.setId("audit-matter");
        about.getItems().setAll(About.values());
        about.setValue(About.ANYTHING);
        about.setAccessibleText("What is the matter with the items shown");
        about.setButtonCell(new WordCell<>(AuditItems::word));
        about.setCellFactory(_ -> new WordCell<>(AuditItems::word));
        about.setOnAction(_ -> changed());
        field.setId("audit-field");
        field.setAccessibleText("Copies of which field are shown");
        field.setButtonCell(new WordCell<>(AuditItems::fieldWord));
        field.setCellFactory(_ -> new WordCell<>(AuditItems::fieldWord));
        field.setOnAction(_ -> changed());
        verdict.setId("audit-verdict");
        verdict.setAccessibleText("Which verdicts are shown");
        verdict.setButtonCell(new WordCell<>(AuditItems::verdictWord));
        verdict.setCellFactory(_ -> new WordCell<>(AuditItems::verdictWord));
        verdict.setOnAction(_ -> changed());
        count.setId("audit-count");
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        HBox head =
                new HBox(
                        GateStyle.whole("Items", "semibold"),
                        count,
                        spring,
                        words,
                        about,
                        verdict,
                        field);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().addAll("panel-header", "mn-gate-head");
        em.setManaged(false);
        em.setVisible(false);
        em.fontProperty().addListener(_ -> share());
        text = column("Text", item -> oneLine(item.item().text()), "");
        subject = column("Subject", item -> item.item().subject().orElse(""), "");
        matter = column("What is the matter", AuditItems::matter, "mn-grey");
        dress(select);
        VBox body = new VBox(table);
        body.getStyleClass().add("mn-gate-table");
        VBox.setVgrow(table, Priority.ALWAYS);
        VBox.setVgrow(body, Priority.ALWAYS);
        getChildren().addAll(head, body, em);
    }

    private void dress(Consumer<Optional<AuditedItem>> select) {
        table.setId("audit-items");
        table.getStyleClass().addAll("dense", "mn-table");
        table.setAccessibleText("Items of the memory with owner and verdict");
        table.setColumnResizePolicy(TableView.UNCONSTRAINED_RESIZE_POLICY);
        table.setPlaceholder(GateStyle.prose("No item meets this filter.", "muted"));
        table.getColumns().add(column("Id", item -> oneLine(item.item().id()), "mn-id"));
        table.getColumns().add(text);
        table.getColumns().add(subject);
        table.getColumns().add(column("Owner", AuditItems::owner, ""));
        TableColumn<AuditRows.Row, AuditRows.Row> verdict =
                column("Verdict", _ -> "", "mn-verdict");
        verdict.setCellFactory(_ -> new VerdictCell());
        table.getColumns().add(verdict);
        table.getColumns().add(matter);
        table.widthProperty().addListener(_ -> share());
        table.getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (_, _, row) -> select.accept(row == null ? Optional.empty() : row.item()));
    }

    private static TableColumn<AuditRows.Row, AuditRows.Row> column(
            String head, Function<AuditedItem, String> words, String styleClass) {
        TableColumn<AuditRows.Row, AuditRows.Row> column = new TableColumn<>(head);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
        column.setCellFactory(_ -> new WordsCell(words, styleClass));
        return column;
    }

    /** Shows an audit; the filter stays while it is the same one. */
    void show(AuditCard card) {
        if (card.audit() == audit) {
            return;
        }
        audit = card.audit();
        items = card.report().items();
        showing = true;
        String asked = verdict.getValue() == null ? "" : verdict.getValue();
        List<String> verdicts =
                Stream.concat(
                                Stream.of(""),
                                Stream.of(GateVerdict.values())
                                        .filter(each -> card.report().verdicts().containsKey(each))
                                        .map(GateVerdict::title))
                        .toList();
        verdict.getItems().setAll(verdicts);
        verdict.setValue(verdicts.contains(asked) ? asked : "");
        String chosen = field.getValue() == null ? "" : field.getValue();
        List<String> fields =
                Stream.concat(
                                Stream.of(""),
                                card.report().classes().stream().map(each -> each.field()).sorted())
                        .toList();
        field.getItems().setAll(fields);
        field.setValue(fields.contains(chosen) ? chosen : "");
        showing = false;
        fill();
    }

    /** Shows the copies of one field. */
    void choose(String name) {
        showing = true;
        about.setValue(About.ANYTHING);
        verdict.setValue("");
        field.setValue(name);
        words.clear();
        pause.stop();
        showing = false;
        fill();
    }

    private void changed() {
        if (!showing) {
            fill();
        }
    }

    private void fill() {
        pause.stop();
        int asked = ++newest;
        actions.indices(
                new FindingFilter(
                        about.getValue(),
                        Stream.of(GateVerdict.values())
                                .filter(each -> each.title().equals(verdict.getValue()))
                                .findFirst(),
                        field.getValue() == null ? "" : field.getValue(),
                        words.getText()),
                found -> {
                    if (asked == newest) {
                        count.setText(
                                found.length == items
                                        ? Figures.count(items)
                                        : Figures.count(found.length)
                                                + " of "
                                                + Figures.count(items));
                        table.setItems(new AuditRows(found, actions::items));
                        if (found.length > 0) {
                            table.scrollTo(0);
                        }
                    }
                });
    }

    private void share() {
        double size = em.getFont().getSize() * 12 / 13;
        double room = table.getWidth() - 12;
        matter.setVisible(room >= (ID + TEXT + SUBJECT + OWNER + VERDICT + MATTER) * size);
        subject.setVisible(room >= (ID + TEXT + SUBJECT + OWNER + VERDICT) * size);
        double[] widths = {ID, 0, SUBJECT, OWNER, VERDICT, MATTER};
        double taken = 0;
        for (int i = 0; i < widths.length; i++) {
            TableColumn<AuditRows.Row, ?> column = table.getColumns().get(i);
            if (widths[i] > 0) {
                column.setPrefWidth(widths[i] * size);
                taken += column.isVisible() ? widths[i] * size : 0;
            }
        }
        text.setPrefWidth(Math.max(TEXT / 2 * size, room - taken));
    }

    static String word(About about) {
        return switch (about) {
            case ANYTHING -> "All items";
            case COPY -> "Copies";
            case AUTHORITY -> "Claims of authority";
            case NEAR -> "Near or against another";
            case EXPIRED -> "Expired";
            case SOURCELESS -> "Without source";
            case REPEAT -> "Repeated";
            case UNMATCHED -> "Of no known field";
        };
    }

    private static String verdictWord(String title) {
        return title.isEmpty() ? "Any verdict" : title;
    }

    private static String fieldWord(String name) {
        return name.isEmpty() ? "Any field" : name;
    }

    private static String owner(AuditedItem item) {
        return item.finding().owner().name();
    }

    /** What is the matter, in a few words. */
    static String matter(AuditedItem item) {
        return String.join(
                ", ",
                Stream.of(
                                word(item.finding().claimsAuthority(), "claims authority"),
                                word(item.finding().mayContradict(), "may contradict"),
                                word(item.finding().nearlyRepeats(), "nearly repeats"),
                                word(item.finding().isExpired(), "expired"),
                                word(!item.finding().hasSource(), "no source"),
                                word(item.finding().repeats(), "repeated"),
                                word(item.item().subject().isEmpty(), "no subject"))
                        .filter(each -> !each.isEmpty())
                        .toList());
    }

    private static String word(boolean is, String word) {
        return is ? word : "";
    }

    /** In one line, with what cannot be seen made visible. */
    static String oneLine(String text) {
        return AuditTable.visible(text.length() > 500 ? text.substring(0, 500) + "…" : text)
                .replace('\n', ' ');
    }

    /** A choice in words. */
    private static final class WordCell<T> extends javafx.scene.control.ListCell<T> {

        private final Function<T, String> word;

        WordCell(Function<T, String> word) {
            this.word = word;
        }

        @Override
        protected void updateItem(T choice, boolean isEmpty) {
            super.updateItem(choice, isEmpty);
            setText(isEmpty || choice == null ? null : word.apply(choice));
        }
    }

    /** A cell of words. */
    private static final class WordsCell extends TableCell<AuditRows.Row, AuditRows.Row> {

        private final Function<AuditedItem, String> words;

        WordsCell(Function<AuditedItem, String> words, String styleClass) {
            this.words = words;
            if (!styleClass.isEmpty()) {
                getStyleClass().add(styleClass);
            }
        }

        @Override
        protected void updateItem(AuditRows.Row row, boolean isEmpty) {
            super.updateItem(row, isEmpty);
            setText(isEmpty || row == null ? null : row.item().map(words).orElse(""));
        }
    }

    /** Icon and word of a verdict. */
    private static final class VerdictCell extends TableCell<AuditRows.Row, AuditRows.Row> {

        VerdictCell() {
            getStyleClass().add("mn-verdict");
        }

        @Override
        protected void updateItem(AuditRows.Row row, boolean isEmpty) {
            super.updateItem(row, isEmpty);
            getStyleClass().removeAll("harm", "kept", "plain");
            setText(null);
            setGraphic(null);
            if (!isEmpty && row != null) {
                row.item().ifPresent(this::show);
            }
        }

        private void show(AuditedItem item) {
            setText(item.finding().verdict().title());
            FontIcon icon = new FontIcon(VerdictIcons.of(item.finding().verdict()));
            icon.getStyleClass().add("small-icon");
            setGraphic(icon);
            getStyleClass().add(VerdictIcons.tone(item.finding().verdict()));
        }
    }
}
