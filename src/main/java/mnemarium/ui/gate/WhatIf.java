package mnemarium.ui.gate;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.Flow;
import mnemarium.ownership.FlowTerms;
import mnemarium.ownership.Judgement;
import mnemarium.ownership.OwnedField;
import mnemarium.ownership.Owner;
import mnemarium.ownership.OwnerRegistry;
import mnemarium.ownership.file.OwnersFile;

import java.time.Duration;
import java.util.Optional;

/**
 * What is tried out on one fact: each part that is there stands in place of what was found. Nothing
 * of it is stored.
 *
 * @param owner who would hold the fact
 * @param latency until that owner would answer
 * @param changesEvery mean time between two changes of the value
 * @param turn what a turn might take altogether
 * @param refused whether the owner would refuse to tell
 */
record WhatIf(
        Optional<Owner> owner,
        Optional<Duration> latency,
        Optional<Duration> changesEvery,
        Optional<Duration> turn,
        boolean refused) {

    /** All as it was found. */
    static final WhatIf AS_FOUND =
            new WhatIf(
                    Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), false);

    boolean isAsFound() {
        return equals(AS_FOUND);
    }

    /** Another owner; its own latency comes with it. */
    WhatIf withOwner(Owner other) {
        return new WhatIf(Optional.of(other), Optional.empty(), changesEvery, turn, refused);
    }

    WhatIf withLatency(Duration other) {
        return new WhatIf(owner, Optional.of(other), changesEvery, turn, refused);
    }

    WhatIf withChangesEvery(Duration other) {
        return new WhatIf(owner, latency, Optional.of(other), turn, refused);
    }

    WhatIf withTurn(Duration other) {
        return new WhatIf(owner, latency, changesEvery, Optional.of(other), refused);
    }

    WhatIf withRefused(boolean isRefused) {
        return new WhatIf(owner, latency, changesEvery, turn, isRefused);
    }

    /** Who holds the fact by this. */
    Owner ownerOf(CandidateFact fact, OwnersFile owners) {
        Owner who =
                owner.orElseGet(
                        () ->
                                fact.field()
                                        .map(owners.registry()::ownerOf)
                                        .orElseGet(Owner.Nobody::new));
        return latency.map(each -> slowed(who, each)).orElse(who);
    }

    private static Owner slowed(Owner owner, Duration latency) {
        return switch (owner) {
            case Owner.SystemOfRecord system ->
                    new Owner.SystemOfRecord(
                            system.name(),
                            system.identifier(),
                            latency,
                            system.tokens(),
                            system.availability(),
                            system.permission(),
                            system.changeEvents());
            case Owner.MaintainedCorpus corpus ->
                    new Owner.MaintainedCorpus(
                            corpus.name(),
                            latency,
                            corpus.tokens(),
                            corpus.version(),
                            corpus.permission());
            case Owner.KeptTranscripts archive ->
                    new Owner.KeptTranscripts(
                            archive.name(),
                            latency,
                            archive.tokens(),
                            archive.keptFor(),
                            archive.permission());
            case Owner.Nobody nobody -> nobody;
        };
    }

    /** How often its value changes by this; empty if nobody knows. */
    Optional<Duration> changesEvery(CandidateFact fact, OwnersFile owners) {
        return changesEvery
                .or(
                        () ->
                                fact.field()
                                        .flatMap(owners.registry()::field)
                                        .flatMap(OwnedField::changesEvery))
                .or(fact::volatility);
    }

    /** The numbers on which the flow turns by this. */
    FlowTerms terms(OwnersFile owners) {
        FlowTerms found = owners.terms();
        return turn.map(
                        each ->
                                new FlowTerms(
                                        each,
                                        found.share(),
                                        found.cheapTurns(),
                                        found.staleChance(),
                                        found.review()))
                .orElse(found);
    }

    /** The flow's answer by this. */
    Judgement judge(CandidateFact fact, OwnersFile owners) {
        OwnerRegistry registry = owners.registry();
        CandidateFact tried = fact;
        if (changesEvery.isPresent()) {
            Optional<OwnedField> field = fact.field().flatMap(registry::field);
            if (field.isPresent()) {
                registry = registry.with(changing(field.get(), changesEvery));
            }
            tried = changing(fact, changesEvery);
        }
        return new Flow(registry, terms(owners)).judge(tried, ownerOf(fact, owners));
    }

    private static OwnedField changing(OwnedField field, Optional<Duration> every) {
        return new OwnedField(
                field.name(),
                field.owner(),
                field.aliases(),
                field.keyWords(),
                field.patterns(),
                field.description(),
                every);
    }

    private static CandidateFact changing(CandidateFact fact, Optional<Duration> every) {
        return new CandidateFact(
                fact.id(),
                fact.claim(),
                fact.subject(),
                fact.field(),
                fact.impression(),
                every,
                fact.elicitation(),
                fact.keptInOnePassage(),
                fact.learnedFromUser(),
                fact.claimsAuthority(),
                fact.sensitivity());
    }
}
