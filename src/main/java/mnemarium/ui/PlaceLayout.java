package mnemarium.ui;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import java.util.List;

/**
 * How the panels of a place lie, by the room there is: three forms, built anew when the window
 * crosses a breadth. All in em, so that a larger text is the same as a smaller window.
 */
public abstract class PlaceLayout extends StackPane {

    /** One pixel of the design in em. */
    protected static final double PIXEL = 1.0 / 13;

    /** Below this many em of width the columns take the sizes of a small window. */
    protected static final double ROOMY_WIDTH = 100;

    private final Label em = new Label();
    private final StackPane body = new StackPane();
    private Breadth breadth = Breadth.WIDE;
    private boolean built;

    /**
     * A place without panels yet: {@link #fit} builds them.
     *
     * @param id of the whole
     */
    protected PlaceLayout(String id) {
        setId(id);
        // measures an em; nothing to see
        em.setManaged(false);
        em.setVisible(false);
        getChildren().addAll(em, body);
        heightProperty().addListener(_ -> resized());
        widthProperty().addListener(_ -> resized());
    }

    /** Three columns. */
    protected abstract Node wide();

    /** Two columns. */
    protected abstract Node medium();

    /** One column. */
    protected abstract Node narrow();

    /** The size has changed, or another form was built: sizes follow. */
    protected void resized() {}

    /** Pixels of one em. */
    protected final double em() {
        return em.getFont().getSize();
    }

    /** The form in force. */
    protected final Breadth breadth() {
        return breadth;
    }

    /** The panels of the form in force. */
    protected final Node body() {
        return body.getChildren().getFirst();
    }

    /** Takes another form if it must. */
    public final void fit(Breadth room) {
        if (room != breadth || !built) {
            breadth = room;
            build();
        }
        resized();
    }

    /** Builds the form in force anew. */
    protected final void build() {
        built = true;
        body.getChildren().clear();
        body.getChildren()
                .add(
                        switch (breadth) {
                            case WIDE -> wide();
                            case MEDIUM -> medium();
                            case NARROW -> narrow();
                        });
    }

    /** A part of the place, and the word that stands for it where it is one of several. */
    public record Part(String word, Node panel) {}

    /** Parts behind tabs. */
    protected static TabPane tabs(String id, List<Part> parts) {
        TabPane pane = new TabPane();
        for (Part part : parts) {
            Tab tab = new Tab(part.word(), part.panel());
            tab.setClosable(false);
            pane.getTabs().add(tab);
        }
        pane.setId(id);
        pane.getStyleClass().add("mn-tabs");
        return pane;
    }

    /**
     * One column: a part chosen by a segmented control, over others behind tabs; scrolled where it
     * has no room.
     *
     * @param id of the choice
     * @param first the part that is chosen at first
     */
    protected static Node column(String id, List<Part> parts, Part first, TabPane bottom) {
        StackPane shown = new StackPane(first.panel());
        shown.getStyleClass().add("mn-chosen-part");
        VBox.setVgrow(shown, Priority.ALWAYS);
        Segments<Part> choice =
                new Segments<>(
                        id,
                        "Panel",
                        parts,
                        Part::word,
                        part -> shown.getChildren().setAll(part.panel()));
        choice.choose(first);
        choice.getStyleClass().add("mn-part-choice");
        VBox column = new VBox(choice, shown, bottom);
        column.getStyleClass().add("mn-one-column");
        ScrollPane scroll = new ScrollPane(column);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.getStyleClass().add("mn-plain-scroll");
        return scroll;
    }
}
