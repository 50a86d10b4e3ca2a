package mnemarium.ui.start;

/** What the calibration page asks for. */
public interface CalibrationActions {
    /** Calibrates an embedder: a built-in one, or the path of a model. */
    void calibrate(String embedder);

    /** Stops the calibration under way. */
    void cancel();

    /** Offers a file for saving. */
    void save(String suggestedName, String text);
}
