package mnemarium.ledger;

import java.util.ArrayList;
import java.util.List;

/**
 * Judges a draft before it is written: it needs evidence, what its kind asks for, a check that can
 * pass, and a value above nothing; below that it is working memory, not ledger. A correction or
 * reversal needs no value: it is kept for the risk it takes away.
 *
 * @param currency in which the value is reckoned
 * @param expectedReuses how often the record is expected to be used, 1 or more
 */
public record WriteCritic(Currency currency, long expectedReuses) {

    /** One reuse, in turns. */
    public static final WriteCritic DEFAULT = new WriteCritic(Currency.TURNS, 1);

    public WriteCritic {
        if (expectedReuses < 1) {
            throw new IllegalArgumentException(
                    "expected reuses are " + expectedReuses + ", expected 1 or more");
        }
    }

    /**
     * Looks at all of a draft.
     *
     * @param staleness P(stale) of its kind and scope
     */
    public Critique judge(Draft draft, Staleness staleness) {
        List<Objection> objections = new ArrayList<>();
        filled("title", draft.title(), "one line that says what it is", objections);
        filled("body", draft.body(), "what was found out, distilled", objections);
        if (draft.evidence().stream().allMatch(String::isBlank)) {
            objections.add(
                    new Objection("evidence", "none", "at least one reference to what shows it"));
        }
        for (String name : Draft.particularsOf(draft.kind())) {
            filled(
                    name,
                    draft.particular(name),
                    "a text: " + needs(draft.kind(), name),
                    objections);
        }
        scope(draft, objections);
        dependencies(draft, objections);
        Value value = Value.of(draft.costs(), currency, expectedReuses, true, staleness);
        if (!(value.total() > 0) && !isCorrection(draft)) {
            objections.add(
                    new Objection(
                            "value",
                            "V(R) = " + value.sentence(),
                            "more than 0: what saves nothing is working memory, not ledger"));
        }
        if (objections.isEmpty()) {
            form(draft, objections);
        }
        return objections.isEmpty()
                ? new Critique.Accepted(value)
                : new Critique.Refused(objections);
    }

    private static boolean isCorrection(Draft draft) {
        return draft.supersedes()
                .filter(each -> each.because() != Supersedes.Because.REFRESH)
                .isPresent();
    }

    private static void filled(
            String field, String text, String expected, List<Objection> objections) {
        if (text.isBlank()) {
            objections.add(new Objection(field, "nothing", expected));
        }
    }

    private static String needs(Kind kind, String name) {
        return "a " + kind.title() + " needs its " + name.replace('-', ' ');
    }

    private static void scope(Draft draft, List<Objection> objections) {
        if (draft.scope().isEmpty()) {
            if (draft.kind() == Kind.DEAD_END) {
                objections.add(
                        new Objection("scope", "none", "where the dead end was met, at least one"));
            }
        } else if (!draft.scope().canMatch()) {
            objections.add(
                    new Objection(
                            "scope",
                            "only " + draft.scope().sentence(),
                            "a dimension that can make a match: exact, same-major or"
                                    + " compatible-minor, and not the branch alone"));
        }
    }

    /** The checks a kind must have: for what will be acted on, one that can pass. */
    private static void dependencies(Draft draft, List<Objection> objections) {
        if (draft.kind() != Kind.OUTCOME && draft.kind() != Kind.PROCEDURE) {
            return;
        }
        String expected =
                "at least one with a check that can be run: file-hash, git-ref, package-version,"
                        + " api-schema-hash or predicate (no check, no reuse)";
        if (draft.dependencies().isEmpty()) {
            objections.add(new Objection("dependencies", "none", expected));
        } else if (draft.dependencies().stream()
                .allMatch(each -> each.check() instanceof Check.TestCommand)) {
            objections.add(
                    new Objection(
                            "dependencies", "only test commands, which are never run", expected));
        }
    }

    /** What only the record's own constructor looks at: lengths, names given twice. */
    private static void form(Draft draft, List<Objection> objections) {
        try {
            draft.record("draft", 0);
        } catch (IllegalArgumentException e) {
            objections.add(
                    new Objection(
                            "record", String.valueOf(e.getMessage()), "a record that can be"));
        }
    }
}
