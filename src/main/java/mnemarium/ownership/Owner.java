package mnemarium.ownership;

import java.time.Duration;

/** Who holds a fact and is right when a copy disagrees. */
public sealed interface Owner {

    /** The longest that an answer may take. */
    Duration SLOWEST = Duration.ofSeconds(60);

    /** The most tokens that an answer may take. */
    int MOST_TOKENS = 1_000_000;

    /** Its name in an owners file and on screen. */
    String name();

    /** Its kind in words: {@code system of record}. */
    String kind();

    /**
     * A service that is authoritative for its fields and answers a query by identifier with one
     * value. When it fails, it gives a wrong value or none.
     *
     * @param name the service
     * @param identifier what a query needs, such as {@code account_id}
     * @param latency until it answers
     * @param tokens of one answer
     * @param availability share of queries that are answered, 0 to 1
     * @param permission who may ask, in words; empty if anybody in the conversation may
     * @param changeEvents by what it tells that a value changed; empty if it does not
     */
    record SystemOfRecord(
            String name,
            String identifier,
            Duration latency,
            int tokens,
            double availability,
            String permission,
            String changeEvents)
            implements Owner {

        public SystemOfRecord {
            Checked.name("owner", name);
            Checked.name("identifier of owner " + name, identifier);
            Checked.atMost("latency of owner " + name, latency, SLOWEST);
            Checked.within("tokens of owner " + name, tokens, 0, MOST_TOKENS);
            Checked.within("availability of owner " + name, availability, 0, 1);
        }

        @Override
        public String kind() {
            return "system of record";
        }
    }

    /**
     * Texts that somebody keeps current, such as a product's documentation. They are searched, not
     * asked by identifier; when that fails, it gives a plausible passage from a neighbouring topic.
     * They are as fresh as the version that was indexed.
     *
     * @param latency until passages are found
     * @param tokens of the passages
     * @param version the publication that is indexed; empty if not known
     */
    record MaintainedCorpus(
            String name, Duration latency, int tokens, String version, String permission)
            implements Owner {

        public MaintainedCorpus {
            Checked.name("owner", name);
            Checked.atMost("latency of owner " + name, latency, SLOWEST);
            Checked.within("tokens of owner " + name, tokens, 0, MOST_TOKENS);
        }

        @Override
        public String kind() {
            return "maintained texts";
        }
    }

    /**
     * Earlier conversations that are kept anyway. What was said in them never changes and nothing
     * was derived from it, but nobody keeps it true.
     *
     * @param latency until passages are found
     * @param tokens of the passages
     * @param keptFor how long a conversation is kept
     */
    record KeptTranscripts(
            String name, Duration latency, int tokens, Duration keptFor, String permission)
            implements Owner {

        public KeptTranscripts {
            Checked.name("owner", name);
            Checked.atMost("latency of owner " + name, latency, SLOWEST);
            Checked.within("tokens of owner " + name, tokens, 0, MOST_TOKENS);
            Checked.lasting("time that owner " + name + " keeps", keptFor);
        }

        @Override
        public String kind() {
            return "kept transcripts";
        }
    }

    /** No system holds it; it is in somebody's head. */
    record Nobody() implements Owner {

        @Override
        public String name() {
            return "nobody";
        }

        @Override
        public String kind() {
            return "nobody";
        }
    }
}
