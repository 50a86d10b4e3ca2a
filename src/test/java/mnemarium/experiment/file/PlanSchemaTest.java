package mnemarium.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The schema that editors read takes what the reader takes. */
class PlanSchemaTest {

    private static final Path PLANS = Path.of("scenarios", "plans");

    private static JsonSchema schema() throws IOException {
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(Files.readString(PLANS.resolve("plan.schema.json")), InputFormat.JSON);
    }

    static List<Path> shippedPlans() throws IOException {
        try (Stream<Path> files = Files.list(PLANS)) {
            return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("shippedPlans")
    void theSchemaTakesEachShippedPlan(Path plan) throws IOException {
        assertThat(schema().validate(Files.readString(plan), InputFormat.YAML)).isEmpty();
    }

    @Test
    void theSchemaRefusesAnUnknownKeyAndAMissingName() throws IOException {
        String plan = Files.readString(PLANS.resolve("scripted-flip.yaml"));
        assertThat(schema().validate(plan + "\ncolour: red\n", InputFormat.YAML)).isNotEmpty();
        assertThat(schema().validate(plan.replaceFirst("plan: ", "plans: "), InputFormat.YAML))
                .isNotEmpty();
    }

    @Test
    void theReadmeNamesEachShippedPlan() throws IOException {
        String readme = Files.readString(PLANS.resolve("README.md"));
        for (Path plan : shippedPlans()) {
            assertThat(readme)
                    .contains("`" + plan.getFileName().toString().replace(".yaml", "") + "`");
        }
    }
}
