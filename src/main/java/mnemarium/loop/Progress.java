package mnemarium.loop;

import mnemarium.loop.reuse.EvolvingArm;
import mnemarium.loop.reuse.EvolvingMemory;
import mnemarium.loop.reuse.EvolvingOutcome;
import mnemarium.loop.reuse.Note;
import mnemarium.loop.reuse.StoreScore;
import mnemarium.scenario.Conversation;
import mnemarium.scenario.Evolving;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.ProcessMemory;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.StalenessTrap;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.Triage;
import mnemarium.world.evolving.EvolvingWorld;

import java.util.List;
import java.util.Optional;

/** What the complete steps of a run came to, where each step stands by itself. */
public sealed interface Progress {

    /** Before the first step of a scenario whose steps stand by themselves. */
    static Progress before(Scenario scenario, Arm arm) {
        return switch (scenario) {
            case Evolving evolving ->
                    Sessions.before(
                            Worlds.of(evolving), EvolvingArm.named(arm.word()).orElseThrow());
            case StalenessTrap _ -> new Traps(Prefix.empty());
            case ProcessMemory _ -> new Decisions(Prefix.empty());
            case Lanes _ -> Asking.BEFORE;
            case Tenure _ -> Known.BEFORE;
            case Triage _, Conversation _, OutcomeReuse _ ->
                    throw new IllegalStateException(
                            "a scenario of kind "
                                    + scenario.kind()
                                    + ", expected one whose steps stand by themselves");
        };
    }

    /** Steps that are complete. */
    int steps();

    /** Whether the last complete step went wrong: the third grain stops there. */
    boolean wentWrong();

    /**
     * An evolving world.
     *
     * @param world the world
     * @param arm what the agent keeps, and how it answers
     * @param notes all notes ever written, by number
     * @param sessions what each session came to
     * @param tally what was counted over them
     */
    record Sessions(
            EvolvingWorld world,
            EvolvingArm arm,
            Prefix<Note> notes,
            Prefix<SessionDone> sessions,
            SessionTally tally)
            implements Progress {

        /** Before the first session. */
        static Sessions before(EvolvingWorld world, EvolvingArm arm) {
            return new Sessions(world, arm, Prefix.empty(), Prefix.empty(), SessionTally.NONE);
        }

        @Override
        public int steps() {
            return sessions.size();
        }

        @Override
        public boolean wentWrong() {
            return !sessions.isEmpty() && !sessions.last().isRight();
        }

        /** The notes as the agent finds them. */
        public EvolvingMemory memory() {
            return new EvolvingMemory(sessions.size(), notes);
        }

        /** What the run came to so far, the notes compared with the world of the last session. */
        public EvolvingOutcome outcome() {
            int day = sessions.isEmpty() ? 0 : sessions.last().day();
            return tally.outcome(StoreScore.of(world, memory(), day));
        }
    }

    /**
     * A staleness trap.
     *
     * @param answers what each step came to
     */
    record Traps(Prefix<TrapEvent.ValueAnswered> answers) implements Progress {

        Traps plus(TrapEvent.ValueAnswered answered) {
            return new Traps(answers.plus(answered));
        }

        @Override
        public int steps() {
            return answers.size();
        }

        @Override
        public boolean wentWrong() {
            return !answers.isEmpty() && !answers.last().right();
        }
    }

    /**
     * Decisions made again.
     *
     * @param decisions what each step came to
     */
    record Decisions(Prefix<DecisionEvent.DecisionMade> decisions) implements Progress {

        Decisions plus(DecisionEvent.DecisionMade made) {
            return new Decisions(decisions.plus(made));
        }

        @Override
        public int steps() {
            return decisions.size();
        }

        @Override
        public boolean wentWrong() {
            return !decisions.isEmpty() && !decisions.last().consistent();
        }
    }

    /**
     * Questions for three lanes.
     *
     * @param steps steps that are complete
     * @param kept what is in the ledger, by number
     * @param answers what each question came to
     * @param weighed what the other lanes would have come to, two for each question
     * @param workTurns turns of work that was done before any question asked for it
     * @param workTokens tokens of the same
     * @param wentWrong whether the last complete step answered wrongly
     */
    record Asking(
            int steps,
            Prefix<LaneEvent.WorkKept> kept,
            Prefix<LaneEvent.LaneAnswered> answers,
            Prefix<LaneEvent.LaneWeighed> weighed,
            long workTurns,
            long workTokens,
            boolean wentWrong)
            implements Progress {

        static final Asking BEFORE =
                new Asking(0, Prefix.empty(), Prefix.empty(), Prefix.empty(), 0, 0, false);

        /** With a step that is complete. */
        Asking plus(List<Event> step) {
            Prefix<LaneEvent.WorkKept> moreKept = kept;
            Prefix<LaneEvent.LaneAnswered> moreAnswers = answers;
            Prefix<LaneEvent.LaneWeighed> moreWeighed = weighed;
            long turns = workTurns;
            long tokens = workTokens;
            boolean wrong = false;
            for (Event event : step) {
                switch (event) {
                    case LaneEvent.WorkKept work -> moreKept = moreKept.plus(work);
                    case LaneEvent.LaneWeighed other -> moreWeighed = moreWeighed.plus(other);
                    case LaneEvent.LaneAnswered answer -> {
                        moreAnswers = moreAnswers.plus(answer);
                        wrong = !answer.right();
                    }
                    case LaneEvent.WorkDone done -> {
                        turns += done.turns();
                        tokens += done.tokens();
                    }
                    default -> {}
                }
            }
            return new Asking(steps + 1, moreKept, moreAnswers, moreWeighed, turns, tokens, wrong);
        }
    }

    /**
     * An agent that has known its user for long.
     *
     * @param steps steps that are complete
     * @param copies what it kept, in memory or in a cache, older ones included
     * @param had what came of each fact that was needed
     * @param answers what came of each question
     * @param searches searches of earlier conversations
     * @param lookups look-ups at owners that were answered or refused
     * @param wentWrong whether the last complete step was a question with a wrong answer or none
     */
    record Known(
            int steps,
            Prefix<TenureEvent.CopyKept> copies,
            Prefix<TenureEvent.FactHad> had,
            Prefix<TenureEvent.QuestionAnswered> answers,
            int searches,
            int lookups,
            boolean wentWrong)
            implements Progress {

        static final Known BEFORE =
                new Known(0, Prefix.empty(), Prefix.empty(), Prefix.empty(), 0, 0, false);

        /** With a step that is complete. */
        Known plus(List<Event> step) {
            Prefix<TenureEvent.CopyKept> moreCopies = copies;
            Prefix<TenureEvent.FactHad> moreHad = had;
            Prefix<TenureEvent.QuestionAnswered> moreAnswers = answers;
            int moreSearches = searches;
            int moreLookups = lookups;
            boolean wrong = false;
            for (Event event : step) {
                switch (event) {
                    case TenureEvent.CopyKept copy -> moreCopies = moreCopies.plus(copy);
                    case TenureEvent.FactHad fact -> moreHad = moreHad.plus(fact);
                    case TenureEvent.ArchiveSearched _ -> moreSearches++;
                    case TenureEvent.OwnerAsked _ -> moreLookups++;
                    case TenureEvent.QuestionAnswered answer -> {
                        moreAnswers = moreAnswers.plus(answer);
                        wrong = !answer.right();
                    }
                    default -> {}
                }
            }
            return new Known(
                    steps + 1, moreCopies, moreHad, moreAnswers, moreSearches, moreLookups, wrong);
        }

        /** The newest copy of a fact, if there is one. */
        Optional<TenureEvent.CopyKept> copy(String fact, boolean inCache) {
            for (int i = copies.size() - 1; i >= 0; i--) {
                TenureEvent.CopyKept copy = copies.get(i);
                if (copy.fact().equals(fact) && copy.inCache() == inCache) {
                    return Optional.of(copy);
                }
            }
            return Optional.empty();
        }
    }
}
