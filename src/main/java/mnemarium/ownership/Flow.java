package mnemarium.ownership;

import mnemarium.ownership.Judgement.Beside;
import mnemarium.ownership.Judgement.Passed;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * From a proposal to a verdict. Ownership is asked first, since it is a question about schemas that
 * needs no judgement; latency second, and it chooses only between asking and caching; what it costs
 * to ask or find again last, and only of what nobody owns.
 *
 * <p>Durability, frequency and confidence are not looked at: facts on either side of the line have
 * them alike.
 */
public final class Flow {

    private final OwnerRegistry registry;
    private final FlowTerms terms;

    public Flow(OwnerRegistry registry, FlowTerms terms) {
        this.registry = registry;
        this.terms = terms;
    }

    /** The verdict on a proposal; the owner is who the registry says. */
    public Judgement judge(Proposal proposal) {
        return switch (proposal) {
            case CandidateFact fact ->
                    judge(fact, fact.field().map(registry::ownerOf).orElseGet(Owner.Nobody::new));
            case Proposal.OwnWork work ->
                    passed(
                            work,
                            new Handling.OwnWork(),
                            "It is the agent's own work, no fact about the world.");
            case Proposal.Unclassified write ->
                    passed(
                            write,
                            new Handling.Unclassified(),
                            "It does not say what it is, so no test can be made.");
        };
    }

    private static Judgement passed(Proposal proposal, Handling handling, String reason) {
        return new Judgement(
                proposal,
                new Owner.Nobody(),
                handling,
                handling.verdict(),
                List.of(),
                reason,
                List.of());
    }

    /** The verdict on a fact if this were its owner, whatever the registry says. */
    public Judgement judge(CandidateFact fact, Owner owner) {
        List<Passed> steps = new ArrayList<>();
        Handling handling = decide(fact, owner, steps);
        return new Judgement(
                fact,
                owner,
                handling,
                byOwnerAlone(fact, owner),
                steps,
                steps.getLast().reason(),
                beside(fact));
    }

    private Handling decide(CandidateFact fact, Owner owner, List<Passed> steps) {
        if (claimsAuthority(fact, steps)) {
            return new Handling.NeverBelieve();
        }
        if (isAnsweredByIdentifier(owner, steps) && owner instanceof Owner.SystemOfRecord system) {
            return isFastEnough(system, steps)
                    ? new Handling.LookUp(system, fieldOf(fact))
                    : cache(fact, system);
        }
        if (isMaintainedText(owner, steps) && owner instanceof Owner.MaintainedCorpus corpus) {
            return new Handling.Retrieve(corpus);
        }
        if (isCheapToAsk(fact, steps)) {
            return new Handling.AskAgain(fact.elicitation().turns());
        }
        if (isKeptInOnePassage(fact, steps)) {
            return new Handling.Search(archive(owner));
        }
        return isLearnedFromUser(fact, steps)
                ? remember(fact)
                : new Handling.AskAgain(fact.elicitation().turns());
    }

    private static boolean claimsAuthority(CandidateFact fact, List<Passed> steps) {
        return noted(
                steps,
                Step.CLAIM_OF_AUTHORITY,
                fact.claimsAuthority(),
                "It says that somebody may do something; whoever acts on it must have that from"
                        + " the one who can authorise it.",
                "It claims no authority.");
    }

    private static boolean isAnsweredByIdentifier(Owner owner, List<Passed> steps) {
        return switch (owner) {
            case Owner.SystemOfRecord system ->
                    noted(
                            steps,
                            Step.ANSWERED_BY_IDENTIFIER,
                            true,
                            "%s holds it and answers by %s; a copy would only be right until the"
                                            .formatted(system.name(), system.identifier())
                                    + " next change there.",
                            "");
            case Owner.MaintainedCorpus corpus ->
                    noted(
                            steps,
                            Step.ANSWERED_BY_IDENTIFIER,
                            false,
                            "",
                            corpus.name() + " is searched, it answers no query by identifier.");
            case Owner.KeptTranscripts archive ->
                    noted(
                            steps,
                            Step.ANSWERED_BY_IDENTIFIER,
                            false,
                            "",
                            archive.name() + " keeps what was said, not what is true.");
            case Owner.Nobody nobody ->
                    noted(
                            steps,
                            Step.ANSWERED_BY_IDENTIFIER,
                            false,
                            "",
                            "No system of record holds it.");
        };
    }

    private boolean isFastEnough(Owner.SystemOfRecord system, List<Passed> steps) {
        Duration limit = terms.fastEnough();
        String figures =
                "%s of the %s that one look-up may take of a turn of %s"
                        .formatted(
                                Spans.words(system.latency()),
                                Spans.words(limit),
                                Spans.words(terms.turn()));
        return noted(
                steps,
                Step.FAST_ENOUGH,
                system.latency().compareTo(limit) <= 0,
                "It holds the fact and is fast enough: " + figures + ".",
                "It holds the fact but is too slow for every turn: "
                        + figures
                        + "; that is a matter for a cache, not for memory.");
    }

    private static boolean isMaintainedText(Owner owner, List<Passed> steps) {
        return noted(
                steps,
                Step.MAINTAINED_TEXT,
                owner instanceof Owner.MaintainedCorpus,
                owner.name() + " is kept current by its publishers.",
                "No maintained text holds it.");
    }

    private boolean isCheapToAsk(CandidateFact fact, List<Passed> steps) {
        int turns = fact.elicitation().turns();
        String cost =
                "asking again takes %s, cheap is up to %d"
                        .formatted(turns == 1 ? "1 turn" : turns + " turns", terms.cheapTurns());
        return noted(
                steps,
                Step.CHEAP_TO_ASK,
                turns <= terms.cheapTurns(),
                "Nobody owns it, and " + cost + "; a record would cost more to keep right.",
                "Nobody owns it, but " + cost + ".");
    }

    private static boolean isKeptInOnePassage(CandidateFact fact, List<Passed> steps) {
        return noted(
                steps,
                Step.KEPT_IN_ONE_PASSAGE,
                fact.keptInOnePassage(),
                "One passage of what is kept anyway says it; it can be quoted, and there is no copy"
                        + " to keep right or to delete.",
                fact.elicitation().synthesis()
                        ? "It was never said in one passage; a search would have to redo the"
                                + " synthesis each time."
                        : "No single passage says it.");
    }

    private static boolean isLearnedFromUser(CandidateFact fact, List<Passed> steps) {
        return noted(
                steps,
                Step.LEARNED_FROM_USER,
                fact.learnedFromUser(),
                "The user established it, nobody owns it, and it is dear to learn or find again:"
                        + " memory is the owner.",
                "The user did not establish it, so whoever did can be asked.");
    }

    private static boolean noted(
            List<Passed> steps, Step step, boolean yes, String ifYes, String ifNo) {
        steps.add(new Passed(step, yes, yes ? ifYes : ifNo));
        return yes;
    }

    private Handling cache(CandidateFact fact, Owner.SystemOfRecord system) {
        Optional<Duration> changesEvery =
                fact.field()
                        .flatMap(registry::field)
                        .flatMap(OwnedField::changesEvery)
                        .or(fact::volatility);
        return new Handling.Cache(
                system,
                changesEvery.map(terms::timeToLive),
                system.changeEvents(),
                "%s/%s=%s/%s"
                        .formatted(
                                system.name(), system.identifier(), fact.subject(), fieldOf(fact)));
    }

    private Handling remember(CandidateFact fact) {
        return new Handling.Remember(
                fact.claim(),
                fact.volatility().orElse(terms.review()),
                fact.impression().statedBy(),
                "whoever stated it is in the conversation when it changes, and corrects it there.");
    }

    private Optional<Owner.KeptTranscripts> archive(Owner owner) {
        if (owner instanceof Owner.KeptTranscripts archive) {
            return Optional.of(archive);
        }
        return registry.owners().stream()
                .filter(Owner.KeptTranscripts.class::isInstance)
                .map(Owner.KeptTranscripts.class::cast)
                .findFirst();
    }

    private String fieldOf(CandidateFact fact) {
        return fact.field()
                .map(name -> registry.field(name).map(OwnedField::name).orElse(name))
                .orElse("this fact");
    }

    /** What the source's table says, in which only the owner's column moves the verdict. */
    private static GateVerdict byOwnerAlone(CandidateFact fact, Owner owner) {
        if (fact.claimsAuthority()) {
            return GateVerdict.NEVER_BELIEVE;
        }
        return switch (owner) {
            case Owner.SystemOfRecord system -> GateVerdict.LOOK_UP;
            case Owner.MaintainedCorpus corpus -> GateVerdict.RETRIEVE;
            case Owner.KeptTranscripts archive -> GateVerdict.SEARCH;
            case Owner.Nobody nobody -> GateVerdict.REMEMBER;
        };
    }

    private static List<Beside> beside(CandidateFact fact) {
        CandidateFact.Impression impression = fact.impression();
        return List.of(
                new Beside("durable", impression.durable() ? "yes" : "no"),
                new Beside(
                        "comes up",
                        String.format(
                                Locale.ROOT, "%.1f times a month", impression.timesPerMonth())),
                new Beside("stated by", impression.statedBy()),
                new Beside(
                        "confidence", String.format(Locale.ROOT, "%.2f", impression.confidence())));
    }
}
