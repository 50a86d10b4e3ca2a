package mnemarium.ui.experiments;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import mnemarium.experiment.Progress;
import mnemarium.experiment.Progress.Phase;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Optional;

/** A plan in the list: its name, its title, and how far it is. */
final class PlanCell extends ListCell<PlanRow> {
    private final Label name = ExperimentsStyle.label("", "semibold");
    private final Label title = ExperimentsStyle.label("", "secondary", "muted");
    private final Label words = ExperimentsStyle.label("", "small", "muted");
    private final HBox state = new HBox(words);
    private final ProgressBar bar = new ProgressBar();
    private final VBox lines = new VBox(name, title, state, bar);

    PlanCell() {
        getStyleClass().add("mn-plan-cell");
        lines.getStyleClass().add("mn-plan-lines");
        state.setAlignment(Pos.CENTER_LEFT);
        state.getStyleClass().add("mn-plan-state");
        bar.getStyleClass().add("mn-plan-progress");
        bar.setMaxWidth(Double.MAX_VALUE);
        // the cell is as wide as the list, so that long titles end in an ellipsis
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(PlanRow row, boolean isEmpty) {
        super.updateItem(row, isEmpty);
        setText(null);
        if (isEmpty || row == null) {
            setGraphic(null);
            setAccessibleText("");
            return;
        }
        name.setText(row.name());
        title.setText(row.title());
        words.setText(ProgressWords.of(row.progress()));
        state.getChildren().setAll(words);
        row.progress()
                .flatMap(PlanCell::sign)
                .ifPresent(sign -> state.getChildren().addFirst(sign));
        boolean isOnTheWay =
                row.progress()
                        .map(Progress::phase)
                        .filter(phase -> phase != Phase.FINISHED)
                        .isPresent();
        ExperimentsStyle.present(bar, isOnTheWay);
        row.progress().ifPresent(progress -> bar.setProgress(ProgressWords.share(progress)));
        bar.getStyleClass().remove("mn-resting");
        if (row.progress().filter(each -> each.phase() != Phase.RUNNING).isPresent()) {
            bar.getStyleClass().add("mn-resting");
        }
        setGraphic(lines);
        setAccessibleText(row.name() + ", " + row.title() + ", " + words.getText());
    }

    private static Optional<Node> sign(Progress progress) {
        return switch (progress.phase()) {
            case WAITING -> Optional.of(icon(Feather.CLOCK));
            case RUNNING -> Optional.of(icon(Feather.LOADER, "you"));
            case PAUSED -> Optional.of(icon(Feather.PAUSE));
            case FINISHED ->
                    Optional.of(
                            progress.failed() == 0
                                    ? Marks.region(Mark.REPRODUCED)
                                    : icon(Feather.ALERT_TRIANGLE, "harm"));
            case CANCELLED -> Optional.of(icon(Feather.SQUARE));
            case BROKEN -> Optional.of(icon(Feather.ALERT_TRIANGLE, "harm"));
        };
    }

    private static Node icon(Feather feather, String... styleClasses) {
        FontIcon icon = new FontIcon(feather);
        icon.getStyleClass()
                .addAll(styleClasses.length == 0 ? new String[] {"muted"} : styleClasses);
        icon.getStyleClass().add("mn-small-icon");
        return icon;
    }
}
