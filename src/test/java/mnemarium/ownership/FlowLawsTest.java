package mnemarium.ownership;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.ownership.CandidateFact.Elicitation;
import mnemarium.ownership.CandidateFact.Impression;
import mnemarium.ownership.CandidateFact.Sensitivity;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

class FlowLawsTest {

    private static final List<Owner> OWNERS =
            List.of(
                    Desk.BILLING,
                    Desk.system("Slow", 2000),
                    Desk.DOCS,
                    Desk.TRANSCRIPTS,
                    new Owner.Nobody());

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void durabilityFrequencyAndConfidenceNeverChangeTheAnswer(long seed) {
        SplittableRandom chance = new SplittableRandom(seed);
        Flow flow = Desk.flow();
        for (int i = 0; i < 2000; i++) {
            CandidateFact fact = any(chance);
            Owner owner = OWNERS.get(chance.nextInt(OWNERS.size()));
            CandidateFact changed = with(fact, impression(chance, fact.impression().statedBy()));

            Judgement one = flow.judge(fact, owner);
            Judgement other = flow.judge(changed, owner);

            assertThat(other.handling()).isEqualTo(one.handling());
            assertThat(other.byOwnerAlone()).isEqualTo(one.byOwnerAlone());
            assertThat(other.steps()).isEqualTo(one.steps());
            assertThat(other.reason()).isEqualTo(one.reason());
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {11, 12, 13})
    void whatSomebodyOwnsIsNeverWritten(long seed) {
        SplittableRandom chance = new SplittableRandom(seed);
        Flow flow = Desk.flow();
        for (int i = 0; i < 2000; i++) {
            CandidateFact fact = any(chance);
            Owner owner = OWNERS.get(chance.nextInt(3));

            assertThat(flow.judge(fact, owner).verdict().isWritten()).isFalse();
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {21, 22, 23})
    void whatIsRememberedHasAllThreeProperties(long seed) {
        SplittableRandom chance = new SplittableRandom(seed);
        Flow flow = Desk.flow();
        for (int i = 0; i < 2000; i++) {
            CandidateFact fact = any(chance);
            Owner owner = OWNERS.get(chance.nextInt(OWNERS.size()));
            boolean allThree =
                    (owner instanceof Owner.Nobody || owner instanceof Owner.KeptTranscripts)
                            && fact.learnedFromUser()
                            && fact.elicitation().turns() > 1
                            && !fact.keptInOnePassage()
                            && !fact.claimsAuthority();

            assertThat(flow.judge(fact, owner).verdict() == GateVerdict.REMEMBER)
                    .isEqualTo(allThree);
        }
    }

    @Test
    void everyBranchIsReached() {
        SplittableRandom chance = new SplittableRandom(31);
        Flow flow = Desk.flow();
        Set<GateVerdict> verdicts = EnumSet.noneOf(GateVerdict.class);
        Set<Step> decided = EnumSet.noneOf(Step.class);
        for (int i = 0; i < 2000; i++) {
            Judgement judgement =
                    flow.judge(any(chance), OWNERS.get(chance.nextInt(OWNERS.size())));
            verdicts.add(judgement.verdict());
            judgement.decidingStep().ifPresent(decided::add);
        }

        assertThat(verdicts)
                .isEqualTo(
                        EnumSet.complementOf(
                                EnumSet.of(GateVerdict.OWN_WORK, GateVerdict.UNCLASSIFIED)));
        assertThat(decided)
                .isEqualTo(EnumSet.complementOf(EnumSet.of(Step.ANSWERED_BY_IDENTIFIER)));
    }

    private static CandidateFact any(SplittableRandom chance) {
        int turns = chance.nextInt(10);
        return new CandidateFact(
                "c",
                "a claim",
                "a subject",
                chance.nextBoolean() ? Optional.of("plan") : Optional.empty(),
                impression(chance, "somebody"),
                chance.nextBoolean()
                        ? Optional.of(Duration.ofHours(1 + chance.nextInt(10_000)))
                        : Optional.empty(),
                new Elicitation(
                        turns, Duration.ofMinutes(turns), turns * 100, chance.nextBoolean()),
                chance.nextInt(3) == 0,
                chance.nextBoolean(),
                chance.nextInt(8) == 0,
                new Sensitivity(chance.nextBoolean(), "", chance.nextBoolean()));
    }

    private static Impression impression(SplittableRandom chance, String statedBy) {
        return new Impression(
                chance.nextBoolean(), chance.nextDouble(1000), statedBy, chance.nextDouble());
    }

    private static CandidateFact with(CandidateFact fact, Impression impression) {
        return new CandidateFact(
                fact.id(),
                fact.claim(),
                fact.subject(),
                fact.field(),
                impression,
                fact.volatility(),
                fact.elicitation(),
                fact.keptInOnePassage(),
                fact.learnedFromUser(),
                fact.claimsAuthority(),
                fact.sensitivity());
    }
}
