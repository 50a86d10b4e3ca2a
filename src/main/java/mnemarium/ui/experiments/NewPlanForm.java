package mnemarium.ui.experiments;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

import mnemarium.experiment.Plan;
import mnemarium.ui.Buttons;

import org.controlsfx.control.CheckComboBox;
import org.controlsfx.control.SearchableComboBox;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** A plan of one's own: which dial of the run at hand is swept, and over what. */
final class NewPlanForm extends ScrollPane {
    private final VBox form = new VBox();
    private final Label wrong = ExperimentsStyle.prose("", "harm");

    /**
     * @param sweep what the run at hand offers; empty if no run is open
     * @param keep takes the plan
     * @param cancel goes back without one
     */
    NewPlanForm(Optional<Sweep> sweep, Consumer<Plan> keep, Runnable cancel) {
        setId("new-plan");
        setFitToWidth(true);
        getStyleClass().add("mn-plain-scroll");
        form.getStyleClass().add("mn-form");
        setContent(form);
        form.getChildren().add(ExperimentsStyle.prose("New plan: sweep a dial", "title"));
        Button back = Buttons.button("new-plan-cancel", "Cancel", "");
        back.setOnAction(_ -> cancel.run());
        if (sweep.isEmpty()) {
            form.getChildren()
                    .addAll(
                            ExperimentsStyle.prose(
                                    "A new plan sweeps a dial of the run at hand, and no run of a"
                                            + " shipped scenario is open. Open one first, above at the left.",
                                    "muted"),
                            back);
            return;
        }
        build(sweep.get(), keep, back);
    }

    private void build(Sweep sweep, Consumer<Plan> keep, Button back) {
        form.getChildren()
                .add(
                        ExperimentsStyle.prose(
                                "Made from the run at hand: "
                                        + sweep.title()
                                        + ", with its other dials where they stand now.",
                                "muted"));
        TextField name = new TextField();
        name.getStyleClass().add("mono");
        SearchableComboBox<Sweep.Knob> dial = new SearchableComboBox<>();
        dial.setConverter(words(Sweep.Knob::label, sweep.dials()));
        dial.getItems().addAll(sweep.dials());
        TextField rungs = new TextField();
        rungs.getStyleClass().add("mono");
        dial.valueProperty()
                .addListener(
                        (_, _, knob) -> {
                            if (knob != null) {
                                begin(knob, rungs, name);
                            }
                        });
        CheckComboBox<String> arms = new CheckComboBox<>();
        arms.getItems().addAll(sweep.arms());
        arms.getCheckModel().check(sweep.arm());
        TextField seeds = new TextField("5");
        seeds.getStyleClass().add("mono");
        ComboBox<Sweep.Choice> measure = new ComboBox<>();
        measure.setConverter(words(Sweep.Choice::label, sweep.measures()));
        measure.getItems().addAll(sweep.measures());
        measure.getSelectionModel().selectFirst();
        // the box tells nobody of what it is given before it is shown
        dial.setValue(sweep.dials().getFirst());
        begin(sweep.dials().getFirst(), rungs, name);
        field("new-plan-dial", "Dial", "What is swept", dial);
        field("new-plan-rungs", "Rungs", "Its values, parted by commas", rungs);
        field("new-plan-arms", "Arms", "Policies under comparison, all else equal", arms);
        field("new-plan-seeds", "Seeds", "5 is 1 to 5; or a list: 3,9 or 3-9", seeds);
        field("new-plan-measure", "Measure", "What is read off each run", measure);
        field("new-plan-name", "Name", "Of the plan and of its file", name);
        wrong.setId("new-plan-wrong");
        wrong.getStyleClass().add("problem");
        ExperimentsStyle.present(wrong, false);
        Button save = Buttons.button("new-plan-keep", "Save the plan", "");
        save.getStyleClass().add("accent");
        save.setOnAction(
                _ -> {
                    try {
                        Plan plan =
                                SweepDraft.plan(
                                        sweep,
                                        name.getText().strip(),
                                        dial.getValue(),
                                        rungs.getText(),
                                        List.copyOf(arms.getCheckModel().getCheckedItems()),
                                        seeds.getText(),
                                        measure.getValue().name());
                        List<PlanForm.Checking.OfPart> wrongs = new PlanChecking().wrongs(plan);
                        say(wrongs.isEmpty() ? "" : wrongs.getFirst().wrong().words());
                        if (wrongs.isEmpty()) {
                            keep.accept(plan);
                        }
                    } catch (IllegalArgumentException e) {
                        say(String.valueOf(e.getMessage()));
                    }
                });
        HBox end = new HBox(save, back);
        end.setAlignment(Pos.CENTER_LEFT);
        end.getStyleClass().add("mn-form-end");
        form.getChildren().addAll(wrong, end);
    }

    private static void begin(Sweep.Knob knob, TextField rungs, TextField name) {
        rungs.setText(SweepDraft.rungs(knob));
        name.setText("sweep-" + knob.name().replace('.', '-'));
    }

    private void say(String words) {
        wrong.setText(words);
        ExperimentsStyle.present(wrong, !words.isEmpty());
    }

    private static <T> StringConverter<T> words(Function<T, String> word, List<T> all) {
        return new StringConverter<>() {
            @Override
            public String toString(T value) {
                return value == null ? "" : word.apply(value);
            }

            @Override
            public T fromString(String text) {
                return all.stream()
                        .filter(each -> word.apply(each).equals(text))
                        .findFirst()
                        .orElse(all.getFirst());
            }
        };
    }

    private void field(String id, String word, String help, Control control) {
        control.setId(id);
        control.setMaxWidth(Double.MAX_VALUE);
        control.setAccessibleText(word);
        control.setAccessibleHelp(help);
        Label label = ExperimentsStyle.whole(word, "semibold");
        label.setLabelFor(control);
        VBox box = new VBox(label, control, ExperimentsStyle.prose(help, "secondary", "muted"));
        box.getStyleClass().add("mn-form-field");
        box.setMinHeight(Region.USE_PREF_SIZE);
        form.getChildren().add(box);
    }
}
