package mnemarium.ledger;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What the checks that were run came to. Never changed. */
public final class Answers {

    public static final Answers NONE = new Answers(Map.of());

    private final Map<CheckRequest, CheckResult> results;

    private Answers(Map<CheckRequest, CheckResult> results) {
        this.results = results;
    }

    /** The same with one more. */
    public Answers with(CheckRequest request, CheckResult result) {
        Map<CheckRequest, CheckResult> more = new LinkedHashMap<>(results);
        more.put(request, result);
        return new Answers(more);
    }

    public Optional<CheckResult> result(CheckRequest request) {
        return Optional.ofNullable(results.get(request));
    }

    public int size() {
        return results.size();
    }
}
