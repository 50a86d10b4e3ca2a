/**
 * Drawing. A {@link mnemarium.ui.chart.Pen} writes to a canvas or to SVG, so that what is on the
 * screen is what is exported; {@link mnemarium.ui.chart.Marks} draws the signs of the log; {@link
 * mnemarium.ui.chart.Palette} reads the colours from the style sheets, so that they are written
 * down once. A {@link mnemarium.ui.chart.Chart} is a picture of results as data, shown by {@link
 * mnemarium.ui.chart.ChartView} and written by {@link mnemarium.ui.chart.ChartFile}. Sees no screen
 * and nothing of the engine.
 *
 * <p>No chart library stands behind it, on purpose. ChartFX was tried and left out: its axes are
 * linear or logarithmic, so that +0 has no place beside +1 and the rungs are no ticks; its
 * renderers place what they draw by its value, so that equal seeds lie on each other instead of
 * side by side and zeros have no strip below the axis; its points take no keyboard focus and have
 * no text; it cannot write SVG. With a renderer and an axis of our own only the zoom would have
 * remained of it, for thirteen jars in every package, and the picture in a file would have been
 * another than the one on the screen.
 */
@NullMarked
package mnemarium.ui.chart;

import org.jspecify.annotations.NullMarked;
