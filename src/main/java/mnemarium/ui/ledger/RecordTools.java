package mnemarium.ui.ledger;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.Segments;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** What stands above a record table: how many there are, the filters, the view, the export. */
final class RecordTools extends VBox {

    private final Label title = LedgerLook.whole("Records", "semibold");
    private final Label count = LedgerLook.whole("", "secondary", "muted");
    private final TextField words = new TextField();
    private final MenuButton kind;
    private final MenuButton scope;
    private final Segments<Boolean> view;
    private final Runnable changed;
    private final HBox second;
    private List<String> kinds = List.of();
    private List<String> scopes = List.of();
    private String chosenKind = "";
    private String chosenScope = "";
    private boolean full = true;

    /**
     * @param changed called when another filter was chosen
     * @param export called with the ending of a file to be saved
     */
    RecordTools(String id, Runnable changed, Consumer<String> export) {
        this.changed = changed;
        count.setId(id + "-count");
        words.setId(id + "-filter");
        words.setPromptText("Filter");
        words.setAccessibleText("Filter the records by words, id or scope");
        words.getStyleClass().add("mn-record-filter");
        words.textProperty().addListener(_ -> changed.run());
        view =
                new Segments<>(
                        id + "-view",
                        "Records shown",
                        List.of(false, true),
                        all -> all ? "Full log" : "Current view",
                        all -> {
                            full = all;
                            changed.run();
                        });
        view.choose(true);
        kind = menu(id + "-kind", "Kind of the records");
        scope = menu(id + "-scope", "Scope of the records");
        MenuButton save = new MenuButton();
        save.setId(id + "-export");
        save.setGraphic(new FontIcon(Feather.DOWNLOAD));
        save.getStyleClass().addAll("flat", "more", "mn-icon-menu");
        save.setAccessibleText("Export the records shown");
        save.setTooltip(new Tooltip("Export the records shown"));
        for (String ending : List.of("csv", "json")) {
            MenuItem item = new MenuItem("As " + ending.toUpperCase(Locale.ROOT));
            item.setId(id + "-export-" + ending);
            item.setOnAction(_ -> export.accept(ending));
            save.getItems().add(item);
        }
        HBox first = new HBox(title, count, spring(), words, view);
        first.getStyleClass().add("mn-record-head");
        first.setAlignment(Pos.CENTER_LEFT);
        second = new HBox(kind, scope, spring(), save);
        second.getStyleClass().add("mn-record-tools");
        second.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(first, second);
        offer(List.of(), List.of());
        name();
    }

    private static Region spring() {
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        return spring;
    }

    private static MenuButton menu(String id, String name) {
        MenuButton menu = new MenuButton();
        menu.setId(id);
        menu.getStyleClass().addAll("flat", "mn-quiet-menu");
        menu.setAccessibleText(name);
        return menu;
    }

    /** Puts a control before the export. */
    void offer(Node control) {
        second.getChildren().add(second.getChildren().size() - 1, control);
    }

    /** Pixels of one em of the window's text. */
    double em() {
        return title.getFont().getSize();
    }

    /** Offers what occurs; what was chosen stays chosen while it occurs. */
    void offer(List<String> nextKinds, List<String> nextScopes) {
        if (!nextKinds.equals(kinds) || kind.getItems().isEmpty()) {
            kinds = List.copyOf(nextKinds);
            chosenKind = kinds.contains(chosenKind) ? chosenKind : "";
            fill(kind, "All kinds", kinds, chosen -> chosenKind = chosen);
        }
        if (!nextScopes.equals(scopes) || scope.getItems().isEmpty()) {
            scopes = List.copyOf(nextScopes);
            chosenScope = scopes.contains(chosenScope) ? chosenScope : "";
            fill(scope, "All scopes", scopes, chosen -> chosenScope = chosen);
        }
        name();
    }

    private void fill(MenuButton menu, String all, List<String> choices, Consumer<String> choose) {
        menu.getItems().clear();
        menu.getItems().add(item(menu, all, "", choose));
        for (String choice : choices) {
            menu.getItems().add(item(menu, choice, choice, choose));
        }
    }

    private MenuItem item(MenuButton menu, String words, String value, Consumer<String> choose) {
        MenuItem item = new MenuItem(words);
        // a scope may hold an underscore, which is no key to it
        item.setMnemonicParsing(false);
        item.setId(menu.getId() + "-" + menu.getItems().size());
        item.setOnAction(
                _ -> {
                    choose.accept(value);
                    name();
                    changed.run();
                });
        return item;
    }

    private void name() {
        kind.setText(chosenKind.isEmpty() ? "All kinds" : chosenKind);
        scope.setText(chosenScope.isEmpty() ? "All scopes" : "Scope " + chosenScope);
    }

    RecordFilter filter() {
        return new RecordFilter(words.getText(), chosenKind, chosenScope, full);
    }

    /** Says how many there are, and how many of them are shown. */
    void count(int all, int shown, RecordFilter filter) {
        count.setText(
                shown == all || (!filter.isSelective() && filter.full())
                        ? Amounts.count(all)
                        : Amounts.count(shown) + " of " + Amounts.count(all));
    }
}
