package mnemarium.ui.chart;

import mnemarium.ownership.Staleness;
import mnemarium.ui.Figures;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What the owner says and what a copy says, over time: the changes, when the copy was made anew,
 * and the times in which it is wrong, with the answers that costs. Below them a look-up, which is
 * right on every date.
 *
 * @param title what it shows
 * @param owner who holds the value
 * @param staleness the two over time
 * @param refused whether the owner would not tell whoever asks, so that a look-up has no answer
 */
public record StalenessChart(String title, String owner, Staleness staleness, boolean refused)
        implements Chart {

    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("d MMM yyyy", Locale.ENGLISH);

    static String day(LocalDate date) {
        return DAY.format(date);
    }

    /** The last day of a time that ends before a date. */
    private static String lastDay(LocalDate to) {
        return day(to.minusDays(1));
    }

    /** How wrong the copy is, in a sentence. */
    public String sum() {
        Staleness all = staleness;
        if (all.wrong().isEmpty()) {
            return "The copy is right on every date: no change fell between two copies.";
        }
        return "Wrong on %s, %s of %s."
                .formatted(
                        Figures.counted(all.wrongDays(), "day", "days"),
                        Figures.count(all.wrongAnswers()),
                        Figures.counted(all.answers(), "answer", "answers"));
    }

    /** A wrong time in words: "21 days wrong, 14 answers". */
    static String words(Staleness.Wrong wrong) {
        return "%s wrong, %s"
                .formatted(
                        Figures.counted(wrong.days(), "day", "days"),
                        Figures.counted(wrong.answers(), "answer", "answers"));
    }

    /** What is said of a look-up. */
    String lookUp() {
        return refused ? "refused: no answer on any date" : "right on every date";
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder(title).append(". ").append(sum());
        for (Staleness.Value each : staleness.owner()) {
            text.append('\n').append(owner).append(" says ").append(each.value());
            text.append(" from ").append(day(each.from())).append(" on.");
        }
        for (Staleness.Held each : staleness.copy()) {
            text.append("\nThe copy says ").append(each.value()).append(" from ");
            text.append(day(each.from())).append(" to ").append(lastDay(each.to())).append('.');
        }
        for (Staleness.Wrong each : staleness.wrong()) {
            text.append("\nWrong from ").append(day(each.from())).append(" to ");
            text.append(lastDay(each.to())).append(": ").append(words(each)).append('.');
        }
        text.append("\nLook up: ").append(lookUp()).append('.');
        return text.toString();
    }

    @Override
    public Table table() {
        List<List<Object>> rows = new ArrayList<>();
        List<Staleness.Value> values = staleness.owner();
        for (int i = 0; i < values.size(); i++) {
            LocalDate to = i + 1 < values.size() ? values.get(i + 1).from() : staleness.until();
            rows.add(row("owner", values.get(i).from(), to, values.get(i).value(), Double.NaN));
        }
        staleness
                .copy()
                .forEach(
                        each ->
                                rows.add(
                                        row(
                                                "copy",
                                                each.from(),
                                                each.to(),
                                                each.value(),
                                                Double.NaN)));
        staleness
                .wrong()
                .forEach(
                        each ->
                                rows.add(
                                        row(
                                                "wrong",
                                                each.from(),
                                                each.to(),
                                                each.says(),
                                                each.answers())));
        return new Table(List.of("what", "from", "to, exclusive", "value", "wrong answers"), rows);
    }

    private static List<Object> row(
            String what, LocalDate from, LocalDate to, String value, double answers) {
        return List.of(what, from.toString(), to.toString(), value, answers);
    }

    @Override
    public Drawn at(double width, double height) {
        return new StalenessPainter(this, width, height);
    }
}
