package mnemarium.store;

import mnemarium.memory.Calibration;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Calibrations as JSON: each field by its name, and back. */
public final class CalibrationText {

    private CalibrationText() {}

    /** All that was measured, as JSON on several lines. */
    public static String of(Calibration calibration) {
        return JsonMapper.shared().writerWithDefaultPrettyPrinter().writeValueAsString(calibration);
    }

    /**
     * What {@link #of} wrote.
     *
     * @throws IllegalArgumentException if it is not that
     */
    public static Calibration read(String text) {
        try {
            return JsonMapper.shared().readValue(text, Calibration.class);
        } catch (JacksonException e) {
            throw new IllegalArgumentException(
                    "found no calibration: " + e.getOriginalMessage() + ", expected its JSON", e);
        }
    }
}
