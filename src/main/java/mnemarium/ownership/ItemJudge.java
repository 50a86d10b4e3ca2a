package mnemarium.ownership;

import mnemarium.ownership.CandidateFact.Elicitation;
import mnemarium.ownership.CandidateFact.Impression;
import mnemarium.ownership.CandidateFact.Sensitivity;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Says of a memory item what follows from it and the owners alone: whose copy it is, what the gate
 * would have answered, how likely it is out of date. What takes the other items to know is {@link
 * Finding#beside} it.
 */
public final class ItemJudge {

    private final FieldMatcher matcher;
    private final OwnerRegistry registry;
    private final Flow flow;
    private final Instant now;

    /**
     * @param registry who holds what
     * @param terms the flow's numbers
     * @param now the time at which it is asked what has expired and how old copies are
     */
    public ItemJudge(OwnerRegistry registry, FlowTerms terms, Instant now) {
        this.registry = registry;
        this.matcher = new FieldMatcher(registry);
        this.flow = new Flow(registry, terms);
        this.now = now;
    }

    /** The finding of an item as if it were the only one. */
    public Finding judge(MemoryItem item) {
        Optional<FieldMatcher.Match> match = matcher.match(item);
        Owner owner =
                match.map(each -> registry.ownerOf(each.field().name()))
                        .orElseGet(Owner.Nobody::new);
        boolean claims = FieldMatcher.claimsAuthority(item);
        Optional<Integer> turns = number(item, "turns_to_ask");
        boolean isCopy =
                owner instanceof Owner.SystemOfRecord || owner instanceof Owner.MaintainedCorpus;
        GateVerdict verdict = GateVerdict.UNCLASSIFIED;
        String reason =
                "Nobody owns it; the export does not say what it costs to learn again, on which it"
                        + " turns.";
        if (isCopy || claims || turns.isPresent()) {
            Judgement judgement =
                    flow.judge(candidate(item, match, turns.orElse(1), claims), owner);
            verdict = judgement.verdict();
            reason = judgement.reason();
        }
        return new Finding(
                match,
                owner,
                verdict,
                reason,
                isCopy,
                isCopy ? outOfDate(item, match) : OptionalDouble.empty(),
                item.source().isPresent(),
                item.expires().map(each -> !each.isAfter(now)).orElse(false),
                claims,
                1,
                false,
                List.of());
    }

    private static CandidateFact candidate(
            MemoryItem item, Optional<FieldMatcher.Match> match, int turns, boolean claims) {
        return new CandidateFact(
                "item",
                item.text(),
                item.subject().filter(each -> !each.isBlank()).orElse("not named"),
                match.map(each -> each.field().name()),
                new Impression(true, 0, item.source().orElse("not named"), 1),
                Optional.empty(),
                new Elicitation(
                        turns, Duration.ZERO, 0, turns > 1 && !flag(item, "in_one_passage")),
                flag(item, "in_one_passage"),
                flag(item, "learned_from_user"),
                claims,
                Sensitivity.none());
    }

    private static Optional<String> said(MemoryItem item, String name) {
        return Optional.ofNullable(item.others().get(name))
                .or(() -> Optional.ofNullable(item.others().get("metadata." + name)));
    }

    private static boolean flag(MemoryItem item, String name) {
        return said(item, name)
                .map(each -> each.toLowerCase(Locale.ROOT).equals("true"))
                .orElse(false);
    }

    private static Optional<Integer> number(MemoryItem item, String name) {
        return said(item, name).filter(each -> each.matches("\\d{1,4}")).map(Integer::parseInt);
    }

    /** Changes come at random, so that a copy of age t is out of date with 1 − exp(−t / mean). */
    private OptionalDouble outOfDate(MemoryItem item, Optional<FieldMatcher.Match> match) {
        Optional<Duration> mean = match.flatMap(each -> each.field().changesEvery());
        if (mean.isEmpty() || item.written().isEmpty()) {
            return OptionalDouble.empty();
        }
        double age = Math.max(0, Duration.between(item.written().get(), now).toSeconds());
        return OptionalDouble.of(-StrictMath.expm1(-age / Math.max(1, mean.get().toSeconds())));
    }
}
