package mnemarium.scenario.file;

import mnemarium.scenario.ProcessMemory;
import mnemarium.scenario.ProcessMemory.Settled;
import mnemarium.scenario.Published;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads a scenario of kind process-memory. */
final class ProcessMemoryReader {

    static final List<String> KEYS =
            Stream.concat(Head.KEYS.stream(), Stream.of("decisions", "published")).toList();

    static final List<String> DECISION =
            List.of("id", "question", "chosen", "rejected", "because", "habit");

    private final Problems problems;
    private final Map<String, Integer> lines = new HashMap<>();

    private ProcessMemoryReader(Problems problems) {
        this.problems = problems;
    }

    static Optional<ProcessMemory> read(Node root, Problems problems) {
        return Fields.of(root, "", problems, KEYS)
                .flatMap(fields -> new ProcessMemoryReader(problems).scenario(fields));
    }

    private Optional<ProcessMemory> scenario(Fields fields) {
        Head head =
                Head.read(
                        fields,
                        ProcessMemory.ARMS,
                        "with-history",
                        List.of(ProcessMemory.NO_EMBEDDER),
                        ProcessMemory.OFFERED,
                        problems);
        List<Settled> decisions = new ArrayList<>();
        List<Node> nodes = fields.list("decisions", "decisions", ProcessMemory.MOST_DECISIONS);
        for (int i = 0; i < nodes.size(); i++) {
            Fields.of(nodes.get(i), fields.at("decisions") + "[" + i + "]", problems, DECISION)
                    .flatMap(this::decision)
                    .ifPresent(decisions::add);
        }
        Optional<Published> published =
                new PublishedReader(ProcessMemory.ARMS, ProcessMemory.MEASURES, problems)
                        .read(fields);
        return problems.isEmpty()
                ? Optional.of(
                        new ProcessMemory(
                                head.name(),
                                head.title(),
                                head.about(),
                                head.arm(),
                                head.dials(),
                                decisions,
                                published))
                : Optional.empty();
    }

    private Optional<Settled> decision(Fields fields) {
        int before = problems.count();
        String id = Ids.claim(fields, "decision", lines);
        String question = fields.text("question");
        String chosen = fields.text("chosen");
        String rejected = fields.text("rejected");
        String because = fields.text("because");
        Optional<String> habit = fields.optionalText("habit");
        if (problems.count() == before && chosen.equals(rejected)) {
            fields.problem(
                    "rejected", "'" + Node.cut(rejected) + "', which was chosen", "another option");
        }
        List<String> options = List.of(chosen, rejected);
        if (habit.isPresent() && problems.count() == before && !options.contains(habit.get())) {
            fields.problem(
                    "habit",
                    "'" + Node.cut(habit.get()) + "', which is no option",
                    Nearest.expected(habit.get(), options));
        }
        return problems.count() > before
                ? Optional.empty()
                : Optional.of(new Settled(id, question, chosen, rejected, because, habit));
    }
}
