package mnemarium.ui;

import javafx.scene.Node;

/**
 * How much a window has room for, measured in em, so that a larger text is the same as a smaller
 * window.
 */
public enum Breadth {
    /** Three columns: 98 em or more. */
    WIDE,
    /** Two columns, the sides behind tabs: 72 em or more. */
    MEDIUM,
    /** One column at a time. */
    NARROW;

    /** At and above this many em of height the rail shows words under its icons. */
    public static final double TALL = 48;

    /**
     * The breadth of a window.
     *
     * @param width of the whole scene in pixels
     * @param em pixels of one em, more than 0
     */
    public static Breadth of(double width, double em) {
        double ems = width / em;
        if (ems >= 98) {
            return WIDE;
        }
        return ems >= 72 ? MEDIUM : NARROW;
    }

    /** Marks a page as narrow for its style, if this is narrow. */
    public void mark(Node page) {
        page.getStyleClass().remove("narrow");
        if (this == NARROW) {
            page.getStyleClass().add("narrow");
        }
    }
}
