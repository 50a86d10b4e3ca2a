package mnemarium.scenario;

import java.math.BigDecimal;
import java.util.List;

/**
 * Figures that somebody published for an experiment with a language model. They are shown beside a
 * run's own and never mixed with them: a scripted agent is no language model.
 *
 * @param source where they were published
 * @param model the model they were measured on
 * @param figures at least one
 */
public record Published(String source, String model, List<Figure> figures) {

    /** How many decimals of a value are kept. */
    public static final int DECIMALS = 4;

    /**
     * One of them.
     *
     * @param arm the arm it was measured in
     * @param measure what was measured, such as {@code accuracy}
     * @param value 0 to 1, kept without trailing zeros
     * @param n cases it was measured on
     */
    public record Figure(String arm, String measure, BigDecimal value, int n) {

        public Figure {
            Checked.filled("arm of a figure", arm);
            Checked.filled("measure of a figure", measure);
            value = Checked.decimal("value of a figure", value, 1, DECIMALS);
            Checked.within("cases of a figure", n, 1, 1_000_000);
        }
    }

    public Published {
        Checked.filled("source of published figures", source);
        Checked.filled("model of published figures", model);
        figures = List.copyOf(figures);
        Checked.within("number of published figures", figures.size(), 1, 1_000);
    }

    void check(List<String> arms, List<String> measures) {
        for (Figure figure : figures) {
            Checked.oneOf("arm of a figure", figure.arm(), arms);
            Checked.oneOf("measure of a figure", figure.measure(), measures);
        }
    }
}
