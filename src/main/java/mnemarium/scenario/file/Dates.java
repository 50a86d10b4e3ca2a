package mnemarium.scenario.file;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Pattern;

/** Days in files: {@code 2026-04-02}. */
final class Dates {

    private static final Pattern DAY = Pattern.compile("(19|20|21)\\d\\d-\\d\\d-\\d\\d");

    private static final LocalDate NONE = LocalDate.of(2000, 1, 1);

    private Dates() {}

    /** A day that must be there; a stand-in after noting that it is not. */
    static LocalDate read(Fields fields, String key) {
        int count = fields.has(key) ? 0 : 1;
        String text = fields.text(key);
        Optional<LocalDate> day = parsed(text);
        if (day.isEmpty() && count == 0 && !text.equals("?")) {
            fields.problem(
                    key, "'" + Node.cut(text) + "'", "a day from 1900 to 2199 such as 2026-04-02");
        }
        return day.orElse(NONE);
    }

    private static Optional<LocalDate> parsed(String text) {
        if (!DAY.matcher(text).matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(LocalDate.parse(text));
        } catch (DateTimeException noSuchDay) {
            return Optional.empty();
        }
    }
}
