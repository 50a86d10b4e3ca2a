package mnemarium.ui.experiments;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.ui.chart.ChartView;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.function.IntConsumer;

/** The exact test: k of n, p, the partitions, what is special about it, the effect. */
final class TestCard extends VBox {
    private final Label words = ExperimentsStyle.label("", "secondary", "muted");
    private final ComboBox<String> which = new ComboBox<>();
    private final Label extreme = ExperimentsStyle.whole("", "display");
    private final Label partitions = ExperimentsStyle.whole("", "lead", "muted");
    private final Label p = ExperimentsStyle.whole("", "display");
    private final Label way = ExperimentsStyle.prose("", "secondary", "muted");
    private final ChartView picture = new ChartView("", _ -> {});
    private final Label note = ExperimentsStyle.prose("", "secondary");
    private final HBox noteBox;
    private final GridPane facts = new GridPane();
    private final VBox body;
    private final Label none;
    private boolean filling;

    /**
     * @param choose called with the place of a test that a person chose
     */
    TestCard(IntConsumer choose) {
        setId("test");
        getStyleClass().addAll("panel", "mn-test");
        Label heading = ExperimentsStyle.whole("Exact test", "semibold");
        which.setId("test-which");
        which.setAccessibleText("Which test");
        which.getStyleClass().add("mn-quiet-box");
        which.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        which.setOnAction(
                _ -> {
                    if (!filling) {
                        choose.accept(which.getSelectionModel().getSelectedIndex());
                    }
                });
        HBox head = new HBox(heading, words, which);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("mn-result-head");
        extreme.setId("test-extreme");
        p.setId("test-p");
        HBox count = new HBox(extreme, partitions);
        count.setAlignment(Pos.BASELINE_LEFT);
        count.getStyleClass().add("mn-test-figure");
        HBox probability = new HBox(ExperimentsStyle.whole("p =", "lead", "muted"), p);
        probability.setAlignment(Pos.BASELINE_LEFT);
        probability.getStyleClass().add("mn-test-figure");
        VBox left =
                new VBox(
                        count,
                        ExperimentsStyle.whole("partitions as extreme", "secondary", "muted"));
        VBox right = new VBox(probability, way);
        HBox.setHgrow(right, Priority.ALWAYS);
        HBox figures = new HBox(left, right);
        figures.getStyleClass().add("mn-test-figures");
        picture.setId("test-partitions");
        picture.getStyleClass().add("mn-partitions");
        note.setId("test-note");
        FontIcon sign = new FontIcon(Feather.INFO);
        sign.getStyleClass().add("muted");
        HBox.setHgrow(note, Priority.ALWAYS);
        noteBox = new HBox(sign, note);
        noteBox.getStyleClass().addAll("note", "mn-test-note");
        facts.setId("test-facts");
        facts.getStyleClass().add("mn-facts");
        body = new VBox(figures, picture, noteBox, facts);
        body.getStyleClass().add("mn-test-body");
        none = ExperimentsStyle.prose("", "muted");
        none.setId("test-none");
        VBox.setVgrow(body, Priority.ALWAYS);
        getChildren().addAll(head, none, body);
        setMinHeight(Region.USE_PREF_SIZE);
    }

    /**
     * Shows a test.
     *
     * @param tests all of the part
     * @param chosen the one that is shown, by its place
     * @param empty what is said where there is none
     */
    void show(List<TestShown> tests, int chosen, String empty) {
        boolean isThere = !tests.isEmpty();
        ExperimentsStyle.present(body, isThere);
        ExperimentsStyle.present(none, !isThere);
        none.setText(empty);
        filling = true;
        List<String> names = tests.stream().map(TestShown::words).toList();
        if (!which.getItems().equals(names)) {
            which.getItems().setAll(names);
        }
        if (isThere) {
            which.getSelectionModel().select(chosen);
        }
        filling = false;
        ExperimentsStyle.present(which, tests.size() > 1);
        ExperimentsStyle.present(words, tests.size() < 2);
        words.setText(isThere ? tests.get(chosen).words() : "");
        if (isThere) {
            show(tests.get(chosen));
        }
    }

    private void show(TestShown test) {
        extreme.setText(test.extreme());
        partitions.setText(test.partitions());
        p.setText(test.p());
        way.setText(test.way());
        ExperimentsStyle.present(picture, test.picture().isPresent());
        test.picture().ifPresent(picture::show);
        note.setText(test.note());
        ExperimentsStyle.present(noteBox, !test.note().isEmpty());
        facts.getChildren().clear();
        int row = 0;
        for (TestShown.Fact fact : test.facts()) {
            Label label = ExperimentsStyle.whole(fact.label(), "secondary", "muted");
            Label figure = ExperimentsStyle.prose(fact.figure(), "secondary");
            add(label, figure, row++);
            if (!fact.under().isEmpty()) {
                add(new Label(), ExperimentsStyle.prose(fact.under(), "secondary", "muted"), row++);
            }
        }
    }

    private void add(Node label, Node figure, int row) {
        GridPane.setHgrow(figure, Priority.ALWAYS);
        GridPane.setValignment(label, javafx.geometry.VPos.TOP);
        facts.addRow(row, label, figure);
    }
}
