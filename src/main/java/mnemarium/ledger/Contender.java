package mnemarium.ledger;

import java.util.List;

/**
 * A record that a question was routed to, with what its rank rests on.
 *
 * @param net what using it would save
 * @param signals weak signals of its scope that fit
 * @param assumed dimensions that fit only because they were filled in
 */
public record Contender(LedgerRecord record, Net net, int signals, List<String> assumed) {

    public Contender {
        assumed = List.copyOf(assumed);
    }
}
