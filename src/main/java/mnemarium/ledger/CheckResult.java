package mnemarium.ledger;

/** What came of a check. Unknown is neither: it turns a reuse into a hint. */
public sealed interface CheckResult {

    /** One word. */
    String word();

    /** What was found, in words. */
    String reason();

    /**
     * The assumption still holds.
     *
     * @param found the value now
     */
    record Pass(String found) implements CheckResult {
        @Override
        public String word() {
            return "pass";
        }

        @Override
        public String reason() {
            return "found " + Checked.shown(found);
        }
    }

    /**
     * The assumption does not hold any more.
     *
     * @param found the value now
     */
    record Fail(String found) implements CheckResult {
        @Override
        public String word() {
            return "fail";
        }

        @Override
        public String reason() {
            return "found " + Checked.shown(found);
        }
    }

    /** It could not be found out, and why. */
    record Unknown(String reason) implements CheckResult {
        public Unknown {
            Checked.text("reason of an unknown result", reason, 100_000);
        }

        @Override
        public String word() {
            return "unknown";
        }
    }

    static CheckResult of(boolean holds, String found) {
        return holds ? new Pass(found) : new Fail(found);
    }
}
