package mnemarium.loop;

import mnemarium.loop.reuse.EvolvingOutcome;
import mnemarium.scenario.Published;
import mnemarium.scenario.TenureFact;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What came out of a run so far: virtual figures only, the same on every machine. */
public sealed interface Outcome {

    /**
     * Reads of the working memory.
     *
     * @param made lookups made, late ones included
     * @param skipped lookups not made for want of budget
     * @param late lookups that took more than was left
     */
    record Lookups(int made, int skipped, int late) {}

    /** Writes of the working memory; a write is always kept. */
    record Writes(int made, int kept) {}

    /**
     * A triage.
     *
     * @param items items handled
     * @param actions investigations
     * @param duplicates repeats of an incident among the items handled; empty without incident ids
     * @param redundant investigations of what had been investigated; empty without incident ids
     * @param guardErrors lookups answered wrongly; empty without incident ids
     * @param suggested matches offered as suggestions where there are no incident ids
     * @param virtualMillis virtual time in milliseconds
     */
    record Triaged(
            int items,
            int actions,
            Optional<Integer> duplicates,
            Optional<Integer> redundant,
            Optional<Integer> guardErrors,
            int suggested,
            Lookups lookups,
            Writes writes,
            double virtualMillis)
            implements Outcome {}

    /**
     * A conversation.
     *
     * @param facts facts that questions needed
     * @param recalled of these, how many the agent had
     * @param missed the others, each with the reason
     * @param contextTokens tokens read by replies: all of them, and by turn
     * @param evidence how much of each question's evidence the recall itself brought, by category
     */
    record Talked(
            int facts,
            int recalled,
            List<Missed> missed,
            Tokens contextTokens,
            Map<String, Evidence> evidence,
            Lookups lookups,
            Writes writes,
            double virtualMillis)
            implements Outcome {}

    /**
     * A world that drifts, as far as its tasks are complete.
     *
     * @param tasks tasks done
     * @param correct of these, those whose outcome was right
     * @param falseValid of these, those whose reused outcome was wrong
     * @param turns turns of the agent
     * @param derives derivations, the first ones and the corrective ones included
     * @param checks checks paid: those of tasks that ended in a reuse
     * @param reuses reuses
     * @param tokens tokens
     * @param seconds virtual seconds
     * @param dollars the price of the tokens, exact
     * @param corrections corrective derivations
     * @param trips comparisons and rounds of checks that found something moved
     * @param needlessTrips of these, those after which the record was still right
     */
    record Reused(
            int tasks,
            int correct,
            int falseValid,
            long turns,
            int derives,
            long checks,
            int reuses,
            long tokens,
            BigDecimal seconds,
            BigDecimal dollars,
            int corrections,
            int trips,
            int needlessTrips)
            implements Outcome {}

    /**
     * An evolving world, as far as its sessions are complete.
     *
     * @param sessions sessions done
     * @param result what they came to, and what the notes look like
     * @param seconds virtual seconds
     */
    record Evolved(int sessions, EvolvingOutcome result, BigDecimal seconds) implements Outcome {}

    /**
     * A staleness trap: what a scripted agent did.
     *
     * @param asked values asked for
     * @param right right answers
     * @param verified values looked up first
     * @param turns turns of the agent
     * @param tokens tokens
     * @param seconds virtual seconds
     * @param published what a language model did; no part of the figures above
     */
    record Trapped(
            int asked,
            int right,
            int verified,
            long turns,
            long tokens,
            BigDecimal seconds,
            Optional<Published> published)
            implements Outcome {}

    /**
     * Decisions made again: what a scripted agent did.
     *
     * @param decisions decisions made
     * @param consistent those that chose what was chosen before
     * @param investigated those that were investigated first
     * @param turns turns of the agent
     * @param tokens tokens
     * @param seconds virtual seconds
     * @param published what a language model did; no part of the figures above
     */
    record Settled(
            int decisions,
            int consistent,
            int investigated,
            long turns,
            long tokens,
            BigDecimal seconds,
            Optional<Published> published)
            implements Outcome {

        /** Decisions that chose what had been rejected. */
        public int rework() {
            return decisions - consistent;
        }
    }

    /**
     * Questions for three lanes.
     *
     * @param questions questions asked
     * @param right right answers
     * @param sent where they were sent
     * @param turns turns of the answers
     * @param tokens tokens of the answers
     * @param lanes what each lane would have come to, had it been asked all of them as they came
     * @param workTurns turns of work that was done before any question asked for it
     * @param records records in the ledger
     * @param seconds virtual seconds
     */
    record Laned(
            int questions,
            int right,
            Map<LaneEvent.Lane, Integer> sent,
            long turns,
            long tokens,
            Map<LaneEvent.Lane, LaneSum> lanes,
            long workTurns,
            int records,
            Lookups lookups,
            Writes writes,
            BigDecimal seconds)
            implements Outcome {}

    /**
     * An agent that has known its user for long.
     *
     * @param questions questions asked
     * @param right of these, how many were answered with every fact right
     * @param facts facts that they needed
     * @param endings what came of them
     * @param unseen answers that the fact's owner would have refused whoever asked
     * @param turns turns of the agent
     * @param minutes of whoever was asked
     * @param millis virtual time of reads, look-ups and searches, in milliseconds
     * @param tokens tokens of the same, and of asking
     * @param sorts the same by sort of fact
     * @param lookups look-ups at owners
     * @param searches searches of earlier conversations
     * @param reads reads of the working memory
     * @param writes writes of the working memory
     */
    record Tenured(
            int questions,
            int right,
            int facts,
            Map<TenureEvent.Ending, Integer> endings,
            int unseen,
            long turns,
            long minutes,
            BigDecimal millis,
            long tokens,
            Map<TenureFact.Sort, SortSum> sorts,
            int lookups,
            int searches,
            Lookups reads,
            Writes writes,
            BigDecimal seconds)
            implements Outcome {

        public Tenured {
            endings = Collections.unmodifiableMap(new TreeMap<>(endings));
            sorts = Collections.unmodifiableMap(new TreeMap<>(sorts));
        }

        /** Facts that came to an end of this sort. */
        public int count(TenureEvent.Ending ending) {
            return endings.getOrDefault(ending, 0);
        }

        /** What facts of one sort came to. */
        public SortSum of(TenureFact.Sort sort) {
            return sorts.getOrDefault(sort, SortSum.NONE);
        }

        /** Facts that were right. */
        public int rightFacts() {
            return count(TenureEvent.Ending.RIGHT);
        }

        /** Facts that were not had at all. */
        public int unanswered() {
            return count(TenureEvent.Ending.OUTAGE)
                    + count(TenureEvent.Ending.REFUSED)
                    + count(TenureEvent.Ending.OVER_BUDGET);
        }
    }

    /**
     * What came of facts of one sort.
     *
     * @param asked facts that were needed
     * @param right of these, how many were right
     * @param turns turns beyond the one that answers
     * @param nanos virtual time of reads, look-ups and searches
     */
    record SortSum(int asked, int right, long turns, long nanos, long tokens) {

        static final SortSum NONE = new SortSum(0, 0, 0, 0, 0);

        static SortSum of(TenureEvent.FactHad had) {
            boolean isRight = had.ending() == TenureEvent.Ending.RIGHT;
            return new SortSum(1, isRight ? 1 : 0, had.turns(), had.nanos(), had.tokens());
        }

        SortSum plus(SortSum other) {
            return new SortSum(
                    asked + other.asked,
                    right + other.right,
                    turns + other.turns,
                    nanos + other.nanos,
                    tokens + other.tokens);
        }
    }

    /** What a lane came to, or would have come to. */
    record LaneSum(int right, long turns, long tokens) {
        LaneSum plus(boolean isRight, int moreTurns, long moreTokens) {
            return new LaneSum(right + (isRight ? 1 : 0), turns + moreTurns, tokens + moreTokens);
        }
    }

    /** A fact the agent did not have, and why. */
    record Missed(String question, String fact, ConversationEvent.Known why) {}

    /** Tokens read by replies. */
    record Tokens(long total, List<Long> perTurn) {}

    /**
     * Recall of evidence: the share of a question's needed facts among the hits of its own lookup,
     * as a mean over questions.
     *
     * @param questions how many questions
     * @param recall the mean, 0 to 1
     */
    record Evidence(int questions, double recall) {}

    /** The outcome of a run as it stands. */
    static Outcome of(State state) {
        return Reckoning.of(state);
    }
}
