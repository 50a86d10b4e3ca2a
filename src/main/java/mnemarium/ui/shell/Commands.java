package mnemarium.ui.shell;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What the frame asks of the open laboratory. The frame knows no engine: whoever makes it decides
 * what these words do, and answers with a new {@link TransportModel} and {@link StatusModel}.
 */
public interface Commands {
    /** Opens the same scenario with another seed. */
    void seed(long seed);

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
