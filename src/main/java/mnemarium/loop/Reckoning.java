package mnemarium.loop;

import mnemarium.loop.Outcome.Evolved;
import mnemarium.loop.Outcome.LaneSum;
import mnemarium.loop.Outcome.Laned;
import mnemarium.loop.Outcome.Lookups;
import mnemarium.loop.Outcome.Reused;
import mnemarium.loop.Outcome.Settled;
import mnemarium.loop.Outcome.SortSum;
import mnemarium.loop.Outcome.Talked;
import mnemarium.loop.Outcome.Tenured;
import mnemarium.loop.Outcome.Tokens;
import mnemarium.loop.Outcome.Trapped;
import mnemarium.loop.Outcome.Triaged;
import mnemarium.loop.Outcome.Writes;
import mnemarium.scenario.ProcessMemory;
import mnemarium.scenario.Published;
import mnemarium.scenario.StalenessTrap;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.TenureFact;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reckons what came out of a run from its state. */
final class Reckoning {

    private Reckoning() {}

    /** The outcome of a run as it stands. */
    static Outcome of(State state) {
        Counts counts = state.counts();
        Lookups lookups = new Lookups(counts.lookups(), counts.skipped(), counts.late());
        Writes writes = new Writes(counts.writes(), state.memory().size());
        double millis = state.clockNanos() / 1e6;
        return switch (state.situation()) {
            case Situation.Triaging triaging -> {
                boolean known = state.setup().script().incidentsKnown();
                yield new Triaged(
                        counts.items(),
                        counts.investigations(),
                        known ? Optional.of(counts.duplicates()) : Optional.empty(),
                        known ? Optional.of(counts.redundant()) : Optional.empty(),
                        known ? Optional.of(counts.guardErrors()) : Optional.empty(),
                        counts.suggested(),
                        lookups,
                        writes,
                        millis);
            }
            case Situation.Talking talking ->
                    new Talked(
                            counts.facts(),
                            counts.recalled(),
                            TalkReckoning.missed(talking),
                            new Tokens(
                                    counts.contextTokens(), TalkReckoning.perTurn(state, talking)),
                            TalkReckoning.evidence(state, talking),
                            lookups,
                            writes,
                            millis);
            case Situation.Reusing reusing -> reused(reusing, state.clockNanos());
            case Situation.Stepping stepping -> stepped(state, stepping.progress());
        };
    }

    private static Outcome stepped(State state, Progress progress) {
        BigDecimal seconds = seconds(state.clockNanos());
        return switch (progress) {
            case Progress.Sessions sessions ->
                    new Evolved(sessions.steps(), sessions.outcome(), seconds);
            case Progress.Asking asking -> laned(state, asking, seconds);
            case Progress.Known known -> tenured(state, known, seconds);
            case Progress.Traps traps ->
                    new Trapped(
                            traps.steps(),
                            (int) traps.answers().stream().filter(each -> each.right()).count(),
                            (int) traps.answers().stream().filter(each -> each.verified()).count(),
                            traps.answers().stream().mapToLong(each -> each.turns()).sum(),
                            traps.answers().stream().mapToLong(each -> each.tokens()).sum(),
                            seconds,
                            published(state));
            case Progress.Decisions settled ->
                    new Settled(
                            settled.steps(),
                            (int)
                                    settled.decisions().stream()
                                            .filter(each -> each.consistent())
                                            .count(),
                            (int)
                                    settled.decisions().stream()
                                            .filter(each -> each.investigated())
                                            .count(),
                            settled.decisions().stream().mapToLong(each -> each.turns()).sum(),
                            settled.decisions().stream().mapToLong(each -> each.tokens()).sum(),
                            seconds,
                            published(state));
        };
    }

    private static Laned laned(State state, Progress.Asking asking, BigDecimal seconds) {
        Map<LaneEvent.Lane, Integer> sent = new TreeMap<>();
        Map<LaneEvent.Lane, LaneSum> lanes = new TreeMap<>();
        LaneSum own = new LaneSum(0, 0, 0);
        for (LaneEvent.Lane lane : LaneEvent.Lane.values()) {
            lanes.put(lane, own);
        }
        for (LaneEvent.LaneAnswered each : asking.answers()) {
            sent.merge(each.lane(), 1, Integer::sum);
            own = own.plus(each.right(), each.turns(), each.tokens());
            lanes.computeIfPresent(
                    each.lane(), (_, sum) -> sum.plus(each.right(), each.turns(), each.tokens()));
        }
        for (LaneEvent.LaneWeighed each : asking.weighed()) {
            lanes.computeIfPresent(
                    each.lane(), (_, sum) -> sum.plus(each.right(), each.turns(), each.tokens()));
        }
        Counts counts = state.counts();
        return new Laned(
                asking.answers().size(),
                own.right(),
                sent,
                own.turns(),
                own.tokens(),
                lanes,
                asking.workTurns(),
                asking.kept().size(),
                new Lookups(counts.lookups(), counts.skipped(), counts.late()),
                new Writes(counts.writes(), state.memory().size()),
                seconds);
    }

    private static Tenured tenured(State state, Progress.Known known, BigDecimal seconds) {
        Tenure scenario = (Tenure) state.setup().scenario();
        Map<TenureEvent.Ending, Integer> endings = new TreeMap<>();
        Map<TenureFact.Sort, SortSum> sorts = new TreeMap<>();
        int unseen = 0;
        for (TenureEvent.FactHad each : known.had()) {
            endings.merge(each.ending(), 1, Integer::sum);
            unseen += each.unseen() ? 1 : 0;
            TenureFact.Sort sort = scenario.sort(scenario.fact(each.fact()));
            sorts.merge(sort, SortSum.of(each), SortSum::plus);
        }
        int right = 0;
        long turns = 0;
        long minutes = 0;
        long nanos = 0;
        long tokens = 0;
        for (TenureEvent.QuestionAnswered each : known.answers()) {
            right += each.right() ? 1 : 0;
            turns += each.turns();
            minutes += each.minutes();
            nanos += each.nanos();
            tokens += each.tokens();
        }
        return new Tenured(
                known.answers().size(),
                right,
                known.had().size(),
                endings,
                unseen,
                turns,
                minutes,
                BigDecimal.valueOf(nanos, 6),
                tokens,
                sorts,
                known.lookups(),
                known.searches(),
                new Lookups(
                        state.counts().lookups(), state.counts().skipped(), state.counts().late()),
                new Writes(state.counts().writes(), state.memory().size()),
                seconds);
    }

    private static Optional<Published> published(State state) {
        return switch (state.setup().scenario()) {
            case StalenessTrap trap -> trap.published();
            case ProcessMemory process -> process.published();
            default -> Optional.empty();
        };
    }

    private static BigDecimal seconds(long nanos) {
        BigDecimal seconds = BigDecimal.valueOf(nanos, 9).stripTrailingZeros();
        return seconds.scale() < 0 ? seconds.setScale(0) : seconds;
    }

    private static Reused reused(Situation.Reusing reusing, long nanos) {
        ReuseTally tally = reusing.tally();
        return new Reused(
                tally.tasks(),
                tally.correct(),
                tally.falseValid(),
                tally.turns(),
                tally.derives(),
                tally.checks(),
                tally.reuses(),
                tally.tokens(),
                seconds(nanos),
                reusing.rules().world().costs().dollars(tally.tokens()),
                tally.corrections(),
                tally.trips(),
                tally.needlessTrips());
    }
}
