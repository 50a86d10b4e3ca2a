package mnemarium.ledger;

/**
 * How far a decision may go.
 *
 * @param currency in which it weighs
 * @param verify what all checks of a decision may cost together, 0 or more
 * @param candidates how many candidates may be checked, 0 or more
 */
public record Budgets(Currency currency, long verify, int candidates) {

    /** Ten turns for at most five candidates. */
    public static final Budgets DEFAULT = new Budgets(Currency.TURNS, 10, 5);

    /** The default of a currency: ten turns, or five thousand tokens, for five candidates. */
    public static Budgets of(Currency currency) {
        return switch (currency) {
            case TURNS -> DEFAULT;
            case TOKENS -> new Budgets(Currency.TOKENS, 5000, 5);
        };
    }

    public Budgets {
        Checked.notNegative("verify budget", verify);
        Checked.notNegative("candidate budget", candidates);
    }
}
