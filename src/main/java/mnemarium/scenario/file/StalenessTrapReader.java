package mnemarium.scenario.file;

import mnemarium.scenario.Published;
import mnemarium.scenario.StalenessTrap;
import mnemarium.scenario.StalenessTrap.Trap;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads a scenario of kind staleness-trap. */
final class StalenessTrapReader {

    static final List<String> KEYS =
            Stream.concat(Head.KEYS.stream(), Stream.of("days-ago", "traps", "published")).toList();

    static final List<String> TRAP = List.of("id", "subject", "stored", "current");

    private static final int DAYS_AGO = 40;

    private StalenessTrapReader() {}

    static Optional<StalenessTrap> read(Node root, Problems problems) {
        return Fields.of(root, "", problems, KEYS).flatMap(fields -> trap(fields, problems));
    }

    private static Optional<StalenessTrap> trap(Fields fields, Problems problems) {
        Head head =
                Head.read(
                        fields,
                        StalenessTrap.ARMS,
                        "bare",
                        List.of(StalenessTrap.NO_EMBEDDER),
                        StalenessTrap.OFFERED,
                        problems);
        int daysAgo = fields.whole("days-ago", 0, StalenessTrap.MOST_DAYS, DAYS_AGO);
        Map<String, Integer> lines = new HashMap<>();
        List<Trap> traps = new ArrayList<>();
        List<Node> nodes = fields.list("traps", "traps", StalenessTrap.MOST_TRAPS);
        for (int i = 0; i < nodes.size(); i++) {
            Fields.of(nodes.get(i), fields.at("traps") + "[" + i + "]", problems, TRAP)
                    .map(
                            each ->
                                    new Trap(
                                            Ids.claim(each, "trap", lines),
                                            each.text("subject"),
                                            each.text("stored"),
                                            each.text("current")))
                    .ifPresent(traps::add);
        }
        Optional<Published> published =
                new PublishedReader(StalenessTrap.ARMS, StalenessTrap.MEASURES, problems)
                        .read(fields);
        return problems.isEmpty()
                ? Optional.of(
                        new StalenessTrap(
                                head.name(),
                                head.title(),
                                head.about(),
                                head.arm(),
                                head.dials(),
                                daysAgo,
                                traps,
                                published))
                : Optional.empty();
    }
}
