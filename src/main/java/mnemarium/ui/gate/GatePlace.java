package mnemarium.ui.gate;

import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;

import mnemarium.ui.Breadth;
import mnemarium.ui.Place;
import mnemarium.ui.Segments;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Who owns a fact, and should memory hold it at all: the place's pages behind one choice. */
public final class GatePlace implements Place {

    private final List<GatePage> pages;
    private final StackPane shown = new StackPane();
    private final Segments<GatePage> choice;
    private GatePage current;

    /**
     * A place on its first page.
     *
     * @param pages at least one, in the order of the choice
     */
    public GatePlace(List<GatePage> pages) {
        this.pages = List.copyOf(pages);
        current = this.pages.getFirst();
        choice = new Segments<>("gate-page", "Page", this.pages, GatePage::word, this::go);
        choice.setAlignment(Pos.CENTER_RIGHT);
        shown.setId("gate");
        shown.getStyleClass().add("panel");
        GateStyle.dress(shown);
        go(current);
    }

    /** Goes to a page, by its word; stays where it is if there is none. */
    public void go(String word) {
        pages.stream().filter(page -> page.word().equals(word)).findFirst().ifPresent(this::go);
    }

    private void go(GatePage page) {
        current = page;
        choice.choose(page);
        GateStyle.present(choice, pages.size() > 1);
        page.head(choice);
        shown.getChildren().setAll(page.view());
    }

    @Override
    public Optional<Consumer<Path>> taker() {
        return current.taker();
    }

    @Override
    public String id() {
        return "gate";
    }

    @Override
    public String word() {
        return "Gate";
    }

    @Override
    public Ikon icon() {
        return Feather.FILTER;
    }

    @Override
    public Parent view() {
        return shown;
    }

    @Override
    public void fit(Breadth breadth) {
        pages.forEach(page -> page.fit(breadth));
    }
}
