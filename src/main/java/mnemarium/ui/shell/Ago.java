package mnemarium.ui.shell;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.util.Locale;

/** How long ago something was, as people say it. */
final class Ago {
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);

    private Ago() {}

    /** "just now", "10 minutes ago", "2 hours ago", "yesterday", "Monday", "3 March 2026". */
    static String words(Instant then, Instant now, ZoneId zone) {
        Duration passed = Duration.between(then, now);
        LocalDate day = LocalDate.ofInstant(then, zone);
        LocalDate today = LocalDate.ofInstant(now, zone);
        if (passed.compareTo(Duration.ofMinutes(1)) < 0) {
            return "just now";
        }
        if (passed.compareTo(Duration.ofHours(1)) < 0) {
            return several(passed.toMinutes(), "minute");
        }
        if (day.equals(today)) {
            return several(passed.toHours(), "hour");
        }
        if (day.equals(today.minusDays(1))) {
            return "yesterday";
        }
        if (day.isAfter(today.minusDays(7))) {
            return day.getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
        }
        return DAY.format(day);
    }

    private static String several(long number, String unit) {
        return number + " " + unit + (number == 1 ? "" : "s") + " ago";
    }
}
