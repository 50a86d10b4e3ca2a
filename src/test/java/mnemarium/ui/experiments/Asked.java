package mnemarium.ui.experiments;

import mnemarium.experiment.Cell;
import mnemarium.experiment.Plan;
import mnemarium.ui.chart.Chart;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Notes what was asked for. */
final class Asked implements ExperimentsActions {
    final List<String> all = new ArrayList<>();
    final List<Plan> plans = new ArrayList<>();
    final List<Cell> cells = new ArrayList<>();
    Optional<Sweep> sweep = Optional.empty();

    @Override
    public void select(String plan) {
        all.add("select " + plan);
    }

    @Override
    public void run(Plan plan) {
        all.add("run " + plan.name());
        plans.add(plan);
    }

    @Override
    public void chooseFiles(Plan plan) {
        all.add("choose files for " + plan.name());
    }

    @Override
    public void files(Plan plan, List<Path> files) {
        all.add("files of " + plan.name() + ": " + files);
    }

    @Override
    public void pause(String plan) {
        all.add("pause " + plan);
    }

    @Override
    public void resume(String plan) {
        all.add("resume " + plan);
    }

    @Override
    public void cancel(String plan) {
        all.add("cancel " + plan);
    }

    @Override
    public void open(Plan plan, Cell cell) {
        all.add("open " + plan.name());
        cells.add(cell);
    }

    @Override
    public void save(String suggestedName, String text) {
        all.add("save " + suggestedName);
    }

    @Override
    public void report(String plan) {
        all.add("report " + plan);
    }

    @Override
    public void saveImage(String suggestedName, Chart chart) {
        all.add("image " + suggestedName);
    }

    @Override
    public Optional<Sweep> sweep() {
        return sweep;
    }

    @Override
    public void keep(Plan plan) {
        all.add("keep " + plan.name());
        plans.add(plan);
    }
}
