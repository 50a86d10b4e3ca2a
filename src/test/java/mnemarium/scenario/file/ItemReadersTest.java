package mnemarium.scenario.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import mnemarium.scenario.Item;
import mnemarium.scenario.Problem;
import mnemarium.scenario.Source;
import mnemarium.scenario.Triage;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

class ItemReadersTest {

    @Test
    void mapsAStructuredLogByItself() {
        Reading.Opened opened = Read.opened("structured.csv");
        Triage triage = (Triage) opened.scenario();
        assertThat(triage.items(1))
                .extracting(Item::id, Item::text, Item::incident, Item::label)
                .containsExactly(
                        tuple("1", "door 4 opened by key, north side", "E1", "door(1)"),
                        tuple("2", "door 5 opened by key, north side", "E1", "door(1)"),
                        tuple("3", "lamp 2 is out", "E2", "lamp"));
        assertThat(triage.items(1).getFirst().fields())
                .containsExactly(
                        Map.entry("Date", "Jun 1"),
                        Map.entry("Time", "10:00"),
                        Map.entry("Level", "info"),
                        Map.entry("EventTemplate", "door <*> opened by key <*>"));
        assertThat(opened.notes())
                .containsExactly(
                        "Columns: text from Content, id from LineId, incident from EventId, label"
                                + " from Component. EventId names a line's template: lines of one"
                                + " template count as repeats.");
    }

    @Test
    void canBeToldToForgetTheIncidents() {
        Reading.Opened opened =
                Read.opened("structured.csv", Map.of("incident", "", "turn-size", "2"));
        Triage triage = (Triage) opened.scenario();
        assertThat(triage.turns()).isEqualTo(2);
        assertThat(triage.items().incidentsKnown()).isFalse();
        assertThat(opened.notes().getLast())
                .isEqualTo(
                        "No item names its incident: matches are suggestions, and no redundancy is"
                                + " counted.");
    }

    @Test
    void readsSemicolonsQuotesLineBreaksAndAByteOrderMark() {
        Reading.Opened opened =
                Read.opened(
                        "semicolons.csv",
                        Map.of("id", "number", "text", "what", "incident", "who knows"));
        assertThat(((Triage) opened.scenario()).items(1))
                .containsExactly(
                        new Item("7", "a \"quoted\" text;\r\nover two lines", "i1", "", Map.of()),
                        new Item("8", "second", null, "", Map.of()));
        assertThat(opened.notes())
                .containsExactly(
                        "Columns: text from what, id from number, incident from who knows.",
                        "Rows without a text, left out: 1.",
                        "Items that name no incident: 1.");
        assertThat(opened.source().options()).containsEntry("separator", "semicolon");
    }

    @Test
    void readsTabs() {
        assertThat(((Triage) Read.opened("tabs.tsv").scenario()).items(1))
                .extracting(Item::text)
                .containsExactly("one, two; three", "four");
    }

    @Test
    void readsJsonLinesWithKeysAsColumns() {
        Reading.Opened opened = Read.opened("items.jsonl", Map.of("id", "alert"));
        assertThat(opened.source().format()).isEqualTo("items-jsonl");
        assertThat(((Triage) opened.scenario()).items(1))
                .containsExactly(
                        new Item("17", "A door is open.", null, "", Map.of("loud", "true")),
                        new Item("18", "A lamp is out.", "lamp", "", Map.of()));
    }

    @Test
    void numbersTheRowsWhereNoColumnIsAnId() {
        assertThat(((Triage) Read.opened("items.jsonl").scenario()).items(1))
                .extracting(Item::id)
                .containsExactly("1", "2");
    }

    @Test
    void readsAgainWhatItKept() {
        for (String file :
                List.of("structured.csv", "tabs.tsv", "items.jsonl", "chat.jsonl", "talk.json")) {
            Reading.Opened opened = Read.opened(file);
            assertThat(new ScenarioReader().read(opened.source())).isEqualTo(opened);
        }
    }

    @Test
    void refusesAnEmptyFileAHeaderAloneAndRowsWithoutAText() {
        assertThat(refused("")).extracting(Problem::found).containsExactly("nothing in it");
        assertThat(refused("id,text\n")).extracting(Problem::found).containsExactly("no item");
        assertThat(refused("id,text\n1,\n2,\n"))
                .extracting(Problem::found)
                .containsExactly("2 rows, none with a text");
    }

    @Test
    void pointsAtEachBrokenRow() {
        assertThat(refused("id,text\n1,a\n1,b\n2\n,c\n3,\"open\n4,x\n"))
                .containsExactly(
                        new Problem(
                                "t.csv",
                                3,
                                "row 2, column id",
                                "item id '1' a second time (first in line 2)",
                                "each id once"),
                        new Problem("t.csv", 4, "", "1 cell", "2, as in the header"),
                        new Problem("t.csv", 5, "row 3, column id", "an empty id", "an id"),
                        new Problem(
                                "t.csv",
                                6,
                                "",
                                "a mistake in the writing: Missing closing quote for value",
                                "well-formed CSV (a row that begins here)"));
    }

    @Test
    void asksForAColumnItCannotFind() {
        assertThat(refused("a,b\n1,2\n"))
                .containsExactly(
                        new Problem(
                                "t.csv",
                                1,
                                "",
                                "the columns a, b",
                                "a column 'text', or the option text naming one"));
        assertThat(refused("a,b\n1,2\n", Map.of("text", "bb")))
                .containsExactly(
                        new Problem(
                                "t.csv",
                                1,
                                "",
                                "no column 'bb' for the option text",
                                "'b' perhaps; one of a, b"));
        assertThat(refused("text,text\n1,2\n"))
                .extracting(Problem::found)
                .containsExactly("column 'text' twice");
    }

    @Test
    void refusesOptionsItDoesNotHave() {
        assertThat(refused("text\na\n", Map.of("txt", "a")))
                .containsExactly(
                        new Problem(
                                "t.csv",
                                0,
                                "",
                                "the option 'txt'",
                                "'text' perhaps; one of id, text, incident, label, turn-size,"
                                        + " separator"));
        assertThat(refused("text\na\n", Map.of("turn-size", "0")))
                .extracting(Problem::found)
                .containsExactly("the option turn-size '0'");
        assertThat(refused("text\na\n", Map.of("separator", "pipe")))
                .extracting(Problem::expected)
                .containsExactly("one of comma, semicolon, tab");
    }

    @Test
    void refusesAListWhereAColumnNeedsAText() {
        String text = "{\"text\": [\"a\"]}\n5\n";
        assertThat(
                        Read.problems(
                                new ScenarioReader()
                                        .read(
                                                new Source(
                                                        "items-jsonl", "t.jsonl", text, Map.of()))))
                .extracting(Problem::line, Problem::found)
                .containsExactly(tuple(2, "the number 5"));
        assertThat(
                        Read.problems(
                                new ScenarioReader()
                                        .read(
                                                new Source(
                                                        "items-jsonl",
                                                        "t.jsonl",
                                                        "{\"text\": [\"a\"]}\n",
                                                        Map.of()))))
                .extracting(Problem::path, Problem::found)
                .containsExactly(tuple("text", "a list"));
    }

    private static List<Problem> refused(String text) {
        return refused(text, Map.of());
    }

    private static List<Problem> refused(String text, Map<String, String> options) {
        return Read.problems(
                new ScenarioReader().read(new Source("items-csv", "t.csv", text, options)));
    }
}
