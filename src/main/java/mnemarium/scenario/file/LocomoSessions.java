package mnemarium.scenario.file;

import mnemarium.scenario.Fact;
import mnemarium.scenario.Message;
import mnemarium.scenario.Turn;
import mnemarium.scenario.file.Node.Entry;
import mnemarium.scenario.file.Node.Scalar;
import mnemarium.scenario.file.Node.Sequence;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The sessions of a LoCoMo conversation: what is said, and so what there is to remember. */
final class LocomoSessions {

    static final Pattern SESSION = Pattern.compile("session_(\\d{1,6})");

    private final LocomoReader.Talk talk;
    private final Problems problems;
    private final Map<String, Integer> dialogueLines = new LinkedHashMap<>();
    private int blank;

    LocomoSessions(LocomoReader.Talk talk, Problems problems) {
        this.talk = talk;
        this.problems = problems;
    }

    /** The ids of all dialogue turns, once {@link #turns()} has been read. */
    Set<String> dialogueIds() {
        return Collections.unmodifiableSet(dialogueLines.keySet());
    }

    List<String> notes() {
        return blank == 0
                ? List.of()
                : List.of("Dialogue turns without a text, left out: " + blank + ".");
    }

    /** The sessions in order of their numbers; a session without messages is none. */
    List<Turn> turns() {
        List<Entry> sessions = new ArrayList<>();
        for (Entry entry : talk.sessions().entries()) {
            if (SESSION.matcher(entry.key()).matches()) {
                sessions.add(entry);
            }
        }
        sessions.sort(Comparator.comparingInt(LocomoSessions::number));
        List<Turn> turns = new ArrayList<>();
        for (Entry session : sessions) {
            List<Message> messages = messages(session);
            if (!messages.isEmpty()) {
                List<Message> all = new ArrayList<>();
                date(session).ifPresent(all::add);
                all.addAll(messages);
                turns.add(new Turn(all, List.of()));
            }
        }
        if (turns.isEmpty() && problems.isEmpty()) {
            problems.add(
                    talk.sessions().line(),
                    talk.sessionsPath(),
                    "no session with a message",
                    "at least one");
        }
        return turns;
    }

    private static int number(Entry session) {
        Matcher matcher = SESSION.matcher(session.key());
        return matcher.matches() ? Integer.parseInt(matcher.group(1)) : 0;
    }

    /** The day of a session, which its talk refers to as yesterday or last week; not a fact. */
    private Optional<Message> date(Entry session) {
        return talk.sessions().value(session.key() + "_date_time") instanceof Scalar scalar
                        && !scalar.text().isBlank()
                ? Optional.of(
                        new Message(
                                "system",
                                "Session %d, %s".formatted(number(session), scalar.text().strip()),
                                List.of()))
                : Optional.empty();
    }

    private List<Message> messages(Entry session) {
        String path = Paths.key(talk.sessionsPath(), session.key());
        if (!(session.value() instanceof Sequence list)) {
            problems.add(session.line(), path, session.value().shown(), "a list of dialogue turns");
            return List.of();
        }
        List<Message> messages = new ArrayList<>();
        for (int i = 0; i < list.items().size(); i++) {
            Fields.loose(list.items().get(i), path + "[" + i + "]", problems)
                    .flatMap(this::message)
                    .ifPresent(messages::add);
        }
        return messages;
    }

    private Optional<Message> message(Fields fields) {
        if (fields.optional("text").orElse(null) instanceof Scalar scalar
                && scalar.kind() == Node.Kind.TEXT
                && scalar.text().isBlank()) {
            blank++;
            return Optional.empty();
        }
        int before = problems.count();
        String speaker = fields.text("speaker");
        String text = fields.text("text");
        String id = fields.text("dia_id");
        Integer earlier = dialogueLines.putIfAbsent(id, fields.line("dia_id"));
        if (earlier != null && problems.count() == before) {
            fields.problem(
                    "dia_id",
                    "dialogue id '" + id + "' a second time (first in line " + earlier + ")",
                    "each id once");
        }
        return problems.count() > before
                ? Optional.empty()
                : Optional.of(
                        new Message(speaker, text, List.of(new Fact(id, speaker + ": " + text))));
    }
}
