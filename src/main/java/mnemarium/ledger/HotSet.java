package mnemarium.ledger;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The records that questions are routed to.
 *
 * @param chosen ids of those that were worth it, best first
 * @param forRisk ids of dead ends and corrections, which stay whatever their use
 */
public record HotSet(List<String> chosen, List<String> forRisk, Set<String> all) {

    public HotSet(List<String> chosen, List<String> forRisk) {
        this(
                chosen,
                forRisk,
                Stream.concat(chosen.stream(), forRisk.stream()).collect(Collectors.toSet()));
    }

    public HotSet {
        chosen = List.copyOf(chosen);
        forRisk = List.copyOf(forRisk);
        all = Set.copyOf(all);
    }

    public boolean contains(String id) {
        return all.contains(id);
    }
}
