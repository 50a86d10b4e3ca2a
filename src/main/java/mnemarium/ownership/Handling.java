package mnemarium.ownership;

import java.time.Duration;
import java.util.Optional;

/** What a verdict means for one proposal: what to do instead, or what owning it takes. */
public sealed interface Handling {

    GateVerdict verdict();

    /** In a sentence or two, for people. */
    String sentence();

    /**
     * Ask the owner each time.
     *
     * @param field its field
     */
    record LookUp(Owner.SystemOfRecord owner, String field) implements Handling {
        @Override
        public GateVerdict verdict() {
            return GateVerdict.LOOK_UP;
        }

        @Override
        public String sentence() {
            return "Ask %s for %s by %s at read time: %s, %d tokens."
                    .formatted(
                            owner.name(),
                            field,
                            owner.identifier(),
                            Spans.words(owner.latency()),
                            owner.tokens());
        }
    }

    /**
     * Keep a value that may be thrown away at any time, since the source rebuilds it.
     *
     * @param timeToLive from the source's change rate; empty if that is not known
     * @param hook what throws it away early; empty if the source tells no changes
     * @param key the source's row
     */
    record Cache(Owner.SystemOfRecord owner, Optional<Duration> timeToLive, String hook, String key)
            implements Handling {
        @Override
        public GateVerdict verdict() {
            return GateVerdict.CACHE;
        }

        @Override
        public String sentence() {
            String life =
                    timeToLive
                            .map(each -> "time to live " + Spans.words(each))
                            .orElse(
                                    "time to live not known, since the source's change rate is"
                                            + " not: no longer than the conversation");
            String thrown =
                    hook.isEmpty()
                            ? "no event of the source to throw it away early"
                            : "thrown away by " + hook;
            return "Cache the answer of %s under %s: %s, %s. Never a memory record."
                    .formatted(owner.name(), key, life, thrown);
        }
    }

    /** Search a maintained text each time. */
    record Retrieve(Owner.MaintainedCorpus owner) implements Handling {
        @Override
        public GateVerdict verdict() {
            return GateVerdict.RETRIEVE;
        }

        @Override
        public String sentence() {
            String version =
                    owner.version().isEmpty()
                            ? ""
                            : " (version " + owner.version() + " is indexed)";
            return "Search %s%s at read time: %s, %d tokens."
                    .formatted(owner.name(), version, Spans.words(owner.latency()), owner.tokens());
        }
    }

    /**
     * Search earlier conversations each time.
     *
     * @param archive what is searched; empty if the registry names none
     */
    record Search(Optional<Owner.KeptTranscripts> archive) implements Handling {
        @Override
        public GateVerdict verdict() {
            return GateVerdict.SEARCH;
        }

        @Override
        public String sentence() {
            return archive.map(
                            each ->
                                    "Search %s at read time: %s, %d tokens; kept for %s."
                                            .formatted(
                                                    each.name(),
                                                    Spans.words(each.latency()),
                                                    each.tokens(),
                                                    Spans.words(each.keptFor())))
                    .orElse("Search what is kept anyway at read time.");
        }
    }

    /**
     * Write one distilled sentence and own it.
     *
     * @param sentenceToKeep the claim
     * @param expiry after how long it is asked for again
     * @param provenance who established it
     * @param repair how it is put right
     */
    record Remember(String sentenceToKeep, Duration expiry, String provenance, String repair)
            implements Handling {
        @Override
        public GateVerdict verdict() {
            return GateVerdict.REMEMBER;
        }

        @Override
        public String sentence() {
            return "Keep one sentence: “%s” Expires after %s; from %s; %s"
                    .formatted(sentenceToKeep, Spans.words(expiry), provenance, repair);
        }
    }

    /** Keep nothing. */
    record AskAgain(int turns) implements Handling {
        @Override
        public GateVerdict verdict() {
            return GateVerdict.ASK_AGAIN;
        }

        @Override
        public String sentence() {
            return "Store nothing; ask when it matters (%s)."
                    .formatted(turns == 1 ? "1 turn" : turns + " turns");
        }
    }

    /** Keep nothing, and act on it only when whoever can authorise it confirms it. */
    record NeverBelieve() implements Handling {
        @Override
        public GateVerdict verdict() {
            return GateVerdict.NEVER_BELIEVE;
        }

        @Override
        public String sentence() {
            return "Store nothing; have it confirmed by whoever can authorise it, each time.";
        }
    }

    /** Goes to the write critic. */
    record OwnWork() implements Handling {
        @Override
        public GateVerdict verdict() {
            return GateVerdict.OWN_WORK;
        }

        @Override
        public String sentence() {
            return "Own work: judged by the write critic.";
        }
    }

    /** Passes and is counted. */
    record Unclassified() implements Handling {
        @Override
        public GateVerdict verdict() {
            return GateVerdict.UNCLASSIFIED;
        }

        @Override
        public String sentence() {
            return "Passes, since it does not say what it is; counted as unclassified.";
        }
    }
}
