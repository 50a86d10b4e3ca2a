package mnemarium.scenario.file;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.scenario.Candidate;
import mnemarium.scenario.Conversation;
import mnemarium.scenario.FactOwner;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.Problem;
import mnemarium.scenario.Source;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;

/** Owners of a scenario's facts, and what it says of each for the write gate. */
class OwnersReaderTest {

    private static final String TALK = "kind: conversation\nname: c\ntitle: C\n";

    private static Reading reading(String text) {
        return new ScenarioReader().read(new Source("scenario", "test.yaml", text, Map.of()));
    }

    @Test
    void readsEachKey() {
        Conversation talk = (Conversation) Read.opened("every-owner-key.yaml").scenario();

        assertThat(talk.owners())
                .containsExactly(
                        new FactOwner(
                                "billing",
                                FactOwner.Kind.SYSTEM,
                                "account_id",
                                new BigDecimal("40.5"),
                                90,
                                new BigDecimal("0.99"),
                                "support",
                                "plan.changed",
                                "",
                                30),
                        new FactOwner(
                                "docs",
                                FactOwner.Kind.CORPUS,
                                "its identifier",
                                new BigDecimal("110"),
                                0,
                                BigDecimal.ONE,
                                "",
                                "",
                                "2026-05",
                                548));
        assertThat(talk.facts().getFirst().candidate())
                .contains(
                        new Candidate(
                                "account 7",
                                Optional.of("billing"),
                                Optional.of("plan"),
                                false,
                                new BigDecimal("2.5"),
                                "Ines",
                                new BigDecimal("0.8"),
                                Optional.of(new BigDecimal("90")),
                                2,
                                new BigDecimal("1.5"),
                                300,
                                true,
                                true,
                                true,
                                true,
                                true,
                                "support only",
                                true));
    }

    @Test
    void takesNobodyForNoOwner() {
        Conversation talk = (Conversation) Read.opened("every-owner-key.yaml").scenario();

        assertThat(talk.facts().getLast().candidate().orElseThrow().owner()).isEmpty();
    }

    @Test
    void readsWhatIsSaidOfAValueThatIsLookedUp() {
        Lanes lanes =
                (Lanes)
                        Read.opened(
                                        reading(
                                                """
                                                kind: three-lanes
                                                name: l
                                                title: L
                                                owners: [{name: cmdb, kind: system}]
                                                values:
                                                  - name: db
                                                    subject: the database
                                                    before: "17"
                                                    candidate: {subject: db, owner: cmdb}
                                                steps:
                                                  - ask: {id: a, text: b, type: current-value, needs: db}
                                                """))
                                .scenario();

        assertThat(lanes.value("db").candidate().orElseThrow().owner()).contains("cmdb");
        assertThat(lanes.owners()).extracting(FactOwner::name).containsExactly("cmdb");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // an owner | key | found | expected
                "{kind: system}|.name|no such key|a text",
                "{name: b}|.kind|no such key|one of system, corpus, transcripts",
                "{name: b, kind: sytem}|.kind|'sytem'|'system' perhaps; one of system, corpus, transcripts",
                "{name: nobody, kind: system}|.name|'nobody'|the name of somebody",
                "{name: b, kind: system, latency-ms: -1}|.latency-ms|the number -1|a number from 0 to 60000",
                "{name: b, kind: system, tokens: many}|.tokens|the text 'many'|a whole number from 0 to 1000000",
                "{name: b, kind: system, availability: 2}|.availability|the number 2|a number from 0 to 1",
                "{name: b, kind: transcripts, kept-days: 0}|.kept-days|the number 0|a whole number from 1 to 36500",
                "{name: b, kind: system, latncy-ms: 4}|.latncy-ms|an unknown key 'latncy-ms'|'latency-ms' perhaps; one of name, kind, identifier, latency-ms, tokens, availability, permission, change-events, version, kept-days",
                "billing||the text 'billing'|a mapping (key: value)",
            })
    void refusesAnOwnerThatCannotBe(String owner, String key, String found, String expected) {
        String text = TALK + "owners:\n  - " + owner + "\n" + turns("");

        assertThat(Read.problems(reading(text)))
                .contains(
                        new Problem(
                                "test.yaml",
                                5,
                                "owners[0]" + (key == null ? "" : key),
                                found,
                                expected));
    }

    @Test
    void refusesTwoOwnersOfOneName() {
        String owners = "owners:\n  - {name: b, kind: system}\n  - {name: b, kind: corpus}\n";

        assertThat(Read.problems(reading(TALK + owners + turns(""))))
                .containsExactly(
                        new Problem(
                                "test.yaml",
                                6,
                                "owners[1].name",
                                "owner 'b' a second time (first in line 5)",
                                "each name once"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // a candidate | key | found | expected
                "{owner: billing}|.subject|no such key|a text",
                "{subject: a, owner: biling}|.owner|owner 'biling', whom the scenario does not list|'billing' perhaps; one of billing, crm, nobody",
                "{subject: a, durable: maybe}|.durable|the text 'maybe'|true or false",
                "{subject: a, confidence: 1.1}|.confidence|the number 1.1|a number from 0 to 1",
                "{subject: a, turns-to-ask: -1}|.turns-to-ask|the number -1|a whole number from 0 to 10000",
                "{subject: a, changes-every-days: 0}|.changes-every-days|0|more than 0 and at most 36500",
                "{subject: a, learned: true}|.learned|an unknown key 'learned'|'learned-from-user' perhaps; one of",
                "owned||the text 'owned'|a mapping (key: value)",
            })
    void refusesACandidateThatCannotBe(
            String candidate, String key, String found, String expected) {
        Problem problem =
                Read.problems(reading(TALK + OWNERS + turns(", candidate: " + candidate)))
                        .getFirst();

        assertThat(problem.path())
                .isEqualTo("turns[0].messages[0].facts[0].candidate" + (key == null ? "" : key));
        assertThat(problem.found()).isEqualTo(found);
        assertThat(problem.expected())
                .startsWith(key != null && key.equals(".learned") ? "one of subject" : expected);
    }

    @Test
    void refusesAFieldWithTwoOwners() {
        String text =
                TALK
                        + OWNERS
                        + "turns:\n  - messages:\n    - role: user\n      text: a\n      facts:\n"
                        + "      - {id: f, text: t, candidate: {subject: a, owner: billing, field:"
                        + " Plan name}}\n"
                        + "      - {id: g, text: t, candidate: {subject: a, owner: crm, field:"
                        + " plan_name}}\n";

        assertThat(Read.problems(reading(text)))
                .containsExactly(
                        new Problem(
                                "test.yaml",
                                11,
                                "turns[0].messages[0].facts[1].candidate.field",
                                "field 'plan_name' of crm, and before of billing",
                                "one owner for a field"));
    }

    private static final String OWNERS =
            "owners: [{name: billing, kind: system}, {name: crm, kind: system}]\n";

    private static String turns(String more) {
        return "turns: [{messages: [{role: user, text: a, facts: [{id: f, text: t"
                + more
                + "}]}]}]\n";
    }
}
