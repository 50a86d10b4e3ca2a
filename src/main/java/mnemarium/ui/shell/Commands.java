package mnemarium.ui.shell;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What the frame asks of the open laboratory. The frame knows no engine: whoever makes it decides
 * what these words do, and answers with a new {@link TransportModel} and {@link StatusModel}.
 */
public interface Commands {
    /** One operation, the smallest grain. */
    void stepOperation();

    /** To the end of the step, the middle grain. */
    void stepStep();

    /** To the end of the turn, the largest grain. */
    void stepTurn();

    /** Starts running, or pauses. */
    void toggleRun();

    /** One step back. */
    void back();

    /** One step ahead, as far as the run has come already; makes nothing new. */
    void ahead();

    /** To the newest operation. */
    void toNewest();

    /** To before the first operation. */
    void toStart();

    /** To after an operation, 0-based count of operations done. */
    void goTo(long operation);

    /** How fast running goes. */
    void pace(Pace pace);

    /** Waits as long in reality as the run does in its own time, or does not. */
    void realWait(boolean on);

    /** Opens the same scenario with another seed. */
    void seed(long seed);

    /** Makes a branch at the present operation. */
    void fork();

    /** Opens a shipped scenario as a new run. */
    void openScenario(String name);

    /** Goes to the ledger lab. */
    void openLab();

    /** Opens a file of the user: a scenario, a chat, items, or a bundle of a run. */
    void openFile(Path file);

    /** Opens the same scenario and seed under another policy. */
    void chooseArm(String arm);

    /** Opens a run of the workspace. */
    void openRun(String id);

    /** Opens the run that was open last. */
    void continueLatest();

    /** Why that cannot be; empty when it can. */
    Optional<String> continueBlocked();

    /** Writes the open run as one bundle file. */
    void exportRun();

    /** Deletes the open run; it can be undone. */
    void deleteRun();

    /** Closes the open run; it stays in the workspace. */
    void putAway();
}
