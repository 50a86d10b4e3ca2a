package mnemarium.scenario.file;

import mnemarium.scenario.Dial;
import mnemarium.scenario.DriftingWorld;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.Work;
import mnemarium.scenario.file.Node.Mapping;

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
        Optional<DriftingWorld> world = DriftingWorldReader.read(fields, problems);
        Head head = head(fields, world, problems);
        Optional<Work> work = work(fields, problems);
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

    /** Of a world that cannot be read, any dimension's dial is taken: its name may be right. */
    private static Head head(Fields fields, Optional<DriftingWorld> world, Problems problems) {
        List<Dial> offered =
                world.map(OutcomeReuse::dialsOffered)
                        .orElseGet(
                                () ->
                                        Stream.concat(
                                                        OutcomeReuse.OF_EVERY_WORLD.stream(),
                                                        dimensionDials(fields).stream())
                                                .toList());
        return Head.read(
                fields,
                OutcomeReuse.ARMS,
                ARM,
                List.of(OutcomeReuse.NO_EMBEDDER),
                offered,
                problems);
    }

    private static List<Dial> dimensionDials(Fields fields) {
        return fields.optional("dials").filter(Mapping.class::isInstance).stream()
                .flatMap(node -> ((Mapping) node).entries().stream())
                .flatMap(entry -> Dial.named(entry.key()).stream())
                .filter(dial -> dial.isPeriod() || dial.isDrift())
                .toList();
    }

    private static Optional<Work> work(Fields fields, Problems problems) {
        Node value = fields.required("work", "a mapping (key: value)");
        return value == null
                ? Optional.empty()
                : Fields.of(value, fields.at("work"), problems, WORK)
                        .map(each -> new Work(each.text("title"), each.text("body")));
    }
}
