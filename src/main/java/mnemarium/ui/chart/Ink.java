package mnemarium.ui.chart;

/** The roles of colour. Each is a looked-up colour of the style sheets, light and dark. */
public enum Ink {
    /** Behind everything. */
    GROUND("-color-bg-default"),
    /** Behind rail, status and notes. */
    SUBTLE("-color-bg-subtle"),
    /** The empty part of a bar. */
    TRACK("-mn-track"),
    TEXT("-color-fg-default"),
    MUTED("-color-fg-muted"),
    /** What fell out, what is not yet, what was not found. */
    FAINT("-color-fg-subtle"),
    /** Text on a primary button. */
    ON_EMPHASIS("-color-fg-emphasis"),
    LINE("-mn-line"),
    ROW_LINE("-mn-row-line"),
    EDGE("-color-border-default"),
    /** The reader: selection, cursor, dial, own figures. */
    YOU("-color-accent-fg"),
    YOU_EMPHASIS("-color-accent-emphasis"),
    YOU_GROUND("-mn-accent-ground"),
    FOUND("-mn-found"),
    FOUND_GROUND("-mn-found-ground"),
    /** Skipped, late, over. */
    BUDGET("-mn-budget"),
    BUDGET_GROUND("-mn-budget-ground"),
    BUDGET_EDGE("-mn-budget-edge"),
    /** Redundant, wrong, guard error. */
    HARM("-mn-harm"),
    HARM_GROUND("-mn-harm-ground"),
    /** Written. */
    WRITTEN("-mn-ink"),
    /** The world moved. */
    WORLD("-mn-world"),
    WORLD_GROUND("-mn-world-ground"),
    SPENT_EMBED("-mn-spent-1"),
    SPENT_STORE("-mn-spent-2"),
    SPENT_WRITE("-mn-spent-3"),
    /** A bar that is not a hit. */
    BAR("-mn-bar");

    private final String lookup;

    Ink(String lookup) {
        this.lookup = lookup;
    }

    /** The name of the looked-up colour in the style sheets. */
    public String lookup() {
        return lookup;
    }
}
