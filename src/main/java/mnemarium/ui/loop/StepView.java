package mnemarium.ui.loop;

import java.util.List;

/**
 * The step at the cursor.
 *
 * @param title "Step 9", or what a step is called in its kind of scenario: "Question 9"
 * @param place "turn 2, step 3 of 6"
 * @param chips its operations in order
 * @param rows what happened, from what it saw to the log's own events
 */
public record StepView(String title, String place, List<StepChip> chips, List<StepRow> rows) {

    /** What is shown before the first step. */
    public static final StepView EMPTY = new StepView("No step yet", "", List.of(), List.of());

    public StepView {
        chips = List.copyOf(chips);
        rows = List.copyOf(rows);
    }
}
