package mnemarium.scenario.file;

import mnemarium.scenario.Source;
import mnemarium.scenario.file.Node.Mapping;
import mnemarium.scenario.file.Node.Scalar;
import mnemarium.scenario.file.Node.Sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a conversation of the LoCoMo benchmark (Maharana and others, "Evaluating Very Long-Term
 * Conversational Memory of LLM Agents", ACL 2024). In either of its layouts: sessions and {@code
 * qa} in one object, or sessions inside {@code conversation}; alone, or several in a list.
 */
final class LocomoReader {

    /**
     * One conversation of a file.
     *
     * @param id its {@code sample_id}, else its number from 1
     * @param outer where the questions lie
     * @param path of the outer object
     * @param isNested whether the sessions lie in {@code conversation}, else beside the questions
     */
    record Talk(String id, Mapping outer, String path, boolean isNested) {

        Mapping sessions() {
            return outer.value("conversation") instanceof Mapping inner ? inner : outer;
        }

        String sessionsPath() {
            return isNested ? Paths.key(path, "conversation") : path;
        }
    }

    private LocomoReader() {}

    /** Whether an object looks like a conversation. */
    static boolean isTalk(Mapping mapping) {
        return mapping.value("conversation") instanceof Mapping
                || mapping.entries().stream()
                        .anyMatch(entry -> LocomoSessions.SESSION.matcher(entry.key()).matches());
    }

    static Reading read(Source source) {
        Problems problems = new Problems(source.name());
        Options.refuseUnknown(source, List.of("conversation"), problems);
        List<String> notes = new ArrayList<>();
        Optional<Talk> talk =
                Optional.ofNullable(TreeReader.json().read(source.text(), 1, problems))
                        .flatMap(root -> chosen(talks(root, problems), source, notes, problems));
        if (talk.isEmpty() || !problems.isEmpty()) {
            return problems.refused();
        }
        return LocomoTalk.read(source, talk.get(), notes, problems);
    }

    private static List<Talk> talks(Node root, Problems problems) {
        List<Talk> talks = new ArrayList<>();
        if (root instanceof Sequence list) {
            for (int i = 0; i < list.items().size(); i++) {
                talk(list.items().get(i), "[" + i + "]", i + 1, problems).ifPresent(talks::add);
            }
        } else {
            talk(root, "", 1, problems).ifPresent(talks::add);
        }
        if (talks.isEmpty() && problems.isEmpty()) {
            problems.add(0, "", "no conversation", "at least one");
        }
        return talks;
    }

    private static Optional<Talk> talk(Node node, String path, int number, Problems problems) {
        if (!(node instanceof Mapping outer) || !isTalk(outer)) {
            problems.add(
                    node.line(), path, node.shown() + " without sessions", "a LoCoMo conversation");
            return Optional.empty();
        }
        String id =
                outer.value("sample_id") instanceof Scalar scalar && !scalar.text().isBlank()
                        ? scalar.text().strip()
                        : String.valueOf(number);
        boolean isNested = outer.value("conversation") instanceof Mapping;
        return Optional.of(new Talk(id, outer, path, isNested));
    }

    private static Optional<Talk> chosen(
            List<Talk> talks, Source source, List<String> notes, Problems problems) {
        if (talks.isEmpty()) {
            return Optional.empty();
        }
        String asked = source.options().get("conversation");
        List<String> ids = talks.stream().map(Talk::id).toList();
        if (asked == null) {
            if (talks.size() > 1) {
                notes.add(
                        "The file holds %d conversations (%s); this is %s. The option conversation names another."
                                .formatted(talks.size(), String.join(", ", ids), ids.getFirst()));
            }
            return Optional.of(talks.getFirst());
        }
        Optional<Talk> byId = talks.stream().filter(each -> each.id().equals(asked)).findFirst();
        Optional<Talk> chosen =
                byId.or(() -> Fields.wholeIn(asked, 1, talks.size()).map(n -> talks.get(n - 1)));
        if (chosen.isEmpty()) {
            problems.add(
                    0,
                    "",
                    "the option conversation '" + Node.cut(asked) + "'",
                    "a number from 1 to " + talks.size() + ", or " + Nearest.expected(asked, ids));
        }
        return chosen;
    }
}
