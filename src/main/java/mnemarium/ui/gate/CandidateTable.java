package mnemarium.ui.gate;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;

import mnemarium.ownership.GateVerdict;
import mnemarium.ownership.Told;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import java.util.function.Function;

/**
 * The candidates in rows: who owns each and what follows, and greyed beside it what is commonly
 * looked at and does not decide.
 */
final class CandidateTable extends TableView<Judged> {

    /** Widths in em of the table's text; the claim takes what is left. */
    private static final double OWNER = 8;

    private static final double VERDICT = 9.5;
    private static final double ALONE = 9;
    private static final double DURABLE = 5;
    private static final double FREQUENCY = 7;
    private static final double CONFIDENCE = 7.5;
    private static final double CLAIM = 13;

    private final DoubleSupplier em;
    private final TableColumn<Judged, Judged> claim;
    private final TableColumn<Judged, Judged> alone;
    private final List<TableColumn<Judged, Judged>> grey;
    private final Consumer<String> select;
    private List<Judged> rows = List.of();
    private boolean showing;

    /**
     * @param em pixels of one em
     * @param select called with the id of a candidate that a person chose
     */
    CandidateTable(DoubleSupplier em, Consumer<String> select) {
        this.em = em;
        this.select = select;
        setId("gate-candidates");
        getStyleClass().addAll("dense", "mn-table");
        setAccessibleText("Candidate facts with owner and verdict");
        setColumnResizePolicy(TableView.UNCONSTRAINED_RESIZE_POLICY);
        Label none =
                GateStyle.prose(
                        "No candidate yet. Add a fact, or open a file of candidates.", "muted");
        none.getStyleClass().add("mn-empty");
        setPlaceholder(none);
        claim = column("Candidate fact", each -> each.fact().claim(), "mn-claim");
        alone = column("By owner alone", Judged::byOwnerAlone, "mn-grey");
        grey =
                List.of(
                        column("Durable", Judged::durable, "mn-grey"),
                        column("Frequency", Judged::frequency, "mn-figure mn-grey"),
                        column("Confidence", Judged::confidence, "mn-figure mn-grey"));
        getColumns().add(claim);
        getColumns().add(column("Owner", each -> each.judgement().owner().name(), "mn-owner"));
        getColumns().add(verdict());
        getColumns().add(alone);
        getColumns().addAll(grey);
        widthProperty().addListener(_ -> share());
        getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (_, _, row) -> {
                            if (row != null && !showing) {
                                this.select.accept(row.fact().id());
                            }
                        });
    }

    private static TableColumn<Judged, Judged> column(
            String head, Function<Judged, String> words, String styleClasses) {
        TableColumn<Judged, Judged> column = new TableColumn<>(head);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
        column.getStyleClass().addAll(styleClasses.split(" "));
        column.setCellFactory(_ -> new WordsCell(words, styleClasses));
        return column;
    }

    private static TableColumn<Judged, Judged> verdict() {
        TableColumn<Judged, Judged> column = column("Verdict", _ -> "", "mn-verdict");
        column.setCellFactory(_ -> new VerdictCell());
        return column;
    }

    /** Shares the width out: what does not decide gives way before the claim does. */
    void share() {
        double size = em.getAsDouble() * 12 / 13;
        double room = getWidth() - 12;
        double fixed = (OWNER + VERDICT + ALONE) * size;
        double besides = (DURABLE + FREQUENCY + CONFIDENCE) * size;
        boolean isRoomy = room - fixed - besides >= CLAIM * size;
        grey.forEach(each -> each.setVisible(isRoomy));
        double[] widths = {0, OWNER, VERDICT, ALONE, DURABLE, FREQUENCY, CONFIDENCE};
        for (int i = 1; i < widths.length; i++) {
            getColumns().get(i).setPrefWidth(widths[i] * size);
        }
        claim.setPrefWidth(Math.max(CLAIM * size * 0.7, room - fixed - (isRoomy ? besides : 0)));
    }

    /** Shows the rows and marks one of them, telling nobody. */
    void show(List<Judged> next, String selected) {
        showing = true;
        if (!next.equals(rows)) {
            rows = List.copyOf(next);
            getItems().setAll(rows);
        }
        int index = -1;
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).fact().id().equals(selected)) {
                index = i;
            }
        }
        if (index < 0) {
            getSelectionModel().clearSelection();
        } else if (getSelectionModel().getSelectedIndex() != index) {
            getSelectionModel().clearAndSelect(index);
        }
        showing = false;
    }

    /** The rows as they are shown. */
    List<Judged> rows() {
        return new ArrayList<>(rows);
    }

    /** A cell of words. */
    private static final class WordsCell extends TableCell<Judged, Judged> {

        private final Function<Judged, String> words;

        WordsCell(Function<Judged, String> words, String styleClasses) {
            this.words = words;
            getStyleClass().addAll(styleClasses.split(" "));
            setAlignment(styleClasses.contains("mn-figure") ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
        }

        @Override
        protected void updateItem(Judged row, boolean isEmpty) {
            super.updateItem(row, isEmpty);
            boolean isThere = !isEmpty && row != null;
            setText(isThere ? words.apply(row) : null);
            setTooltip(
                    isThere && getStyleClass().contains("mn-claim")
                            ? new Tooltip(row.sentence())
                            : null);
        }
    }

    /** Icon and word of a verdict. */
    private static final class VerdictCell extends TableCell<Judged, Judged> {

        VerdictCell() {
            getStyleClass().add("mn-verdict");
        }

        @Override
        protected void updateItem(Judged row, boolean isEmpty) {
            super.updateItem(row, isEmpty);
            getStyleClass().removeAll("harm", "kept", "plain");
            if (isEmpty || row == null) {
                setText(null);
                setGraphic(null);
                return;
            }
            GateVerdict verdict = row.judgement().verdict();
            setText(verdict.title());
            FontIcon icon = new FontIcon(VerdictIcons.of(verdict));
            icon.getStyleClass().add("small-icon");
            setGraphic(icon);
            getStyleClass().add(VerdictIcons.tone(verdict));
            setTooltip(new Tooltip(Told.words(row.judgement().reason())));
        }
    }
}
