package mnemarium.ui.gate;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.GateVerdict;
import mnemarium.ownership.Owner;
import mnemarium.ownership.Spans;
import mnemarium.ownership.file.OwnersFile;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.CostBars;
import mnemarium.ui.chart.CostBars.Way;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * What each way to have a fact at hand costs in a turn. The figures of the source are its look-up
 * of 40 ms and 90 tokens, three of them in series in about 200 ms, its search of 120 ms and 1 800
 * tokens and its memory read of 18 ms and 240 tokens, on a turn of 2.5 s; whatever has another
 * figure is simulated.
 */
final class Costs {

    static final long LOOK_UP_MILLIS = 40;
    static final long LOOK_UP_TOKENS = 90;
    static final long THREE_MILLIS = 200;
    static final long SEARCH_MILLIS = 120;
    static final long SEARCH_TOKENS = 1800;
    static final long MEMORY_MILLIS = 18;
    static final long MEMORY_TOKENS = 240;
    static final long TURN_MILLIS = 2500;

    private Costs() {}

    /** The costs of one fact, by what is tried out. */
    static CostBars of(CandidateFact fact, GateVerdict verdict, OwnersFile owners, WhatIf whatIf) {
        Owner owner = whatIf.ownerOf(fact, owners);
        long turn = whatIf.terms(owners).turn().toMillis();
        boolean isUsualTurn = turn == TURN_MILLIS;
        List<Way> ways = new ArrayList<>();
        switch (owner) {
            case Owner.SystemOfRecord system -> {
                long millis = system.latency().toMillis();
                boolean isSource = millis == LOOK_UP_MILLIS && isUsualTurn;
                ways.add(
                        way(
                                "Look up",
                                verdict == GateVerdict.LOOK_UP || verdict == GateVerdict.CACHE,
                                millis,
                                OptionalLong.of(system.tokens()),
                                isSource && system.tokens() == LOOK_UP_TOKENS,
                                verdict == GateVerdict.CACHE
                                        ? "once, then from the cache until its time ends"
                                        : ""));
                ways.add(
                        way(
                                "Three in series",
                                false,
                                isSource ? THREE_MILLIS : 3 * millis,
                                OptionalLong.empty(),
                                isSource,
                                isSource
                                        ? "three look-ups that wait for each other"
                                        : "three times this look-up"));
            }
            case Owner.MaintainedCorpus corpus ->
                    ways.add(
                            way(
                                    "Retrieve",
                                    verdict == GateVerdict.RETRIEVE,
                                    corpus.latency().toMillis(),
                                    OptionalLong.of(corpus.tokens()),
                                    false,
                                    "passages of " + corpus.name()));
            case Owner.KeptTranscripts _ -> {}
            case Owner.Nobody _ -> ways.add(ask(fact, verdict));
        }
        archive(owner, owners).ifPresent(each -> ways.add(search(each, verdict, isUsualTurn)));
        ways.add(
                way(
                        "Memory",
                        verdict == GateVerdict.REMEMBER,
                        MEMORY_MILLIS,
                        OptionalLong.of(MEMORY_TOKENS),
                        isUsualTurn,
                        ""));
        return new CostBars("Cost per turn of “" + fact.claim() + "”", turn, ways);
    }

    private static Optional<Owner.KeptTranscripts> archive(Owner owner, OwnersFile owners) {
        return owner instanceof Owner.KeptTranscripts archive
                ? Optional.of(archive)
                : owners.registry().owners().stream()
                        .filter(Owner.KeptTranscripts.class::isInstance)
                        .map(Owner.KeptTranscripts.class::cast)
                        .findFirst();
    }

    private static Way search(
            Owner.KeptTranscripts archive, GateVerdict verdict, boolean isUsualTurn) {
        long millis = archive.latency().toMillis();
        return way(
                "Search",
                verdict == GateVerdict.SEARCH,
                millis,
                OptionalLong.of(archive.tokens()),
                isUsualTurn && millis == SEARCH_MILLIS && archive.tokens() == SEARCH_TOKENS,
                "passages of " + archive.name());
    }

    /** Talk is no time of the agent's turn: it is said in words, its tokens are drawn. */
    private static Way ask(CandidateFact fact, GateVerdict verdict) {
        CandidateFact.Elicitation cost = fact.elicitation();
        Duration time = cost.time();
        String words =
                Figures.counted(cost.turns(), "turn", "turns")
                        + " of talk"
                        + (time.isZero() ? "" : ", " + Spans.words(time) + " of the user");
        return new Way(
                "Ask again",
                verdict == GateVerdict.ASK_AGAIN,
                OptionalDouble.empty(),
                OptionalLong.of(cost.tokens()),
                false,
                words);
    }

    private static Way way(
            String name,
            boolean isVerdict,
            long millis,
            OptionalLong tokens,
            boolean isPublished,
            String words) {
        return new Way(
                name, isVerdict, OptionalDouble.of((double) millis), tokens, isPublished, words);
    }
}
