package mnemarium.loop;

import mnemarium.ledger.Amount;
import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.Verdict;
import mnemarium.loop.LaneEvent.Ending;
import mnemarium.loop.LaneEvent.Lane;
import mnemarium.loop.LaneEvent.LaneAnswered;
import mnemarium.memory.Hit;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.Lanes.Step;
import mnemarium.world.evolving.Phrases;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What each lane comes to for a question: its own operation, and what it falls back to. A lane that
 * has nothing falls back: a value is then looked up, work done anew; what was only said cannot be
 * had any more.
 */
final class LaneAnswers {

    private final State state;
    private final Lanes scenario;
    private final Terms terms;
    private final long began;
    private final Progress.Asking asking;
    private final int number;

    /**
     * @param state amid the step, its beginning included
     */
    LaneAnswers(State state, Progress.Asking asking) {
        Situation.Stepping now = (Situation.Stepping) state.situation();
        this.state = state;
        this.scenario = (Lanes) state.setup().scenario();
        this.terms = now.terms();
        this.began = now.began();
        this.asking = asking;
        this.number = state.beat() + 1;
    }

    /** Of the texts that were recalled, the newest that speaks of what is asked. */
    Optional<Memo> found(Step.Ask ask, List<Hit> hits) {
        String key =
                switch (ask.type()) {
                    case NEEDLE -> "fact ";
                    case DONE_BEFORE -> "work ";
                    case CURRENT_VALUE -> "value ";
                };
        return hits.stream()
                .filter(each -> each.score() >= state.dials().threshold())
                .map(each -> state.memory().get(each.entry()))
                .filter(memo -> memo.key().equals(key + ask.needs()))
                .reduce((one, other) -> one.entry() > other.entry() ? one : other);
    }

    /** What the ledger says to a question. */
    AuditEntry decision(Step.Ask ask) {
        LaneLedger ledger = new LaneLedger(scenario, asking.kept());
        Map<String, String> values =
                ask.type() == Lanes.Type.DONE_BEFORE
                        ? LaneLedger.environment(scenario, ask.needs(), number).byName()
                        : Map.of();
        String work = ask.type() == Lanes.Type.DONE_BEFORE ? ask.needs() : ask.id();
        return ledger.ask(work, values, began);
    }

    /** What a lane comes to: its own operation, and what it falls back to. */
    LaneAnswered weigh(Step.Ask ask, Lane lane, List<Hit> hits) {
        Amount own = new Amount(1, Phrases.tokens(ask.text()));
        return switch (lane) {
            case LIVE -> fallBack(ask, lane, own);
            case FACTS -> {
                Amount recalled = own.plus(cost(terms, Dial.RECALL_TURNS, Dial.RECALL_TOKENS, 1));
                Optional<Memo> memo = found(ask, hits);
                yield memo.isPresent()
                        ? answer(
                                ask,
                                lane,
                                Ending.RECALLED,
                                memo.get().text(),
                                stillHolds(ask, memo.get()),
                                recalled)
                        : fallBack(ask, lane, recalled);
            }
            case PROCESS -> {
                AuditEntry entry = decision(ask);
                Amount verified = own.plus(entry.verified());
                yield entry.verdict() instanceof Verdict.Reuse
                        ? answer(
                                ask,
                                lane,
                                Ending.REUSED,
                                scenario.piece(ask.needs()).body(),
                                true,
                                verified.plus(entry.recalled()))
                        : fallBack(ask, lane, verified);
            }
        };
    }

    private LaneAnswered fallBack(Step.Ask ask, Lane lane, Amount before) {
        return switch (ask.type()) {
            case NEEDLE -> answer(ask, lane, Ending.NOTHING, "", false, before);
            case DONE_BEFORE ->
                    answer(
                            ask,
                            lane,
                            Ending.DERIVED,
                            scenario.piece(ask.needs()).body(),
                            true,
                            before.plus(cost(terms, Dial.DERIVE_TURNS, Dial.DERIVE_TOKENS, 1)));
            case CURRENT_VALUE ->
                    answer(
                            ask,
                            lane,
                            Ending.LOOKED_UP,
                            scenario.value(ask.needs()).at(number),
                            true,
                            before.plus(cost(terms, Dial.CHECK_TURNS, Dial.CHECK_TOKENS, 1)));
        };
    }

    private LaneAnswered answer(
            Step.Ask ask, Lane lane, Ending ending, String text, boolean right, Amount cost) {
        return new LaneAnswered(
                state.clockNanos(),
                ask.id(),
                lane,
                ending,
                text,
                right,
                cost.turns(),
                cost.tokens());
    }

    /** Whether a text that was written earlier is still so. */
    private boolean stillHolds(Step.Ask ask, Memo memo) {
        return switch (ask.type()) {
            case NEEDLE -> true;
            case DONE_BEFORE ->
                    scenario.piece(ask.needs()).needs().stream()
                            .map(scenario::value)
                            .allMatch(each -> each.at(memo.step()).equals(each.at(number)));
            case CURRENT_VALUE -> {
                Lanes.Live value = scenario.value(ask.needs());
                yield value.at(memo.step()).equals(value.at(number));
            }
        };
    }

    /** What so many of one piece of work cost by the dials. */
    static Amount cost(Terms terms, Dial turns, Dial tokens, int times) {
        return new Amount(terms.number(turns) * times, (long) terms.number(tokens) * times);
    }
}
