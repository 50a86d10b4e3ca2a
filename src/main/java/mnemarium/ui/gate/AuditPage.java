package mnemarium.ui.gate;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ui.Breadth;
import mnemarium.ui.Buttons;
import mnemarium.ui.EmptyPane;
import mnemarium.workbench.AuditCard;

import org.kordamp.ikonli.feather.Feather;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/** A memory that an agent has kept: whose copies it holds, and what to do about it. */
public final class AuditPage implements GatePage {

    private static final String SHEET = "/mnemarium/ui/gate/audit.css";

    private final AuditActions actions;
    private final VBox view = new VBox();
    private final AuditHead head;
    private final AuditStatus status;
    private final ImportForm form;
    private final CopiesPane copies;
    private final ToDoPane toDo = new ToDoPane();
    private final AuditItems items;
    private final AuditSide side;
    private final AuditLayout layout;
    private final StackPane body = new StackPane();

    /** A page without an audit yet. */
    public AuditPage(AuditActions actions) {
        this.actions = actions;
        view.setId("audit");
        view.getStyleClass().add("panel");
        view.getStylesheets()
                .add(
                        Objects.requireNonNull(
                                        AuditPage.class.getResource(SHEET),
                                        "found no style sheet " + SHEET)
                                .toExternalForm());
        head = new AuditHead(actions);
        status = new AuditStatus(actions);
        form = new ImportForm(actions);
        side = new AuditSide(actions);
        items = new AuditItems(actions, side::show);
        copies = new CopiesPane(items::choose);
        layout = new AuditLayout(copies, items, toDo, side, empty(actions));
        body.setAlignment(Pos.TOP_LEFT);
        VBox.setVgrow(body, Priority.ALWAYS);
        view.getChildren().addAll(head, status, body);
        show(AuditShown.NOTHING);
    }

    private static Region empty(AuditActions actions) {
        Button bringIn = Buttons.button("audit-first-import", Feather.UPLOAD, "Import", "");
        bringIn.getStyleClass().add("accent");
        bringIn.setOnAction(_ -> actions.choose());
        Button sample = Buttons.button("audit-sample", "Audit the synthetic sample", "");
        sample.setOnAction(_ -> actions.sample());
        HBox ways = new HBox(bringIn, sample);
        ways.getStyleClass().add("ways");
        return new EmptyPane(
                "audit-empty",
                "No memory audited yet",
                "The items of an exported memory will be listed here, each with who owns it and what"
                        + " to do about it.",
                EmptyPane.words(
                        "Import an export of mem0, Letta or LangGraph, a list of memories, JSON Lines"
                                + " or CSV; or drop the file here."),
                ways);
    }

    /** Shows how it stands. */
    public void show(AuditShown shown) {
        head.show(shown.audit(), shown.progress().isPresent());
        status.show(shown);
        side.show(shown);
        Optional<ImportDraft> draft =
                shown.progress().isPresent() ? Optional.empty() : shown.draft();
        draft.ifPresentOrElse(form::show, form::clear);
        shown.audit().ifPresent(this::show);
        body.getChildren().setAll(shown(draft, shown.audit()));
    }

    private Region shown(Optional<ImportDraft> draft, Optional<AuditCard> audit) {
        if (draft.isPresent()) {
            return form;
        }
        layout.show(audit.isPresent());
        return layout.view();
    }

    private void show(AuditCard audit) {
        copies.show(audit.report());
        toDo.show(audit.report());
        items.show(audit);
    }

    @Override
    public String word() {
        return "Audit";
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public Optional<Consumer<Path>> taker() {
        return Optional.of(actions::take);
    }

    @Override
    public void fit(Breadth breadth) {
        layout.fit(breadth);
        head.fit(breadth);
        copies.fit(breadth);
    }

    @Override
    public void head(Node choice) {
        head.end(choice);
    }
}
