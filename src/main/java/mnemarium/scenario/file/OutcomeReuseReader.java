package mnemarium.scenario.file;

import mnemarium.scenario.DriftingWorld;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.Work;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads a scenario of kind outcome-reuse. */
final class OutcomeReuseReader {

    static final List<String> KEYS =
            Stream.of(Head.KEYS.stream(), Stream.of("work"), DriftingWorldReader.KEYS.stream())
                    .flatMap(each -> each)
                    .toList();

    private static final List<String> WORK = List.of("title", "body");

    private static final String ARM = "ledger-canary";

    private OutcomeReuseReader() {}

    static Optional<OutcomeReuse> read(Node root, Problems problems) {
        return Fields.of(root, "", problems, KEYS).flatMap(fields -> scenario(fields, problems));
    }

    private static Optional<OutcomeReuse> scenario(Fields fields, Problems problems) {
        Head head =
                Head.read(
                        fields,
                        OutcomeReuse.ARMS,
                        ARM,
                        List.of(OutcomeReuse.NO_EMBEDDER),
                        problems);
        Optional<Work> work = work(fields, problems);
        Optional<DriftingWorld> world = DriftingWorldReader.read(fields, problems);
        if (!problems.isEmpty() || work.isEmpty()) {
            return Optional.empty();
        }
        return world.map(
                each ->
                        new OutcomeReuse(
                                head.name(),
                                head.title(),
                                head.about(),
                                head.arm(),
                                head.dials(),
                                work.get(),
                                each));
    }

    private static Optional<Work> work(Fields fields, Problems problems) {
        Node value = fields.required("work", "a mapping (key: value)");
        return value == null
                ? Optional.empty()
                : Fields.of(value, fields.at("work"), problems, WORK)
                        .map(each -> new Work(each.text("title"), each.text("body")));
    }
}
