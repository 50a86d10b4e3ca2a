package mnemarium.loop;

import mnemarium.loop.TenureEvent.ArchiveSearched;
import mnemarium.loop.TenureEvent.CacheRead;
import mnemarium.loop.TenureEvent.Ending;
import mnemarium.loop.TenureEvent.FactHad;
import mnemarium.loop.TenureEvent.From;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.TenureFact;

import java.time.LocalDate;

/** Reckons what a fact has cost in a step of a long history, and whether what was had is right. */
final class FactReckoning {

    private final State state;
    private final Tenure scenario;
    private final Situation.Stepping now;

    FactReckoning(State state) {
        this.state = state;
        this.scenario = (Tenure) state.setup().scenario();
        this.now = (Situation.Stepping) state.situation();
    }

    /**
     * A fact that is asked for.
     *
     * @param conversation in which it is
     * @param query in which words
     */
    record Asked(TenureFact fact, Tenure.Conversation conversation, String query) {
        LocalDate day() {
            return conversation.date();
        }
    }

    /** What a fact has cost so far in this step. */
    record Spent(int turns, int minutes, long nanos, int tokens) {
        Spent plus(int moreTurns, int moreMinutes, long moreNanos, int moreTokens) {
            return new Spent(
                    turns + moreTurns,
                    minutes + moreMinutes,
                    nanos + moreNanos,
                    tokens + moreTokens);
        }
    }

    /** Whether a value is right, or what is wrong with it. */
    Ending judged(Asked asked, String value) {
        TenureFact fact = asked.fact();
        if (value.equals(fact.on(asked.day()))) {
            return Ending.RIGHT;
        }
        return fact.claimed().filter(value::equals).isPresent() ? Ending.CLAIMED : Ending.STALE;
    }

    /** A value of something else is right only by luck. */
    Ending elsewhere(Asked asked, String value) {
        return value.equals(asked.fact().on(asked.day())) ? Ending.RIGHT : Ending.NEIGHBOUR;
    }

    /** What came of a fact. */
    FactHad had(Asked asked, From from, Ending ending, String value, Spent spent, long at) {
        boolean refused =
                scenario.owner(asked.fact())
                        .filter(each -> asked.conversation().refused().contains(each.name()))
                        .isPresent();
        boolean copied =
                switch (from) {
                    case MEMORY, CACHE, TRANSCRIPTS -> true;
                    case OWNER, TEXT, USER, AUTHORITY -> false;
                };
        return new FactHad(
                at,
                asked.fact().id(),
                from,
                ending,
                value,
                asked.fact().on(asked.day()),
                refused && copied && ending.isAnswered(),
                spent.turns(),
                spent.minutes(),
                spent.nanos(),
                spent.tokens());
    }

    /** What the source that was asked before has cost. */
    Spent before(Asked asked) {
        Spent spent = new Spent(0, 0, 0, 0);
        for (CacheRead each : now.ofStep(CacheRead.class)) {
            if (isOf(asked, each.fact())) {
                spent = spent.plus(0, 0, each.nanos(), each.tokens());
            }
        }
        for (ArchiveSearched each : now.ofStep(ArchiveSearched.class)) {
            if (isOf(asked, each.fact())) {
                spent = spent.plus(0, 0, each.nanos(), each.tokens());
            }
        }
        boolean missed =
                now.ofStep(TenureEvent.SourceChosen.class).stream()
                        .anyMatch(each -> isOf(asked, each.fact()) && each.from() == From.MEMORY);
        if (missed) {
            // the read is no event of the step, but the last that the step made
            long nanos = state.soFar().made().map(each -> each.cost().nanos()).orElse(0L);
            spent = spent.plus(0, 0, nanos, scenario.costs().readTokens());
        }
        return spent;
    }

    static boolean isOf(Asked asked, String fact) {
        return asked.fact().id().equals(fact);
    }
}
