package mnemarium.ledger;

/**
 * The cost spine of a record: what its value is reckoned from.
 *
 * @param derive producing it from scratch
 * @param verify running all of its checks once
 * @param recall bringing it into the working set
 * @param footprintTokens tokens that it takes up there, 0 or more
 */
public record Costs(Amount derive, Amount verify, Amount recall, long footprintTokens) {

    public Costs {
        Checked.notNegative("footprint in tokens", footprintTokens);
    }

    /**
     * What one of the checks costs: the whole shared out so that the parts are whole numbers and
     * add up to it.
     *
     * @param check from 0
     * @param checks of the record, at least 1
     */
    public Amount share(int check, int checks) {
        return new Amount(
                (int) share(verify.turns(), check, checks), share(verify.tokens(), check, checks));
    }

    private static long share(long whole, int check, int checks) {
        return whole * (check + 1) / checks - whole * check / checks;
    }

    /** The same with checks that were missing: each costs what the dearest one did, or one turn. */
    public Costs withMoreChecks(int before, int more) {
        Amount each =
                before == 0
                        ? new Amount(1, 0)
                        : new Amount(
                                Math.ceilDiv(verify.turns(), before),
                                Math.ceilDiv(verify.tokens(), before));
        Amount grown = verify;
        for (int i = 0; i < more; i++) {
            grown = grown.plus(each);
        }
        return new Costs(derive, grown, recall, footprintTokens);
    }
}
