package mnemarium.workbench;

import mnemarium.ledger.CheckResult;
import mnemarium.ledger.Critique;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Draft;
import mnemarium.ledger.Ledger;
import mnemarium.ledger.Objection;
import mnemarium.ledger.WriteCritic;
import mnemarium.probe.Probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Judges drafts of records: by the write critic, by what the ledger holds, and by whether their
 * checks can be run at all. Writes nothing.
 */
final class DraftJudge {

    private DraftJudge() {}

    /**
     * What is said of a draft.
     *
     * @param ledger in which it would be written
     * @param probe runs its checks
     */
    static Critique judge(Ledger ledger, Draft draft, WriteCritic critic, Probe probe) {
        Critique critique = critic.judge(draft, ledger.staleness(draft.kind(), draft.scope()));
        if (critique instanceof Critique.Accepted) {
            Optional<Objection> objection = ledger.objection(draft.record(ledger.nextId(), 0));
            if (objection.isPresent()) {
                return new Critique.Refused(List.of(objection.get()));
            }
            List<Objection> unknowable = unknowable(draft.dependencies(), probe);
            if (!unknowable.isEmpty()) {
                return new Critique.Refused(unknowable);
            }
        }
        return critique;
    }

    /** A check that cannot be run when its record is written would never let it be reused. */
    private static List<Objection> unknowable(List<Dependency> dependencies, Probe probe) {
        List<Objection> objections = new ArrayList<>();
        for (int i = 0; i < dependencies.size(); i++) {
            Dependency each = dependencies.get(i);
            if (each.check().isProbed()
                    && probe.answer(each.request()) instanceof CheckResult.Unknown unknown) {
                String reason = unknown.reason().replaceFirst("^found ", "");
                int expected = reason.indexOf(", expected ");
                objections.add(
                        new Objection(
                                "dependencies-" + (i + 1),
                                each.name()
                                        + ": "
                                        + (expected < 0 ? reason : reason.substring(0, expected)),
                                expected < 0
                                        ? "a check that can be run"
                                        : reason.substring(expected + ", expected ".length())));
            }
        }
        return objections;
    }
}
