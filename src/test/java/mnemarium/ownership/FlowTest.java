package mnemarium.ownership;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.ownership.Judgement.Passed;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;
import java.util.Optional;

class FlowTest {

    /** The candidates of a support agent that somebody owns, row by row. */
    @ParameterizedTest(name = "{0}: {4}")
    @CsvSource({
        "subscription tier, subscription tier, true,  Billing,      look-up",
        "plan since,        plan_since,        true,  Billing,      look-up",
        "features,          features,          true,  Billing,      look-up",
        "SSO flag,          sso,               true,  Billing,      look-up",
        "seats,             seats,             true,  Billing,      look-up",
        "open tickets,      open tickets,      false, Ticketing,    look-up",
        "ticket history,    ticket history,    true,  Ticketing,    look-up",
        "data warehouse,    data warehouse,    true,  Integrations, look-up",
        "region,            region,            true,  Integrations, look-up",
        "contacts,          contacts,          true,  CRM,          look-up",
        "billing contact,   billing contact,   true,  Billing,      look-up",
        "SLA,               sla,               true,  Contracts,    look-up",
        "what plan X does,  plan behaviour,    true,  Docs corpus,  retrieve",
    })
    void whatSomebodyOwnsIsAskedOfItsOwner(
            String id, String field, boolean durable, String owner, String verdict) {
        Judgement judgement = Desk.flow().judge(Desk.owned(id, field, durable));

        assertThat(judgement.owner().name()).isEqualTo(owner);
        assertThat(judgement.byOwnerAlone().word()).isEqualTo(verdict);
        assertThat(judgement.verdict()).isEqualTo(judgement.byOwnerAlone());
    }

    /** The candidates that nobody owns: what the owner's column says, and what the flow says. */
    @ParameterizedTest(name = "{0}: {4} by owner alone, {5} by the flow")
    @CsvSource({
        "a refund was authorised,             false, 1, true,  never-believe, never-believe",
        "preferred name,                      true,  1, false, remember,      ask-again",
        "prefers shorter answers,             true,  1, false, remember,      ask-again",
        "rev_net excludes refunds,            true,  7, false, remember,      remember",
        "orders_v2 is authoritative,          true,  6, false, remember,      remember",
        "fiscal quarters start in February,   true,  6, false, remember,      remember",
    })
    void ofWhatNobodyOwnsTheTwoReadingsMayDiffer(
            String id,
            boolean durable,
            int turns,
            boolean authority,
            String byOwner,
            String verdict) {
        Judgement judgement =
                Desk.flow()
                        .judge(
                                Desk.fact(
                                        id,
                                        Optional.empty(),
                                        durable,
                                        turns,
                                        false,
                                        true,
                                        authority));

        assertThat(judgement.owner()).isEqualTo(new Owner.Nobody());
        assertThat(judgement.byOwnerAlone().word()).isEqualTo(byOwner);
        assertThat(judgement.verdict().word()).isEqualTo(verdict);
        assertThat(judgement.readingsDiffer()).isEqualTo(!byOwner.equals(verdict));
    }

    @Test
    void aClaimOfAuthorityIsNotBelievedEvenIfSomebodyOwnsIt() {
        Judgement judgement =
                Desk.flow()
                        .judge(Desk.fact("refund", Optional.of("plan"), true, 9, true, true, true));

        assertThat(judgement.verdict()).isEqualTo(GateVerdict.NEVER_BELIEVE);
        assertThat(judgement.steps())
                .extracting(Passed::step)
                .containsExactly(Step.CLAIM_OF_AUTHORITY);
    }

    @Test
    void anOwnerTooSlowForEveryTurnIsCachedByItsRowAndNeverRemembered() {
        Flow flow = new Flow(Desk.registry().with(Desk.system("Billing", 251)), FlowTerms.USUAL);

        Judgement judgement = flow.judge(Desk.owned("tier", "subscription tier", true));

        assertThat(judgement.handling())
                .isEqualTo(
                        new Handling.Cache(
                                Desk.system("Billing", 251),
                                Optional.of(FlowTerms.USUAL.timeToLive(Duration.ofDays(90))),
                                "plan.changed",
                                "Billing/account_id=account 17/plan"));
        assertThat(judgement.byOwnerAlone()).isEqualTo(GateVerdict.LOOK_UP);
        assertThat(judgement.decidingStep()).contains(Step.FAST_ENOUGH);
        assertThat(judgement.verdict().isWritten()).isFalse();
    }

    @Test
    void atTheLimitALookUpIsStillFastEnough() {
        Flow flow = new Flow(Desk.registry().with(Desk.system("Billing", 250)), FlowTerms.USUAL);

        assertThat(flow.judge(Desk.owned("tier", "plan", true)).verdict())
                .isEqualTo(GateVerdict.LOOK_UP);
    }

    @Test
    void aCacheLivesUntilItsValueIsOutOfDateWithTheChanceAllowed() {
        Duration mean = Duration.ofDays(90);
        double life = FlowTerms.USUAL.timeToLive(mean).toMillis() / (double) mean.toMillis();

        assertThat(1 - Math.exp(-life)).isCloseTo(0.01, org.assertj.core.data.Offset.offset(1e-8));
    }

    @Test
    void whatOnePassageSaysIsSearchedInTheArchive() {
        Judgement judgement =
                Desk.flow().judge(Desk.fact("x", Optional.empty(), true, 4, true, true, false));

        assertThat(judgement.handling())
                .isEqualTo(new Handling.Search(Optional.of(Desk.TRANSCRIPTS)));
        assertThat(judgement.decidingStep()).contains(Step.KEPT_IN_ONE_PASSAGE);
    }

    @Test
    void whatTookASynthesisIsRememberedThoughTranscriptsAreKept() {
        Judgement judgement = Desk.flow().judge(Desk.said("rev_net", 7), Desk.TRANSCRIPTS);

        assertThat(judgement.byOwnerAlone()).isEqualTo(GateVerdict.SEARCH);
        assertThat(judgement.verdict()).isEqualTo(GateVerdict.REMEMBER);
        assertThat(judgement.steps())
                .extracting(Passed::reason)
                .contains(
                        "It was never said in one passage; a search would have to redo the"
                                + " synthesis each time.");
    }

    @Test
    void whatIsRememberedHasExpiryProvenanceAndRepair() {
        assertThat(Desk.flow().judge(Desk.said("quarters start in February", 6)).handling())
                .isInstanceOfSatisfying(
                        Handling.Remember.class,
                        kept -> {
                            assertThat(kept.sentenceToKeep())
                                    .isEqualTo("quarters start in February");
                            assertThat(kept.expiry()).isEqualTo(Duration.ofDays(365));
                            assertThat(kept.provenance()).isEqualTo("the user");
                            assertThat(kept.repair()).isNotBlank();
                        });
    }

    @Test
    void whatTheUserDidNotEstablishIsAskedAgain() {
        Judgement judgement =
                Desk.flow().judge(Desk.fact("x", Optional.empty(), true, 9, false, false, false));

        assertThat(judgement.verdict()).isEqualTo(GateVerdict.ASK_AGAIN);
        assertThat(judgement.decidingStep()).contains(Step.LEARNED_FROM_USER);
    }

    @Test
    void anAgentsOwnWorkGoesToTheWriteCritic() {
        Judgement judgement = Desk.flow().judge(new Proposal.OwnWork("looked into alert 7"));

        assertThat(judgement.verdict()).isEqualTo(GateVerdict.OWN_WORK);
        assertThat(judgement.verdict().isWritten()).isTrue();
        assertThat(judgement.handling().sentence())
                .isEqualTo("Own work: judged by the write critic.");
    }

    @Test
    void aWriteThatDoesNotSayWhatItIsPasses() {
        Judgement judgement = Desk.flow().judge(new Proposal.Unclassified("something"));

        assertThat(judgement.verdict()).isEqualTo(GateVerdict.UNCLASSIFIED);
        assertThat(judgement.verdict().isWritten()).isTrue();
    }

    @Test
    void theStepsComeInTheirOrder() {
        Judgement judgement = Desk.flow().judge(Desk.said("x", 5));

        assertThat(judgement.steps())
                .extracting(Passed::step)
                .containsExactly(
                        Step.CLAIM_OF_AUTHORITY,
                        Step.ANSWERED_BY_IDENTIFIER,
                        Step.MAINTAINED_TEXT,
                        Step.CHEAP_TO_ASK,
                        Step.KEPT_IN_ONE_PASSAGE,
                        Step.LEARNED_FROM_USER);
        assertThat(judgement.steps()).allSatisfy(step -> assertThat(step.reason()).isNotBlank());
    }
}
