package mnemarium.ui.gate;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.Breadth;
import mnemarium.ui.Buttons;
import mnemarium.ui.Gated;
import mnemarium.workbench.AuditCard;
import mnemarium.workbench.AuditFiles;

import org.kordamp.ikonli.feather.Feather;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/** The head of the page of audits: what was audited, and what can be done with it. */
final class AuditHead extends VBox {

    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    private final Label about = GateStyle.label("", "secondary", "muted");
    private final Label synthetic = GateStyle.whole("synthetic", "pill", "dashed");
    private final Button bringIn = Buttons.button("audit-import", Feather.UPLOAD, "Import", "");
    private final Gated importGate = new Gated(bringIn);
    private final MenuButton export = new MenuButton("Export");
    private final Gated exportGate = new Gated(export);
    private final HBox end = new HBox();
    private final HBox line;

    AuditHead(AuditActions actions) {
        setId("audit-head");
        about.setId("audit-about");
        synthetic.setId("audit-synthetic");
        bringIn.setOnAction(_ -> actions.choose());
        bringIn.setAccessibleText("Import an exported memory");
        export.setId("audit-export");
        export.setMinWidth(Region.USE_PREF_SIZE);
        offer("Report, a page (HTML)", "html", AuditFiles.Kind.REPORT, actions);
        offer("All items, a table (CSV)", "csv", AuditFiles.Kind.ITEMS, actions);
        offer("Figures and what to do (JSON)", "json", AuditFiles.Kind.SUMMARY, actions);
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        end.setAlignment(Pos.CENTER_RIGHT);
        end.setFillHeight(false);
        end.setMinWidth(Region.USE_PREF_SIZE);
        line =
                new HBox(
                        GateStyle.whole("Audit", "semibold"),
                        about,
                        synthetic,
                        spring,
                        importGate,
                        exportGate,
                        end);
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().addAll("panel-header", "mn-gate-head");
        getChildren().add(line);
    }

    /** In one column, what was audited has a line of its own. */
    void fit(Breadth breadth) {
        boolean isBelow = breadth == Breadth.NARROW;
        line.getChildren().remove(about);
        getChildren().remove(about);
        about.setWrapText(isBelow);
        about.getStyleClass().remove("mn-audit-about");
        if (isBelow) {
            about.getStyleClass().add("mn-audit-about");
            getChildren().add(about);
        } else {
            line.getChildren().add(1, about);
        }
    }

    private void offer(String words, String id, AuditFiles.Kind kind, AuditActions actions) {
        MenuItem item = new MenuItem(words);
        item.setId("audit-export-" + id);
        item.setOnAction(_ -> actions.write(kind));
        export.getItems().add(item);
    }

    /** Puts a node at the right end. */
    void end(Node node) {
        end.getChildren().setAll(node);
    }

    void show(Optional<AuditCard> audit, boolean isWorking) {
        about.setText(audit.map(AuditHead::words).orElse("of a memory that an agent has kept"));
        GateStyle.present(synthetic, audit.map(AuditCard::synthetic).orElse(false));
        importGate.gate(
                isWorking
                        ? Optional.of("An audit is under way; cancel it first")
                        : Optional.empty());
        exportGate.gate(
                audit.isPresent() ? Optional.empty() : Optional.of("Nothing is audited yet"));
    }

    private static String words(AuditCard audit) {
        String name = audit.name();
        int cut = Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\'));
        return name.substring(cut + 1)
                + ", "
                + audit.format().title()
                + ", as of "
                + DAY.format(LocalDate.ofInstant(audit.asOf(), ZoneOffset.UTC));
    }
}
