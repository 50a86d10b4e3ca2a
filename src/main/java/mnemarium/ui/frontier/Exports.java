package mnemarium.ui.frontier;

import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;

import mnemarium.ui.Buttons;
import mnemarium.ui.chart.Chart;
import mnemarium.ui.chart.ChartFile;
import mnemarium.ui.chart.ChartView;

import java.util.function.Consumer;

/** What a chart can be saved as: picture, drawing, table. */
final class Exports extends FlowPane {

    /**
     * @param name of the files, without their ending
     */
    Exports(String name, ChartView view, FrontierActions actions) {
        getStyleClass().add("mn-exports");
        getChildren()
                .addAll(
                        button(
                                name,
                                "PNG",
                                view,
                                chart -> actions.save(name + ".png", ChartFile.image(chart))),
                        button(
                                name,
                                "SVG",
                                view,
                                chart -> actions.save(name + ".svg", ChartFile.svg(chart))),
                        button(
                                name,
                                "CSV",
                                view,
                                chart -> actions.save(name + ".csv", chart.table().csv())),
                        button(
                                name,
                                "JSON",
                                view,
                                chart -> actions.save(name + ".json", chart.table().json())),
                        button(
                                name,
                                "Text",
                                view,
                                chart -> actions.save(name + ".txt", chart.text() + "\n")));
    }

    private static Button button(String name, String kind, ChartView view, Consumer<Chart> save) {
        Button button = Buttons.link(name + "-" + kind.toLowerCase(java.util.Locale.ROOT), kind);
        button.setAccessibleText("Save " + name.replace('-', ' ') + " as " + kind);
        button.setOnAction(_ -> view.chart().ifPresent(save));
        return button;
    }
}
