package mnemarium.ledger;

/** What a record of some kind must say beyond title and body. */
public sealed interface Payload {

    Kind kind();

    record Outcome() implements Payload {
        @Override
        public Kind kind() {
            return Kind.OUTCOME;
        }
    }

    record Procedure() implements Payload {
        @Override
        public Kind kind() {
            return Kind.PROCEDURE;
        }
    }

    /**
     * A choice.
     *
     * @param rationale why it was made
     */
    record Decision(String rationale) implements Payload {
        public Decision {
            Checked.text("rationale of a decision", rationale, LedgerRecord.LONGEST_BODY);
        }

        @Override
        public Kind kind() {
            return Kind.DECISION;
        }
    }

    /**
     * What does not work.
     *
     * @param failureReason why not
     */
    record DeadEnd(String failureReason) implements Payload {
        public DeadEnd {
            Checked.text("failure reason of a dead end", failureReason, LedgerRecord.LONGEST_BODY);
        }

        @Override
        public Kind kind() {
            return Kind.DEAD_END;
        }
    }

    record Completion() implements Payload {
        @Override
        public Kind kind() {
            return Kind.COMPLETION;
        }
    }

    /**
     * How to find something out.
     *
     * @param method what to do
     * @param target what it tells
     */
    record VerificationMethod(String method, String target) implements Payload {
        public VerificationMethod {
            Checked.text("method of a verification method", method, LedgerRecord.LONGEST_BODY);
            Checked.text("target of a verification method", target, 1000);
        }

        @Override
        public Kind kind() {
            return Kind.VERIFICATION_METHOD;
        }
    }

    record Observation() implements Payload {
        @Override
        public Kind kind() {
            return Kind.OBSERVATION;
        }
    }
}
