package mnemarium.ui.gate;

import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;

import mnemarium.ui.chart.Chart;
import mnemarium.ui.chart.ChartFile;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** What a picture of this place can be saved as: picture, drawing, table, words. */
final class ExportMenu extends MenuButton {

    /**
     * @param name of the files, without their ending
     * @param chart what is saved
     */
    ExportMenu(String name, Supplier<Optional<? extends Chart>> chart, Saving actions) {
        setId(name + "-export");
        setGraphic(new FontIcon(Feather.DOWNLOAD));
        getStyleClass().addAll("flat", "more", "mn-icon-menu");
        String words = "Save the " + name.replace('-', ' ');
        setAccessibleText(words);
        setTooltip(new Tooltip(words));
        item(name, "PNG", chart, each -> actions.save(name + ".png", ChartFile.image(each)));
        item(name, "SVG", chart, each -> actions.save(name + ".svg", ChartFile.svg(each)));
        item(name, "CSV", chart, each -> actions.save(name + ".csv", each.table().csv()));
        item(name, "JSON", chart, each -> actions.save(name + ".json", each.table().json()));
        item(name, "text", chart, each -> actions.save(name + ".txt", each.text() + "\n"));
    }

    private void item(
            String name,
            String kind,
            Supplier<Optional<? extends Chart>> chart,
            Consumer<Chart> save) {
        MenuItem item = new MenuItem("As " + kind);
        item.setId(name + "-" + kind.toLowerCase(Locale.ROOT));
        item.setOnAction(_ -> chart.get().ifPresent(save));
        getItems().add(item);
    }
}
