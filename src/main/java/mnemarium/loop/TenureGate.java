package mnemarium.loop;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.Flow;
import mnemarium.ownership.FlowTerms;
import mnemarium.ownership.Judgement;
import mnemarium.ownership.OwnedField;
import mnemarium.ownership.Owner;
import mnemarium.ownership.OwnerRegistry;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.TenureFact;
import mnemarium.scenario.TenureOwner;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts the facts of a scenario through the ownership flow, as its owners and the dials stand. */
public final class TenureGate {

    /** The name that earlier conversations have among the owners, unless one has it already. */
    private static final String TRANSCRIPTS = "transcripts";

    private static final int DAYS_OF_A_MONTH = 30;

    private final Tenure scenario;
    private final Terms terms;
    private final int passages;
    private final Flow flow;

    /**
     * @param passages that a search reads
     */
    public TenureGate(Tenure scenario, Terms terms, int passages) {
        this.scenario = scenario;
        this.terms = terms;
        this.passages = passages;
        FlowTerms usual = FlowTerms.USUAL;
        Duration turn = Duration.ofNanos(Math.max(1, terms.nanos(Dial.TURN_BUDGET)));
        flow =
                new Flow(
                        registry(),
                        new FlowTerms(
                                turn,
                                usual.share(),
                                usual.cheapTurns(),
                                usual.staleChance(),
                                usual.review()));
    }

    /** The flow's verdict on a fact as it is stated. */
    public Judgement judge(TenureFact fact, String value) {
        return judge(fact, fact.id(), fact.subject(), value);
    }

    /** The same of such a fact of another subject. */
    Judgement judge(TenureFact fact, String id, String subject, String value) {
        return flow.judge(candidate(fact, id, subject, value));
    }

    /** A fact as somebody proposes to write it. */
    public static CandidateFact candidate(TenureFact fact, String value) {
        return candidate(fact, fact.id(), fact.subject(), value);
    }

    private static CandidateFact candidate(
            TenureFact fact, String id, String subject, String value) {
        TenureFact.Elicit elicit = fact.elicit();
        return new CandidateFact(
                id,
                fact.sentence(subject, value),
                subject,
                fact.owner().map(_ -> fact.id()),
                new CandidateFact.Impression(fact.durable(), fact.timesPerMonth(), "the user", 0.9),
                fact.changesEveryDays().map(Duration::ofDays),
                new CandidateFact.Elicitation(
                        elicit.turns(),
                        Duration.ofMinutes(elicit.minutes()),
                        elicit.tokens(),
                        fact.isPutTogether()),
                !fact.isPutTogether(),
                fact.learnedFromUser(),
                fact.claimed().isPresent(),
                CandidateFact.Sensitivity.none());
    }

    /** Who holds what, as the dials stand. */
    public OwnerRegistry registry() {
        List<Owner> owners = new ArrayList<>();
        scenario.owners().forEach(each -> owners.add(owner(each)));
        int months = terms.number(Dial.TRANSCRIPTS_KEPT);
        if (months > 0) {
            owners.add(
                    new Owner.KeptTranscripts(
                            nameOfTranscripts(),
                            Duration.ofMillis(scenario.costs().searchMillis()),
                            Math.min(
                                    Owner.MOST_TOKENS, scenario.costs().passageTokens() * passages),
                            Duration.ofDays((long) months * DAYS_OF_A_MONTH),
                            ""));
        }
        List<OwnedField> fields = new ArrayList<>();
        for (TenureFact fact : scenario.facts()) {
            fact.owner()
                    .ifPresent(
                            owner ->
                                    fields.add(
                                            new OwnedField(
                                                    fact.id(),
                                                    owner,
                                                    List.of(),
                                                    List.of(),
                                                    List.of(),
                                                    "",
                                                    fact.changesEveryDays()
                                                            .map(Duration::ofDays))));
        }
        return new OwnerRegistry(owners, fields);
    }

    private String nameOfTranscripts() {
        List<String> taken = scenario.owners().stream().map(TenureOwner::name).toList();
        String name = TRANSCRIPTS;
        while (taken.contains(name)) {
            name = "kept " + name;
        }
        return name;
    }

    private Owner owner(TenureOwner owner) {
        Duration latency = Duration.ofNanos(nanos(owner));
        return owner.answersBy()
                .<Owner>map(
                        identifier ->
                                new Owner.SystemOfRecord(
                                        owner.name(),
                                        identifier,
                                        latency,
                                        owner.tokens(),
                                        1 - Double.parseDouble(terms.text(Dial.OUTAGE)),
                                        "",
                                        owner.changesTold().orElse("")))
                .orElseGet(
                        () ->
                                new Owner.MaintainedCorpus(
                                        owner.name(),
                                        latency,
                                        owner.tokens(),
                                        owner.indexed().map(Object::toString).orElse(""),
                                        ""));
    }

    /** What one look-up takes of this owner. */
    long nanos(TenureOwner owner) {
        Optional<Long> ofAll =
                terms.text(Dial.LOOKUP_LATENCY).equals("owners")
                        ? Optional.empty()
                        : Optional.of(terms.nanos(Dial.LOOKUP_LATENCY));
        return ofAll.orElse(owner.latencyMillis() * 1_000_000L);
    }
}
