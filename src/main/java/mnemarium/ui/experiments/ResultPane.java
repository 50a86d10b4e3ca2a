package mnemarium.ui.experiments;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

import mnemarium.experiment.Findings;
import mnemarium.experiment.Measure;
import mnemarium.experiment.Part;
import mnemarium.ui.chart.Bars;
import mnemarium.ui.chart.Chart;
import mnemarium.ui.chart.ChartView;
import mnemarium.ui.chart.DoseResponse;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongConsumer;

/** The chart of a part, what is chosen in it, and the same in words. */
final class ResultPane extends VBox {
    private final Label heading = ExperimentsStyle.label("", "semibold");
    private final HBox legend = new HBox();
    private final ToggleButton asText = new ToggleButton("As text");
    private final FlowPane choices = new FlowPane();
    private final ChartView chart;
    private final TextArea text = new TextArea();
    private final GroupTable groups = new GroupTable();
    private final StackPane shown = new StackPane();
    private final Consumer<Looked> look;
    private Looked looked = Looked.FIRST;
    private Optional<Findings> findings = Optional.empty();

    /**
     * @param look called with what a person wants to look at
     * @param open called with the place of a cell that was clicked
     */
    ResultPane(Consumer<Looked> look, LongConsumer open) {
        this.look = look;
        chart = new ChartView("Click opens this run", open);
        chart.setId("result-chart");
        setId("result");
        getStyleClass().addAll("panel", "mn-result");
        asText.setId("result-as-text");
        asText.setGraphic(new FontIcon(Feather.ALIGN_LEFT));
        asText.getStyleClass().addAll("mn-link-toggle", "secondary");
        asText.setMinWidth(Region.USE_PREF_SIZE);
        asText.setOnAction(_ -> fill());
        legend.getStyleClass().add("mn-chart-legend");
        legend.setAlignment(Pos.CENTER_LEFT);
        legend.setMinWidth(0);
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        HBox head = new HBox(heading, spring, legend, asText);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("mn-result-head");
        choices.getStyleClass().add("mn-result-choices");
        text.setId("result-text");
        text.setEditable(false);
        text.setWrapText(true);
        text.getStyleClass().add("mn-twin");
        VBox.setVgrow(shown, Priority.ALWAYS);
        shown.getStyleClass().add("mn-result-shown");
        getChildren().addAll(head, choices, shown);
    }

    /** Shows what was found; the picture stays until the new one is complete. */
    void show(Findings found, Looked next) {
        boolean isOther =
                findings.filter(each -> each.plan().equals(found.plan())).isEmpty()
                        || !looked.equals(next);
        findings = Optional.of(found);
        looked = next;
        if (isOther) {
            choose(found);
        }
        fill();
    }

    /** The chart that is shown; empty for a table. */
    Optional<Chart> chart() {
        return findings.flatMap(
                found ->
                        new Charts(found, looked.part(), looked.measure())
                                .of(view(found), looked.arm()));
    }

    private Part.View view(Findings found) {
        return found.parts().get(looked.part()).part().views().get(looked.view());
    }

    private void fill() {
        if (findings.isEmpty()) {
            return;
        }
        Findings found = findings.get();
        Part.View view = view(found);
        Optional<Chart> made = chart();
        heading.setText(ViewWords.heading(view));
        made.ifPresent(chart::show);
        legend(made);
        String words =
                made.map(Chart::text)
                        .orElseGet(() -> GroupTable.text(found.parts().get(looked.part())));
        if (!text.getText().equals(words)) {
            text.setText(words);
        }
        ExperimentsStyle.present(asText, true);
        Node content;
        if (asText.isSelected()) {
            content = text;
        } else if (made.isPresent()) {
            content = chart;
        } else {
            groups.show(found.parts().get(looked.part()));
            content = groups;
        }
        if (!shown.getChildren().equals(List.of(content))) {
            shown.getChildren().setAll(content);
        }
    }

    private void legend(Optional<Chart> made) {
        legend.getChildren().clear();
        if (made.isPresent() && made.get() instanceof DoseResponse dose) {
            boolean hasSeeds =
                    dose.arms().get(dose.looked()).means().stream()
                            .anyMatch(mean -> mean.seeds() > 1);
            if (hasSeeds) {
                sign(Mark.SEED, "one seed");
                sign(Mark.YOURS, "mean, 95\u2009% interval");
            } else {
                sign(Mark.YOURS, "yours");
            }
            if (!dose.published().isEmpty()) {
                sign(Mark.PUBLISHED, "published");
            }
        } else if (made.isPresent()
                && made.get() instanceof Bars bars
                && bars.bars().stream().anyMatch(bar -> bar.published().isPresent())) {
            sign(Mark.YOURS, "yours");
            sign(Mark.PUBLISHED, "published");
        }
    }

    private void sign(Mark mark, String words) {
        Label label = ExperimentsStyle.whole(words, "secondary", "muted");
        label.setGraphic(Marks.region(mark));
        legend.getChildren().add(label);
    }

    /** Only what there is a choice of. */
    private void choose(Findings found) {
        choices.getChildren().clear();
        Findings.OfPart of = found.parts().get(looked.part());
        Part part = of.part();
        List<String> parts = found.parts().stream().map(each -> each.part().name()).toList();
        offer("result-part", "Part", parts, looked.part(), looked::ofPart);
        offer(
                "result-view",
                "Drawn as",
                part.views().stream().map(ViewWords::of).toList(),
                looked.view(),
                looked::ofView);
        offer(
                "result-measure",
                "Measure",
                of.measures().stream().map(Measure::label).toList(),
                looked.measure(),
                looked::ofMeasure);
        switch (view(found)) {
            case DOSE_RESPONSE, HEAT_MAP -> {
                // without an axis it is drawn as bars
                if (!part.axes().isEmpty()) {
                    offer("result-arm", word(part), part.arms(), looked.arm(), looked::ofArm);
                }
            }
            // all arms alike
            case BARS, TABLE -> {}
        }
        ExperimentsStyle.present(choices, !choices.getChildren().isEmpty());
    }

    /** What is chosen with an arm: whose seeds are dots, or whose chart it is. */
    private String word(Part part) {
        boolean isForSeeds =
                part.axes().size() == 1
                        && part.views().get(looked.view()) == Part.View.DOSE_RESPONSE
                        && part.seeds().list().size() > 1;
        return isForSeeds ? "Seeds of" : "Arm";
    }

    private void offer(
            String id,
            String word,
            List<String> names,
            int chosen,
            Function<Integer, Looked> next) {
        if (names.size() < 2) {
            return;
        }
        ComboBox<Integer> box = new ComboBox<>();
        box.setId(id);
        box.setAccessibleText(word);
        box.getStyleClass().add("mn-quiet-box");
        for (int i = 0; i < names.size(); i++) {
            box.getItems().add(i);
        }
        box.setConverter(
                new StringConverter<>() {
                    @Override
                    public String toString(Integer place) {
                        return place == null ? "" : names.get(place);
                    }

                    @Override
                    public Integer fromString(String name) {
                        return names.indexOf(name);
                    }
                });
        box.setValue(chosen);
        box.setOnAction(_ -> look.accept(next.apply(box.getValue())));
        Label label = ExperimentsStyle.whole(word, "secondary", "muted");
        label.setLabelFor(box);
        HBox pair = new HBox(label, box);
        pair.setAlignment(Pos.CENTER_LEFT);
        pair.getStyleClass().add("mn-choice");
        choices.getChildren().add(pair);
    }
}
