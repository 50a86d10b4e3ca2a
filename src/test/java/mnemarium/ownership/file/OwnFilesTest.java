package mnemarium.ownership.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import mnemarium.ownership.Audit;
import mnemarium.ownership.AuditReport;
import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.Flow;
import mnemarium.ownership.FlowTerms;
import mnemarium.ownership.GateVerdict;
import mnemarium.ownership.MemoryItem;
import mnemarium.ownership.OwnedField;
import mnemarium.ownership.Owner;
import mnemarium.ownership.OwnerRegistry;
import mnemarium.ownership.SampleMemory;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class OwnFilesTest {

    private static OwnersFile shipped() {
        return OwnersFile.shipped();
    }

    private static List<Fault> faults(String owners) {
        return ((Reading.Refused<OwnersFile>) OwnersFile.read(owners)).faults();
    }

    @Test
    void readsTheShippedOwners() {
        OwnersFile file = shipped();

        assertThat(file.registry().ownerOf("subscription_tier"))
                .isEqualTo(
                        new Owner.SystemOfRecord(
                                "Billing",
                                "account_id",
                                Duration.ofMillis(40),
                                90,
                                0.999,
                                "account members",
                                "billing.account.changed"));
        assertThat(file.terms().fastEnough()).isEqualTo(Duration.ofMillis(250));
    }

    @Test
    void putsTheShippedCandidatesToEveryVerdictOfFacts() {
        Flow flow = new Flow(shipped().registry(), shipped().terms());
        List<CandidateFact> candidates =
                ((Reading.Read<List<CandidateFact>>) CandidatesFile.read(SampleExport.candidates()))
                        .value();

        assertThat(candidates)
                .extracting(CandidateFact::id, each -> flow.judge(each).verdict())
                .containsExactly(
                        tuple("plan", GateVerdict.LOOK_UP),
                        tuple("seats", GateVerdict.LOOK_UP),
                        tuple("open tickets", GateVerdict.LOOK_UP),
                        tuple("region", GateVerdict.LOOK_UP),
                        tuple("sla", GateVerdict.CACHE),
                        tuple("what the plan does", GateVerdict.RETRIEVE),
                        tuple("refund", GateVerdict.NEVER_BELIEVE),
                        tuple("preferred name", GateVerdict.ASK_AGAIN),
                        tuple("shorter answers", GateVerdict.ASK_AGAIN),
                        tuple("renewal", GateVerdict.SEARCH),
                        tuple("rev_net", GateVerdict.REMEMBER),
                        tuple("orders_v2", GateVerdict.REMEMBER),
                        tuple("fiscal quarters", GateVerdict.REMEMBER));
    }

    @Test
    void readsJsonAsWell() {
        assertThat(
                        OwnersFile.read(
                                "{\"owners\": [{\"name\": \"B\", \"kind\": \"system\","
                                        + " \"identifier\": \"id\"}],"
                                        + " \"fields\": [{\"name\": \"x\", \"owner\": \"B\"}]}"))
                .isInstanceOf(Reading.Read.class);
    }

    @Test
    void writesOwnersThatAreReadAsTheSame() {
        OwnersFile tricky =
                new OwnersFile(
                        new OwnerRegistry(
                                List.of(
                                        new Owner.SystemOfRecord(
                                                "null",
                                                "1e3",
                                                Duration.ofMillis(1),
                                                0,
                                                1 / 3.0,
                                                "# \"yes\": 'no'",
                                                ""),
                                        new Owner.MaintainedCorpus(
                                                "документы 🙂", Duration.ZERO, 7, "2026-04", ""),
                                        new Owner.KeptTranscripts(
                                                "true",
                                                Duration.ofMinutes(1),
                                                1,
                                                Duration.ofMillis(86_400_001),
                                                "line one\nline two\ttab")),
                                List.of(
                                        new OwnedField(
                                                "- a: b",
                                                "null",
                                                List.of("0x10", "~"),
                                                List.of("الخطة", "{x}"),
                                                List.of("(?i)\\bon the \\w+ plan\\b", "a\\\\b\""),
                                                "*anchor & more",
                                                Optional.of(Duration.ofMillis(1))),
                                        OwnedField.of("x", "nobody"))),
                        new FlowTerms(
                                Duration.ofMillis(2_500), 0.1, 3, 0.0123, Duration.ofHours(7)));

        for (OwnersFile each :
                List.of(
                        shipped(),
                        tricky,
                        new OwnersFile(OwnerRegistry.empty(), FlowTerms.USUAL))) {
            assertThat(OwnersFile.read(each.text())).isEqualTo(new Reading.Read<>(each));
        }
    }

    @Test
    void refusesTwoOwnersForOneField() {
        assertThat(
                        faults(
                                """
                                owners:
                                  - {name: A, kind: system}
                                  - {name: B, kind: corpus}
                                fields:
                                  - {name: plan, owner: A}
                                  - {name: tier, owner: B, aliases: [plan]}
                                """))
                .containsExactly(
                        new Fault(
                                6,
                                "fields[1]",
                                "field 'plan' has two owners, A (line 5) and B (line 6)",
                                "one owner and one place"));
    }

    @Test
    void saysInWhichLinesAKeyWordLeadsToTwoOwners() {
        String owners =
                """
                owners:
                  - {name: A, kind: system}
                  - {name: B, kind: corpus}
                fields:
                  - name: plan
                    owner: A
                    key-words:
                      - tier
                      - on the plan
                  - name: seats
                    owner: A
                    key-words: [tier]
                  - name: pages
                    owner: B
                    key-words:
                      - what is on
                      - On the plan!
                """;

        assertThat(faults(owners))
                .containsExactly(
                        new Fault(
                                17,
                                "fields[2]",
                                "key word 'On the plan!' leads to two owners, A (line 5) and B"
                                        + " (line 17)",
                                "one owner for each key word"));
        assertThat(faults(owners.replace("On the plan!", "on the plan")))
                .extracting(Fault::found)
                .containsExactly(
                        "key word 'on the plan' leads to two owners, A (line 9) and B (line 17)");
        assertThat(faults(owners.replace("On the plan!", "tier")))
                .extracting(Fault::found)
                .containsExactly("key word 'tier' leads to two owners, A (line 8) and B (line 17)");
    }

    @Test
    void readsAKeyWordOfTwoOwnersThatWasKeptBeforeItWasRefused() {
        OwnersFile shared =
                new OwnersFile(
                        new OwnerRegistry(
                                List.of(
                                        new Owner.MaintainedCorpus("A", Duration.ZERO, 7, "", ""),
                                        new Owner.MaintainedCorpus("B", Duration.ZERO, 7, "", "")),
                                List.of(keyed("plan", "A"), keyed("pages", "B"))),
                        FlowTerms.USUAL);

        assertThat(faults(shared.text())).hasSize(1);
        assertThat(OwnersFile.kept(shared.text())).isEqualTo(new Reading.Read<>(shared));
    }

    private static OwnedField keyed(String name, String owner) {
        return new OwnedField(
                name, owner, List.of(), List.of("tier"), List.of(), "", Optional.empty());
    }

    @Test
    void saysInWhichLinesAnOwnerOccursTwiceOrIsMissing() {
        assertThat(
                        faults(
                                """
                                owners:
                                  - {name: A, kind: system}
                                  - {name: A, kind: corpus}
                                """))
                .containsExactly(
                        new Fault(
                                3,
                                "owners",
                                "owner 'A' occurs twice, the first time in line 2",
                                "each once"));
        assertThat(
                        faults(
                                """
                                owners:
                                  - {name: A, kind: system}
                                fields:
                                  - name: plan
                                    owner: Billing
                                """))
                .containsExactly(
                        new Fault(
                                5,
                                "fields[0].owner",
                                "owner of field plan is 'Billing'",
                                "one of A, nobody"));
    }

    @Test
    void saysOfEachMistakeWhereItIs() {
        assertThat(
                        faults(
                                """
                                owners:
                                  - {name: A, kind: servant}
                                  - {name: B, kind: system, latency-ms: fast}
                                  - {name: C, kind: system, availability: 2}
                                colour: red
                                """))
                .extracting(Fault::line, Fault::place, Fault::found)
                .containsExactlyInAnyOrder(
                        tuple(2, "owners[0].kind", "'servant'"),
                        tuple(3, "owners[1].latency-ms", "'fast'"),
                        tuple(4, "owners[2]", "availability of owner C is 2.0"),
                        tuple(5, "", "the key 'colour'"));
    }

    @Test
    void refusesAFactWithoutSubject() {
        Reading<List<CandidateFact>> reading =
                CandidatesFile.read("candidates:\n  - {id: a, claim: The plan is starter.}\n");

        assertThat(((Reading.Refused<List<CandidateFact>>) reading).faults())
                .containsExactly(
                        new Fault(
                                2,
                                "candidates[0].subject",
                                "nothing",
                                "whom or what the fact is about"));
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {42, 1, 2})
    void theSampleHas44PercentCopiesInTheirClasses(long seed) throws IOException {
        Audit audit = new Audit(shipped().registry(), shipped().terms(), SampleMemory.EXPORTED);
        List<MemoryItem> items = new ArrayList<>();
        Intake intake =
                new ExportReader(Optional.empty(), Map.of())
                        .read(Export.of("sample", SampleExport.mem0(seed)), items::add);
        items.forEach(audit::add);
        AuditReport report = audit.report();

        assertThat(((Intake.Taken) intake).items()).isEqualTo(4100);
        assertThat(report.copies()).isEqualTo(1804);
        assertThat(report.shareOfCopies()).isEqualTo(0.44);
        assertThat(report.classes())
                .extracting(AuditReport.CopyClass::field, AuditReport.CopyClass::items)
                .containsExactly(
                        tuple("plan", 520L),
                        tuple("seats", 372L),
                        tuple("contacts", 324L),
                        tuple("open tickets", 320L),
                        tuple("region", 268L));
        assertThat(report.verdicts())
                .isEqualTo(
                        Map.of(
                                GateVerdict.LOOK_UP, 1804L,
                                GateVerdict.SEARCH, 500L,
                                GateVerdict.REMEMBER, 420L,
                                GateVerdict.ASK_AGAIN, 1316L,
                                GateVerdict.NEVER_BELIEVE, 60L));
        assertThat(items)
                .allSatisfy(
                        each ->
                                assertThat(each.others())
                                        .containsEntry("metadata.synthetic", "true"));
    }

    @Test
    void theSampleIsTheSameForTheSameSeed() {
        assertThat(SampleExport.mem0(42)).isEqualTo(SampleExport.mem0(42));
        assertThat(SampleExport.mem0(42)).isNotEqualTo(SampleExport.mem0(43));
    }
}
