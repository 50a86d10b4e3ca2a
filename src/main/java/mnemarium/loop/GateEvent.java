package mnemarium.loop;

import mnemarium.ownership.GateVerdict;

/** Events of the gate that stands before the writes of a memory. */
public sealed interface GateEvent extends Event {

    /**
     * A write was judged before it was made. One that is refused is not made: it costs nothing, and
     * the memory does not hold it later.
     *
     * @param key what was to be written: a fact's id, an item's, a piece of work's
     * @param claim its text
     * @param verdict the flow's, a {@link GateVerdict#word}
     * @param byOwnerAlone the verdict if nothing but the owner were looked at, likewise
     * @param owner who holds it: an owner's name, or {@code nobody}
     * @param step the test that decided, a {@link mnemarium.ownership.Step#word}; empty for what is
     *     no fact about the world
     * @param reason why, and what serves instead of a record, in sentences
     */
    record WriteJudged(
            long at,
            String key,
            String claim,
            String verdict,
            String byOwnerAlone,
            String owner,
            String step,
            String reason)
            implements GateEvent {

        public WriteJudged {
            named("verdict", verdict);
            named("verdict by owner alone", byOwnerAlone);
        }

        private static GateVerdict named(String what, String word) {
            return GateVerdict.named(word)
                    .orElseThrow(
                            () ->
                                    new IllegalArgumentException(
                                            what
                                                    + " is '"
                                                    + word
                                                    + "', expected one of "
                                                    + String.join(", ", GateVerdict.words())));
        }

        /** The flow's verdict. */
        public GateVerdict gateVerdict() {
            return named("verdict", verdict);
        }

        /** Whether the write is made. */
        public boolean isWritten() {
            return gateVerdict().isWritten();
        }
    }
}
