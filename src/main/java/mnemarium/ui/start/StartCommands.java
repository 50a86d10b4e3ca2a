package mnemarium.ui.start;

/** What the start page asks for. */
public interface StartCommands {
    /** Opens a shipped scenario as a new run. */
    void openScenario(String name);

    /** Lets the user choose a file. */
    void chooseFile();

    /** Opens the calibration of the threshold. */
    void calibrate();

    /** Opens a run of the workspace. */
    void openRun(String id);

    /** Writes a run as one bundle file. */
    void exportRun(String id, String title);

    /** Deletes a run; it can be undone. */
    void deleteRun(String id, String title);

    /** The page is about to be seen: its runs may have moved on. */
    void refresh();
}
