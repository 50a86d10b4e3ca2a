package mnemarium.ui.shell;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The bar at the bottom of every place: which run, where in it, and what goes on behind it. */
final class StatusBar extends HBox {
    private final Label run = word("status-run", "semibold");
    private final Label step = word("status-step", "muted");
    private final Label clock = word("status-clock", "mono");
    private final Label state = word("status-state", "mono");
    private final Label saved = word("status-saved", "budget");
    private final Label work = word("status-work", "muted");
    private final Label workspace = word("status-workspace", "muted");
    private final ProgressBar progress = new ProgressBar();
    private final Label unit = new Label();
    private final HBox clockBox;
    private final HBox stateBox;
    private final HBox workspaceBox;
    private boolean roomy = true;
    private boolean open;

    StatusBar() {
        setId("status");
        getStyleClass().addAll("status", "line-top", "secondary");
        unit.getStyleClass().add("muted");
        Label stateWord = new Label("state");
        stateWord.getStyleClass().add("muted");
        clockBox = box(icon(Feather.CLOCK), clock, unit);
        stateBox = box(icon(Feather.HASH), stateWord, state);
        workspaceBox = box(icon(Feather.HARD_DRIVE), workspace);
        progress.setId("status-progress");
        progress.setAccessibleText("Work in the background");
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        workspace.setMinWidth(0);
        work.setMinWidth(0);
        setMinWidth(0);
        getChildren()
                .addAll(run, step, clockBox, stateBox, saved, spring, progress, work, workspaceBox);
    }

    void show(StatusModel model) {
        open = model.run().isPresent();
        run.setText(model.run().orElse("No run open"));
        run.getStyleClass().removeAll("semibold", "muted");
        run.getStyleClass().add(open ? "semibold" : "muted");
        step.setText(model.step());
        clock.setText(model.clock());
        unit.setText(model.unit());
        state.setText(model.state());
        saved.setText(model.saved().orElse(""));
        present(saved, model.saved().isPresent());
        present(progress, !model.work().isEmpty());
        if (model.work().isEmpty()) {
            work.setText("Nothing in the background");
            work.setTooltip(null);
        } else {
            StatusModel.Work first = model.work().getFirst();
            progress.setProgress(first.done());
            int others = model.work().size() - 1;
            work.setText(first.words() + (others > 0 ? ", " + others + " more" : ""));
            work.setTooltip(
                    new Tooltip(
                            String.join(
                                    "\n",
                                    model.work().stream().map(StatusModel.Work::words).toList())));
        }
        if (!workspace.getText().equals(model.workspace())) {
            workspace.setText(model.workspace());
            workspace.setTooltip(new Tooltip("Everything lies in this file: " + model.workspace()));
        }
        arrange();
    }

    /** Leaves out what has no room, the least needed first. */
    void fit(double ems) {
        roomy = ems >= 72;
        arrange();
    }

    private void arrange() {
        present(step, open);
        present(clockBox, open);
        // a virtual time is known by its form; a plain number needs its unit
        present(unit, roomy || clock.getText().indexOf(':') < 0);
        present(stateBox, open && roomy);
        present(workspaceBox, roomy);
        present(work, roomy || progress.isVisible());
    }

    private static Label word(String id, String styleClass) {
        Label label = new Label();
        label.setId(id);
        label.getStyleClass().add(styleClass);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private static Node icon(Ikon icon) {
        FontIcon node = new FontIcon(icon);
        node.getStyleClass().addAll("muted", "small-icon");
        return node;
    }

    private static HBox box(Node... nodes) {
        HBox box = new HBox(nodes);
        box.setAlignment(Pos.CENTER_LEFT);
        box.getStyleClass().add("status-box");
        return box;
    }

    private static void present(Node node, boolean present) {
        node.setVisible(present);
        node.setManaged(present);
    }
}
