package mnemarium.ledger.file;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.ledger.Answers;
import mnemarium.ledger.AuditEntry;
import mnemarium.ledger.Budgets;
import mnemarium.ledger.CheckRequest;
import mnemarium.ledger.CheckResult;
import mnemarium.ledger.LaterOutcome;
import mnemarium.ledger.Ledger;
import mnemarium.ledger.Plan;
import mnemarium.ledger.Question;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;

class LedgerTextTest {

    private static String text(Ledger ledger) throws IOException {
        StringWriter out = new StringWriter();
        LedgerText.write(ledger.records(), out);
        return out.toString();
    }

    private static List<String> flaws(String text, Ledger ledger) {
        return switch (LedgerText.read(text.lines(), ledger)) {
            case LedgerText.Reading.Read _ -> List.of();
            case LedgerText.Reading.Refused refused ->
                    refused.flaws().stream().map(Flaw::sentence).toList();
        };
    }

    private static String line(String id, String more) {
        return """
               {"id":"%s","schema":1,"created":0,"kind":"outcome",%s"title":"t","body":"b","evidence":["e"],\
               "scope":[{"name":"project","value":"shop","match":"exact"}],\
               "dependencies":[{"name":"d","value":"v","source":"fetched","check":{"type":"file-hash","path":"f"}}],\
               "costs":{"derive":{"turns":5,"tokens":0},"verify":{"turns":1,"tokens":0},"recall":{"turns":1,"tokens":0},"footprint-tokens":0},\
               "authority":"user","confidence":{"level":"high","reason":"r"},"provenance":{"produced-by":"p","derived-from":[]}}"""
                .formatted(id, more);
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3"})
    void aLedgerOfThisSeedWrittenAndReadAgainIsEqual(long seed) throws Exception {
        Ledger ledger = new RandomRecords(seed).ledger(200);

        LedgerText.Reading reading = LedgerText.read(text(ledger).lines(), new Ledger());

        assertThat(reading).isEqualTo(new LedgerText.Reading.Read(ledger.records(), 0));
    }

    @Test
    void whatIsThereAlreadyIsPassedOver() throws Exception {
        Ledger ledger = new RandomRecords(4).ledger(20);

        assertThat(LedgerText.read(text(ledger).lines(), ledger))
                .isEqualTo(new LedgerText.Reading.Read(List.of(), 20));
    }

    @Test
    void allBadLinesAreReportedAtOnceAndNoneIsTaken() {
        String text =
                String.join(
                        "\n",
                        line("R-01", ""),
                        "{\"id\": ",
                        "",
                        line("R-02", "").replace("\"authority\"", "\"autority\""),
                        line("R-03", "").replace("[\"e\"]", "[]"),
                        line("R-04", "").replace("\"turns\":5", "\"turns\":-5"),
                        line("R-05", "").replace("fetched", "recalled"),
                        line("R-01", ""),
                        line("R-06", "").replace("\"schema\":1", "\"schema\":2"),
                        "[]",
                        line("R-07", "").replace("file-hash", "file-hsh"));

        assertThat(flaws(text, new Ledger()))
                .satisfiesExactly(
                        each ->
                                assertThat(each)
                                        .startsWith("line 2: found a mistake in the writing"),
                        each ->
                                assertThat(each)
                                        .startsWith(
                                                "line 4, autority: found an unknown field 'autority',"
                                                        + " expected 'authority' perhaps; one of id,"),
                        each ->
                                assertThat(each)
                                        .startsWith("line 4, authority: found no such field"),
                        each ->
                                assertThat(each)
                                        .isEqualTo(
                                                "line 5: found record R-03 has no evidence, expected at"
                                                        + " least one reference"),
                        each ->
                                assertThat(each)
                                        .isEqualTo(
                                                "line 6, costs.derive.turns: found -5, expected a whole"
                                                        + " number from 0 to 1000000"),
                        each ->
                                assertThat(each)
                                        .startsWith(
                                                "line 7, dependencies[0].source: found source of")
                                        .endsWith("memory never validates memory"),
                        each ->
                                assertThat(each)
                                        .isEqualTo(
                                                "line 8, id: found R-01 a second time (first in line 1),"
                                                        + " expected each id once"),
                        each -> assertThat(each).isEqualTo("line 9, schema: found 2, expected 1"),
                        each ->
                                assertThat(each)
                                        .isEqualTo("line 10: found a list, expected an object"),
                        each ->
                                assertThat(each)
                                        .startsWith(
                                                "line 11, dependencies[0].check.type: found 'file-hsh',"
                                                        + " expected 'file-hash' perhaps"));
    }

    @Test
    void aRingOfSupersessionIsNamed() {
        String text =
                line("R-01", "\"supersedes\":{\"record\":\"R-02\",\"because\":\"refresh\"},")
                        + "\n"
                        + line(
                                "R-02",
                                "\"supersedes\":{\"record\":\"R-01\",\"because\":\"refresh\"},");

        assertThat(flaws(text, new Ledger()))
                .containsExactly(
                        "line 1, supersedes: found a ring: R-01 supersedes R-02 supersedes R-01,"
                                + " expected a chain that ends");
    }

    @Test
    void aLinkToWhatIsNotThereIsNamed() {
        assertThat(
                        flaws(
                                line(
                                        "R-01",
                                        "\"supersedes\":{\"record\":\"R-09\",\"because\":\"refresh\"},"),
                                new Ledger()))
                .containsExactly(
                        "line 1, supersedes: found record R-09, which is not there, expected a record"
                                + " that was written before");
    }

    @Test
    void anIdThatIsTakenByAnotherRecordIsNamed() {
        Ledger ledger = new Ledger();
        ledger.append(RecordJson.record(line("R-01", "")));

        assertThat(flaws(line("R-01", "").replace("\"t\"", "\"other\""), ledger))
                .containsExactly(
                        "line 1, id: found R-01, which is taken, expected an id that is not used yet");
    }

    @Test
    void nothingIsNoLedger() {
        assertThat(flaws("\n\n", new Ledger()))
                .containsExactly("found no record, expected one JSON object a line");
    }

    @Test
    void decisionsOfSeed6AreTheSameAfterWritingAndReading() {
        Ledger ledger = new RandomRecords(6).ledger(300);
        SplittableRandom chance = new SplittableRandom(6);
        for (int i = 0; i < 60; i++) {
            Plan plan =
                    ledger.plan(
                            Question.provided(
                                    chance.nextBoolean()
                                            ? Map.of("project", "p" + chance.nextInt(6))
                                            : Map.of(
                                                    "project",
                                                    "p1",
                                                    "major",
                                                    "1.1",
                                                    "workload",
                                                    "a1")),
                            Budgets.DEFAULT);
            Answers answers = Answers.NONE;
            for (Optional<CheckRequest> next = plan.next(answers);
                    next.isPresent();
                    next = plan.next(answers)) {
                answers =
                        answers.with(
                                next.get(),
                                switch (chance.nextInt(4)) {
                                    case 0 -> new CheckResult.Fail("other");
                                    case 1 -> new CheckResult.Unknown("no such file");
                                    default -> new CheckResult.Pass("same");
                                });
            }
            AuditEntry entry = ledger.decide(plan, answers, i);
            ledger.note(entry);
            if (i % 3 == 0) {
                ledger.note(new LaterOutcome(entry.id(), i, chance.nextBoolean(), "seen"));
            }
        }

        assertThat(
                        ledger.audit().stream()
                                .map(each -> AuditJson.entry(AuditJson.json(each).toString())))
                .containsExactlyElementsOf(ledger.audit());
        assertThat(ledger.audit())
                .extracting(each -> each.verdict().word())
                .contains("reuse", "hint", "derive", "needed");
    }

    @Test
    void aDraftMayLeaveOutWhatHasADefaultAndItsValuesAreLookedUp() {
        String text =
                """
                {"kind": "outcome", "title": "Plan", "body": "Hash join.", "evidence": ["run 3"],
                 "scope": {"project": "shop"},
                 "dependencies": [{"name": "schema", "check": {"type": "file-hash", "path": "a.sql"}}],
                 "costs": {"derive": {"turns": 5}}}
                """;

        DraftText.Reading reading =
                DraftText.read(
                        text,
                        request -> new CheckResult.Fail("hash of " + request.check().target()));

        assertThat(reading)
                .isInstanceOfSatisfying(
                        DraftText.Reading.Read.class,
                        read -> {
                            assertThat(read.draft().dependencies().getFirst().value())
                                    .isEqualTo("hash of a.sql");
                            assertThat(read.draft().costs().verify().turns()).isEqualTo(1);
                            assertThat(read.draft().scope().canMatch()).isTrue();
                        });
    }

    @Test
    void aValueThatCannotBeLookedUpIsAskedFor() {
        String text =
                """
                {"kind": "outcme", "title": 3, "body": "x", "costs": {"derive": {"turns": 5}},
                 "dependencies": [{"name": "schema", "check": {"type": "file-hash", "path": "a.sql"}}]}
                """;

        DraftText.Reading reading =
                DraftText.read(text, _ -> new CheckResult.Unknown("no such file"));

        assertThat(reading)
                .isInstanceOfSatisfying(
                        DraftText.Reading.Refused.class,
                        refused ->
                                assertThat(refused.flaws().stream().map(Flaw::sentence))
                                        .containsExactly(
                                                "kind: found 'outcme', expected 'outcome' perhaps; one"
                                                        + " of outcome, procedure, decision, dead-end,"
                                                        + " completion, verification-method, observation",
                                                "dependencies[0].value: found no such field, and it"
                                                        + " cannot be looked up: no such file, expected"
                                                        + " the value at derivation",
                                                "title: found 3, expected a text"));
    }

    @Test
    void linesAreReadOneByOne() {
        assertThat(LedgerText.read(Stream.of(line("R-01", "")), new Ledger()))
                .isInstanceOf(LedgerText.Reading.Read.class);
    }
}
