package mnemarium.ownership;

import mnemarium.ownership.CandidateFact.Elicitation;
import mnemarium.ownership.CandidateFact.Impression;
import mnemarium.ownership.CandidateFact.Sensitivity;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A support desk's owners, and candidates to put before them. */
final class Desk {

    static final Owner.SystemOfRecord BILLING = system("Billing", 40);

    static final Owner.MaintainedCorpus DOCS =
            new Owner.MaintainedCorpus("Docs corpus", Duration.ofMillis(80), 1200, "2026-04", "");

    static final Owner.KeptTranscripts TRANSCRIPTS =
            new Owner.KeptTranscripts(
                    "Transcripts", Duration.ofMillis(120), 1800, Duration.ofDays(548), "");

    private Desk() {}

    static Owner.SystemOfRecord system(String name, int latency) {
        return new Owner.SystemOfRecord(
                name, "account_id", Duration.ofMillis(latency), 90, 0.999, "", "plan.changed");
    }

    static OwnerRegistry registry() {
        return new OwnerRegistry(
                List.of(
                        BILLING,
                        system("Ticketing", 60),
                        system("Integrations", 70),
                        system("CRM", 50),
                        system("Contracts", 55),
                        DOCS,
                        TRANSCRIPTS),
                List.of(
                        new OwnedField(
                                "plan",
                                "Billing",
                                List.of("subscription tier", "plan_since", "features", "sso"),
                                List.of(),
                                List.of(),
                                "",
                                Optional.of(Duration.ofDays(90))),
                        OwnedField.of("seats", "Billing"),
                        OwnedField.of("open tickets", "Ticketing"),
                        OwnedField.of("ticket history", "Ticketing"),
                        OwnedField.of("data warehouse", "Integrations"),
                        OwnedField.of("region", "Integrations"),
                        OwnedField.of("contacts", "CRM"),
                        OwnedField.of("billing contact", "Billing"),
                        OwnedField.of("sla", "Contracts"),
                        OwnedField.of("plan behaviour", "Docs corpus")));
    }

    static Flow flow() {
        return new Flow(registry(), FlowTerms.USUAL);
    }

    /** A fact about an account that somebody owns. */
    static CandidateFact owned(String id, String field, boolean durable) {
        return fact(id, Optional.of(field), durable, 1, false, false, false);
    }

    /** A fact that nobody owns, said by the user. */
    static CandidateFact said(String id, int turns) {
        return fact(id, Optional.empty(), true, turns, false, true, false);
    }

    static CandidateFact fact(
            String id,
            Optional<String> field,
            boolean durable,
            int turns,
            boolean inOnePassage,
            boolean learned,
            boolean authority) {
        return new CandidateFact(
                id,
                id,
                "account 17",
                field,
                new Impression(durable, 4, "the user", 0.9),
                Optional.empty(),
                new Elicitation(turns, Duration.ofMinutes(turns), turns * 150, turns > 3),
                inOnePassage,
                learned,
                authority,
                Sensitivity.none());
    }
}
