package mnemarium.ui.ledger;

import mnemarium.loop.Move;
import mnemarium.loop.Rules;
import mnemarium.loop.Situation;
import mnemarium.workbench.Snapshot;

/**
 * The rules that the next task will be decided by: those of now, and the dials that were moved and
 * have not acted yet. What is to come is shown by them.
 */
final class Standing {

    private Standing() {}

    static Rules rules(Snapshot snapshot, Situation.Reusing reusing) {
        Rules rules = reusing.rules();
        for (Move move : snapshot.pending()) {
            rules = rules.with(move.dial(), move.value());
        }
        return rules;
    }
}
