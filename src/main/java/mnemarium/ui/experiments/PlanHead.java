package mnemarium.ui.experiments;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Progress;
import mnemarium.experiment.Progress.Phase;
import mnemarium.ui.Buttons;
import mnemarium.ui.Figures;
import mnemarium.ui.Gated;
import mnemarium.ui.Segments;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** The head of a plan: its name, how it stands, what can be done with it. */
final class PlanHead extends VBox {
    /** Below this many em of width the exports are a menu. */
    private static final double ROOM_FOR_EXPORTS = 62;

    /** Below this many em of width what kind of figures they are is said among the words. */
    private static final double ROOM_FOR_KIND = 58;

    /** What is shown below the head. */
    enum Page {
        RESULT("Result"),
        SET_UP("Set up"),
        ABOUT("About");

        private final String word;

        Page(String word) {
            this.word = word;
        }
    }

    /** What is written into files. */
    enum Export {
        REPORT("Report"),
        CSV("CSV"),
        JSON("JSON"),
        PNG("PNG"),
        SVG("SVG");

        private final String word;

        Export(String word) {
            this.word = word;
        }
    }

    /** What the buttons do. */
    record Deeds(
            Runnable run,
            Runnable pause,
            Runnable resume,
            Runnable cancel,
            Consumer<Export> export,
            Consumer<Page> go) {}

    private final Label name = ExperimentsStyle.label("", "title");
    private final Label state = ExperimentsStyle.whole("", "pill");
    private final Label kind =
            ExperimentsStyle.whole("simulated, scripted agent", "pill", "dashed");
    private final Label words = ExperimentsStyle.prose("", "secondary", "muted");
    private final Button run = Buttons.button("plan-run", Feather.PLAY, "Run", "");
    private final Gated runGate = new Gated(run);
    private final Button pause = Buttons.button("plan-pause", Feather.PAUSE, "Pause", "");
    private final Button resume = Buttons.button("plan-resume", Feather.PLAY, "Resume", "");
    private final Button cancel = Buttons.button("plan-cancel", Feather.X, "Cancel", "");
    private final HBox exports = new HBox();
    private final MenuButton export = new MenuButton("Export");
    private final Gated exportsGate = new Gated(exports);
    private final Gated exportGate = new Gated(export);
    private final Segments<Page> pages;
    private final Label em = new Label();
    private final HBox first;
    private String count = "";

    PlanHead(Deeds deeds) {
        setId("plan-head");
        getStyleClass().addAll("panel", "line-bottom", "mn-plan-head");
        name.setId("plan-name");
        state.setId("plan-state");
        words.setId("plan-words");
        run.setOnAction(_ -> deeds.run().run());
        run.getStyleClass().add("accent");
        resume.getStyleClass().add("accent");
        pause.setOnAction(_ -> deeds.pause().run());
        resume.setOnAction(_ -> deeds.resume().run());
        cancel.setOnAction(_ -> deeds.cancel().run());
        Export[] all = Export.values();
        for (int i = 0; i < all.length; i++) {
            Export each = all[i];
            Button button =
                    Buttons.dress(
                            new Button(),
                            "export-" + each.word.toLowerCase(java.util.Locale.ROOT),
                            Optional.<Ikon>empty(),
                            each.word,
                            "");
            button.setAccessibleText(
                    each == Export.REPORT
                            ? "Write all results and a report into a folder"
                            : "Export as " + each.word);
            button.getStyleClass()
                    .add(i == 0 ? "left-pill" : i == all.length - 1 ? "right-pill" : "center-pill");
            button.setOnAction(_ -> deeds.export().accept(each));
            exports.getChildren().add(button);
            MenuItem item = new MenuItem(each.word);
            item.setOnAction(_ -> deeds.export().accept(each));
            export.getItems().add(item);
        }
        export.setId("export");
        export.setMinWidth(Region.USE_PREF_SIZE);
        pages =
                new Segments<>(
                        "plan-page",
                        "Shown",
                        List.of(Page.values()),
                        page -> page.word,
                        deeds.go());
        em.setManaged(false);
        em.setVisible(false);
        Region spring = new Region();
        HBox.setHgrow(spring, javafx.scene.layout.Priority.ALWAYS);
        first =
                new HBox(
                        name,
                        state,
                        kind,
                        spring,
                        runGate,
                        resume,
                        pause,
                        cancel,
                        exportsGate,
                        exportGate);
        first.setAlignment(Pos.CENTER_LEFT);
        first.getStyleClass().add("mn-head-row");
        Region second = new Region();
        HBox.setHgrow(second, javafx.scene.layout.Priority.ALWAYS);
        HBox below = new HBox(words, second, pages);
        below.setAlignment(Pos.CENTER_LEFT);
        below.getStyleClass().add("mn-head-row");
        getChildren().addAll(first, below, em);
        widthProperty().addListener(_ -> fit());
        em.fontProperty().addListener(_ -> fit());
    }

    private void fit() {
        double ems = getWidth() / em.getFont().getSize();
        boolean roomy = ems >= ROOM_FOR_EXPORTS;
        ExperimentsStyle.present(exportsGate, roomy);
        ExperimentsStyle.present(exportGate, !roomy);
        ExperimentsStyle.present(kind, ems >= ROOM_FOR_KIND);
        words.setText(
                ems >= ROOM_FOR_KIND
                        ? count
                        : count
                                + " "
                                + Character.toUpperCase(kind.getText().charAt(0))
                                + kind.getText().substring(1)
                                + ".");
    }

    /**
     * Shows a plan.
     *
     * @param draft as it would be run now
     * @param blocked why it cannot be run as it is set up
     */
    void show(PlanShown shown, Plan draft, Optional<String> blocked, Page page) {
        name.setText(shown.plan().name());
        Optional<Phase> phase = shown.progress().map(Progress::phase);
        boolean isOnTheWay =
                phase.filter(each -> each == Phase.RUNNING || each == Phase.WAITING).isPresent();
        boolean isPaused =
                phase.filter(each -> each == Phase.PAUSED).isPresent() && !shown.isBarred();
        boolean isFinished = phase.filter(each -> each == Phase.FINISHED).isPresent();
        ExperimentsStyle.present(runGate, !isOnTheWay && !isPaused);
        ExperimentsStyle.present(pause, isOnTheWay);
        ExperimentsStyle.present(resume, isPaused);
        ExperimentsStyle.present(cancel, isOnTheWay || isPaused);
        boolean isChanged = !draft.equals(shown.played());
        Buttons.rename(run, runWord(shown.isBarred(), isFinished && !isChanged), "");
        Buttons.renew(run, isFinished && !isChanged ? Feather.ROTATE_CW : Feather.PLAY);
        run.getStyleClass().remove("accent");
        if (!isFinished || isChanged) {
            run.getStyleClass().add("accent");
        }
        runGate.gate(blocked);
        Optional<String> nothing =
                shown.findings().isPresent()
                        ? Optional.empty()
                        : Optional.of("There is no result yet");
        exportsGate.gate(nothing);
        exportGate.gate(nothing);
        state(phase, shown.progress());
        count = words(isChanged && !isOnTheWay && !isPaused ? draft : shown.played(), shown);
        kind.setText(kind(shown.plan()));
        pages.choose(page);
        fit();
    }

    private static String runWord(boolean isBarred, boolean isDone) {
        return isBarred ? "Run anew" : isDone ? "Run again" : "Run";
    }

    private void state(Optional<Phase> phase, Optional<Progress> progress) {
        state.getStyleClass().removeAll("found", "harm");
        state.setGraphic(null);
        ExperimentsStyle.present(state, phase.isPresent());
        if (phase.isEmpty()) {
            return;
        }
        switch (phase.get()) {
            case FINISHED -> {
                boolean isWhole = progress.filter(each -> each.failed() > 0).isEmpty();
                state.setText(isWhole ? "finished" : ProgressWords.of(progress));
                state.getStyleClass().add(isWhole ? "found" : "harm");
                if (isWhole) {
                    state.setGraphic(Marks.region(Mark.REPRODUCED));
                }
            }
            case RUNNING, WAITING, PAUSED, CANCELLED -> state.setText(ProgressWords.of(progress));
            case BROKEN -> {
                state.setText(ProgressWords.of(progress));
                state.getStyleClass().add("harm");
            }
        }
    }

    /** A formula is no agent: nothing is simulated where only numbers are put in. */
    private static String kind(Plan plan) {
        Set<String> words = new LinkedHashSet<>();
        for (Part part : plan.parts()) {
            words.add(SubjectWords.kind(part.subject()));
        }
        return words.size() == 1 ? words.iterator().next() : "simulated";
    }

    /** "3 arms × 7 rungs × 5 seeds = 105 runs in 0.9 s. Budget 100 ms." */
    static String words(Plan plan, PlanShown shown) {
        StringBuilder text = new StringBuilder();
        if (plan.parts().size() == 1) {
            Part part = plan.parts().getFirst();
            List<String> factors = new ArrayList<>();
            factors.add(Figures.counted(part.arms().size(), "arm", "arms"));
            for (Axis axis : part.axes()) {
                factors.add(Figures.counted(axis.rungs().size(), "rung", "rungs"));
            }
            factors.add(Figures.counted(part.seeds().list().size(), "seed", "seeds"));
            text.append(String.join(" × ", factors)).append(" = ");
        } else {
            text.append(Figures.counted(plan.parts().size(), "part", "parts")).append(", ");
        }
        text.append(Figures.counted(plan.cells(), "run", "runs"));
        if (plan.equals(shown.played())) {
            shown.took().ifPresent(took -> text.append(" in ").append(ProgressWords.took(took)));
        }
        text.append('.');
        if (plan.parts().size() == 1) {
            for (Map.Entry<String, String> setting :
                    plan.parts().getFirst().settings().entrySet()) {
                text.append(' ').append(SubjectWords.setting(setting)).append('.');
            }
        }
        return text.toString();
    }
}
