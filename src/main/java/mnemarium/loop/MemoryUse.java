package mnemarium.loop;

import mnemarium.loop.MemoryEvent.Ending;
import mnemarium.loop.MemoryEvent.Lookup;
import mnemarium.memory.Hit;
import mnemarium.memory.Recalled;
import mnemarium.memory.WorkingMemory;
import mnemarium.memory.Written;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How an agent that talks or triages uses its working memory: asks, compares and writes, each at
 * its cost.
 */
final class MemoryUse {

    private final Setup setup;
    private final WorkingMemory memory;
    private final Gate gate;

    /**
     * @param memory an index over the entries of the run's states, filled up as far as a state
     *     needs it
     */
    MemoryUse(Setup setup, WorkingMemory memory) {
        this.setup = setup;
        this.memory = memory;
        this.gate = Gate.of(setup.scenario());
    }

    /**
     * Asks the memory if the budget admits it.
     *
     * @param measured costs of a replay
     * @return whether something was found
     */
    boolean look(
            OperationDraft draft, Lookup lookup, String key, String text, Optional<Cost> measured) {
        State now = draft.now();
        Dials dials = now.dials();
        long left = now.leftNanos();
        Recalled recalled = new Recalled(List.of(), 0, 0);
        Cost cost = dials.lookup();
        boolean answered = false;
        if (setup.mode() == Mode.MEASURED) {
            // what it costs is known only by doing it; an answer that does not fit is withheld
            if (measured.isEmpty()) {
                recalled = ask(now, text);
                answered = true;
            }
            cost = measured.orElse(dials.lookup(recalled));
        }
        if (!dials.admits(cost, left)) {
            draft.add(new MemoryEvent.LookupSkipped(draft.clock(), lookup, key, cost, left));
            return false;
        }
        if (!answered) {
            recalled = ask(now, text);
        }
        return made(draft, lookup, key, recalled.hits(), cost);
    }

    private boolean made(
            OperationDraft draft, Lookup lookup, String key, List<Hit> hits, Cost cost) {
        State now = draft.now();
        // the recall of the per-turn arm brings what is nearest, however near: it is compared later
        double threshold = setup.arm().equals(Arm.PER_TURN) ? 0 : now.dials().threshold();
        boolean found = !hits.isEmpty() && hits.getFirst().score() >= threshold;
        Ending ending =
                cost.nanos() > now.leftNanos() ? Ending.LATE : found ? Ending.HIT : Ending.MISS;
        draft.add(
                new MemoryEvent.LookupMade(
                        draft.clock() + cost.nanos(),
                        lookup,
                        key,
                        now.memory().size(),
                        hits,
                        threshold,
                        ending,
                        found ? hits.getFirst().entry() : -1,
                        cost,
                        now.leftNanos() - cost.nanos()));
        return found;
    }

    /**
     * The nearest entries; of a turn that reads on, those that it has not brought before; of an
     * agent that replaces what it kept, those that stand.
     */
    Recalled ask(State now, String text) {
        catchUp(now);
        int k = now.dials().topK();
        Set<Integer> brought =
                switch (now.situation()) {
                    case Situation.Talking talking -> talking.brought();
                    case Situation.Stepping stepping
                            when stepping.progress() instanceof Progress.Known known ->
                            TenureParts.outdated(now, known);
                    case Situation.Triaging _, Situation.Reusing _, Situation.Stepping _ ->
                            Set.of();
                };
        Recalled recalled = memory.recall(text, k + brought.size(), now.memory().size());
        if (brought.isEmpty()) {
            return recalled;
        }
        List<Hit> more =
                recalled.hits().stream()
                        .filter(hit -> !brought.contains(hit.entry()))
                        .limit(k)
                        .toList();
        return new Recalled(more, recalled.embedNanos(), recalled.queryNanos());
    }

    /** Compares a text with some entries, free of charge. */
    void compare(OperationDraft draft, Intent.Compare compare) {
        State now = draft.now();
        catchUp(now);
        int best = -1;
        float score = 0;
        for (int entry : compare.entries()) {
            float similarity = memory.similarity(entry, compare.text());
            if (best < 0 || similarity > score || (similarity == score && entry < best)) {
                best = entry;
                score = similarity;
            }
        }
        double threshold = now.dials().threshold();
        draft.add(
                new MemoryEvent.Compared(
                        draft.clock(),
                        compare.key(),
                        best,
                        score,
                        threshold,
                        best >= 0 && score >= threshold ? best : -1));
    }

    /** Writes, unless the gate refuses it. */
    void remember(OperationDraft draft, Intent.Remember remember, Optional<Cost> measured) {
        if (draft.now().dials().gate()) {
            GateEvent.WriteJudged judged = judged(draft, remember);
            draft.add(judged);
            if (!judged.isWritten()) {
                return;
            }
        }
        State now = draft.now();
        catchUp(now);
        Written written = write(now, remember);
        Dials dials = now.dials();
        Cost cost =
                switch (setup.mode()) {
                    case VIRTUAL -> dials.write();
                    case MEASURED ->
                            measured.orElse(
                                    new Cost(
                                            written.embedNanos(),
                                            written.writeNanos(),
                                            dials.addedNanos(),
                                            0));
                };
        draft.add(
                new MemoryEvent.Remembered(
                        draft.clock() + cost.nanos(),
                        now.memory().size(),
                        remember.key(),
                        cost,
                        now.leftNanos() - dials.charged(cost)));
    }

    /** A remembered statement is a fact about the world, an investigation the agent's own work. */
    private GateEvent.WriteJudged judged(OperationDraft draft, Intent.Remember remember) {
        long at = draft.clock();
        String key = remember.key();
        return draft.beat().kind() == Beat.Kind.ITEM
                ? gate.ownWork(at, key, remember.text())
                : gate.fact(at, key, remember.text(), setup.script().fact(key).candidate());
    }

    /** Writes, or finds what an operation wrote that could not be kept and is now done again. */
    private Written write(State now, Intent.Remember remember) {
        int entry = now.memory().size();
        if (memory.size() == entry) {
            return memory.remember(remember.text(), Map.of("key", remember.key()));
        }
        if (!memory.entry(entry).text().equals(remember.text())) {
            throw new IllegalStateException(
                    "entry "
                            + entry
                            + " of the index belongs to another run, expected \""
                            + remember.text()
                            + "\"");
        }
        return new Written(entry, 0, 0);
    }

    /** Brings the index up to the entries of a state that was read from a journal. */
    private void catchUp(State now) {
        for (int entry = memory.size(); entry < now.memory().size(); entry++) {
            Memo memo = now.memory().get(entry);
            memory.remember(memo.text(), Map.of("key", memo.key()));
        }
    }
}
