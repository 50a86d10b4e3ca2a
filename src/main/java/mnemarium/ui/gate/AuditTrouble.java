package mnemarium.ui.gate;

import mnemarium.scenario.Problem;

import java.util.List;

/**
 * What went wrong with an audit, until it is closed or something else is tried.
 *
 * @param title in a few words
 * @param problems at least one
 */
public record AuditTrouble(String title, List<Problem> problems) {

    public AuditTrouble {
        problems = List.copyOf(problems);
    }
}
