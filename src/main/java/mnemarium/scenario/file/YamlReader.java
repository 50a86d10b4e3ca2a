package mnemarium.scenario.file;

import mnemarium.scenario.Evolving;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.ProcessMemory;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.Source;
import mnemarium.scenario.StalenessTrap;
import mnemarium.scenario.Tenure;

import java.util.List;
import java.util.Optional;

/**
 * Reads a scenario's own format: YAML, or the same keys as JSON. Strict, see {@link Fields}; {@code
 * scenarios/scenario.schema.json} says the same for editors.
 */
final class YamlReader {

    static final List<String> KINDS =
            List.of(
                    "triage",
                    "conversation",
                    OutcomeReuse.KIND,
                    Evolving.KIND,
                    StalenessTrap.KIND,
                    ProcessMemory.KIND,
                    Lanes.KIND,
                    Tenure.KIND);

    private YamlReader() {}

    static Reading read(Source source) {
        Problems problems = new Problems(source.name());
        Options.refuseUnknown(source, List.of(), problems);
        TreeReader reader = source.name().endsWith(".json") ? TreeReader.json() : TreeReader.yaml();
        Optional<Scenario> scenario =
                Optional.ofNullable(reader.read(source.text(), 1, problems))
                        .flatMap(root -> scenario(root, problems));
        if (scenario.isEmpty() || !problems.isEmpty()) {
            return problems.refused();
        }
        return new Reading.Opened(scenario.get(), source, List.of());
    }

    private static Optional<Scenario> scenario(Node root, Problems problems) {
        Optional<Fields> fields = Fields.loose(root, "", problems);
        if (fields.isEmpty() || fields.get().required("kind", kinds()) == null) {
            return Optional.empty();
        }
        return switch (fields.get().word("kind", KINDS, "")) {
            case "triage" -> TriageReader.read(root, problems).map(each -> each);
            case "conversation" -> ConversationReader.read(root, problems).map(each -> each);
            case OutcomeReuse.KIND -> OutcomeReuseReader.read(root, problems).map(each -> each);
            case Evolving.KIND -> EvolvingReader.read(root, problems).map(each -> each);
            case StalenessTrap.KIND -> StalenessTrapReader.read(root, problems).map(each -> each);
            case ProcessMemory.KIND -> ProcessMemoryReader.read(root, problems).map(each -> each);
            case Lanes.KIND -> LanesReader.read(root, problems).map(each -> each);
            case Tenure.KIND -> TenureReader.read(root, problems).map(each -> each);
            default -> Optional.empty();
        };
    }

    private static String kinds() {
        return "one of " + String.join(", ", KINDS);
    }
}
