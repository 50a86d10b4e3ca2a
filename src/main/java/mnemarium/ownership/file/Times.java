package mnemarium.ownership.file;

import org.jspecify.annotations.Nullable;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads points in time as exports write them. */
final class Times {

    /** Numbers above are milliseconds since 1970, those below are seconds. */
    private static final double MILLIS_FROM = 1e11;

    private static final Pattern NUMBER = Pattern.compile("\\d{8,14}(\\.\\d{1,9})?");

    private static final Pattern ISO =
            Pattern.compile(
                    "(\\d{4}-\\d\\d-\\d\\d)(?:[T ](\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?)"
                            + " ?(Z|UTC|[+-]\\d\\d:?\\d\\d|[+-]\\d\\d)?)?");

    private Times() {}

    /** ISO 8601, with or without time of day and offset (then UTC), or seconds since 1970. */
    static Optional<Instant> read(String text) {
        String plain = text.strip();
        Matcher iso = ISO.matcher(plain);
        try {
            if (NUMBER.matcher(plain).matches()) {
                double number = Double.parseDouble(plain);
                double millis = number >= MILLIS_FROM ? number : number * 1000;
                return Optional.of(Instant.ofEpochMilli(Math.round(millis)));
            } else if (!iso.matches()) {
                return Optional.empty();
            } else if (iso.group(2) == null) {
                return Optional.of(
                        LocalDate.parse(iso.group(1)).atStartOfDay().toInstant(ZoneOffset.UTC));
            }
            LocalDateTime local = LocalDateTime.parse(iso.group(1) + "T" + iso.group(2));
            return Optional.of(local.toInstant(offset(iso.group(3))));
        } catch (DateTimeException unreadable) {
            return Optional.empty();
        }
    }

    private static ZoneOffset offset(@Nullable String written) {
        return written == null || written.equals("UTC") ? ZoneOffset.UTC : ZoneOffset.of(written);
    }
}
