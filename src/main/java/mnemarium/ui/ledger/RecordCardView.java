package mnemarium.ui.ledger;

import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * The card of a record: what it says, what it stands on and whether that still holds, what it cost
 * and what it is worth. The chain of supersession is walked by its links.
 */
public final class RecordCardView {

    private final VBox pane = new VBox();
    private final VBox body = new VBox();
    private final ScrollPane scroll = new ScrollPane(body);
    private final String id;
    private final String empty;
    private final Consumer<String> select;
    private final IntConsumer goTo;
    private final BiConsumer<String, String> save;
    private Optional<RecordView> shown = Optional.empty();

    /**
     * @param id of the card's node
     * @param empty what is said while no record is selected
     * @param select called with the id of a record of the chain that was clicked
     * @param goTo called with an operation to go to
     * @param save takes the name and the text of a picture to be saved
     */
    public RecordCardView(
            String id,
            String empty,
            Consumer<String> select,
            IntConsumer goTo,
            BiConsumer<String, String> save) {
        this.save = save;
        this.id = id;
        this.empty = empty;
        this.select = select;
        this.goTo = goTo;
        pane.setId(id);
        pane.getStyleClass().addAll("panel", "mn-record-card");
        LedgerLook.dress(pane);
        body.getStyleClass().add("mn-record-body");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("mn-plain-scroll");
        scroll.setAccessibleText("The record");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        pane.getChildren().add(scroll);
        fill();
    }

    /** The card; always the same node. */
    public Region node() {
        return pane;
    }

    /** Shows a record, or that none is selected. */
    public void show(Optional<RecordView> record) {
        if (record.equals(shown)) {
            return;
        }
        boolean other = !record.map(RecordView::id).equals(shown.map(RecordView::id));
        shown = record;
        fill();
        if (other) {
            scroll.setVvalue(0);
        }
    }

    private void fill() {
        body.getChildren().clear();
        if (shown.isEmpty()) {
            Label words = LedgerLook.words(empty, Tone.QUIET);
            words.getStyleClass().add("mn-empty-words");
            body.getChildren().add(words);
            return;
        }
        RecordView record = shown.get();
        Label title = LedgerLook.words(record.title(), Tone.PLAIN);
        title.setId(id + "-title");
        title.getStyleClass().add("semibold");
        Label said = LedgerLook.words(record.body(), Tone.QUIET);
        said.getStyleClass().add("secondary");
        VBox words = record.body().isEmpty() ? new VBox(title) : new VBox(title, said);
        body.getChildren().addAll(head(record), words);
        if (!record.assumptions().isEmpty()) {
            body.getChildren().add(assumptions(record));
        }
        body.getChildren().add(facts(record));
        record.net().ifPresent(net -> body.getChildren().add(worth("Net", "-net", net)));
        record.value().ifPresent(value -> body.getChildren().add(worth("V(R)", "-value", value)));
    }

    private Node head(RecordView record) {
        Label name = LedgerLook.whole(record.id(), "mono-semibold", "secondary");
        name.setId(id + "-id");
        Label kind = LedgerLook.whole(record.kind(), "mn-tag");
        HBox chain = new HBox();
        chain.setAlignment(Pos.CENTER_RIGHT);
        chain.setId(id + "-chain");
        chain.getStyleClass().add("mn-chain");
        chain.setAccessibleText("Chain of supersession");
        if (record.hasEarlier()) {
            chain.getChildren().add(arrow("…"));
        }
        for (String link : record.chain()) {
            if (!chain.getChildren().isEmpty()) {
                chain.getChildren().add(arrow("→"));
            }
            chain.getChildren().add(link(record, link));
        }
        if (record.hasLater()) {
            chain.getChildren().add(arrow("→ …"));
        }
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        HBox head = new HBox(name, kind, spring);
        if (record.chain().size() > 1) {
            head.getChildren().add(chain);
        }
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("mn-record-card-head");
        return head;
    }

    private static Label arrow(String sign) {
        return LedgerLook.whole(sign, "mono", "secondary", "muted");
    }

    private Node link(RecordView record, String link) {
        if (link.equals(record.id())) {
            return LedgerLook.whole(link, "mono-semibold", "secondary");
        }
        Hyperlink node = new Hyperlink(link);
        node.setId(id + "-chain-" + link);
        node.getStyleClass().addAll("mono", "secondary");
        node.setMinWidth(Region.USE_PREF_SIZE);
        node.setAccessibleText("Show record " + link);
        node.setOnAction(_ -> select.accept(link));
        return node;
    }

    private static Node assumptions(RecordView record) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("mn-assumptions");
        ColumnConstraints wide = new ColumnConstraints();
        wide.setHgrow(Priority.ALWAYS);
        ColumnConstraints right = new ColumnConstraints();
        right.setHalignment(HPos.RIGHT);
        grid.getColumnConstraints()
                .addAll(new ColumnConstraints(), wide, new ColumnConstraints(), right);
        String[] heads = {"Dependency", "At derivation", "Source", "Check"};
        for (int i = 0; i < heads.length; i++) {
            grid.add(cell(LedgerLook.label(heads[i], "secondary", "muted")), i, 0);
        }
        int line = 1;
        for (RecordView.Assumption each : record.assumptions()) {
            Label result = LedgerLook.whole(each.result().word(), "secondary");
            switch (each.result()) {
                case PASS -> result.setGraphic(Marks.region(Mark.REPRODUCED));
                // what differs is no fault
                case FAIL -> result.setGraphic(Marks.region(Mark.DIFFERS));
                case UNKNOWN, NONE, UNCHECKED -> result.getStyleClass().add("muted");
            }
            if (!each.note().isEmpty()) {
                result.setTooltip(new Tooltip(each.note()));
            }
            Label value = LedgerLook.label(each.value(), "mono", "secondary");
            value.setTooltip(new Tooltip(each.value()));
            Label name = LedgerLook.label(each.name(), "mono", "secondary", "mn-assumption-name");
            name.setTooltip(new Tooltip(each.name()));
            grid.add(cell(name), 0, line);
            grid.add(cell(value), 1, line);
            grid.add(cell(LedgerLook.whole(each.source(), "secondary", "muted")), 2, line);
            grid.add(cell(result), 3, line);
            line++;
        }
        return grid;
    }

    private static Label cell(Label label) {
        label.getStyleClass().add("mn-assumption");
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }

    private Node facts(RecordView record) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("mn-record-facts");
        ColumnConstraints wide = new ColumnConstraints();
        wide.setHgrow(Priority.ALWAYS);
        wide.setFillWidth(true);
        grid.getColumnConstraints().addAll(new ColumnConstraints(), wide);
        int line = 0;
        for (RecordView.Fact fact : record.facts()) {
            Label label = LedgerLook.whole(fact.label(), "secondary", "muted");
            GridPane.setValignment(label, VPos.TOP);
            Node words;
            if (fact.goTo().isPresent()) {
                int operation = fact.goTo().get();
                Hyperlink link = new Hyperlink(fact.words());
                link.setWrapText(true);
                link.setOnAction(_ -> goTo.accept(operation));
                words = link;
            } else {
                words = LedgerLook.words(fact.words(), Tone.PLAIN);
            }
            words.setId(
                    id + "-" + fact.label().toLowerCase(java.util.Locale.ROOT).replace(' ', '-'));
            words.getStyleClass().add("secondary");
            grid.addRow(line++, label, words);
        }
        return grid;
    }

    private Node worth(String label, String suffix, Waterfall waterfall) {
        Label caption = LedgerLook.words(waterfall.caption(), Tone.QUIET);
        caption.getStyleClass().add("small");
        VBox box =
                new VBox(
                        LedgerLook.label(label, "secondary", "muted"),
                        new WaterfallDrawing(id + suffix, waterfall, save),
                        caption);
        box.getStyleClass().add("mn-worth");
        return box;
    }
}
