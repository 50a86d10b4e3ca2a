package mnemarium.scenario.file;

import mnemarium.scenario.Question;
import mnemarium.scenario.Turn;
import mnemarium.scenario.file.Node.Scalar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The questions of a LoCoMo conversation, each with the dialogue turns its answer rests on. */
final class LocomoQuestions {

    /** By the benchmark's numbers 1 to 5. */
    private static final List<String> CATEGORIES =
            List.of("multi-hop", "temporal", "open-domain", "single-hop", "adversarial");

    private final LocomoReader.Talk talk;
    private final Set<String> dialogueIds;
    private final Problems problems;
    private int asked;
    private int split;
    private int lost;
    private int withoutEvidence;

    LocomoQuestions(LocomoReader.Talk talk, Set<String> dialogueIds, Problems problems) {
        this.talk = talk;
        this.dialogueIds = dialogueIds;
        this.problems = problems;
    }

    List<String> notes() {
        List<String> notes = new ArrayList<>();
        notes.add("Questions asked: " + asked + ".");
        if (withoutEvidence > 0) {
            notes.add("Questions without evidence, left out: " + withoutEvidence + ".");
        }
        if (split > 0) {
            notes.add("Evidence entries that named several dialogue turns, split: " + split + ".");
        }
        if (lost > 0) {
            notes.add("Evidence names that belong to no dialogue turn, left out: " + lost + ".");
        }
        return notes;
    }

    /** Each question as a turn of its own; its id tells its place in the file. */
    List<Turn> turns() {
        List<Turn> turns = new ArrayList<>();
        Optional<Fields> outer = Fields.loose(talk.outer(), talk.path(), problems);
        List<Node> nodes =
                outer.map(each -> each.optionalList("qa", "questions")).orElse(List.of());
        for (int i = 0; i < nodes.size(); i++) {
            String id = "q" + (i + 1);
            Fields.loose(nodes.get(i), Paths.key(talk.path(), "qa") + "[" + i + "]", problems)
                    .flatMap(fields -> question(fields, id))
                    .ifPresent(each -> turns.add(new Turn(List.of(), List.of(each))));
        }
        return turns;
    }

    private Optional<Question> question(Fields fields, String id) {
        int before = problems.count();
        String text = fields.text("question");
        int category = fields.whole("category", 1, CATEGORIES.size());
        List<String> needs = evidence(fields);
        if (problems.count() > before) {
            return Optional.empty();
        }
        if (needs.isEmpty()) {
            withoutEvidence++;
            return Optional.empty();
        }
        asked++;
        return Optional.of(new Question(id, text, needs, CATEGORIES.get(category - 1)));
    }

    /** The dialogue turns that exist of those named; some entries name several, parted by marks. */
    private List<String> evidence(Fields fields) {
        Set<String> needs = new LinkedHashSet<>();
        List<Node> entries = fields.optionalList("evidence", "dialogue ids");
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i) instanceof Scalar scalar && scalar.text().isBlank()) {
                continue;
            }
            Optional<String> entry =
                    Fields.text(entries.get(i), fields.at("evidence") + "[" + i + "]", problems);
            List<String> names =
                    Arrays.stream(entry.orElse("").split("[;,\\s]+"))
                            .filter(name -> !name.isEmpty())
                            .toList();
            if (names.size() > 1) {
                split++;
            }
            for (String name : names) {
                if (dialogueIds.contains(name)) {
                    needs.add(name);
                } else {
                    lost++;
                }
            }
        }
        return List.copyOf(needs);
    }
}
