package mnemarium.ownership.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import mnemarium.ownership.MemoryItem;
import mnemarium.ownership.MemoryItem.Place;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class ExportReaderTest {

    private final List<MemoryItem> items = new ArrayList<>();

    private Intake read(String text) throws IOException {
        return read(text, Optional.empty(), Map.of());
    }

    private Intake read(String text, Optional<ExportFormat> given, Map<Column, String> mapping)
            throws IOException {
        items.clear();
        return new ExportReader(given, mapping)
                .read(Export.of("export", text.getBytes(StandardCharsets.UTF_8)), items::add);
    }

    private static List<String> notesOf(Intake intake) {
        return ((Intake.Taken) intake).notes();
    }

    private static List<Fault> faultsOf(Intake intake) {
        return ((Intake.Refused) intake).faults();
    }

    @Test
    void readsAListOfMem0() throws IOException {
        Intake intake =
                read(
                        """
                        [
                          {
                            "id": "362b",
                            "memory": "Is on the starter plan",
                            "user_id": "alice",
                            "metadata": {"session_id": "s-3", "day": 4},
                            "categories": ["billing", "plan"],
                            "created_at": "2025-09-24T12:33:13.263345-07:00",
                            "updated_at": "2025-09-24T12:33:13.326041-07:00",
                            "expiration_date": null
                          }
                        ]
                        """);

        assertThat(intake)
                .isEqualTo(
                        new Intake.Taken(
                                ExportFormat.MEM0,
                                1,
                                List.of("Kept beside the items: categories, metadata.day.")));
        assertThat(items)
                .containsExactly(
                        new MemoryItem(
                                "362b",
                                "Is on the starter plan",
                                Optional.of("alice"),
                                Optional.empty(),
                                Optional.of("s-3"),
                                Optional.of(Instant.parse("2025-09-24T19:33:13.263345Z")),
                                Optional.of(Instant.parse("2025-09-24T19:33:13.326041Z")),
                                Optional.empty(),
                                Map.of("metadata.day", "4", "categories", "billing, plan"),
                                new Place(2, "/0")));
    }

    @Test
    void readsPagesOfMem0AndSaysWhatLiesBeside() throws IOException {
        Intake intake =
                read(
                        """
                        {"count": 2, "next": null, "results": [
                          {"id": "a", "memory": "one", "user_id": "u"},
                          {"id": "b", "memory": "two", "user_id": "u"}]}
                        """);

        assertThat(items).extracting(MemoryItem::text).containsExactly("one", "two");
        assertThat(items.get(1).place()).isEqualTo(new Place(3, "/results/1"));
        assertThat(notesOf(intake))
                .containsExactly("Not part of any item, left aside: count, next.");
    }

    @Test
    void readsAListOfPages() throws IOException {
        read(
                """
                [{"count": 1, "results": [{"id": "a", "memory": "one", "user_id": "u"}]},
                 {"count": 1, "results": [{"id": "b", "memory": "two", "user_id": "u"}]}]
                """);

        assertThat(items).extracting(MemoryItem::id).containsExactly("a", "b");
    }

    @Test
    void readsEachLineOfALettaBlockAsAnItemAndPassesMessagesOver() throws IOException {
        Intake intake = read(agentFile());

        assertThat(((Intake.Taken) intake).format()).isEqualTo(ExportFormat.LETTA);
        assertThat(items)
                .extracting(MemoryItem::id, MemoryItem::text)
                .containsExactly(
                        tuple("block-0#1", "Name: Ana"),
                        tuple("block-0#3", "prefers short answers"));
        assertThat(items.getFirst().subject()).contains("human");
        assertThat(items.getFirst().others())
                .containsEntry("agent", "support")
                .containsEntry("limit", "2000");
        assertThat(notesOf(intake)).anySatisfy(note -> assertThat(note).contains("tools"));
    }

    @Test
    void readsAnAgentFileThatIsWrittenAsOneString() throws IOException {
        String quoted = JsonMapper.shared().writeValueAsString(agentFile());
        Intake intake = read(quoted);

        assertThat(((Intake.Taken) intake).format()).isEqualTo(ExportFormat.LETTA);
        assertThat(items).hasSize(2);
    }

    private static String agentFile() {
        return """
                {"agents": [{"name": "support", "id": "agent-0", "block_ids": ["block-0"],
                             "messages": [{"role": "user", "content": [{"text": "my plan?"}]}]}],
                 "blocks": [{"id": "block-0", "label": "human", "limit": 2000,
                             "value": "Name: Ana\\n---\\n- prefers short answers\\n"}],
                 "tools": [{"name": "x"}], "metadata": {"revision_id": "1"}}
                """;
    }

    @Test
    void readsItemsOfALangGraphStore() throws IOException {
        Intake intake =
                read(
                        """
                        [{"namespace": ["memories", "user-7"], "key": "m1",
                          "value": {"kind": "Memory", "content": {"content": "likes dogs"}},
                          "created_at": "2025-02-06T18:54:32.568595+00:00",
                          "updated_at": "2025-02-06T18:54:32.568596+00:00", "score": null},
                         {"namespace": ["user-7", "profile"], "key": "m2",
                          "value": {"plan": "starter", "seats": 12}}]
                        """);

        assertThat(((Intake.Taken) intake).format()).isEqualTo(ExportFormat.LANGGRAPH);
        assertThat(items)
                .extracting(MemoryItem::id, MemoryItem::text, each -> each.field().orElse(""))
                .containsExactly(
                        tuple("m1", "likes dogs", ""),
                        tuple("m2#plan", "plan: starter", "plan"),
                        tuple("m2#seats", "seats: 12", "seats"));
        assertThat(items).allSatisfy(each -> assertThat(each.subject()).contains("user-7"));
        assertThat(items.getFirst().others()).containsEntry("value.kind", "Memory");
    }

    @Test
    void readsAListOfTextsAndAListOfContents() throws IOException {
        assertThat(read("[\"prefers dark mode\", \"works in Oslo\"]"))
                .isInstanceOf(Intake.Taken.class);
        assertThat(items).extracting(MemoryItem::id).containsExactly("/0", "/1");

        Intake intake =
                read(
                        """
                        {"memories": [{"content": "Likes tea", "enabled": true,
                                       "created_at": 1709654400.5}]}
                        """);
        assertThat(((Intake.Taken) intake).format()).isEqualTo(ExportFormat.LIST);
        assertThat(items.getFirst().created()).contains(Instant.parse("2024-03-05T16:00:00.500Z"));
        assertThat(items.getFirst().others()).containsEntry("enabled", "true");
    }

    @Test
    void readsJsonLinesWithColumnsByNameOrAsMapped() throws IOException {
        Intake intake =
                read(
                        """
                        {"note": "the plan is pro", "who": "acme", "meta": {"kind": "plan"}}

                        {"note": "12 seats", "who": "acme", "meta": {"kind": "seats"}}
                        """,
                        Optional.empty(),
                        Map.of(
                                Column.TEXT, "note",
                                Column.SUBJECT, "who",
                                Column.FIELD, "meta.kind"));

        assertThat(((Intake.Taken) intake).format()).isEqualTo(ExportFormat.JSONL);
        assertThat(items)
                .extracting(each -> each.field().orElse(""), each -> each.place().line())
                .containsExactly(tuple("plan", 1), tuple("seats", 3));
    }

    @Test
    void readsATableAndKeepsColumnsItDoesNotKnow() throws IOException {
        Intake intake = read("id;text;user_id;mood\n1;\"a; b\";u1;fine\n2;\"two\nlines\";u2;\n");

        assertThat(intake).isInstanceOf(Intake.Taken.class);
        assertThat(items).extracting(MemoryItem::text).containsExactly("a; b", "two\nlines");
        assertThat(items.getFirst().others()).isEqualTo(Map.of("mood", "fine"));
    }

    @Test
    void sparesNoScript() throws IOException {
        read("[\"يفضل الإجابات القصيرة\", \"套餐是专业版 🙂\", \"a\\u0000b\"]");

        assertThat(items)
                .extracting(MemoryItem::text)
                .containsExactly("يفضل الإجابات القصيرة", "套餐是专业版 🙂", "a\0b");
    }

    @Test
    void saysWhereATruncatedExportEndsAndTakesNothing() throws IOException {
        Intake intake =
                read("[{\"id\": \"a\", \"memory\": \"one\"},\n {\"id\": \"b\", \"memory\": \"tw");

        assertThat(intake)
                .isEqualTo(
                        new Intake.Refused(
                                Optional.of(ExportFormat.MEM0),
                                1,
                                List.of(
                                        new Fault(
                                                2,
                                                "",
                                                "the end of the file in the middle of what it says",
                                                "the rest of the export (whole before it: 1)"))));
    }

    @Test
    void saysOfEachItemWithoutTextWhereItIs() throws IOException {
        Intake intake =
                read(
                        """
                        [{"id": "a", "memory": "one"},
                         {"id": "b", "memory": ""},
                         {"id": "c", "memory": "three"},
                         {"id": "d"}]
                        """);

        assertThat(((Intake.Refused) intake).read()).isEqualTo(2);
        assertThat(faultsOf(intake))
                .extracting(Fault::line, Fault::place, Fault::found)
                .containsExactly(
                        tuple(2, "/1", "an item without text"),
                        tuple(4, "/3", "an item without text"));
        assertThat(items).extracting(MemoryItem::id).containsExactly("a");
    }

    @Test
    void saysWhichFormatsItKnows() throws IOException {
        for (String text : List.of("once upon a time", "{\"foo\": 1}", "[1, 2]", "[[]]")) {
            assertThat(faultsOf(read(text)))
                    .singleElement()
                    .satisfies(
                            fault -> {
                                assertThat(fault.found()).isEqualTo("no known format");
                                assertThat(fault.expected()).startsWith("one of mem0, letta");
                            });
        }
    }

    @Test
    void refusesNothingAnEmptyListAndBytesThatAreNoText() throws IOException {
        assertThat(faultsOf(read(" \n"))).extracting(Fault::found).containsExactly("nothing in it");
        assertThat(faultsOf(read("[]"))).extracting(Fault::found).containsExactly("an empty list");
        Intake intake =
                new ExportReader(Optional.empty(), Map.of())
                        .read(
                                Export.of("x", new byte[] {'[', '"', (byte) 0xC3, '"', ']'}),
                                items::add);
        assertThat(faultsOf(intake))
                .extracting(Fault::found)
                .containsExactly("bytes that are no text");
    }

    @Test
    void refusesANameGivenTwiceSinceAValueWouldBeLost() throws IOException {
        assertThat(faultsOf(read("[{\"memory\": \"one\", \"memory\": \"two\"}]")))
                .singleElement()
                .satisfies(fault -> assertThat(fault.found()).contains("Duplicate"));
    }

    @Test
    void refusesAColumnThatIsNotThereAndARowOfAnotherLength() throws IOException {
        assertThat(
                        faultsOf(
                                read(
                                        "text,user\nhello,a,b\n",
                                        Optional.empty(),
                                        Map.of(Column.FIELD, "kind"))))
                .extracting(Fault::line, Fault::found)
                .containsExactly(tuple(1, "no column 'kind'"), tuple(2, "3 cells"));
    }

    @Test
    void keepsATimeThatCannotBeReadAsText() throws IOException {
        Intake intake = read("[{\"memory\": \"one\", \"created_at\": \"yesterday\"}]");

        assertThat(items.getFirst().others()).containsEntry("created_at", "yesterday");
        assertThat(notesOf(intake))
                .contains(
                        "Times that could not be read and were kept as text: 1 (first 'yesterday'"
                                + " in line 1).");
    }

    @Test
    void readsAGivenFormatThoughItsFirstItemIsStrange() throws IOException {
        Intake intake =
                read(
                        "[{\"note\": \"one\"}]",
                        Optional.of(ExportFormat.MEM0),
                        Map.of(Column.TEXT, "note"));

        assertThat(intake)
                .isEqualTo(
                        new Intake.Taken(
                                ExportFormat.MEM0,
                                1,
                                List.of(
                                        "Items that name no subject: 1; they cannot be found by"
                                                + " whom they are about.")));
    }
}
