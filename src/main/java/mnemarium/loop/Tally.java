package mnemarium.loop;

/** {@link Counts} while an operation's events are folded in. */
final class Tally {
    private int lookups;
    private int hits;
    private int late;
    int skipped;
    int writes;
    private int items;
    private int investigations;
    private int duplicates;
    private int redundant;
    private int guardErrors;
    private int suggested;
    int facts;
    int recalled;
    long contextTokens;

    Tally(Counts counts) {
        lookups = counts.lookups();
        hits = counts.hits();
        late = counts.late();
        skipped = counts.skipped();
        writes = counts.writes();
        items = counts.items();
        investigations = counts.investigations();
        duplicates = counts.duplicates();
        redundant = counts.redundant();
        guardErrors = counts.guardErrors();
        suggested = counts.suggested();
        facts = counts.facts();
        recalled = counts.recalled();
        contextTokens = counts.contextTokens();
    }

    void made(MemoryEvent.LookupMade made) {
        lookups++;
        hits += made.matched() >= 0 ? 1 : 0;
        late += made.ending() == MemoryEvent.Ending.LATE ? 1 : 0;
    }

    void judged(TriageEvent.Action action, TriageEvent.Judged judged, boolean duplicate) {
        items++;
        investigations += action == TriageEvent.Action.INVESTIGATED ? 1 : 0;
        guardErrors += judged.guardError() ? 1 : 0;
        redundant += judged.verdict() == TriageEvent.Verdict.REDUNDANT ? 1 : 0;
        boolean judgeable = judged.verdict() != TriageEvent.Verdict.UNJUDGED;
        duplicates += judgeable && duplicate ? 1 : 0;
        suggested += !judgeable && action == TriageEvent.Action.CLOSED ? 1 : 0;
    }

    Counts counts() {
        return new Counts(
                lookups,
                hits,
                late,
                skipped,
                writes,
                items,
                investigations,
                duplicates,
                redundant,
                guardErrors,
                suggested,
                facts,
                recalled,
                contextTokens);
    }
}
