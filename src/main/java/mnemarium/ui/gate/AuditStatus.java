package mnemarium.ui.gate;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.scenario.Problem;
import mnemarium.ui.Buttons;
import mnemarium.ui.Figures;
import mnemarium.workbench.AuditProgress;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Below the head: how far the work is, what went wrong, whether the figures are of today's owners.
 */
final class AuditStatus extends VBox {

    private final HBox working = new HBox();
    private final Label words = GateStyle.label("", "secondary");
    private final ProgressBar bar = new ProgressBar(0);
    private final VBox troubles = new VBox();
    private final VBox list = new VBox();
    private final Label title = GateStyle.label("", "semibold", "harm");
    private final HBox outdated = new HBox();

    AuditStatus(AuditActions actions) {
        words.setId("audit-progress");
        bar.setId("audit-bar");
        Button cancel = Buttons.button("audit-cancel", Feather.X, "Cancel", "");
        cancel.setOnAction(_ -> actions.cancel());
        working.getChildren().addAll(bar, words, cancel);
        working.setAlignment(Pos.CENTER_LEFT);
        working.getStyleClass().add("mn-audit-status");
        list.getStyleClass().add("mn-audit-problems");
        ScrollPane scroll = new ScrollPane(list);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().addAll("mn-plain-scroll", "mn-audit-problem-scroll");
        Button close = Buttons.icon("audit-problems-close", Feather.X, "Close");
        close.getStyleClass().add("flat");
        close.setOnAction(_ -> actions.leave());
        FontIcon icon = new FontIcon(Feather.ALERT_OCTAGON);
        icon.getStyleClass().add("harm");
        HBox head = new HBox(icon, title, spring(), close);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("mn-audit-trouble-head");
        title.setId("audit-trouble");
        troubles.setId("audit-problems");
        troubles.getChildren().addAll(head, scroll);
        troubles.getStyleClass().add("mn-audit-trouble");
        Button again = Buttons.button("audit-again", Feather.ROTATE_CW, "Judge again", "");
        again.setOnAction(_ -> actions.judgeAgain());
        outdated.getChildren()
                .addAll(
                        GateStyle.label(
                                "Other owners are in force than those these figures are of.",
                                "secondary"),
                        again);
        outdated.setId("audit-outdated");
        outdated.setAlignment(Pos.CENTER_LEFT);
        outdated.getStyleClass().add("mn-audit-status");
        getChildren().addAll(working, outdated, troubles);
        show(AuditShown.NOTHING);
    }

    private static Node spring() {
        HBox spring = new HBox();
        HBox.setHgrow(spring, Priority.ALWAYS);
        return spring;
    }

    void show(AuditShown shown) {
        GateStyle.present(working, shown.progress().isPresent());
        GateStyle.present(outdated, shown.isOutdated() && shown.progress().isEmpty());
        GateStyle.present(troubles, shown.trouble().isPresent());
        shown.progress()
                .ifPresent(
                        progress -> {
                            bar.setProgress(progress.share());
                            words.setText(words(progress));
                        });
        shown.trouble().ifPresent(this::show);
        boolean any =
                shown.progress().isPresent() || shown.isOutdated() || shown.trouble().isPresent();
        GateStyle.present(this, any);
    }

    private void show(AuditTrouble trouble) {
        title.setText(trouble.title());
        list.getChildren().clear();
        int number = 1;
        for (Problem problem : trouble.problems()) {
            Label line =
                    GateStyle.prose(
                            place(problem)
                                    + "Found "
                                    + problem.found()
                                    + ", expected "
                                    + problem.expected()
                                    + ".",
                            "secondary");
            line.setId("audit-problem-" + number++);
            list.getChildren().add(line);
        }
    }

    private static String place(Problem problem) {
        String line = problem.line() > 0 ? "Line " + problem.line() : "";
        String path = problem.path();
        String place = line.isEmpty() || path.isEmpty() ? line + path : line + ", " + path;
        return place.isEmpty() ? "" : place + ": ";
    }

    /** "Reading, 12 000 items, 42 %". */
    static String words(AuditProgress progress) {
        String items = Figures.counted(progress.items(), "item", "items");
        String share = Math.round(progress.share() * 100) + " %";
        return switch (progress.phase()) {
            case READING -> "Reading, " + items + ", " + share;
            case COMPARING ->
                    "Looking for repeats and contradictions among " + items + ", " + share;
            case JUDGING -> "Keeping what was found, " + items + ", " + share;
            case SUGGESTING -> "Comparing with the fields' descriptions, " + items + ", " + share;
        };
    }
}
