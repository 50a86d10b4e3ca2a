package mnemarium.ledger;

import java.util.List;

/**
 * Where a record comes from.
 *
 * @param producedBy who or what wrote it
 * @param derivedFrom ids of records and names of sources, any number
 */
public record Provenance(String producedBy, List<String> derivedFrom) {

    public Provenance {
        Checked.line("producer of a record", producedBy, 200);
        derivedFrom = Checked.atMost("sources of a record", derivedFrom, 100);
        derivedFrom.forEach(each -> Checked.line("source of a record", each, 1000));
    }
}
