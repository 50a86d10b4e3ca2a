package mnemarium.ui.gate;

import atlantafx.base.controls.ToggleSwitch;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.Owner;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.ui.Buttons;
import mnemarium.ui.Figures;
import mnemarium.ui.StretchSlider;

import org.kordamp.ikonli.feather.Feather;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Moves what the flow looks at, for one fact, to see what would follow. Nothing of it is stored;
 * "As found" puts all of it back.
 */
final class WhatIfPane extends VBox {

    private static final Duration DAY = Duration.ofDays(1);
    private static final double MOST_LATENCY = 10_000;
    private static final double MOST_DAYS = 2_000;
    private static final double MOST_TURN = 60_000;

    private final Consumer<WhatIf> changed;
    private final ComboBox<Owner> owner = new ComboBox<>();
    private final StretchSlider latency;
    private final StretchSlider changesEvery;
    private final StretchSlider turn;
    private final ToggleSwitch permission = new ToggleSwitch();
    private final Label latencyFigure = figure("gate-latency");
    private final Label changesFigure = figure("gate-changes");
    private final Label turnFigure = figure("gate-turn");
    private final Label permissionWord = GateStyle.whole("");
    private final GridPane grid = new GridPane();
    private final Button back = Buttons.button("gate-as-found", Feather.ROTATE_CCW, "As found", "");
    private WhatIf now = WhatIf.AS_FOUND;
    private boolean showing;

    /**
     * @param changed told of what is tried out, at once, while a hand moves too
     * @param reason the verdict in words, below the dials
     */
    WhatIfPane(Consumer<WhatIf> changed, Node reason) {
        this.changed = changed;
        setId("gate-what-if");
        getStyleClass().addAll("panel", "mn-gate-part");
        latency =
                slider(
                        "gate-latency-slider",
                        "Latency of the owner in milliseconds",
                        1,
                        MOST_LATENCY,
                        10,
                        value -> tried(now.withLatency(millis(value))));
        changesEvery =
                slider(
                        "gate-changes-slider",
                        "Days between two changes of the value",
                        1,
                        MOST_DAYS,
                        10,
                        value -> tried(now.withChangesEvery(DAY.multipliedBy(Math.round(value)))));
        turn =
                slider(
                        "gate-turn-slider",
                        "Turn budget in milliseconds",
                        100,
                        MOST_TURN,
                        500,
                        value -> tried(now.withTurn(millis(value))));
        owner.setId("gate-owner");
        owner.setAccessibleText("Owner of the fact");
        owner.setMaxWidth(Double.MAX_VALUE);
        owner.setConverter(
                new StringConverter<>() {
                    @Override
                    public String toString(Owner each) {
                        return each == null ? "" : each.name();
                    }

                    @Override
                    public Owner fromString(String name) {
                        throw new UnsupportedOperationException("owners are chosen, not typed");
                    }
                });
        owner.setOnAction(
                _ -> {
                    Owner chosen = owner.getValue();
                    if (!showing && chosen != null) {
                        tried(now.withOwner(chosen));
                    }
                });
        permission.setId("gate-permission");
        permission.setAccessibleText("The owner may tell this conversation");
        permission
                .selectedProperty()
                .addListener(
                        (_, _, granted) -> {
                            if (!showing) {
                                tried(now.withRefused(!granted));
                            }
                        });
        back.getStyleClass().setAll("button", "link");
        back.setOnAction(_ -> tried(WhatIf.AS_FOUND));
        rows();
        getChildren().addAll(head(), grid, reason);
    }

    private HBox head() {
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        HBox head =
                new HBox(
                        GateStyle.whole("What if", "semibold"),
                        GateStyle.label("move one and watch the branch", "secondary", "muted"),
                        spring,
                        back);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("mn-gate-part-head");
        return head;
    }

    private void rows() {
        ColumnConstraints names = new ColumnConstraints();
        names.setMinWidth(Region.USE_PREF_SIZE);
        ColumnConstraints rest = new ColumnConstraints();
        rest.setHgrow(Priority.ALWAYS);
        rest.setFillWidth(true);
        ColumnConstraints figures = new ColumnConstraints();
        figures.setMinWidth(Region.USE_PREF_SIZE);
        ColumnConstraints units = new ColumnConstraints();
        units.setMinWidth(Region.USE_PREF_SIZE);
        grid.getColumnConstraints().addAll(names, rest, figures, units);
        grid.getStyleClass().add("mn-gate-dials");
        grid.add(name("Owner", owner), 0, 0);
        grid.add(owner, 1, 0, 3, 1);
        dial(1, "Latency", latency, latencyFigure, "ms");
        dial(2, "Changes every", changesEvery, changesFigure, "days");
        dial(3, "Turn budget", turn, turnFigure, "ms");
        HBox granted = new HBox(permission, permissionWord);
        granted.setAlignment(Pos.CENTER_LEFT);
        granted.getStyleClass().add("mn-gate-mind");
        grid.add(name("Permission", permission), 0, 4);
        grid.add(granted, 1, 4, 3, 1);
    }

    private void dial(int row, String word, StretchSlider slider, Label value, String unit) {
        grid.add(name(word, slider), 0, row);
        grid.add(slider, 1, row);
        grid.add(value, 2, row);
        grid.add(GateStyle.whole(unit, "secondary", "muted"), 3, row);
    }

    private static Label name(String word, Node control) {
        Label label = GateStyle.whole(word, "secondary");
        label.setLabelFor(control);
        return label;
    }

    private static Label figure(String id) {
        Label label = GateStyle.whole("", "mono", "mn-gate-figure");
        label.setId(id);
        label.setAlignment(Pos.CENTER_RIGHT);
        return label;
    }

    private static StretchSlider slider(
            String id,
            String name,
            double least,
            double most,
            double unit,
            java.util.function.DoubleConsumer moved) {
        StretchSlider slider = new StretchSlider(id, name, least, most, unit, 1, moved, moved);
        slider.setMaxWidth(Double.MAX_VALUE);
        return slider;
    }

    private static Duration millis(double value) {
        return Duration.ofMillis(Math.round(value));
    }

    private void tried(WhatIf next) {
        now = next;
        changed.accept(next);
    }

    /** Shows where all stands for a fact. */
    void show(CandidateFact fact, OwnersFile owners, WhatIf whatIf) {
        now = whatIf;
        showing = true;
        List<Owner> choices = new ArrayList<>(owners.registry().owners());
        choices.add(new Owner.Nobody());
        Owner who = whatIf.ownerOf(fact, owners);
        if (!owner.getItems().equals(choices)) {
            owner.getItems().setAll(choices);
        }
        choices.stream()
                .filter(each -> each.name().equals(who.name()))
                .findFirst()
                .ifPresent(owner::setValue);
        Optional<Duration> takes = latencyOf(who);
        present(1, takes.isPresent());
        takes.ifPresent(
                each -> {
                    latency.show((double) each.toMillis());
                    latencyFigure.setText(Figures.count(each.toMillis()));
                });
        Optional<Duration> every = whatIf.changesEvery(fact, owners);
        changesEvery.show(every.map(each -> (double) each.toDays()).orElse(MOST_DAYS));
        changesFigure.setText(every.map(each -> Figures.count(each.toDays())).orElse("–"));
        long budget = whatIf.terms(owners).turn().toMillis();
        turn.show((double) budget);
        turnFigure.setText(Figures.count(budget));
        boolean hasPermission = takes.isPresent();
        present(4, hasPermission);
        permission.setSelected(!whatIf.refused());
        permissionWord.setText(whatIf.refused() ? "refused" : "granted");
        back.setDisable(whatIf.isAsFound());
        showing = false;
    }

    /** Nobody has no latency, and no permission to give. */
    private void present(int row, boolean isThere) {
        for (Node node : grid.getChildren()) {
            if (GridPane.getRowIndex(node) == row) {
                node.setDisable(!isThere);
            }
        }
        if (!isThere && row == 1) {
            latencyFigure.setText("–");
        }
    }

    private static Optional<Duration> latencyOf(Owner owner) {
        return switch (owner) {
            case Owner.SystemOfRecord system -> Optional.of(system.latency());
            case Owner.MaintainedCorpus corpus -> Optional.of(corpus.latency());
            case Owner.KeptTranscripts archive -> Optional.of(archive.latency());
            case Owner.Nobody _ -> Optional.empty();
        };
    }
}
