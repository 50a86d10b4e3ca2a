package mnemarium.loop;

import mnemarium.ledger.Amount;
import mnemarium.ledger.Answers;
import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.Authority;
import mnemarium.ledger.Budgets;
import mnemarium.ledger.Check;
import mnemarium.ledger.Confidence;
import mnemarium.ledger.Costs;
import mnemarium.ledger.Critique;
import mnemarium.ledger.Currency;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Draft;
import mnemarium.ledger.Given;
import mnemarium.ledger.Kind;
import mnemarium.ledger.Ledger;
import mnemarium.ledger.MatchPolicy;
import mnemarium.ledger.Provenance;
import mnemarium.ledger.Question;
import mnemarium.ledger.Scope;
import mnemarium.ledger.Source;
import mnemarium.ledger.Staleness;
import mnemarium.ledger.Supersedes;
import mnemarium.ledger.WriteCritic;
import mnemarium.loop.LaneEvent.WorkKept;
import mnemarium.scenario.Lanes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The process lane of a run: a real ledger, laid out from what was kept. A record's scope is its
 * piece of work; each value it stands on is a dependency, checked against what is looked up for the
 * question.
 */
final class LaneLedger {

    /**
     * The dimension that routes. Values have no blank in their names, so that none is called so.
     */
    private static final String SCOPE = "piece of work";

    private final Lanes scenario;
    private final Ledger ledger = new Ledger();

    LaneLedger(Lanes scenario, List<WorkKept> kept) {
        this.scenario = scenario;
        kept.forEach(each -> ledger.append(draft(each).record(each.record(), each.at())));
    }

    /** The id that the next record has. */
    String nextId() {
        return ledger.nextId();
    }

    /** The record of a piece of work that is current, if there is one. */
    Optional<String> current(String work) {
        return ledger.current().stream()
                .filter(each -> each.scope().dimensions().getFirst().value().equals(work))
                .map(each -> each.id())
                .reduce((_, later) -> later);
    }

    /** Why the write critic would refuse it; empty if it would not. */
    Optional<String> objection(WorkKept kept) {
        return switch (WriteCritic.DEFAULT.judge(draft(kept), Staleness.NO_DATA)) {
            case Critique.Accepted _ -> Optional.empty();
            case Critique.Refused refused ->
                    Optional.of(refused.objections().getFirst().sentence());
        };
    }

    /**
     * Whether work was done and still holds.
     *
     * @param now the values that it may stand on, as they are
     * @param at virtual time
     */
    AuditEntry ask(String work, Map<String, String> now, long at) {
        List<Given> given = new ArrayList<>();
        given.add(new Given(SCOPE, work, Given.Origin.PROVIDED));
        now.forEach((name, value) -> given.add(new Given(name, value, Given.Origin.FETCHED)));
        Question question = new Question(Optional.of(Kind.OUTCOME), given, false);
        return ledger.decide(
                ledger.plan(question, new Budgets(Currency.TURNS, Lanes.MOST_STEPS, 1)),
                Answers.NONE,
                at);
    }

    /** The values that work stands on, as they are at a step, counted from 1. */
    static Values environment(Lanes scenario, String work, int step) {
        Map<String, String> values = new LinkedHashMap<>();
        scenario.piece(work)
                .needs()
                .forEach(name -> values.put(name, scenario.value(name).at(step)));
        return new Values(values);
    }

    private Draft draft(WorkKept kept) {
        Lanes.Piece piece = scenario.piece(kept.work());
        List<Dependency> dependencies = new ArrayList<>();
        kept.environment()
                .byName()
                .forEach(
                        (name, value) ->
                                dependencies.add(
                                        Dependency.unchanged(
                                                name,
                                                value,
                                                Source.FETCHED,
                                                new Check.Predicate(Optional.empty(), name))));
        return new Draft(
                Kind.OUTCOME,
                kept.supersedes().isEmpty()
                        ? Optional.empty()
                        : Optional.of(
                                new Supersedes(kept.supersedes(), Supersedes.Because.REFRESH)),
                piece.title(),
                piece.body(),
                List.of("run of scenario " + scenario.name()),
                new Scope(List.of(new Scope.Dimension(SCOPE, piece.id(), MatchPolicy.EXACT))),
                dependencies,
                List.of(),
                new Costs(
                        new Amount(kept.deriveTurns(), kept.deriveTokens()),
                        new Amount(kept.verifyTurns(), kept.verifyTokens()),
                        new Amount(kept.recallTurns(), kept.recallTokens()),
                        0),
                Authority.AGENT_INFERENCE,
                new Confidence(Confidence.Level.HIGH, "derived in this run"),
                new Provenance("the scripted agent", List.of()),
                Map.of());
    }
}
