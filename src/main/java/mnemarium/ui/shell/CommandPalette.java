package mnemarium.ui.shell;

import atlantafx.base.controls.ModalPane;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** Every command by its words: type, choose with the arrows, Enter does it, Escape closes. */
final class CommandPalette extends ModalPane {
    private static final int ROWS = 10;
    private static final double ROW_EMS = 2.4;

    private final Supplier<List<Command>> commands;
    private final TextField query = new TextField();
    private final ListView<Command> found = new ListView<>();
    private final VBox box = new VBox(query, found);
    private Optional<Node> focusBefore = Optional.empty();

    /**
     * A closed palette.
     *
     * @param commands asked for at each opening
     */
    CommandPalette(Supplier<List<Command>> commands) {
        this.commands = commands;
        setId("palette-pane");
        setAlignment(Pos.TOP_CENTER);
        setInTransitionFactory(null);
        setOutTransitionFactory(null);
        box.setId("palette-box");
        box.getStyleClass().add("palette");
        box.setMaxHeight(USE_PREF_SIZE);
        query.setId("palette-query");
        query.setPromptText("What do you want to do?");
        query.setAccessibleText("Find a command");
        query.textProperty().addListener((property, was, is) -> find());
        found.setId("palette-found");
        found.setAccessibleText("Commands found");
        found.setFocusTraversable(false);
        found.setCellFactory(list -> new Row());
        Label none = new Label("No command has these words.");
        none.getStyleClass().add("muted");
        found.setPlaceholder(none);
        found.setOnMouseClicked(event -> choose());
        box.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        displayProperty()
                .addListener(
                        (property, was, is) -> {
                            if (!is) {
                                focusBefore.ifPresent(Node::requestFocus);
                            }
                        });
    }

    /** Opens with an empty question. */
    void open() {
        focusBefore = Optional.ofNullable(getScene().getFocusOwner());
        query.clear();
        find();
        show(box);
        query.requestFocus();
    }

    private void find() {
        String[] words = query.getText().toLowerCase(Locale.ROOT).strip().split("\\s+");
        List<Command> matches =
                commands.get().stream()
                        .filter(command -> matches(command.title(), words))
                        .sorted(Comparator.comparing(command -> command.whyNot().get().isPresent()))
                        .toList();
        found.getItems().setAll(matches);
        found.getSelectionModel().selectFirst();
        int rows = Math.clamp(matches.size(), 1, ROWS);
        found.setPrefHeight(rows * ROW_EMS * query.getFont().getSize() + 2);
    }

    private static boolean matches(String title, String[] words) {
        String lower = title.toLowerCase(Locale.ROOT);
        for (String word : words) {
            if (!lower.contains(word)) {
                return false;
            }
        }
        return true;
    }

    private void key(KeyEvent event) {
        switch (event.getCode()) {
            case DOWN -> move(1, event);
            case UP -> move(-1, event);
            case ENTER -> {
                event.consume();
                choose();
            }
            case ESCAPE -> {
                event.consume();
                hide();
            }
            default -> {}
        }
    }

    private void move(int by, KeyEvent event) {
        event.consume();
        int size = found.getItems().size();
        if (size > 0) {
            int now = found.getSelectionModel().getSelectedIndex();
            int next = Math.floorMod(now + by, size);
            found.getSelectionModel().select(next);
            found.scrollTo(Math.max(0, next - ROWS / 2));
        }
    }

    private void choose() {
        Command command = found.getSelectionModel().getSelectedItem();
        if (command != null && command.whyNot().get().isEmpty()) {
            hide();
            command.action().run();
        }
    }

    private static final class Row extends ListCell<Command> {
        private final Label title = new Label();
        private final Label keys = new Label();
        private final HBox content;

        Row() {
            Region spring = new Region();
            HBox.setHgrow(spring, Priority.ALWAYS);
            keys.getStyleClass().add("key");
            keys.setMinWidth(Region.USE_PREF_SIZE);
            content = new HBox(title, spring, keys);
            content.setAlignment(Pos.CENTER_LEFT);
            getStyleClass().add("palette-row");
        }

        @Override
        protected void updateItem(@Nullable Command command, boolean empty) {
            super.updateItem(command, empty);
            if (empty || command == null) {
                setGraphic(null);
                return;
            }
            Optional<String> why = command.whyNot().get();
            title.setText(command.title());
            keys.setText(why.orElse(command.keys()));
            content.setOpacity(why.isPresent() ? 0.45 : 1);
            setGraphic(content);
            setAccessibleText(
                    command.title() + why.map(reason -> ", not now: " + reason).orElse(""));
        }
    }
}
