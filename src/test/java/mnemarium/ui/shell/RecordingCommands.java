package mnemarium.ui.shell;

import mnemarium.ui.start.StartCommands;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes down what the window asks for. */
final class RecordingCommands implements Commands, Steering, StartCommands {
    private final List<String> asked = new ArrayList<>();
    Optional<String> continueBlocked = Optional.empty();

    /** What was asked since the last time. */
    List<String> asked() {
        List<String> all = List.copyOf(asked);
        asked.clear();
        return all;
    }

    @Override
    public void stepOperation() {
        asked.add("operation");
    }

    @Override
    public void stepStep() {
        asked.add("step");
    }

    @Override
    public void stepTurn() {
        asked.add("turn");
    }

    @Override
    public void toggleRun() {
        asked.add("run");
    }

    @Override
    public void back() {
        asked.add("back");
    }

    @Override
    public void ahead() {
        asked.add("ahead");
    }

    @Override
    public void toNewest() {
        asked.add("newest");
    }

    @Override
    public void toStart() {
        asked.add("start");
    }

    @Override
    public void goTo(long operation) {
        asked.add("go to " + operation);
    }

    @Override
    public void pace(Pace pace) {
        asked.add("pace " + pace.words());
    }

    @Override
    public void realWait(boolean on) {
        asked.add("real wait " + on);
    }

    @Override
    public void seed(long seed) {
        asked.add("seed " + seed);
    }

    @Override
    public void fork() {
        asked.add("fork");
    }

    @Override
    public void openScenario(String name) {
        asked.add("open " + name);
    }

    @Override
    public void openFile(Path file) {
        asked.add("open file " + file.getFileName());
    }

    @Override
    public void chooseArm(String arm) {
        asked.add("arm " + arm);
    }

    @Override
    public void openRun(String id) {
        asked.add("open run " + id);
    }

    @Override
    public void continueLatest() {
        asked.add("continue");
    }

    @Override
    public Optional<String> continueBlocked() {
        return continueBlocked;
    }

    @Override
    public void exportRun() {
        asked.add("export");
    }

    @Override
    public void deleteRun() {
        asked.add("delete");
    }

    @Override
    public void openLab() {
        asked.add("open the lab");
    }

    @Override
    public void putAway() {
        asked.add("put away");
    }

    @Override
    public void chooseFile() {
        asked.add("choose file");
    }

    @Override
    public void exportRun(String id, String title) {
        asked.add("export run " + id);
    }

    @Override
    public void deleteRun(String id, String title) {
        asked.add("delete run " + id);
    }

    @Override
    public void refresh() {}

    @Override
    public void calibrate() {
        asked.add("calibrate");
    }
}
