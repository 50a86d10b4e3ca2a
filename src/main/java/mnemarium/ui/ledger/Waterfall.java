package mnemarium.ui.ledger;

import java.util.List;

/**
 * A sum as it comes about: one bar per term, each begun where the one before ended, and the sum.
 *
 * @param name of the sum: "net", "V(R)"
 * @param terms in order; those below zero take away
 * @param unit "turns" or "tokens"
 * @param caption what the sum is of: "net of this reuse"
 */
public record Waterfall(String name, List<Term> terms, String unit, String caption) {

    /**
     * One term.
     *
     * @param name at its left: "derive"
     * @param value below zero if it takes away
     * @param note behind its figure: "no data"; "" for nothing
     */
    public record Term(String name, double value, String note) {

        /** A term that needs no note. */
        public Term(String name, double value) {
            this(name, value, "");
        }
    }

    public Waterfall {
        terms = List.copyOf(terms);
        if (terms.isEmpty()) {
            throw new IllegalArgumentException(
                    "waterfall " + name + " has no term, expected at least one");
        }
    }

    /** The net of a reuse. */
    static Waterfall net(long derive, long verify, long recall, String unit) {
        return new Waterfall(
                "net",
                List.of(
                        new Term("derive", derive),
                        new Term("verify", -verify),
                        new Term("recall", -recall)),
                unit,
                "net of this reuse");
    }

    /** The sum. */
    public double total() {
        return terms.stream().mapToDouble(Term::value).sum();
    }

    /** For those who cannot see it: "derive 5, verify −1, recall −1, net 3 turns". */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (Term term : terms) {
            text.append(term.name()).append(' ').append(Amounts.number(term.value()));
            if (!term.note().isEmpty()) {
                text.append(" (").append(term.note()).append(')');
            }
            text.append(", ");
        }
        return text.append(name)
                .append(' ')
                .append(Amounts.number(total()))
                .append(' ')
                .append(unit)
                .toString();
    }
}
