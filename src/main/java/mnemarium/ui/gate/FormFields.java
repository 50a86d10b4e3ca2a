package mnemarium.ui.gate;

import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The rows of a form, and what was typed into them. */
final class FormFields extends GridPane {

    FormFields() {
        getStyleClass().add("mn-facts");
    }

    /** The rows, scrolled where there is no room for all; what stands below them stays in sight. */
    ScrollPane scrolled() {
        ScrollPane scroll = new ScrollPane(this);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("mn-plain-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        return scroll;
    }

    /** A row with a field for one line. */
    TextField line(String id, String name) {
        TextField field = new TextField();
        field.setId(id);
        return add(name, field);
    }

    /** A row with a field for several lines. */
    TextArea lines(String id, String name) {
        TextArea area = new TextArea();
        area.setId(id);
        area.setPrefRowCount(2);
        area.setPromptText("one a line");
        return add(name, area);
    }

    /** A row with any control. */
    <N extends Node> N add(String name, N control) {
        Label label = GateStyle.whole(name, "secondary", "muted");
        label.setLabelFor(control);
        control.setAccessibleText(name);
        GridPane.setValignment(label, control instanceof TextArea ? VPos.TOP : VPos.CENTER);
        GridPane.setHgrow(control, Priority.ALWAYS);
        addRow(getRowCount(), label, control);
        return control;
    }

    /** Shows a row, or takes it out. */
    void present(Node control, boolean shown) {
        GateStyle.present(control, shown);
        for (Node each : getChildren()) {
            if (each instanceof Label label && control.equals(label.getLabelFor())) {
                GateStyle.present(label, shown);
            }
        }
    }

    static String text(TextInputControl field) {
        return field.getText().strip();
    }

    /** What stands in a field of several lines, a text each. */
    static List<String> texts(TextArea area) {
        return area.getText().lines().map(String::strip).filter(each -> !each.isEmpty()).toList();
    }

    /**
     * The number in a field.
     *
     * @throws IllegalArgumentException if there is none
     */
    static double number(String what, TextField field) {
        String typed = text(field).replace(',', '.');
        try {
            return new BigDecimal(typed).doubleValue();
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(what + " is '" + typed + "', expected a number", e);
        }
    }

    /** The whole number in a field. */
    static int whole(String what, TextField field) {
        double number = number(what, field);
        if (number != Math.rint(number) || Math.abs(number) > 1e9) {
            throw new IllegalArgumentException(
                    what + " is '" + text(field) + "', expected a whole number");
        }
        return (int) number;
    }

    /** The time in a field, in units; at most a thousand million of them. */
    static Duration time(String what, TextField field, Duration unit) {
        double number = number(what, field);
        if (Math.abs(number) > 1e9) {
            throw new IllegalArgumentException(
                    what + " is '" + text(field) + "', expected at most 1000000000");
        }
        return Duration.ofMillis(Math.round(number * unit.toMillis()));
    }

    /** A time in units, without a needless point. */
    static String words(Duration time, Duration unit) {
        return BigDecimal.valueOf(time.toMillis())
                .divide(BigDecimal.valueOf(unit.toMillis()), MathContext.DECIMAL64)
                .stripTrailingZeros()
                .toPlainString();
    }

    static Optional<Duration> timeIfAny(String what, TextField field, Duration unit) {
        return text(field).isEmpty() ? Optional.empty() : Optional.of(time(what, field, unit));
    }
}
