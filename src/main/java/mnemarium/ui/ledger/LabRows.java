package mnemarium.ui.ledger;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

import mnemarium.ui.Buttons;

import org.kordamp.ikonli.feather.Feather;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * Rows of a form that a person adds and takes away.
 *
 * @param <R> the editor of one row
 */
final class LabRows<R extends Node> extends VBox {

    private final VBox box = new VBox();
    private final List<R> rows = new ArrayList<>();
    private final IntFunction<R> making;
    private int made;

    /**
     * @param id of the whole; the button that adds is called id-add
     * @param add the word of that button
     * @param making makes an editor with a number of its own, from 1
     */
    LabRows(String id, String add, IntFunction<R> making) {
        this.making = making;
        setId(id);
        getStyleClass().add("mn-lab-rows");
        box.getStyleClass().add("mn-lab-rows");
        Button more = Buttons.button(id + "-add", Feather.PLUS, add, "");
        more.getStyleClass().add("flat");
        more.setOnAction(_ -> add());
        getChildren().addAll(box, more);
    }

    /** Adds an empty row. */
    R add() {
        R row = making.apply(++made);
        rows.add(row);
        box.getChildren().add(row);
        return row;
    }

    /** Takes a row away. */
    void remove(R row) {
        rows.remove(row);
        box.getChildren().remove(row);
    }

    void clear() {
        rows.clear();
        box.getChildren().clear();
    }

    List<R> rows() {
        return List.copyOf(rows);
    }

    /** What the rows say. */
    <T> List<T> read(Function<R, T> reading) {
        return rows.stream().map(reading).toList();
    }
}
