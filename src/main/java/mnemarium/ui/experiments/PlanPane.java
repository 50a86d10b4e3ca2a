package mnemarium.ui.experiments;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.experiment.Findings;
import mnemarium.experiment.Grid;
import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Progress;
import mnemarium.experiment.Progress.Phase;
import mnemarium.experiment.Variation;
import mnemarium.ui.Buttons;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.Chart;
import mnemarium.ui.chart.ChartFile;
import mnemarium.ui.experiments.PlanHead.Export;
import mnemarium.ui.experiments.PlanHead.Page;
import mnemarium.workbench.ChosenFile;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The chosen plan: its head, and below it the result, the set-up or what there is to know. */
final class PlanPane extends VBox {
    private final ExperimentsActions actions;
    private final PlanHead head;
    private final PlanForm form;
    private final FilesPane aboutFiles;
    private final FilesPane formFiles;
    private final FilesPane emptyFiles;
    private final PlanPage about;
    private final Button begin = Buttons.button("plan-begin", "Run", "");
    private final ResultPane result;
    private final TestCard test;
    private final BesideTable beside;
    private final FindingsPane findings;
    private final VBox empty = new VBox();
    private final Label nothing = ExperimentsStyle.prose("");
    private final Label trouble = ExperimentsStyle.prose("", "harm");
    private final StackPane body = new StackPane();
    private PlanShown shown;
    private Looked looked = Looked.FIRST;
    private Page page = Page.ABOUT;

    PlanPane(PlanShown first, PlanForm.Checking checking, ExperimentsActions actions) {
        this.actions = actions;
        shown = first;
        setId("plan");
        getStyleClass().add("panel");
        form = new PlanForm(first.plan(), checking, this::head);
        aboutFiles = files();
        formFiles = files();
        emptyFiles = files();
        about = new PlanPage(aboutFiles);
        form.lead(formFiles);
        head =
                new PlanHead(
                        new PlanHead.Deeds(
                                this::run,
                                () -> actions.pause(shown.plan().name()),
                                () -> actions.resume(shown.plan().name()),
                                () -> actions.cancel(shown.plan().name()),
                                this::export,
                                this::go));
        result = new ResultPane(this::look, this::open);
        test = new TestCard(place -> look(looked.ofTest(place)));
        beside =
                new BesideTable(
                        (name, text) -> actions.save(shown.plan().name() + "-" + name, text));
        findings = new FindingsPane(result, test, beside);
        trouble.setId("plan-trouble");
        trouble.setMaxWidth(Double.MAX_VALUE);
        trouble.getStyleClass().add("problem");
        ExperimentsStyle.present(trouble, false);
        nothing.setId("plan-nothing");
        begin.getStyleClass().add("accent");
        begin.setOnAction(_ -> run());
        empty.getChildren().addAll(nothing, begin, emptyFiles);
        empty.setAlignment(Pos.TOP_LEFT);
        empty.getStyleClass().add("mn-plan-empty");
        VBox.setVgrow(body, Priority.ALWAYS);
        body.setMinHeight(0);
        getChildren().addAll(head, trouble, body);
        page = first.progress().isPresent() ? Page.RESULT : Page.ABOUT;
        show(first);
    }

    private FilesPane files() {
        return new FilesPane(
                () -> actions.chooseFiles(shown.plan()),
                file ->
                        actions.files(
                                shown.plan(),
                                chosen().files().stream()
                                        .map(ChosenFile::path)
                                        .filter(each -> !each.equals(file))
                                        .toList()));
    }

    private FilesShown chosen() {
        return shown.files().orElse(FilesShown.NONE);
    }

    /** Adds files to those that the plan runs; whether it runs any. */
    boolean take(List<Path> more) {
        List<Path> all = new ArrayList<>(chosen().files().stream().map(ChosenFile::path).toList());
        all.addAll(more);
        shown.files().ifPresent(_ -> actions.files(shown.plan(), all));
        return shown.files().isPresent();
    }

    /** Whether the plan runs files of the user. */
    boolean takesFiles() {
        return shown.files().isPresent();
    }

    /** The plan as it would be run: as it is set up, of the files that were chosen. */
    private Plan draft() {
        List<String> fit = chosen().fit();
        return fit.isEmpty()
                ? form.draft()
                : new Variation(Optional.empty(), Map.of(), fit).of(form.draft());
    }

    /** Why it cannot be run. */
    private Optional<String> blocked() {
        return form.blocked()
                .or(
                        () ->
                                shown.files()
                                        .filter(files -> files.fit().isEmpty())
                                        .map(FilesPane::words));
    }

    /** Shows a plan; which of its pages is open stays while it is the same plan. */
    void show(PlanShown next) {
        boolean isOther = !next.plan().name().equals(shown.plan().name());
        boolean isFirst = next.findings().isPresent() && shown.findings().isEmpty();
        shown = next;
        form.show(next.plan());
        if (isOther) {
            looked = Looked.FIRST;
        }
        if (isOther || isFirst) {
            page = next.progress().isPresent() ? Page.RESULT : Page.ABOUT;
        }
        about.show(next.plan(), next.files().isPresent());
        for (FilesPane pane : List.of(aboutFiles, formFiles, emptyFiles)) {
            pane.show(chosen());
            ExperimentsStyle.present(pane, next.files().isPresent());
        }
        fill();
    }

    private void fill() {
        head();
        next();
        Node content =
                switch (page) {
                    case SET_UP -> form;
                    case ABOUT -> about;
                    case RESULT -> shown.findings().isPresent() ? findings : empty;
                };
        if (!body.getChildren().equals(List.of(content))) {
            body.getChildren().setAll(content);
        }
    }

    private void head() {
        head.show(shown, draft(), blocked(), page);
        String words =
                shown.trouble()
                        .or(
                                () ->
                                        shown.failures().isEmpty()
                                                ? Optional.empty()
                                                : Optional.of(failures(shown.failures())))
                        .or(() -> page == Page.SET_UP ? Optional.empty() : form.blocked())
                        .orElse("");
        trouble.setText(words);
        ExperimentsStyle.present(trouble, !words.isEmpty());
    }

    private static String failures(List<String> failures) {
        String first = "Some runs failed, the others are kept: " + failures.getFirst();
        return failures.size() == 1
                ? first
                : first
                        + ", and "
                        + Figures.counted(failures.size() - 1, "other reason", "other reasons");
    }

    private void next() {
        Optional<Findings> found = shown.findings().filter(each -> !each.parts().isEmpty());
        found.ifPresent(
                each -> {
                    looked = looked.within(each);
                    result.show(each, looked);
                    Findings.OfPart part = each.parts().get(looked.part());
                    test.show(TestsShown.of(part), looked.test(), noTest(part.part()));
                    List<BesideRow> rows = BesideRow.of(each);
                    beside.show(rows, each.plan().page().source());
                    findings.fill(!rows.isEmpty());
                });
        if (found.isEmpty()) {
            nothing.setText(
                    shown.progress()
                            .filter(each -> each.phase() == Phase.RUNNING)
                            .map(each -> "The first runs are being played: " + count(each) + ".")
                            .orElseGet(
                                    () ->
                                            "Not run yet. "
                                                    + Figures.counted(
                                                            draft().cells(), "run", "runs")
                                                    + "."));
            boolean isRunning =
                    shown.progress().filter(each -> each.phase() == Phase.RUNNING).isPresent();
            boolean isWithoutFiles = takesFiles() && chosen().fit().isEmpty();
            ExperimentsStyle.present(nothing, !isWithoutFiles || isRunning);
            ExperimentsStyle.present(begin, !isRunning && !isWithoutFiles);
            ExperimentsStyle.present(emptyFiles, takesFiles() && !isRunning);
        }
    }

    private static String count(Progress progress) {
        return ProgressWords.of(Optional.of(progress));
    }

    private String noTest(Part part) {
        boolean isOnTheWay =
                shown.progress()
                        .map(Progress::phase)
                        .filter(phase -> phase != Phase.FINISHED)
                        .isPresent();
        if (part.tests().isEmpty()) {
            return part.seeds().list().size() == 1
                    ? "One run for each group: there is no chance here to test against."
                    : "This part asks for no test.";
        }
        return isOnTheWay
                ? "The test comes when both groups have runs enough."
                : "The groups have too few runs for a test, expected two or more in each.";
    }

    private void look(Looked next) {
        looked = next;
        fill();
    }

    private void go(Page next) {
        page = next;
        fill();
    }

    /** Opens a page, as a click on its word does. */
    void goTo(Page next) {
        go(next);
    }

    private void run() {
        if (blocked().isEmpty()) {
            page = Page.RESULT;
            actions.run(draft());
            fill();
        }
    }

    private void open(long key) {
        Plan played = shown.played();
        Grid grid = new Grid(looked.part(), played.parts().get(looked.part()));
        actions.open(played, grid.cell(key));
    }

    private void export(Export export) {
        Optional<Chart> chart = result.chart();
        switch (export) {
            case REPORT -> actions.report(shown.plan().name());
            case CSV ->
                    part().ifPresent(
                                    part ->
                                            actions.save(
                                                    file("csv"), GroupTable.table(part).csv()));
            case JSON ->
                    part().ifPresent(
                                    part ->
                                            actions.save(
                                                    file("json"), GroupTable.table(part).json()));
            case PNG -> chart.ifPresent(each -> actions.saveImage(file("png"), each));
            case SVG -> chart.ifPresent(each -> actions.save(file("svg"), ChartFile.svg(each)));
        }
    }

    private String file(String ending) {
        String plan = shown.plan().name();
        return (shown.plan().parts().size() == 1
                        ? plan
                        : plan + "-" + shown.plan().parts().get(looked.part()).name())
                + "."
                + ending;
    }

    private Optional<Findings.OfPart> part() {
        return shown.findings().map(each -> each.parts().get(looked.part()));
    }
}
