package mnemarium.ui.gate;

import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.ownership.Finding;
import mnemarium.ownership.MemoryItem;
import mnemarium.ownership.Told;
import mnemarium.ownership.file.AuditTable;
import mnemarium.ui.EmptyPane;
import mnemarium.ui.Figures;
import mnemarium.workbench.AuditedItem;

import java.time.Instant;
import java.util.Optional;

/**
 * All that is known of one item: what the export says, fields of nobody's among it, and the
 * finding.
 */
final class ItemCard extends VBox {

    private static final int LONGEST = 4_000;

    private final VBox body = new VBox();

    ItemCard() {
        setId("audit-card");
        ScrollPane scroll = new ScrollPane(body);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("mn-plain-scroll");
        body.getStyleClass().add("mn-audit-card");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().add(scroll);
        show(Optional.empty());
    }

    void show(Optional<AuditedItem> shown) {
        body.getChildren().clear();
        if (shown.isEmpty()) {
            body.getChildren()
                    .add(EmptyPane.words("Choose an item in the table to see all of it."));
            return;
        }
        MemoryItem item = shown.get().item();
        Finding finding = shown.get().finding();
        Label text = GateStyle.prose(cut(item.text()), "medium");
        text.setId("audit-card-text");
        Label reason = GateStyle.prose(reason(finding));
        reason.setId("audit-card-reason");
        reason.getStyleClass().add("note");
        reason.setMaxWidth(Double.MAX_VALUE);
        GridPane facts = new GridPane();
        facts.getStyleClass().add("mn-facts");
        ColumnConstraints name = new ColumnConstraints();
        name.setMinWidth(javafx.scene.layout.Region.USE_PREF_SIZE);
        ColumnConstraints value = new ColumnConstraints();
        value.setHgrow(Priority.ALWAYS);
        facts.getColumnConstraints().setAll(name, value);
        row(facts, "Id", item.id());
        row(facts, "Subject", item.subject().orElse("the export does not say"));
        row(facts, "Source", item.source().orElse("the export does not say"));
        row(facts, "Owner", finding.owner().name() + " (" + finding.owner().kind() + ")");
        finding.match()
                .ifPresent(
                        match ->
                                row(
                                        facts,
                                        "Matched",
                                        match.field().name() + ", by " + match.rule()));
        finding.outOfDate()
                .ifPresent(
                        chance ->
                                row(
                                        facts,
                                        "Out of date",
                                        "with a chance of " + Figures.rate(chance)));
        time(facts, "Created", item.created(), "");
        time(facts, "Updated", item.updated(), "");
        time(facts, "Expires", item.expires(), finding.isExpired() ? ", past" : "");
        row(facts, "To delete", Figures.counted(finding.places(), "place", "places"));
        finding.near().forEach(near -> row(facts, "Near", near));
        row(
                facts,
                "Place",
                (item.place().line() > 0 ? "line " + item.place().line() + " " : "")
                        + item.place().pointer());
        body.getChildren().addAll(text, reason, facts);
        if (!item.others().isEmpty()) {
            GridPane others = new GridPane();
            others.getStyleClass().add("mn-facts");
            others.setId("audit-card-others");
            others.getColumnConstraints().setAll(name, value);
            item.others().forEach((key, each) -> row(others, key, each));
            body.getChildren()
                    .addAll(
                            GateStyle.label("Kept beside it, as the export says it", "semibold"),
                            others);
        }
    }

    private static String reason(Finding finding) {
        String verdict = finding.verdict().title();
        return verdict.substring(0, 1).toUpperCase(java.util.Locale.ROOT)
                + verdict.substring(1)
                + ". "
                + Told.words(finding.reason());
    }

    private static void time(GridPane facts, String name, Optional<Instant> time, String more) {
        time.ifPresent(each -> row(facts, name, each + more));
    }

    private static void row(GridPane facts, String name, String value) {
        Label label = GateStyle.label(cut(name), "secondary", "muted");
        GridPane.setValignment(label, VPos.TOP);
        facts.addRow(facts.getRowCount(), label, GateStyle.prose(cut(value), "secondary"));
    }

    private static String cut(String text) {
        return AuditTable.visible(
                text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text);
    }
}
