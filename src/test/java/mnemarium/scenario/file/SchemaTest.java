package mnemarium.scenario.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;

import mnemarium.scenario.Dial;
import mnemarium.scenario.Evolving;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.Problem;
import mnemarium.scenario.ProcessMemory;
import mnemarium.scenario.Source;
import mnemarium.scenario.StalenessTrap;
import mnemarium.scenario.Tenure;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The published schema and the reader accept and refuse the same documents. What a schema cannot
 * say is listed in {@link #BEYOND_THE_SCHEMA}; nothing else may differ.
 */
class SchemaTest {

    /** What the reader alone refuses, by the words it finds. */
    private static final Pattern BEYOND_THE_SCHEMA =
            Pattern.compile(
                    // ids of items, facts and questions are unique, names of dimensions too
                    ".* '.*' a second time .*"
                            // a question needs facts stated by then
                            + "|fact '.*', which is never stated|fact '.*', stated only in .*"
                            // the generator: fewer duplicates than alerts, no more originals than
                            // there are
                            + "|duplicates=.*|\\d+ originals .*"
                            // an oracle needs incidents
                            + "|'oracle', though not every item names its incident"
                            // a world: drifts lie before the horizon, the scope is a dependency,
                            // entities have the same dimensions
                            + "|task \\d+, which is outside the horizon"
                            + "|'.*', which is no dependency"
                            + "|\\d+ dimensions|entity dimensions .*|slice=.*"
                            + "|an unknown key '(period|drift)\\..*'"
                            // subjects: days rise from 0, who coexists never changes, and values
                            // can be read back from a text
                            + "|day \\d+ (for the first value|out of order)"
                            + "|a change of a subject that coexists|value='.*'"
                            // decisions: two options, and a habit of one of them
                            + "|'.*', which (was chosen|is no option)"
                            // lanes: what is named is there
                            + "|(fact|work|value|owner|question) '.*', which is .*"
                            // dates rise, a range has its ends in order
                            + "|\\d{4}-\\d\\d-\\d\\d after .*|\\d+ turns at most"
                            // owners: who is named is listed, and a field has one
                            + "|owner '.*', whom the scenario does not list"
                            + "|field '.*' of .*, and before of .*"
                            // dials: nanoseconds at the finest; nine decimals of a cosine
                            + "|decimals=.*");

    private static final List<String> VALUES =
            List.of(
                    "null",
                    "\"\"",
                    "\" \"",
                    "\"x\"",
                    "\"in-loop\"",
                    "0",
                    "1",
                    "2.0",
                    "-1",
                    "1.5",
                    "100000000",
                    "true",
                    "[]",
                    "{}",
                    "[1]",
                    "[\"key\"]",
                    "[\"key\",\"key\"]",
                    "[{}]",
                    "{\"x\":1}");

    private final JsonMapper json = JsonMapper.builder().build();
    private final YAMLMapper yaml = YAMLMapper.builder().build();
    private final JsonSchema schema = schema();

    private static JsonSchema schema() {
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(read(Path.of("scenarios/scenario.schema.json")));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    static Stream<Path> documents() throws IOException {
        List<Path> files = new ArrayList<>();
        for (String folder : List.of("scenarios", "src/test/resources/mnemarium/scenario/file")) {
            try (Stream<Path> all = Files.list(Path.of(folder))) {
                all.filter(file -> file.toString().endsWith(".yaml")).sorted().forEach(files::add);
            }
        }
        return files.stream();
    }

    @TestFactory
    Stream<DynamicTest> bothAcceptEachDocument() throws IOException {
        return documents()
                .map(
                        file ->
                                DynamicTest.dynamicTest(
                                        file.toString(),
                                        () -> {
                                            assertThat(new ScenarioReader().read(file))
                                                    .isInstanceOf(Reading.Opened.class);
                                            assertThat(
                                                            schema.validate(
                                                                    read(file), InputFormat.YAML))
                                                    .isEmpty();
                                        }));
    }

    @TestFactory
    Stream<DynamicTest> bothAgreeOnEachMutant() throws IOException {
        return documents()
                .map(
                        file ->
                                DynamicTest.dynamicTest(
                                        file.toString(), () -> agreeOnMutantsOf(file)));
    }

    private void agreeOnMutantsOf(Path file) {
        JsonNode document = yaml.readTree(read(file));
        shorten(document);
        int[] refused = new int[1];
        int[] accepted = new int[1];
        Set<String> seen = new HashSet<>();
        mutants(document)
                .filter(mutant -> seen.add(mutant.toString()))
                .forEach(
                        mutant -> {
                            if (agree(mutant)) {
                                accepted[0]++;
                            } else {
                                refused[0]++;
                            }
                        });
        assertThat(refused[0]).isGreaterThan(100);
        assertThat(accepted[0]).isGreaterThan(5);
    }

    /** Whether both accept it; fails if they differ in what a schema can say. */
    private boolean agree(JsonNode mutant) {
        String text = json.writeValueAsString(mutant);
        boolean bySchema = schema.validate(text, InputFormat.JSON).isEmpty();
        Reading reading =
                new ScenarioReader().read(new Source("scenario", "mutant.json", text, Map.of()));
        return switch (reading) {
            case Reading.Opened _ -> {
                assertThat(bySchema).as("the reader accepts %s", text).isTrue();
                yield true;
            }
            case Reading.Refused refused -> {
                boolean onlyBeyond =
                        refused.problems().stream()
                                .allMatch(
                                        problem ->
                                                BEYOND_THE_SCHEMA
                                                        .matcher(marked(problem))
                                                        .matches());
                assertThat(bySchema)
                        .as("the reader finds %s in %s", refused.problems(), text)
                        .isEqualTo(onlyBeyond);
                yield false;
            }
        };
    }

    private static String marked(Problem problem) {
        if (problem.path().equals("generate.duplicates")
                && problem.expected().contains("the first alert is new")) {
            return "duplicates=" + problem.found();
        }
        if (problem.expected().contains("decimals")) {
            return "decimals=" + problem.found();
        }
        // the names of a slice are known to the reader alone
        if (problem.path().equals("dials.slice") && problem.found().startsWith("the text '")) {
            return "slice=" + problem.found();
        }
        if (problem.path().endsWith(".value") && problem.expected().contains("RETIRED")) {
            return "value=" + problem.found();
        }
        return problem.found();
    }

    /** Two of a list tell as much as twenty, and take a tenth of the time. */
    private static void shorten(JsonNode node) {
        if (node instanceof ArrayNode array) {
            while (array.size() > 2) {
                array.remove(array.size() - 1);
            }
        }
        node.forEach(SchemaTest::shorten);
    }

    /** Each key dropped, an unknown key in each mapping, each value replaced by all others. */
    private Stream<JsonNode> mutants(JsonNode document) {
        List<JsonNode> mutants = new ArrayList<>();
        List<JsonNode> values = new ArrayList<>(VALUES.stream().map(json::readTree).toList());
        values.add(json.readTree("0.0000001"));
        for (String pointer : pointers(document, "")) {
            mutate(document, pointer, mutants, values);
        }
        for (Dial dial : dials(document)) {
            for (JsonNode value : values) {
                ObjectNode copy = (ObjectNode) document.deepCopy();
                copy.withObject("/dials").set(dial.dial(), value);
                mutants.add(copy);
            }
            if (dial.isNumber()) {
                for (double each :
                        new double[] {dial.least(), dial.most(), dial.most() + 1, -0.5}) {
                    ObjectNode copy = (ObjectNode) document.deepCopy();
                    copy.withObject("/dials").put(dial.dial(), each);
                    mutants.add(copy);
                }
            }
        }
        return mutants.stream();
    }

    /** All dials, whether the kind takes them or not, and those of dimensions that are set. */
    private static List<Dial> dials(JsonNode document) {
        List<Dial> dials = new ArrayList<>(Dial.ofMemory());
        dials.addAll(Dial.ofLedger());
        dials.add(Dial.PRESSURE);
        dials.addAll(Dial.ofTenure());
        dials.addAll(
                document.at("/dials").propertyNames().stream()
                        .flatMap(name -> Dial.named(name).stream())
                        .filter(dial -> dial.isPeriod() || dial.isDrift())
                        .toList());
        return dials;
    }

    private static void mutate(
            JsonNode document, String pointer, List<JsonNode> mutants, List<JsonNode> values) {
        int slash = pointer.lastIndexOf('/');
        String parentPointer = pointer.substring(0, slash);
        String last = pointer.substring(slash + 1);
        for (JsonNode value : values) {
            JsonNode copy = document.deepCopy();
            if (copy.at(parentPointer) instanceof ObjectNode object) {
                object.set(last, value);
            } else if (copy.at(parentPointer) instanceof ArrayNode array) {
                array.set(Integer.parseInt(last), value);
            }
            mutants.add(copy);
        }
        JsonNode dropped = document.deepCopy();
        if (dropped.at(parentPointer) instanceof ObjectNode object) {
            object.remove(last);
        } else if (dropped.at(parentPointer) instanceof ArrayNode array) {
            array.remove(Integer.parseInt(last));
        }
        mutants.add(dropped);
        JsonNode unknown = document.deepCopy();
        if (unknown.at(pointer) instanceof ObjectNode object) {
            object.put("nobody-knows", 1);
            mutants.add(unknown);
        }
    }

    private static List<String> pointers(JsonNode node, String pointer) {
        List<String> pointers = new ArrayList<>();
        Map<String, JsonNode> children = new TreeMap<>();
        if (node instanceof ObjectNode object) {
            object.properties().forEach(entry -> children.put(entry.getKey(), entry.getValue()));
        } else if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                children.put(String.valueOf(i), array.get(i));
            }
        }
        children.forEach(
                (key, child) -> {
                    pointers.add(pointer + "/" + key);
                    pointers.addAll(pointers(child, pointer + "/" + key));
                });
        return pointers;
    }

    @Test
    void theSchemaNamesEveryDialWithItsRangeAndDefault() {
        describes("/$defs/dials/properties", Dial.ofMemory());
        describes("/$defs/reuse-dials/properties", OutcomeReuse.OF_EVERY_WORLD);
        names("/$defs/evolving-dials/properties", Evolving.OFFERED);
        names("/$defs/trap-dials/properties", StalenessTrap.OFFERED);
        names("/$defs/process-dials/properties", ProcessMemory.OFFERED);
        names("/$defs/lane-dials/properties", Lanes.OFFERED);
        names("/$defs/tenure-dials/properties", Tenure.OFFERED);
    }

    private void names(String pointer, List<Dial> expected) {
        JsonNode dials = json.readTree(read(Path.of("scenarios/scenario.schema.json"))).at(pointer);
        assertThat(dials.propertyNames()).containsExactlyElementsOf(Dial.names(expected));
    }

    private void describes(String pointer, List<Dial> expected) {
        JsonNode dials = json.readTree(read(Path.of("scenarios/scenario.schema.json"))).at(pointer);
        assertThat(dials.propertyNames()).containsExactlyElementsOf(Dial.names(expected));
        for (Dial dial : expected) {
            JsonNode described = dials.get(dial.dial());
            assertThat(described.get("default").asString()).isEqualTo(dial.defaultText());
            if (dial.kind() == Dial.Kind.MILLIS || dial.kind() == Dial.Kind.COUNT) {
                assertThat(described.get("minimum").asDouble()).isEqualTo(dial.least());
                assertThat(described.get("maximum").asDouble()).isEqualTo(dial.most());
            }
        }
    }

    @Test
    void theSchemaTravelsWithTheProgram() throws IOException {
        try (var in = getClass().getResourceAsStream("/scenarios/scenario.schema.json")) {
            assertThat(
                            new String(
                                    Objects.requireNonNull(in).readAllBytes(),
                                    StandardCharsets.UTF_8))
                    .isEqualTo(read(Path.of("scenarios/scenario.schema.json")));
        }
    }
}
