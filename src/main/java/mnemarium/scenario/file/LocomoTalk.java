package mnemarium.scenario.file;

import mnemarium.scenario.Conversation;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Replies;
import mnemarium.scenario.Source;
import mnemarium.scenario.Turn;
import mnemarium.scenario.file.Node.Scalar;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Makes a scenario of one LoCoMo conversation. Each session is a turn; each utterance is a message
 * that states one fact, named by its dialogue id; then each question is a turn of its own and needs
 * the utterances its evidence names. The agent listens, and speaks only to answer.
 */
final class LocomoTalk {

    /** No limit is wanted here, so none is felt: the largest budget, and every hit counts. */
    private static final Map<Dial, String> DIALS =
            Map.of(Dial.BUDGET, "60000", Dial.TOP_K, "8", Dial.THRESHOLD, "0");

    private LocomoTalk() {}

    static Reading read(
            Source source, LocomoReader.Talk talk, List<String> notes, Problems problems) {
        LocomoSessions sessions = new LocomoSessions(talk, problems);
        List<Turn> turns = new ArrayList<>(sessions.turns());
        int heard = turns.size();
        LocomoQuestions questions = new LocomoQuestions(talk, sessions.dialogueIds(), problems);
        turns.addAll(questions.turns());
        if (!problems.isEmpty()) {
            return problems.refused();
        }
        List<String> all = new ArrayList<>(notes);
        all.addAll(sessions.notes());
        all.addAll(questions.notes());
        String stem = FileNames.stem(source.name());
        String about =
                "%d dialogue turns in %d sessions, then %d questions. Recall is the share of a question's evidence that the agent still knows."
                        .formatted(sessions.dialogueIds().size(), heard, turns.size() - heard);
        return new Reading.Opened(
                new Conversation(
                        FileNames.scenario("locomo-" + (talk.isNested() ? talk.id() : stem)),
                        "LoCoMo " + (talk.isNested() ? talk.id() : stem) + speakers(talk),
                        about,
                        "memory",
                        DIALS,
                        "static",
                        Replies.QUESTIONS_ONLY,
                        turns),
                source,
                all);
    }

    private static String speakers(LocomoReader.Talk talk) {
        List<String> speakers = new ArrayList<>();
        for (String key : List.of("speaker_a", "speaker_b")) {
            if (talk.sessions().value(key) instanceof Scalar scalar && !scalar.text().isBlank()) {
                speakers.add(scalar.text().strip());
            }
        }
        return speakers.isEmpty() ? "" : ": " + String.join(" and ", speakers);
    }
}
