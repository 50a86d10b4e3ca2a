package mnemarium.loop;

import mnemarium.loop.GateEvent.WriteJudged;
import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.CandidateFact.Elicitation;
import mnemarium.ownership.CandidateFact.Impression;
import mnemarium.ownership.CandidateFact.Sensitivity;
import mnemarium.ownership.Flow;
import mnemarium.ownership.FlowTerms;
import mnemarium.ownership.Judgement;
import mnemarium.ownership.Owner;
import mnemarium.ownership.OwnerRegistry;
import mnemarium.ownership.Proposal;
import mnemarium.ownership.Step;
import mnemarium.scenario.Candidate;
import mnemarium.scenario.Conversation;
import mnemarium.scenario.FactOwner;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.Scenario;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The gate before the writes of a run. Facts about the world go through the flow, with the owners
 * that the scenario names; an agent's own work passes, for it is the write critic's to judge.
 */
final class Gate {

    private static final BigDecimal DAY = BigDecimal.valueOf(Duration.ofDays(1).toMillis());
    private static final BigDecimal MINUTE = BigDecimal.valueOf(Duration.ofMinutes(1).toMillis());

    private final Map<String, Owner> owners = new LinkedHashMap<>();
    private final Flow flow;

    private Gate(List<FactOwner> named) {
        named.forEach(each -> owners.put(each.name(), owner(each)));
        flow =
                new Flow(
                        new OwnerRegistry(List.copyOf(owners.values()), List.of()),
                        FlowTerms.USUAL);
    }

    /** The gate of a scenario: with its owners, if it names any. */
    static Gate of(Scenario scenario) {
        return new Gate(
                switch (scenario) {
                    case Conversation conversation -> conversation.owners();
                    case Lanes lanes -> lanes.owners();
                    default -> List.of();
                });
    }

    /**
     * Judges a fact about the world.
     *
     * @param at when
     * @param key what is to be written
     * @param claim its text
     * @param said what the scenario says of it; nothing: it passes, unclassified
     */
    WriteJudged fact(long at, String key, String claim, Optional<Candidate> said) {
        Judgement judgement =
                said.map(
                                each ->
                                        flow.judge(
                                                candidate(claim, each),
                                                each.owner()
                                                        .map(owners::get)
                                                        .orElseGet(Owner.Nobody::new)))
                        .orElseGet(() -> flow.judge(new Proposal.Unclassified(claim)));
        return judged(at, key, claim, judgement);
    }

    /** Judges what the agent did or found out itself. */
    WriteJudged ownWork(long at, String key, String text) {
        return judged(at, key, text, flow.judge(new Proposal.OwnWork(text)));
    }

    private static WriteJudged judged(long at, String key, String claim, Judgement judgement) {
        return new WriteJudged(
                at,
                key,
                claim,
                judgement.verdict().word(),
                judgement.byOwnerAlone().word(),
                judgement.owner().name(),
                judgement.decidingStep().map(Step::word).orElse(""),
                judgement.reason() + " " + judgement.handling().sentence());
    }

    private static CandidateFact candidate(String claim, Candidate said) {
        // the key may be anything that a file calls a fact; the flow needs no name for it
        return new CandidateFact(
                "fact",
                claim,
                said.subject(),
                said.field(),
                new Impression(
                        said.durable(),
                        said.timesPerMonth().doubleValue(),
                        said.statedBy(),
                        said.confidence().doubleValue()),
                said.changesEveryDays().map(days -> span(days, DAY)),
                new Elicitation(
                        said.turnsToAsk(),
                        span(said.minutesToAsk(), MINUTE),
                        said.tokensToAsk(),
                        said.synthesis()),
                said.inOnePassage(),
                said.learnedFromUser(),
                said.claimsAuthority(),
                new Sensitivity(said.personal(), said.permission(), said.deletionDuty()));
    }

    private static Owner owner(FactOwner named) {
        Duration latency = span(named.latencyMillis(), BigDecimal.ONE);
        return switch (named.kind()) {
            case SYSTEM ->
                    new Owner.SystemOfRecord(
                            named.name(),
                            named.identifier(),
                            latency,
                            named.tokens(),
                            named.availability().doubleValue(),
                            named.permission(),
                            named.changeEvents());
            case CORPUS ->
                    new Owner.MaintainedCorpus(
                            named.name(),
                            latency,
                            named.tokens(),
                            named.version(),
                            named.permission());
            case TRANSCRIPTS ->
                    new Owner.KeptTranscripts(
                            named.name(),
                            latency,
                            named.tokens(),
                            Duration.ofDays(named.keptDays()),
                            named.permission());
        };
    }

    private static Duration span(BigDecimal number, BigDecimal unitMillis) {
        return Duration.ofNanos(number.multiply(unitMillis).movePointRight(6).longValue());
    }
}
