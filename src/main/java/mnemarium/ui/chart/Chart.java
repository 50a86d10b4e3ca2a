package mnemarium.ui.chart;

import java.util.List;

/**
 * A picture of results as data. One chart feeds the screen, the SVG file, the PNG file, the text
 * for those who cannot see it, and the table: all drawn through the one {@link Pen}.
 */
public sealed interface Chart
        permits DoseResponse,
                HeatMap,
                Bars,
                Partitions,
                FrontierChart,
                TurnTimes,
                FlowDiagram,
                CostBars,
                StalenessChart,
                TenureCurves {

    /** What it shows, in a few words. */
    String title();

    /** The same in words: every figure that the picture shows. */
    String text();

    /** The same as a table. */
    Table table();

    /** The chart laid out for a size in design pixels. */
    Drawn at(double width, double height);

    /** A chart at one size. */
    interface Drawn {
        /** Draws it. */
        void paint(Pen pen, Palette palette);

        /** What can be pointed at, in the order in which the keyboard goes through it. */
        List<Spot> spots();
    }
}
