package mnemarium.ui.experiments;

import mnemarium.experiment.Cell;
import mnemarium.experiment.Plan;
import mnemarium.ui.chart.Chart;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What a person may ask for in the place Experiments. */
public interface ExperimentsActions {

    /** Chooses a plan. */
    void select(String plan);

    /** Runs a plan as it was set up; what was played of the very same before is kept. */
    void run(Plan plan);

    /** Asks for files, and adds them to those that a plan runs. */
    void chooseFiles(Plan plan);

    /** Has a plan run these files and no others. */
    void files(Plan plan, List<Path> files);

    /** Lets the cells in flight end and begins no other. */
    void pause(String plan);

    /** Goes on. */
    void resume(String plan);

    /** Ends it; what was played stays. */
    void cancel(String plan);

    /** Opens the run of a cell where its step that matters is. */
    void open(Plan plan, Cell cell);

    /** Asks where to, and writes a text. */
    void save(String suggestedName, String text);

    /** Asks where to, and writes a chart as an image. */
    void saveImage(String suggestedName, Chart chart);

    /** Asks where to, and writes all result files of a plan with its report into a new folder. */
    void report(String plan);

    /** The plan that sweeps a dial of the run at hand, to begin with; empty if no run is open. */
    Optional<Sweep> sweep();

    /** Keeps a new plan in the workspace, as YAML. */
    void keep(Plan plan);
}
