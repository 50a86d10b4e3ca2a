package mnemarium.ownership;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a copy of an owned value says over time beside what its owner says: when it is wrong, and
 * how many answers it gets wrong. The copy is right on the day it is made and wrong from the
 * owner's next change until it is made anew; so an expiry bounds how long an error lives, not
 * whether it happens. A look-up is right on every date, since it says what the owner says.
 *
 * <p>A day is the smallest time. A value changes, and a copy expires, at the beginning of its day;
 * a copy that is made on a day on which the value changes holds the new one.
 *
 * @param owner what the owner says, from the beginning to the end
 * @param copy what the copy says while it is held, without gaps unless an expired copy waits to be
 *     asked for
 * @param wrong when the copy says something else than its owner, in the order of time
 * @param answers how many answers the copy gave
 * @param until the day after the last one that is looked at
 */
public record Staleness(
        List<Value> owner, List<Held> copy, List<Wrong> wrong, int answers, LocalDate until) {

    public Staleness {
        owner = List.copyOf(owner);
        copy = List.copyOf(copy);
        wrong = List.copyOf(wrong);
    }

    /** When an expired copy is made anew. */
    public enum Renewal {
        /** On the day it expires. */
        ON_EXPIRY,
        /** With the next answer; until then there is none. */
        WHEN_ASKED
    }

    /**
     * The owner's value from a day on.
     *
     * @param from the first day
     */
    public record Value(LocalDate from, String value) {}

    /**
     * A copy of the owner's value.
     *
     * @param from the day it was made
     * @param to the day after its last one
     */
    public record Held(LocalDate from, LocalDate to, String value) {}

    /**
     * A time in which the copy is wrong.
     *
     * @param from the day the owner's value changed
     * @param to the day after its last one: the copy was made anew, expired, or is what its owner
     *     says again
     * @param says the copy's value
     * @param answers how many answers of that time came from the copy
     */
    public record Wrong(LocalDate from, LocalDate to, String says, int answers) {

        /** How long it is wrong. */
        public long days() {
            return ChronoUnit.DAYS.between(from, to);
        }
    }

    /**
     * A copy over time.
     *
     * @param history the owner's values, each later than the one before
     * @param copied the day of the first copy; the owner has a value by then
     * @param expiryDays after how many days a copy expires, at least 1; never if empty
     * @param asked the days of the answers, in any order; a day as often as it has answers; those
     *     before the first copy and from {@code until} on do not count
     * @param until the day after the last one that is looked at, after {@code copied}
     * @throws IllegalArgumentException if these do not fit together
     */
    public static Staleness of(
            List<Value> history,
            LocalDate copied,
            OptionalInt expiryDays,
            Renewal renewal,
            List<LocalDate> asked,
            LocalDate until) {
        check(history, copied, expiryDays, until);
        List<LocalDate> answers =
                asked.stream()
                        .filter(day -> !day.isBefore(copied) && day.isBefore(until))
                        .sorted()
                        .toList();
        List<Held> copy = new ArrayList<>();
        Optional<LocalDate> next = Optional.of(copied);
        while (next.isPresent()) {
            LocalDate made = next.get();
            LocalDate expires =
                    expiryDays.isPresent() ? made.plusDays(expiryDays.getAsInt()) : until;
            LocalDate end = expires.isBefore(until) ? expires : until;
            copy.add(new Held(made, end, at(history, made)));
            next =
                    switch (renewal) {
                        case ON_EXPIRY -> Optional.of(end);
                        case WHEN_ASKED ->
                                answers.stream().filter(day -> !day.isBefore(end)).findFirst();
                    };
            next = next.filter(day -> day.isBefore(until));
        }
        List<Wrong> wrong = new ArrayList<>();
        copy.forEach(held -> wrong(held, history, answers, wrong));
        return new Staleness(history, copy, wrong, answers.size(), until);
    }

    private static void check(
            List<Value> history, LocalDate copied, OptionalInt expiryDays, LocalDate until) {
        for (int i = 1; i < history.size(); i++) {
            if (!history.get(i).from().isAfter(history.get(i - 1).from())) {
                throw new IllegalArgumentException(
                        "value '%s' is from %s, expected a day after %s"
                                .formatted(
                                        Checked.shortened(history.get(i).value()),
                                        history.get(i).from(),
                                        history.get(i - 1).from()));
            }
        }
        if (history.isEmpty() || history.getFirst().from().isAfter(copied)) {
            throw new IllegalArgumentException(
                    "the copy is made on " + copied + ", expected a day on which there is a value");
        }
        if (!until.isAfter(copied)) {
            throw new IllegalArgumentException(
                    "the last day is before " + until + ", expected one after " + copied);
        }
        if (expiryDays.isPresent()) {
            Checked.within("expiry in days", expiryDays.getAsInt(), 1, 36_500);
        }
    }

    /** What the owner says on a day on which there is a value. */
    private static String at(List<Value> history, LocalDate day) {
        String value = history.getFirst().value();
        for (Value each : history) {
            if (each.from().isAfter(day)) {
                break;
            }
            value = each.value();
        }
        return value;
    }

    /** The times, each as long as it can be, in which one copy is wrong. */
    private static void wrong(
            Held held, List<Value> history, List<LocalDate> answers, List<Wrong> wrong) {
        Optional<LocalDate> since = Optional.empty();
        for (Value each : history) {
            boolean isWithin = each.from().isAfter(held.from()) && each.from().isBefore(held.to());
            if (!isWithin) {
                continue;
            }
            boolean isWrong = !each.value().equals(held.value());
            if (isWrong && since.isEmpty()) {
                since = Optional.of(each.from());
            } else if (!isWrong && since.isPresent()) {
                wrong.add(window(since.get(), each.from(), held, answers));
                since = Optional.empty();
            }
        }
        since.ifPresent(from -> wrong.add(window(from, held.to(), held, answers)));
    }

    private static Wrong window(LocalDate from, LocalDate to, Held held, List<LocalDate> answers) {
        return new Wrong(from, to, held.value(), within(answers, from, to));
    }

    private static int within(List<LocalDate> answers, LocalDate from, LocalDate to) {
        return Math.toIntExact(
                answers.stream().filter(day -> !day.isBefore(from) && day.isBefore(to)).count());
    }

    /**
     * What the owner, and so a look-up, says on a day; empty before the first value.
     *
     * @param day any
     */
    public Optional<String> ownerSays(LocalDate day) {
        return owner.getFirst().from().isAfter(day)
                ? Optional.empty()
                : Optional.of(at(owner, day));
    }

    /** What the copy says on a day; empty while there is none. */
    public Optional<String> copySays(LocalDate day) {
        return copy.stream()
                .filter(each -> !each.from().isAfter(day) && each.to().isAfter(day))
                .map(Held::value)
                .findFirst();
    }

    /** On how many days the copy is wrong. */
    public long wrongDays() {
        return wrong.stream().mapToLong(Wrong::days).sum();
    }

    /** How many answers are wrong. */
    public int wrongAnswers() {
        return wrong.stream().mapToInt(Wrong::answers).sum();
    }

    /**
     * Days of answers that come evenly, the first on the first day.
     *
     * @param perMonth how many come in 30 days; none if 0
     * @param to the day after the last one
     */
    public static List<LocalDate> evenly(LocalDate from, LocalDate to, double perMonth) {
        Checked.within("answers per month", perMonth, 0, 1_000_000);
        long days = ChronoUnit.DAYS.between(from, to);
        long count = (long) Math.ceil(days * perMonth / 30 - 1e-9);
        List<LocalDate> answers = new ArrayList<>();
        for (long i = 0; i < count; i++) {
            answers.add(from.plusDays((long) Math.floor(i * 30 / perMonth + 1e-9)));
        }
        return List.copyOf(answers);
    }

    /**
     * A value that changes evenly between two, for a fact of which no history is known.
     *
     * @param everyDays from one change to the next, at least 1
     * @param until no change comes on this day or later
     */
    public static List<Value> regular(
            LocalDate from, LocalDate until, int everyDays, String one, String other) {
        Checked.within("days between two changes", everyDays, 1, 36_500);
        List<Value> history = new ArrayList<>();
        LocalDate day = from;
        for (int i = 0; i == 0 || day.isBefore(until); i++) {
            history.add(new Value(day, i % 2 == 0 ? one : other));
            day = day.plusDays(everyDays);
        }
        return List.copyOf(history);
    }
}
