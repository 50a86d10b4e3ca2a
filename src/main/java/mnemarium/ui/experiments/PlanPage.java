package mnemarium.ui.experiments;

import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.ui.Figures;

import java.util.List;
import java.util.stream.Collectors;

/** What there is to know about a plan: what it shows, what to try, what to notice, its source. */
final class PlanPage extends ScrollPane {
    private final VBox page = new VBox();
    private final FilesPane files;

    /**
     * @param files shown below what the plan shows, if it runs files of the user
     */
    PlanPage(FilesPane files) {
        this.files = files;
        setId("plan-about");
        setFitToWidth(true);
        getStyleClass().add("mn-plain-scroll");
        page.getStyleClass().add("mn-about");
        setContent(page);
    }

    /**
     * Shows a plan's page.
     *
     * @param needsFiles whether it runs files of the user
     */
    void show(Plan plan, boolean needsFiles) {
        page.getChildren().clear();
        Label title = ExperimentsStyle.prose(plan.title(), "heading");
        page.getChildren().add(title);
        words("What it shows", plan.page().shows());
        if (needsFiles) {
            page.getChildren().addAll(ExperimentsStyle.whole("Your files", "semibold"), files);
        }
        if (!plan.page().tries().isEmpty()) {
            page.getChildren().add(ExperimentsStyle.whole("Try this", "semibold"));
            VBox tries = new VBox();
            tries.getStyleClass().add("mn-tries");
            for (int i = 0; i < plan.page().tries().size(); i++) {
                Label number = ExperimentsStyle.whole((i + 1) + "", "mono", "muted");
                Label words = ExperimentsStyle.prose(plan.page().tries().get(i));
                HBox.setHgrow(words, javafx.scene.layout.Priority.ALWAYS);
                HBox line = new HBox(number, words);
                line.getStyleClass().add("mn-try");
                tries.getChildren().add(line);
            }
            page.getChildren().add(tries);
        }
        words("What to notice", plan.page().notice());
        for (Part part : plan.parts()) {
            words(plan.parts().size() == 1 ? "What is run" : "Part " + part.name(), run(part));
        }
        words("Source", plan.page().source());
    }

    private void words(String head, String text) {
        if (!text.isBlank()) {
            Label heading = ExperimentsStyle.whole(head, "semibold");
            Label body = ExperimentsStyle.prose(text.strip());
            body.setMinHeight(Region.USE_PREF_SIZE);
            page.getChildren().addAll(heading, body);
        }
    }

    /** A part in words. */
    static String run(Part part) {
        StringBuilder text = new StringBuilder(part.title()).append(". ");
        String subject = SubjectWords.of(part.subject());
        text.append(Character.toUpperCase(subject.charAt(0))).append(subject.substring(1));
        text.append("; ").append(part.arms().size() == 1 ? "arm " : "arms ");
        text.append(String.join(", ", part.arms())).append('.');
        for (Axis axis : part.axes()) {
            text.append(' ').append(Character.toUpperCase(axis.label().charAt(0)));
            text.append(axis.label().substring(1)).append(": ").append(rungs(axis)).append('.');
        }
        text.append(" Seeds: ").append(part.seeds().text()).append('.');
        text.append(' ').append(Figures.counted(part.cells(), "run", "runs")).append('.');
        return text.toString();
    }

    private static String rungs(Axis axis) {
        List<Axis.Rung> rungs = axis.rungs();
        String unit = axis.unit().isEmpty() ? "" : "\u2009" + axis.unit();
        if (rungs.size() > 12) {
            return rungs.getFirst().label()
                    + " to "
                    + rungs.getLast().label()
                    + unit
                    + ", "
                    + rungs.size()
                    + " rungs";
        }
        return rungs.stream().map(Axis.Rung::label).collect(Collectors.joining(", ")) + unit;
    }
}
