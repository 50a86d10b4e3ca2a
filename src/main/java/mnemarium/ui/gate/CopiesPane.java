package mnemarium.ui.gate;

import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ownership.Audit;
import mnemarium.ownership.AuditReport;
import mnemarium.ownership.AuditReport.CopyClass;
import mnemarium.ui.Breadth;
import mnemarium.ui.Buttons;
import mnemarium.ui.Figures;

import java.util.function.Consumer;

/** The one figure of an audit: the share of copies, by field as bars, and what else was counted. */
final class CopiesPane extends VBox {

    private final Label share = GateStyle.whole("", "display");
    private final Label of = GateStyle.label("", "secondary", "muted");
    private final GridPane bars = new GridPane();
    private final GridPane facts = new GridPane();
    private final Consumer<String> choose;
    private final VBox left;
    private final VBox right;

    /**
     * @param choose called with a field whose copies a person wants to see
     */
    CopiesPane(Consumer<String> choose) {
        this.choose = choose;
        setId("audit-copies");
        getStyleClass().addAll("panel", "mn-audit-copies");
        share.setId("audit-share");
        of.setId("audit-of");
        HBox figure = new HBox(share, of);
        figure.setAlignment(Pos.BASELINE_LEFT);
        figure.getStyleClass().add("mn-audit-figure");
        bars.setId("audit-bars");
        bars.getStyleClass().add("mn-audit-bars");
        ColumnConstraints name = new ColumnConstraints();
        ColumnConstraints owner = new ColumnConstraints();
        ColumnConstraints bar = new ColumnConstraints();
        bar.setHgrow(Priority.ALWAYS);
        ColumnConstraints count = new ColumnConstraints();
        count.setHalignment(HPos.RIGHT);
        ColumnConstraints percent = new ColumnConstraints();
        percent.setHalignment(HPos.RIGHT);
        bars.getColumnConstraints().setAll(name, owner, bar, count, percent);
        left = new VBox(figure, scroll(bars));
        left.getStyleClass().add("mn-audit-left");
        HBox.setHgrow(left, Priority.ALWAYS);
        facts.getStyleClass().add("mn-facts");
        facts.setId("audit-facts");
        right = new VBox(GateStyle.whole("Beside the copies", "semibold"), scroll(facts));
        right.getStyleClass().add("mn-audit-right");
        right.setMinWidth(Region.USE_PREF_SIZE);
        fit(Breadth.WIDE);
    }

    /** In one column the facts stand below the copies, so that no figure is cut. */
    void fit(Breadth breadth) {
        boolean isStacked = breadth == Breadth.NARROW;
        // a node has one parent: it leaves the old one first
        getChildren().clear();
        Pane both = isStacked ? new VBox(left, right) : new HBox(left, right);
        both.getStyleClass().add("mn-audit-both");
        VBox.setVgrow(both, Priority.ALWAYS);
        getStyleClass().remove("stacked");
        if (isStacked) {
            getStyleClass().add("stacked");
        }
        getChildren().add(both);
    }

    private static ScrollPane scroll(Region inside) {
        ScrollPane scroll = new ScrollPane(inside);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("mn-plain-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        return scroll;
    }

    void show(AuditReport report) {
        share.setText(percent(report.shareOfCopies()));
        of.setText(
                "of "
                        + Figures.counted(report.items(), "item is a copy", "items are copies")
                        + " of what somebody owns: "
                        + Figures.count(report.copies()));
        bars.getChildren().clear();
        double most = report.classes().stream().mapToLong(CopyClass::items).max().orElse(1);
        int row = 0;
        for (CopyClass each : report.classes()) {
            bar(each, most, report.items(), row++);
        }
        if (report.classes().isEmpty()) {
            bars.add(
                    GateStyle.prose("No item is known to be a copy of an owned field.", "muted"),
                    0,
                    0,
                    5,
                    1);
        }
        facts(report);
    }

    private void bar(CopyClass each, double most, long all, int row) {
        Button field = Buttons.link("audit-class-" + (row + 1), each.field());
        field.setMinWidth(Region.USE_PREF_SIZE);
        field.setOnAction(_ -> choose.accept(each.field()));
        field.setTooltip(new Tooltip("Show these items"));
        field.setAccessibleText("Show the copies of " + each.field());
        Label owner =
                GateStyle.whole(each.owner() + ", " + each.verdict().title(), "secondary", "muted");
        Region bar = new Region();
        bar.getStyleClass().add("mn-audit-bar");
        StackPane track = new StackPane(bar);
        track.setAlignment(Pos.CENTER_LEFT);
        track.getStyleClass().add("mn-audit-track");
        bar.maxWidthProperty().bind(track.widthProperty().multiply(each.items() / most));
        String outOfDate =
                each.untold() == each.items()
                        ? "How many are out of date is not known."
                        : "About "
                                + Figures.count(Math.round(each.outOfDate()))
                                + " are expected to be out of date"
                                + (each.untold() == 0
                                        ? "."
                                        : "; of "
                                                + Figures.count(each.untold())
                                                + " it cannot be told.");
        Tooltip.install(track, new Tooltip(outOfDate));
        Label count = GateStyle.whole(Figures.count(each.items()), "mono", "secondary");
        Label percent =
                GateStyle.whole(
                        percent(each.items() / (double) Math.max(1, all)),
                        "mono",
                        "secondary",
                        "muted");
        bars.addRow(row, field, owner, track, count, percent);
    }

    private void facts(AuditReport report) {
        facts.getChildren().clear();
        fact(0, "Repeated", report.repeats(), report.repeatedTexts() + " texts more than once");
        if (report.neighboursLeftOut()) {
            words(
                    1,
                    "Near repeats",
                    "left out",
                    "Beyond "
                            + Figures.count(Audit.MOST_FOR_NEIGHBOURS)
                            + " items, near repeats and contradictions are not looked for.");
        } else {
            fact(1, "Near repeats", report.nearPairs(), "pairs within one subject");
            fact(2, "May contradict", report.contradictions(), "pairs within one subject");
        }
        fact(3, "Claim authority", report.authorityClaims(), "never to be believed from memory");
        fact(4, "Expired", report.expired(), "by their own date");
        fact(5, "Without source", report.withoutSource(), "can be neither checked nor put right");
        fact(6, "Without subject", report.withoutSubject(), "found only by reading");
        fact(7, "Subjects", report.subjects(), "a deletion must find all items of one");
        words(
                8,
                "Largest subject",
                Figures.counted(report.itemsOfLargest(), "item", "items"),
                report.largestSubject().isEmpty()
                        ? "No item names a subject."
                        : report.largestSubject());
    }

    private void fact(int row, String name, long count, String more) {
        words(row, name, Figures.count(count), more);
    }

    private void words(int row, String name, String value, String more) {
        Label figure = GateStyle.whole(value, "mono", "secondary");
        Label label = GateStyle.whole(name, "secondary", "muted");
        Tooltip tip = new Tooltip(more);
        label.setTooltip(tip);
        figure.setTooltip(tip);
        figure.setAccessibleText(name + ": " + value + ", " + more);
        GridPane.setHalignment(figure, HPos.RIGHT);
        facts.addRow(row, label, figure);
    }

    /** "44.0 %". */
    static String percent(double share) {
        return Figures.number(share * 100, 1) + " %";
    }
}
