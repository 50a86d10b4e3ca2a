package mnemarium.ui.ledger;

import mnemarium.scenario.Dial;
import mnemarium.ui.DialRow;
import mnemarium.world.Currency;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The dials of a run in a drifting world, at the cursor.
 *
 * @param numbers those that take a number, in the order in which they are shown
 * @param currency what costs are shown and weighed in
 * @param currencyRow its dial; empty before a run is open
 * @param slice what a fingerprint covers; empty where the world has nothing to see
 * @param closed why a dial is not read by this arm
 */
record LedgerDials(
        List<DialRow> numbers,
        Currency currency,
        Optional<DialRow> currencyRow,
        Optional<Slice> slice,
        Map<Dial, String> closed) {

    /** Before a run is open. */
    static final LedgerDials EMPTY =
            new LedgerDials(
                    List.of(), Currency.TURNS, Optional.empty(), Optional.empty(), Map.of());

    LedgerDials {
        numbers = List.copyOf(numbers);
        closed = Map.copyOf(closed);
    }

    /**
     * What a fingerprint covers.
     *
     * @param row of its dial
     * @param observable all dimensions that can be seen, in the world's order
     * @param covered of them, those it covers
     * @param declared of them, those the outcome is said to depend on
     * @param dropped of those it covers, those that left it, having proved harmless
     */
    record Slice(
            DialRow row,
            List<String> observable,
            List<String> covered,
            List<String> declared,
            List<String> dropped) {
        Slice {
            dropped = List.copyOf(dropped);
            observable = List.copyOf(observable);
            covered = List.copyOf(covered);
            declared = List.copyOf(declared);
        }

        /** The dial's text for the same slice with one dimension in or out. */
        String with(String dimension, boolean in) {
            List<String> names =
                    observable.stream()
                            .filter(each -> each.equals(dimension) ? in : covered.contains(each))
                            .toList();
            if (names.isEmpty()) {
                return Dial.NONE;
            }
            return names.equals(observable) ? Dial.ALL : String.join(",", names);
        }

        /** Whether it covers what it should: "covers every declared dimension". */
        String words() {
            if (!dropped.isEmpty()) {
                return String.join(", ", dropped) + " left it, having proved harmless";
            }
            if (declared.isEmpty()) {
                return "nothing is declared";
            }
            List<String> missed =
                    declared.stream().filter(each -> !covered.contains(each)).toList();
            return missed.isEmpty()
                    ? "covers every declared dimension"
                    : missed.stream().collect(Collectors.joining(", ", "misses ", ", which "))
                            + (missed.size() == 1 ? "is declared" : "are declared");
        }

        /** Whether it leaves out what is declared. */
        boolean misses() {
            return !covered.containsAll(declared);
        }
    }
}
