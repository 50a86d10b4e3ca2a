package mnemarium.ui.ledger;

import javafx.scene.control.Button;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.Buttons;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** The records of the run's ledger, and below them the last trip taken apart. */
public final class RecordsView {

    /** In em: below this height the trip is folded. */
    private static final double LOW = 25;

    private final VBox pane = new VBox();
    private final RecordTable table;
    private final TripInspector trip;
    private boolean tripOpen;

    /**
     * What the view shows.
     *
     * @param ledger name of the ledger: the run's id
     * @param records all of them, in the order of their writing
     * @param selected the record whose card is shown, "" for none
     * @param trip the trip that is inspected
     */
    public record Shown(
            String ledger, RecordList records, String selected, Optional<TripView> trip) {}

    /**
     * @param select called with the id of a record that was chosen
     * @param showTrip asks for the trip at an operation, the cursor staying where it is
     * @param goTo asks for the cursor to go to an operation
     * @param save takes the name and the text of a table to be saved
     * @param openLab goes to the ledger lab
     */
    public RecordsView(
            Consumer<String> select,
            IntConsumer showTrip,
            IntConsumer goTo,
            BiConsumer<String, String> save,
            Runnable openLab) {
        table =
                new RecordTable(
                        "records",
                        "Task",
                        "No record yet. A derivation writes one, unless the arm keeps nothing.",
                        select,
                        save);
        Button lab = Buttons.link("open-lab", "Ledger lab");
        lab.getStyleClass().add("secondary");
        lab.setOnAction(_ -> openLab.run());
        table.offer(lab);
        trip = new TripInspector(showTrip, goTo);
        pane.setId("records-pane");
        pane.getStyleClass().addAll("panel", "mn-records-pane");
        LedgerLook.dress(pane);
        VBox.setVgrow(table, Priority.ALWAYS);
        VBox.setVgrow(trip, Priority.SOMETIMES);
        pane.getChildren().addAll(table, trip);
        pane.heightProperty().addListener(_ -> lay());
        lay();
    }

    /** In a low window there is room for the records or for the trip. */
    private void lay() {
        boolean low = pane.getHeight() > 0 && pane.getHeight() < LOW * table.em();
        trip.fold(low, !low || tripOpen, this::toggle);
        boolean records = !low || !tripOpen;
        table.setVisible(records);
        table.setManaged(records);
    }

    private void toggle() {
        tripOpen = !tripOpen;
        lay();
    }

    /** Records above, the trip below; always the same node. */
    public Region node() {
        return pane;
    }

    /** Shows a ledger and a trip. */
    public void show(Shown shown) {
        table.show(shown.ledger(), shown.records());
        table.select(shown.selected());
        trip.show(shown.trip());
    }
}
