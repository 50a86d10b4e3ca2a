package mnemarium.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.experiment.Plan;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

class ShippedPlansTest {

    private final ShippedPlans shipped = new ShippedPlans();

    @Test
    void listsExactlyTheFilesOfTheFolder() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("scenarios/plans"))) {
            List<String> names =
                    files.map(file -> file.getFileName().toString())
                            .filter(name -> name.endsWith(".yaml"))
                            .toList();
            assertThat(shipped.names().stream().map(name -> name + ".yaml"))
                    .containsExactlyInAnyOrderElementsOf(names);
        }
    }

    @Test
    void eachOpensUnderTheNameOfItsFileAndHasAWholePage() {
        for (String name : shipped.names()) {
            Plan plan = shipped.named(name).orElseThrow();
            assertThat(plan.name()).isEqualTo(name);
            assertThat(plan.page().tries()).as(name).hasSizeBetween(2, 4);
        }
        assertThat(shipped.named("loop-guard")).isEmpty();
    }
}
