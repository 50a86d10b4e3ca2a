package mnemarium.ownership;

/** What somebody proposes to write to a memory. */
public sealed interface Proposal permits CandidateFact, Proposal.OwnWork, Proposal.Unclassified {

    /**
     * What the agent did, found out or decided itself. It is no fact about the world that somebody
     * could own.
     *
     * @param what in a sentence
     */
    record OwnWork(String what) implements Proposal {
        public OwnWork {
            Checked.filled("own work", what);
        }
    }

    /**
     * A write that does not say what it is.
     *
     * @param what its text
     */
    record Unclassified(String what) implements Proposal {
        public Unclassified {
            Checked.filled("unclassified write", what);
        }
    }
}
