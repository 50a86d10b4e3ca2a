package mnemarium.ui.ledger;

import mnemarium.loop.Rules;
import mnemarium.loop.Situation;

import java.util.ArrayList;
import java.util.List;

/**
 * What an arm takes the outcome to depend on, and what its fingerprint covers, at one moment.
 *
 * @param names of the declared dependencies, learned ones included
 * @param learned of them, those that a miss taught
 * @param outside observable dimensions that the slice does not cover, by hand
 * @param dropped dimensions that left the slice, having proved harmless
 * @param fingerprints whether the arm compares fingerprints at all
 */
record Declared(
        List<String> names,
        List<String> learned,
        List<String> outside,
        List<String> dropped,
        boolean fingerprints) {

    static Declared of(Situation.Reusing reusing) {
        Rules rules = reusing.rules();
        List<String> learned = rules.layout().names(reusing.remembered().learned());
        List<String> names = new ArrayList<>(rules.declared().names());
        learned.stream().filter(each -> !names.contains(each)).forEach(names::add);
        return new Declared(
                names,
                learned,
                rules.outsideSlice(),
                rules.layout().names(reusing.remembered().dropped()),
                rules.policy().arm().fingerprints());
    }

    boolean has(String name) {
        return names.contains(name);
    }

    /** "declared", "learned", "undeclared", and what became of it in the slice. */
    String words(String name) {
        String word = learned.contains(name) ? "learned" : has(name) ? "declared" : "undeclared";
        return word + slice(name);
    }

    /** What of a dimension is worth a word about the slice: ", dropped"; "" if it is in it. */
    String slice(String name) {
        if (!fingerprints) {
            return "";
        }
        return dropped.contains(name)
                ? ", dropped"
                : outside.contains(name) ? ", not in slice" : "";
    }
}
