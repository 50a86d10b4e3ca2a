package mnemarium.scenario.file;

import mnemarium.scenario.Conversation;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Fact;
import mnemarium.scenario.Message;
import mnemarium.scenario.Replies;
import mnemarium.scenario.Source;
import mnemarium.scenario.Turn;
import mnemarium.scenario.file.Node.Kind;
import mnemarium.scenario.file.Node.Mapping;
import mnemarium.scenario.file.Node.Scalar;
import mnemarium.scenario.file.Node.Sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a chat: messages with {@code role} and {@code content}, one a line, in one JSON list, or as
 * {@code messages} of an object. A turn begins with each user message. What anyone but the system
 * said is remembered; nothing is asked, since nobody wrote down what a question would need.
 */
final class ChatReader {

    private final Source source;
    private final Problems problems;
    private final List<String> notes = new ArrayList<>();
    private final List<Turn> turns = new ArrayList<>();
    private final List<Message> turn = new ArrayList<>();
    private int remembered;
    private int withoutText;
    private int otherParts;

    private ChatReader(Source source, Problems problems) {
        this.source = source;
        this.problems = problems;
    }

    static Reading read(Source source) {
        Problems problems = new Problems(source.name());
        Options.refuseUnknown(source, List.of("conversation"), problems);
        return new ChatReader(source, problems).read();
    }

    private Reading read() {
        for (Located message : messages()) {
            Fields.loose(message.node(), message.path(), problems)
                    .flatMap(this::message)
                    .ifPresent(this::hear);
        }
        endTurn();
        if (turns.isEmpty() && problems.isEmpty()) {
            problems.add(0, "", "no message with a text", "at least one");
        }
        if (!problems.isEmpty()) {
            return problems.refused();
        }
        if (withoutText > 0) {
            notes.add("Messages without any text, left out: " + withoutText + ".");
        }
        if (otherParts > 0) {
            notes.add("Parts of messages that are no text, left out: " + otherParts + ".");
        }
        notes.add("Messages remembered: " + remembered + "; nothing is asked.");
        String stem = FileNames.stem(source.name());
        return new Reading.Opened(
                new Conversation(
                        FileNames.scenario(stem),
                        "Chat " + stem,
                        "%d turns; %d messages are remembered as they are heard."
                                .formatted(turns.size(), remembered),
                        "memory",
                        Map.of(Dial.THRESHOLD, "0"),
                        "static",
                        Replies.QUESTIONS_ONLY,
                        turns),
                source,
                notes);
    }

    /** A message, and where it stands. */
    private record Located(Node node, String path) {}

    /** The messages of the file, or of the one chat in it that the options name. */
    private List<Located> messages() {
        List<Node> documents =
                source.name().endsWith(".json")
                        ? Optional.ofNullable(TreeReader.json().read(source.text(), 1, problems))
                                .map(
                                        root ->
                                                root instanceof Sequence list
                                                        ? list.items()
                                                        : List.of(root))
                                .orElse(List.of())
                        : JsonLines.read(source.text(), problems);
        List<Located> chats = new ArrayList<>();
        List<Located> lines = new ArrayList<>();
        for (int i = 0; i < documents.size(); i++) {
            Node node = documents.get(i);
            boolean isChat =
                    node instanceof Mapping mapping
                            && mapping.value("messages") instanceof Sequence;
            (isChat ? chats : lines).add(new Located(node, "[" + i + "]"));
        }
        if (chats.isEmpty()) {
            return lines;
        }
        for (Located line : lines) {
            problems.add(line.node().line(), line.path(), "no messages", "a chat like the others");
        }
        return chosen(chats);
    }

    private List<Located> chosen(List<Located> chats) {
        String asked = source.options().get("conversation");
        Optional<Integer> number =
                asked == null ? Optional.of(1) : Fields.wholeIn(asked, 1, chats.size());
        if (number.isEmpty()) {
            problems.add(
                    0,
                    "",
                    "the option conversation '" + Node.cut(asked == null ? "" : asked) + "'",
                    "a number from 1 to " + chats.size());
            return List.of();
        }
        if (asked == null && chats.size() > 1) {
            notes.add(
                    "The file holds %d chats; this is the first. The option conversation names another by its number."
                            .formatted(chats.size()));
        }
        Located chat = chats.get(number.get() - 1);
        List<Located> messages = new ArrayList<>();
        if (chat.node() instanceof Mapping mapping
                && mapping.value("messages") instanceof Sequence list) {
            for (int i = 0; i < list.items().size(); i++) {
                messages.add(
                        new Located(
                                list.items().get(i),
                                Paths.key(chat.path(), "messages") + "[" + i + "]"));
            }
        }
        return messages;
    }

    private Optional<Message> message(Fields fields) {
        int before = problems.count();
        String role = fields.text("role");
        Node content = fields.required("content", "a text, or a list of parts");
        String text = content == null ? "" : text(content, fields.at("content"));
        if (problems.count() > before) {
            return Optional.empty();
        }
        if (text.isBlank()) {
            withoutText++;
            return Optional.empty();
        }
        boolean isRemembered = !role.equals("system") && !role.equals("developer");
        List<Fact> facts =
                isRemembered ? List.of(new Fact("m" + ++remembered, text.strip())) : List.of();
        return Optional.of(new Message(role, text.strip(), facts));
    }

    /** The text of a content: itself, or its parts that are text, one a line. */
    private String text(Node content, String path) {
        if (content instanceof Scalar scalar
                && (scalar.kind() == Kind.TEXT || scalar.kind() == Kind.NOTHING)) {
            return scalar.text();
        }
        if (!(content instanceof Sequence parts)) {
            problems.add(content.line(), path, content.shown(), "a text, or a list of parts");
            return "";
        }
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < parts.items().size(); i++) {
            Node part = parts.items().get(i);
            if (part instanceof Mapping mapping
                    && mapping.value("text") instanceof Scalar text
                    && text.kind() == Kind.TEXT) {
                texts.add(text.text());
            } else if (part instanceof Scalar text && text.kind() == Kind.TEXT) {
                texts.add(text.text());
            } else if (part instanceof Mapping) {
                otherParts++;
            } else {
                problems.add(part.line(), path + "[" + i + "]", part.shown(), "a part with a text");
            }
        }
        return String.join("\n", texts);
    }

    /** Adds a message; one by the user begins a turn, unless only the system spoke in this one. */
    private void hear(Message message) {
        boolean begun = turn.stream().anyMatch(each -> !each.role().equals("system"));
        if (message.role().equals("user") && begun) {
            endTurn();
        }
        turn.add(message);
    }

    private void endTurn() {
        if (!turn.isEmpty()) {
            turns.add(new Turn(turn, List.of()));
            turn.clear();
        }
    }
}
