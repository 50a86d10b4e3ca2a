package mnemarium.ui.gate;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.OwnedField;
import mnemarium.ownership.Owner;
import mnemarium.ownership.OwnerRegistry;
import mnemarium.ownership.Staleness;
import mnemarium.ownership.Staleness.Renewal;
import mnemarium.ownership.Staleness.Value;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.StalenessChart;
import mnemarium.workbench.FactHistory;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a copy of one fact would say over time. A scenario that has the fact gives the owner's
 * values and the days on which it is asked for; of other facts only their mean time between changes
 * is known, and the value changes evenly.
 */
final class Timeline {

    /** The source's customer has been on the plan since this day. */
    private static final LocalDate START = LocalDate.of(2026, 4, 2);

    /** A copy is made a week after the value came to be. */
    private static final int COPIED_AFTER = 7;

    private static final int LEAST_DAYS = 120;
    private static final int MOST_DAYS = 1_500;

    private Timeline() {}

    /** What there is to show of a fact. */
    sealed interface Seen {

        /**
         * A copy beside its owner.
         *
         * @param what is shown, in a few words
         * @param from where the values are from, in a sentence
         */
        record Copy(StalenessChart chart, String what, String from) implements Seen {}

        /**
         * Nothing to draw.
         *
         * @param why in a sentence or two
         */
        record Nothing(String why) implements Seen {}
    }

    /**
     * @param expiryDays after how many days a copy expires; never if empty
     */
    static Seen of(
            CandidateFact fact,
            OwnersFile owners,
            WhatIf whatIf,
            List<FactHistory> histories,
            OptionalInt expiryDays) {
        Owner owner = whatIf.ownerOf(fact, owners);
        if (owner instanceof Owner.Nobody) {
            return new Seen.Nothing(
                    "Nobody owns it, so there is nothing that a memory of it could be a stale copy"
                            + " of. It changes when whoever said it says otherwise, and is put"
                            + " right there.");
        }
        Optional<FactHistory> history =
                whatIf.changesEvery().isPresent()
                        ? Optional.empty()
                        : history(fact, owners.registry(), histories);
        if (history.isPresent()) {
            return lived(fact, owner, whatIf, history.get(), expiryDays);
        }
        Optional<Duration> every = whatIf.changesEvery(fact, owners);
        return every.isPresent()
                ? regular(fact, owner, whatIf, every.get(), expiryDays)
                : new Seen.Nothing(
                        "How often its value changes is not known. Move “Changes every” to see"
                                + " what a copy would say.");
    }

    private static Optional<FactHistory> history(
            CandidateFact fact, OwnerRegistry registry, List<FactHistory> histories) {
        Optional<OwnedField> field = fact.field().flatMap(registry::field);
        return histories.stream()
                .filter(each -> each.subject().equals(fact.subject()))
                .filter(each -> field.isPresent() && registry.field(each.fact()).equals(field))
                .findFirst();
    }

    private static Seen lived(
            CandidateFact fact,
            Owner owner,
            WhatIf whatIf,
            FactHistory history,
            OptionalInt expiryDays) {
        LocalDate copied = history.asked().getFirst();
        Staleness staleness =
                Staleness.of(
                        since(history.values(), copied),
                        copied,
                        expiryDays,
                        Renewal.WHEN_ASKED,
                        history.asked(),
                        history.until());
        return new Seen.Copy(
                chart(fact, owner, whatIf, staleness),
                "%s of %s".formatted(fact.field().orElse(history.fact()), history.subject()),
                "The owner's values and the days on which it is asked for are those of the"
                        + " scenario %s.".formatted(history.scenario()));
    }

    /** The values from a week before a day on; the first one held before that too. */
    private static List<Value> since(List<Value> values, LocalDate copied) {
        LocalDate from = copied.minusDays(COPIED_AFTER);
        List<Value> seen = new ArrayList<>();
        for (Value each : values) {
            if (each.from().isAfter(from)) {
                seen.add(each);
            } else {
                seen.clear();
                seen.add(new Value(from, each.value()));
            }
        }
        return seen;
    }

    private static Seen regular(
            CandidateFact fact,
            Owner owner,
            WhatIf whatIf,
            Duration every,
            OptionalInt expiryDays) {
        int days = Math.toIntExact(Math.clamp(every.toDays(), 1, MOST_DAYS));
        LocalDate until = START.plusDays(Math.clamp(Math.round(2.6 * days), LEAST_DAYS, MOST_DAYS));
        LocalDate copied = START.plusDays(Math.min(COPIED_AFTER, days - 1));
        Staleness staleness =
                Staleness.of(
                        Staleness.regular(START, until, days, "as copied", "changed"),
                        copied,
                        expiryDays,
                        Renewal.WHEN_ASKED,
                        Staleness.evenly(copied, until, fact.impression().timesPerMonth()),
                        until);
        return new Seen.Copy(
                chart(fact, owner, whatIf, staleness),
                "a change every %s, asked for %s times a month"
                        .formatted(
                                Figures.counted(days, "day", "days"),
                                times(fact.impression().timesPerMonth())),
                "No history of it is known: the value changes evenly, and is asked for evenly.");
    }

    private static String times(double perMonth) {
        return Figures.number(perMonth, perMonth == Math.rint(perMonth) ? 0 : 1);
    }

    private static StalenessChart chart(
            CandidateFact fact, Owner owner, WhatIf whatIf, Staleness staleness) {
        return new StalenessChart(
                "Staleness of a copy of “" + fact.claim() + "”",
                owner.name(),
                staleness,
                whatIf.refused());
    }
}
