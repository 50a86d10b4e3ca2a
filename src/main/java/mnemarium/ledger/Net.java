package mnemarium.ledger;

/**
 * What one reuse saves: derive − verify − recall, in one currency. Decides whether a record is used
 * again and which candidate comes first.
 */
public record Net(Currency currency, long derive, long verify, long recall) {

    /** The net of a record's costs. */
    public static Net of(Costs costs, Currency currency) {
        return new Net(
                currency,
                costs.derive().in(currency),
                costs.verify().in(currency),
                costs.recall().in(currency));
    }

    public long total() {
        return derive - verify - recall;
    }

    /** For people: {@code 5 − 1 − 1 = 3 turns}. */
    public String sentence() {
        return derive + " − " + verify + " − " + recall + " = " + currency.amount(total());
    }
}
