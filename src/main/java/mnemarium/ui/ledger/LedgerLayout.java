package mnemarium.ui.ledger;

import javafx.geometry.Orientation;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ui.PlaceLayout;
import mnemarium.ui.SidePanes;

import org.controlsfx.control.HiddenSidesPane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;

/**
 * How the panels lie: the world's lanes over decision, records and one record, over dials and
 * counts. In a smaller window the record's card slides over the records; in a narrower one decision
 * and the rest lie behind tabs; in a very narrow one everything is one column.
 */
final class LedgerLayout extends PlaceLayout {

    private static final double WORLD = 200 * PIXEL;
    private static final double STRIP = 146 * PIXEL;
    private static final double DECISION = 400 * PIXEL;
    private static final double CARD = 360 * PIXEL;
    private static final double SO_FAR = 472 * PIXEL;
    private static final double SO_FAR_SMALL = 420 * PIXEL;

    private final Part world;
    private final Part decision;
    private final Part records;
    private final Part card;
    private final Part dials;
    private final Part soFar;
    private boolean roomy = true;

    LedgerLayout(
            Region world,
            Region decision,
            Region records,
            Region card,
            Region dials,
            Region soFar) {
        super("ledger-place");
        this.world = new Part("World", world);
        this.decision = new Part("Decision", decision);
        this.records = new Part("Records", records);
        this.card = new Part("Record", card);
        this.dials = new Part("Dials", dials);
        this.soFar = new Part("So far", soFar);
        LedgerStyle.dress(this);
        build();
    }

    @Override
    protected void resized() {
        boolean wide = getWidth() == 0 || getWidth() >= ROOMY_WIDTH * em();
        if (wide != roomy) {
            roomy = wide;
            build();
        }
    }

    @Override
    protected Node wide() {
        return rows(
                roomy
                        ? columns(
                                1,
                                new double[] {DECISION, 0, CARD},
                                decision.panel(),
                                records.panel(),
                                card.panel())
                        : columns(1, new double[] {DECISION, 0}, decision.panel(), sliding()));
    }

    @Override
    protected Node medium() {
        TabPane sides = tabs("ledger-sides", List.of(records, card));
        return rows(columns(1, new double[] {340 * PIXEL, 0}, decision.panel(), sides));
    }

    private Node rows(Node columns) {
        SidePanes strip =
                new SidePanes(
                        Orientation.HORIZONTAL,
                        this::em,
                        0,
                        new double[] {0, roomy ? SO_FAR : SO_FAR_SMALL},
                        dials.panel(),
                        soFar.panel());
        strip.setId("ledger-strip");
        SidePanes rows =
                new SidePanes(
                        Orientation.VERTICAL,
                        this::em,
                        1,
                        new double[] {WORLD, 0, STRIP},
                        world.panel(),
                        columns,
                        strip);
        rows.setId("ledger-rows");
        return rows;
    }

    private SidePanes columns(int main, double[] own, Node... parts) {
        SidePanes columns = new SidePanes(Orientation.HORIZONTAL, this::em, main, own, parts);
        columns.setId("ledger-columns");
        return columns;
    }

    /** The records, and over them, from the right, the card of one when it is asked for. */
    private Node sliding() {
        StackPane over = new StackPane(card.panel());
        over.getStyleClass().addAll("panel", "line-left");
        over.setPrefWidth(CARD * em());
        over.setMaxWidth(Region.USE_PREF_SIZE);
        HiddenSidesPane pane = new HiddenSidesPane();
        pane.setId("ledger-sliding");
        pane.setContent(records.panel());
        pane.setRight(over);
        // only the button opens it: a card that came whenever the mouse is near would be in the way
        pane.setTriggerDistance(0);
        ToggleButton open = new ToggleButton();
        open.setId("ledger-card-button");
        open.setAccessibleText("Show the record's card");
        FontIcon sign = new FontIcon(Feather.CHEVRON_LEFT);
        open.setGraphic(sign);
        open.getStyleClass().setAll("toggle-button", "mn-card-button");
        open.setMaxHeight(Double.MAX_VALUE);
        open.selectedProperty()
                .addListener(
                        (_, _, shown) -> {
                            pane.setPinnedSide(shown ? Side.RIGHT : null);
                            sign.setIconCode(shown ? Feather.CHEVRON_RIGHT : Feather.CHEVRON_LEFT);
                            open.setAccessibleText(
                                    shown ? "Hide the record's card" : "Show the record's card");
                        });
        BorderPane both = new BorderPane(pane);
        both.setRight(open);
        return both;
    }

    @Override
    protected Node narrow() {
        VBox.setVgrow(records.panel(), Priority.ALWAYS);
        return column(
                "ledger-choice",
                List.of(world, decision, records, card),
                decision,
                tabs("ledger-bottom", List.of(dials, soFar)));
    }
}
