/**
 * Drawing. A {@link mnemarium.ui.chart.Pen} writes to a canvas or to SVG, so that what is on the
 * screen is what is exported; {@link mnemarium.ui.chart.Marks} draws the signs of the log; {@link
 * mnemarium.ui.chart.Palette} reads the colours from the style sheets, so that they are written
 * down once. Sees no screen and nothing of the engine. The one home of ChartFX.
 */
@NullMarked
package mnemarium.ui.chart;

import org.jspecify.annotations.NullMarked;
