package mnemarium.loop.reuse;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What an agent keeps of an evolving world, and how it answers. */
public sealed interface EvolvingArm {

    /** Keeps nothing: answers from the document at hand, else looks it up. */
    record NoMemory() implements EvolvingArm {
        @Override
        public String arm() {
            return "no-memory";
        }
    }

    /** Keeps every value it is shown, believes the newest. */
    record NaiveAppend() implements EvolvingArm {
        @Override
        public String arm() {
            return "naive-append";
        }
    }

    /** Keeps one value for each subject as texts name it. */
    record Supersession() implements EvolvingArm {
        @Override
        public String arm() {
            return "supersession";
        }
    }

    /** Likewise, but knows the role of a subject that texts name after its value. */
    record SupersessionRole() implements EvolvingArm {
        @Override
        public String arm() {
            return "supersession-role";
        }
    }

    /** Keeps how to find out, and no value. */
    record Ledger() implements EvolvingArm {
        @Override
        public String arm() {
            return "ledger";
        }
    }

    /**
     * Likewise, and what it found out, to be trusted for some days.
     *
     * @param days the oldest observation that is trusted, in days; empty: any
     */
    record LedgerFresh(OptionalInt days) implements EvolvingArm {

        public LedgerFresh {
            if (days.isPresent() && days.getAsInt() < 0) {
                throw new IllegalArgumentException(
                        "observations are trusted for "
                                + days.getAsInt()
                                + " days, expected 0 or more, or inf");
            }
        }

        @Override
        public String arm() {
            return PREFIX + (days.isPresent() ? String.valueOf(days.getAsInt()) : FOR_EVER);
        }

        boolean trusts(int age) {
            return days.isEmpty() || age <= days.getAsInt();
        }
    }

    /** How the name of a {@link LedgerFresh} begins. */
    String PREFIX = "ledger-ttl-";

    /** The days of a {@link LedgerFresh} that trusts any observation. */
    String FOR_EVER = "inf";

    /** Its name in files, on the command line and on screen, such as {@code ledger-ttl-10}. */
    String arm();

    /** The arms that have no number, and the one that trusts any observation. */
    static List<EvolvingArm> withoutNumber() {
        return List.of(
                new NoMemory(),
                new NaiveAppend(),
                new Supersession(),
                new SupersessionRole(),
                new Ledger(),
                new LedgerFresh(OptionalInt.empty()));
    }

    /** The arm of a name. */
    static Optional<EvolvingArm> named(String arm) {
        if (arm.matches(PREFIX + "\\d{1,9}")) {
            int days = Integer.parseInt(arm.substring(PREFIX.length()));
            return Optional.of(new LedgerFresh(OptionalInt.of(days)));
        }
        return withoutNumber().stream().filter(each -> each.arm().equals(arm)).findFirst();
    }
}
