package mnemarium.ui.runs;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.ui.Buttons;
import mnemarium.ui.EmptyPane;
import mnemarium.ui.Figures;
import mnemarium.ui.runs.RunsShown.PlayedAgain;
import mnemarium.workbench.ExperimentCard;
import mnemarium.workbench.FoundInRun;
import mnemarium.workbench.ListedRun;
import mnemarium.workbench.RunGroup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What there is to know about the chosen run or experiment, and what can be done with it. */
final class ChosenPane extends VBox {

    private static final int HASH_DIGITS = 8;

    private final RunsActions actions;
    private final Label title = RunsStyle.label("", "heading");
    private final Label subtitle = RunsStyle.label("", "secondary", "muted");
    private final FlowPane buttons = new FlowPane();
    private final VBox content = new VBox();
    private List<RunsRow> rows = List.of();
    private Map<String, FoundInRun> found = Map.of();
    private Map<String, PlayedAgain> again = Map.of();
    private Optional<AgainPane> playing = Optional.empty();

    ChosenPane(RunsActions actions) {
        this.actions = actions;
        setId("runs-chosen");
        getStyleClass().addAll("panel", "mn-chosen");
        title.setId("chosen-title");
        subtitle.setId("chosen-subtitle");
        buttons.getStyleClass().add("mn-chosen-buttons");
        VBox head = new VBox(title, subtitle, buttons);
        head.getStyleClass().add("mn-chosen-head");
        content.getStyleClass().add("mn-chosen-content");
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("mn-plain-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(head, scroll);
        show(List.of(), Map.of(), Map.of());
    }

    /**
     * Shows what is chosen: nothing, one, or several.
     *
     * @param places by the key of a row, where a text was found in its events
     * @param played by the id of a run, what came of playing it again
     */
    void show(
            List<RunsRow> chosen, Map<String, FoundInRun> places, Map<String, PlayedAgain> played) {
        if (isOnlyFurther(chosen, places, played)) {
            again = Map.copyOf(played);
            return;
        }
        boolean isSame = chosen.equals(rows) && places.equals(found) && played.equals(again);
        if (isSame && !content.getChildren().isEmpty()) {
            return;
        }
        rows = chosen;
        found = Map.copyOf(places);
        again = Map.copyOf(played);
        playing = Optional.empty();
        buttons.getChildren().clear();
        content.getChildren().clear();
        if (chosen.isEmpty()) {
            title.setText("No run chosen");
            subtitle.setText("");
            content.getChildren()
                    .add(
                            EmptyPane.words(
                                    "What a run came to will be here. Choose one in the table, or two"
                                            + " with Ctrl to compare them."));
        } else if (chosen.size() > 1) {
            several(chosen);
        } else {
            switch (chosen.getFirst()) {
                case RunsRow.Run run -> one(run);
                case RunsRow.Experiment experiment -> one(experiment);
                case RunsRow.Group group -> one(group);
            }
        }
        for (RowDeed deed : RowDeed.of(chosen, found, actions, _ -> {})) {
            if (deed.rank() != RowDeed.Rank.MENU) {
                buttons.getChildren().add(button(deed));
            }
        }
        RunsStyle.present(buttons, !buttons.getChildren().isEmpty());
        RunsStyle.present(subtitle, !subtitle.getText().isEmpty());
    }

    /** The same run is still played again: its bar moves on, and a button under a hand stays. */
    private boolean isOnlyFurther(
            List<RunsRow> chosen, Map<String, FoundInRun> places, Map<String, PlayedAgain> played) {
        if (chosen.size() != 1
                || !chosen.equals(rows)
                || !places.equals(found)
                || !(chosen.getFirst() instanceof RunsRow.Run run)) {
            return false;
        }
        String id = run.run().run().id();
        return again.get(id) instanceof PlayedAgain.Playing
                && played.get(id) instanceof PlayedAgain.Playing further
                && playing.isPresent()
                && playing.get().goOn(further);
    }

    private void several(List<RunsRow> chosen) {
        title.setText(Figures.count(chosen.size()) + " chosen");
        subtitle.setText("");
        for (RunsRow row : chosen) {
            content.getChildren().add(RunsStyle.prose(brief(row)));
        }
    }

    private static String brief(RunsRow row) {
        return switch (row) {
            case RunsRow.Run run -> RunWords.brief(run.run().run());
            case RunsRow.Experiment experiment -> experiment.name() + ", experiment";
            case RunsRow.Group group ->
                    group.name()
                            + ", "
                            + RunWords.arm(group)
                            + ", "
                            + Figures.counted(group.runs().size(), "run", "runs");
        };
    }

    private void one(RunsRow.Run row) {
        ListedRun run = row.run();
        title.setText(row.name());
        subtitle.setText(run.run().arm() + ", seed " + run.run().seed() + ", " + row.when());
        Optional<FoundInRun> place = Optional.ofNullable(found.get(row.key()));
        Optional.ofNullable(again.get(run.run().id()))
                .ifPresent(
                        each -> {
                            AgainPane pane =
                                    new AgainPane(each, () -> actions.endReproduction(run));
                            playing = Optional.of(pane);
                            content.getChildren().add(pane);
                        });
        GridPane facts = grid();
        place.ifPresent(each -> fact(facts, "Found", each.line().replace("\t", "  ")));
        fact(facts, "Scenario", run.run().scenario());
        fact(facts, "Stands at", run.run().headline());
        if (run.dials().isEmpty()) {
            fact(facts, "Dials", "as in the scenario");
        }
        run.dials().forEach((dial, value) -> fact(facts, "Dial", RunWords.dial(dial, value)));
        run.run().parent().ifPresent(parent -> fact(facts, "Branch of", parent));
        run.cell().ifPresent(cell -> fact(facts, "Cell", cell.words()));
        hash(facts, "Configuration", run.configuration(), "none before it has ended");
        hash(facts, "State", Optional.of(run.run().stateHash()), "");
        fact(facts, "Id", run.run().id());
        content.getChildren().add(facts);
        figures(run);
    }

    private void figures(ListedRun run) {
        Label heading = RunsStyle.whole("Came to", "semibold");
        Label simulated = RunsStyle.whole("simulated", "pill", "dashed");
        HBox head = new HBox(heading, RunsStyle.spring(), simulated);
        head.setAlignment(Pos.CENTER_LEFT);
        content.getChildren().add(head);
        if (run.figures().isEmpty()) {
            content.getChildren()
                    .add(
                            EmptyPane.words(
                                    "Its figures were not kept by the version that played it."
                                            + " Open it once, and they are."));
            return;
        }
        GridPane grid = new GridPane();
        grid.setId("chosen-figures");
        grid.getStyleClass().add("mn-chosen-figures");
        ColumnConstraints words = new ColumnConstraints();
        words.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().add(words);
        for (ListedRun.Figure figure : run.figures()) {
            Label label = RunsStyle.label(figure.measure().label());
            Label value =
                    RunsStyle.whole(RunWords.figure(figure.measure(), figure.value()), "mono");
            HBox right = new HBox(value);
            right.setAlignment(Pos.CENTER_RIGHT);
            grid.addRow(grid.getRowCount(), label, right);
        }
        content.getChildren().add(grid);
    }

    private void one(RunsRow.Experiment row) {
        ExperimentCard card = row.card();
        title.setText(row.name());
        subtitle.setText("experiment, " + row.when());
        GridPane facts = grid();
        fact(facts, "Plan", card.plan().name());
        fact(facts, "Stands at", RunWords.standing(row));
        List<String> arms = new ArrayList<>();
        card.plan()
                .parts()
                .forEach(
                        part ->
                                part.arms().stream()
                                        .filter(arm -> !arms.contains(arm))
                                        .forEach(arms::add));
        fact(facts, "Arms", String.join(", ", arms));
        if (!RunWords.dials(row).isEmpty()) {
            fact(facts, "Rungs", RunWords.dials(row));
        }
        fact(facts, "Seeds", RunWords.seed(row));
        if (!card.note().isEmpty()) {
            fact(facts, "Note", card.note());
        }
        hash(facts, "Configuration", Optional.of(card.hash()), "");
        content.getChildren().add(facts);
    }

    private void one(RunsRow.Group row) {
        RunGroup group = row.group();
        title.setText(row.name());
        subtitle.setText(
                RunWords.arm(row)
                        + ", "
                        + Figures.counted(group.runs().size(), "run", "runs")
                        + " of "
                        + Figures.counted(group.seeds().size(), "seed", "seeds"));
        if (!group.note().isEmpty()) {
            VBox note = new VBox(RunsStyle.prose(group.note()));
            note.setId("chosen-note");
            note.getStyleClass().add("note");
            content.getChildren().add(note);
        }
        GridPane facts = grid();
        fact(
                facts,
                "Seeds",
                String.join(
                        ", ", group.seeds().stream().map(each -> Long.toString(each)).toList()));
        if (group.hasEnded()) {
            fact(
                    facts,
                    "Dials",
                    RunWords.dials(row).isEmpty() ? "as in the scenario" : RunWords.dials(row));
            hash(facts, "Configuration", Optional.of(group.configuration()), "");
        }
        content.getChildren().add(facts);
        if (!group.means().isEmpty()) {
            content.getChildren().add(new MeansPane(group));
        }
    }

    private static Button button(RowDeed deed) {
        Button button =
                switch (deed.rank()) {
                    case FIRST, WORD, MENU -> Buttons.button(deed.id(), deed.word(), "");
                    case SIGNED -> Buttons.button(deed.id(), deed.icon(), deed.word(), "");
                    case ICON -> Buttons.icon(deed.id(), deed.icon(), deed.word());
                };
        if (deed.rank() == RowDeed.Rank.FIRST) {
            button.getStyleClass().add("accent");
        }
        button.setOnAction(_ -> deed.deed().run());
        return button;
    }

    private static GridPane grid() {
        GridPane grid = new GridPane();
        grid.getStyleClass().addAll("mn-facts", "mn-chosen-facts");
        return grid;
    }

    private static void fact(GridPane grid, String name, String words) {
        Node label = RunsStyle.whole(name, "secondary", "muted");
        Label value = RunsStyle.prose(words);
        GridPane.setHgrow(value, Priority.ALWAYS);
        GridPane.setValignment(label, javafx.geometry.VPos.BASELINE);
        GridPane.setValignment(value, javafx.geometry.VPos.BASELINE);
        grid.addRow(grid.getRowCount(), label, value);
    }

    private static void hash(GridPane grid, String name, Optional<String> hash, String otherwise) {
        fact(
                grid,
                name,
                hash.map(each -> each.length() > HASH_DIGITS ? each.substring(0, 8) : each)
                        .orElse(otherwise));
        if (hash.isPresent()) {
            Label value = (Label) grid.getChildren().getLast();
            value.getStyleClass().add("mono");
        }
    }
}
