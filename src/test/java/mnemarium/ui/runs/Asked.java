package mnemarium.ui.runs;

import mnemarium.workbench.ListedRun;

import java.util.ArrayList;
import java.util.List;

/** Notes what was asked for. */
final class Asked implements RunsActions {
    final List<String> all = new ArrayList<>();
    final List<String> texts = new ArrayList<>();

    @Override
    public void refresh() {
        all.add("refresh");
    }

    @Override
    public void open(RunsRow.Entry row) {
        all.add("open " + row.key());
    }

    @Override
    public void branch(ListedRun run) {
        all.add("branch " + run.run().id());
    }

    @Override
    public void export(ListedRun run) {
        all.add("export " + run.run().id());
    }

    @Override
    public void delete(List<RunsRow.Entry> rows) {
        all.add("delete " + String.join(" and ", rows.stream().map(RunsRow::key).toList()));
    }

    @Override
    public void save(String suggestedName, String text) {
        all.add("save " + suggestedName);
        texts.add(text);
    }

    @Override
    public void openAt(String run, int operation) {
        all.add("open " + run + " at " + operation);
    }

    @Override
    public void searchEvents(String text) {
        all.add("search " + text);
    }

    @Override
    public void endSearch() {
        all.add("end search");
    }

    @Override
    public void forgetSearch() {
        all.add("forget search");
    }

    @Override
    public void reproduce(ListedRun run) {
        all.add("reproduce " + run.run().id());
    }

    @Override
    public void endReproduction(ListedRun run) {
        all.add("end reproduction " + run.run().id());
    }

    @Override
    public void compare(ListedRun one, ListedRun other) {
        all.add("compare " + one.run().id() + " with " + other.run().id());
    }

    @Override
    public void endComparison() {
        all.add("end comparison");
    }
}
