package mnemarium.ui.ledger;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ledger.LedgerRecord;
import mnemarium.ui.Breadth;
import mnemarium.ui.Buttons;
import mnemarium.ui.Segments;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The ledger lab: a real ledger on real files. A record is written by hand and bound to a file by
 * its hash; asked for, it is reused while the file is the same, and derived again when it is not.
 */
public final class LabView {

    private final LabLayout layout;
    private final RecordTable table;
    private final RecordCardView card;
    private final WriteForm write;
    private final AskForm ask;
    private final FolderForm folders;
    private final StackPane desk = new StackPane();
    private final Segments<Desk> choice;
    private final HBox allow = new HBox();
    private final Label outside = LedgerLook.words("", Tone.HARM);
    private final Label trouble = LedgerLook.words("", Tone.HARM);
    private final Button askFor = Buttons.button("lab-ask-for", "Ask for it", "");
    private final Button succeed = Buttons.button("lab-succeed", "Write its successor", "");
    private final LabActions actions;
    private LabShown shown = LabShown.EMPTY;
    private Optional<Path> refused = Optional.empty();

    /** What the middle of the lab is for. */
    private enum Desk {
        ASK("Ask"),
        WRITE("Write"),
        FOLDERS("Folders");

        private final String word;

        Desk(String word) {
            this.word = word;
        }
    }

    /**
     * @param actions what a person may ask for
     */
    public LabView(LabActions actions) {
        this.actions = actions;
        table =
                new RecordTable(
                        "lab-records",
                        "No.",
                        "No record yet. Write the first one under Write, or drop a file there.",
                        actions::select,
                        actions::save);
        Button in = Buttons.link("lab-import", "Import");
        in.setTooltip(new Tooltip("Takes the records of a JSON Lines file in: all, or none"));
        in.setOnAction(_ -> actions.bringIn());
        Button out = Buttons.link("lab-export", "Export");
        out.setTooltip(new Tooltip("Writes all records into a JSON Lines file"));
        out.setOnAction(_ -> actions.takeOut());
        for (Button each : List.of(in, out)) {
            each.getStyleClass().add("secondary");
            table.offer(each);
        }
        card =
                new RecordCardView(
                        "lab-record",
                        "No record is selected. The first is written under Write.",
                        actions::select,
                        _ -> {},
                        actions::save);
        write = new WriteForm(actions);
        ask = new AskForm(actions, actions::select);
        folders = new FolderForm(actions);
        choice =
                new Segments<>(
                        "lab-desk", "Lab", List.of(Desk.values()), each -> each.word, this::open);
        layout = new LabLayout(records(), middle(), record());
        layout.setOnDragOver(this::over);
        layout.setOnDragDropped(this::dropped);
        open(Desk.ASK);
        show(LabShown.EMPTY);
    }

    /** The lab; always the same node. */
    public Region node() {
        return layout;
    }

    /** The room there is; called before the first showing and whenever it changes. */
    public void fit(Breadth breadth) {
        layout.fit(breadth);
    }

    private Region records() {
        VBox pane = new VBox(table);
        pane.setId("lab-records-pane");
        pane.getStyleClass().addAll("panel", "mn-records-pane", "mn-lab");
        LedgerLook.dress(pane);
        VBox.setVgrow(table, Priority.ALWAYS);
        return pane;
    }

    private Region middle() {
        Label title = LedgerLook.whole("Ledger lab", "semibold");
        Label about = LedgerLook.label("a real ledger on real files", "secondary", "muted");
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        HBox head = new HBox(title, about, spring, choice);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("mn-record-head");
        Button allowIt = Buttons.button("lab-allow", "Allow this folder", "");
        allowIt.setOnAction(_ -> refused.ifPresent(actions::allow));
        allow.setId("lab-outside");
        allow.getChildren().addAll(outside, allowIt);
        allow.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(outside, Priority.ALWAYS);
        allow.getStyleClass().add("problem");
        trouble.setId("lab-trouble");
        trouble.getStyleClass().add("problem");
        trouble.setVisible(false);
        trouble.setManaged(false);
        VBox.setVgrow(desk, Priority.ALWAYS);
        VBox pane = new VBox(head, allow, trouble, desk);
        pane.setId("lab");
        pane.getStyleClass().addAll("panel", "mn-lab");
        LedgerLook.dress(pane);
        return pane;
    }

    private Region record() {
        askFor.setOnAction(
                _ ->
                        selected()
                                .ifPresent(
                                        record -> {
                                            open(Desk.ASK);
                                            ask.askFor(record);
                                        }));
        succeed.setOnAction(
                _ ->
                        selected()
                                .ifPresent(
                                        record -> {
                                            open(Desk.WRITE);
                                            write.succeed(record);
                                        }));
        HBox buttons = new HBox(askFor, succeed);
        buttons.getStyleClass().addAll("mn-lab-row", "mn-lab-buttons");
        VBox.setVgrow(card.node(), Priority.ALWAYS);
        VBox pane = new VBox(card.node(), buttons);
        pane.getStyleClass().addAll("panel", "mn-lab-card");
        LedgerLook.dress(pane);
        return pane;
    }

    private Optional<LedgerRecord> selected() {
        return shown.selected().map(LabShown.Selected::record);
    }

    private void open(Desk opened) {
        choice.choose(opened);
        desk.getChildren()
                .setAll(
                        switch (opened) {
                            case ASK -> ask;
                            case WRITE -> write;
                            case FOLDERS -> folders;
                        });
    }

    /** A file may be dropped anywhere in the lab; the window would open it as a scenario. */
    private void over(DragEvent event) {
        if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY, TransferMode.LINK);
            event.consume();
        }
    }

    private void dropped(DragEvent event) {
        List<File> files = event.getDragboard().getFiles();
        files.forEach(file -> bind(file.toPath()));
        event.setDropCompleted(!files.isEmpty());
        event.consume();
    }

    /** Binds a file: the form for writing opens with it. */
    public void bind(Path file) {
        open(Desk.WRITE);
        write.bind(file);
    }

    /** Shows the lab. */
    public void show(LabShown next) {
        boolean answered = next.replies() != shown.replies();
        shown = next;
        table.show(next.ledger(), next.records());
        table.select(selected().map(LedgerRecord::id).orElse(""));
        card.show(next.selected().map(LabCards::of));
        askFor.setDisable(next.selected().isEmpty());
        succeed.setDisable(next.selected().isEmpty());
        ask.show(next.decision());
        folders.show(next.folders());
        if (answered) {
            say("");
            refused = Optional.empty();
            take(next.reply());
        }
        boolean asks = refused.isPresent();
        allow.setVisible(asks);
        allow.setManaged(asks);
    }

    private void take(LabShown.Reply reply) {
        switch (reply) {
            case LabShown.Reply.None _ -> {}
            case LabShown.Reply.Written written -> write.written(written.record());
            case LabShown.Reply.Refused no -> write.refused(no.objections());
            case LabShown.Reply.Found found -> {
                write.found(found.check(), found.value());
                ask.found(found.check(), found.value());
            }
            case LabShown.Reply.NotFound not -> {
                write.notFound(not.check(), not.reason());
                ask.notFound(not.check(), not.reason());
                refused = not.folder();
                not.folder()
                        .ifPresent(
                                folder ->
                                        outside.setText(
                                                "Checks may not look into " + folder + " yet"));
            }
            case LabShown.Reply.Failed failed -> say(failed.title() + ": " + failed.words());
        }
    }

    private void say(String words) {
        trouble.setText(words);
        trouble.setVisible(!words.isEmpty());
        trouble.setManaged(!words.isEmpty());
    }
}
