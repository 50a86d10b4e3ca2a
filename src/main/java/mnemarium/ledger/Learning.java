package mnemarium.ledger;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What is learned from a wrong reuse: the same record once more, with the dependency that was
 * missed, in the place of the one that lacked it.
 */
public final class Learning {

    private Learning() {}

    /**
     * The correcting draft. Each check that joins costs as much as the dearest one before.
     *
     * @param wrong the record that was used wrongly
     * @param missed the dependencies it lacked, at least one, with the values at its derivation
     * @param shown what showed that it was wrong
     * @param by who says so
     * @throws IllegalArgumentException if nothing is missed, or the record depends on it already
     */
    public static Draft correction(
            LedgerRecord wrong, List<Dependency> missed, String shown, Authority by) {
        if (missed.isEmpty()) {
            throw new IllegalArgumentException(
                    "missed dependencies are 0, expected at least one that "
                            + wrong.id()
                            + " lacks");
        }
        Set<String> names = new HashSet<>();
        wrong.dependencies().forEach(each -> names.add(each.name()));
        for (Dependency each : missed) {
            if (!names.add(each.name())) {
                throw new IllegalArgumentException(
                        "missed dependency is "
                                + each.name()
                                + ", expected one that "
                                + wrong.id()
                                + " does not depend on yet");
            }
        }
        List<Dependency> dependencies = new ArrayList<>(wrong.dependencies());
        dependencies.addAll(missed);
        List<String> evidence = new ArrayList<>(wrong.evidence());
        evidence.add(Checked.line("what showed that it was wrong", shown, 2000));
        Draft same = Draft.of(wrong);
        return new Draft(
                        same.kind(),
                        same.supersedes(),
                        same.title(),
                        same.body(),
                        evidence,
                        same.scope(),
                        dependencies,
                        same.exclusions(),
                        same.costs().withMoreChecks(wrong.dependencies().size(), missed.size()),
                        by,
                        same.confidence(),
                        new Provenance("learning from a wrong reuse", List.of(wrong.id())),
                        same.particulars())
                .superseding(new Supersedes(wrong.id(), Supersedes.Because.CORRECTION));
    }
}
