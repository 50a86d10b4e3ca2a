package mnemarium.ui.experiments;

import mnemarium.experiment.PublishedFigure;
import mnemarium.ui.Figures;

/** A published figure in words. */
final class PublishedWords {

    private PublishedWords() {}

    /** "1.4 to 1.6", "7.2", "–" where a claim has no figure. */
    static String figure(PublishedFigure figure) {
        if (figure.low().isEmpty() || figure.high().isEmpty()) {
            return "–";
        }
        String low = Figures.number(figure.low().getAsDouble(), figure.decimals());
        String high = Figures.number(figure.high().getAsDouble(), figure.decimals());
        return low.equals(high) ? low : low + " to " + high;
    }
}
