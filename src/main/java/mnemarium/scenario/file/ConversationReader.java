package mnemarium.scenario.file;

import mnemarium.scenario.Conversation;
import mnemarium.scenario.Fact;
import mnemarium.scenario.Message;
import mnemarium.scenario.Question;
import mnemarium.scenario.Replies;
import mnemarium.scenario.Turn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads a scenario of kind conversation. */
final class ConversationReader {

    static final List<String> KEYS =
            Stream.concat(Head.KEYS.stream(), Stream.of("replies", "owners", "turns")).toList();

    static final List<String> TURN = List.of("messages", "questions");
    static final List<String> MESSAGE = List.of("role", "text", "facts");
    static final List<String> FACT = List.of("id", "text", "candidate");
    static final List<String> QUESTION = List.of("id", "text", "needs", "category");

    /** What a question needs, looked up once all facts are known. */
    private record Need(Fields question, List<String> facts, int turn) {}

    private final Problems problems;
    private final OwnersReader owners;
    private final Map<String, Integer> factLines = new HashMap<>();
    private final Map<String, Integer> turnOfFact = new HashMap<>();
    private final Map<String, Integer> questionLines = new HashMap<>();
    private final List<Need> needs = new ArrayList<>();

    private ConversationReader(Problems problems, OwnersReader owners) {
        this.problems = problems;
        this.owners = owners;
    }

    static Optional<Conversation> read(Node root, Problems problems) {
        return Fields.of(root, "", problems, KEYS)
                .flatMap(
                        fields ->
                                new ConversationReader(problems, OwnersReader.of(fields, problems))
                                        .conversation(fields));
    }

    private Optional<Conversation> conversation(Fields fields) {
        Head head =
                Head.read(fields, Conversation.ARMS, "memory", Conversation.EMBEDDERS, problems);
        List<String> words = Arrays.stream(Replies.values()).map(Replies::word).toList();
        Replies replies =
                Replies.named(fields.word("replies", words, Replies.EACH_TURN.word()))
                        .orElse(Replies.EACH_TURN);
        List<Turn> turns = new ArrayList<>();
        List<Node> nodes = fields.list("turns", "turns");
        for (int i = 0; i < nodes.size(); i++) {
            int turn = i;
            Fields.of(nodes.get(i), fields.at("turns") + "[" + i + "]", problems, TURN)
                    .flatMap(each -> turn(each, turn))
                    .ifPresent(turns::add);
        }
        needs.forEach(this::checkNeeds);
        return problems.isEmpty()
                ? Optional.of(
                        new Conversation(
                                head.name(),
                                head.title(),
                                head.about(),
                                head.arm(),
                                head.dials(),
                                head.embedder(),
                                replies,
                                turns,
                                owners.owners()))
                : Optional.empty();
    }

    private Optional<Turn> turn(Fields fields, int turn) {
        int before = problems.count();
        List<Message> messages =
                fields.each("messages", MESSAGE, message -> message(message, turn));
        List<Question> questions =
                fields.each("questions", QUESTION, question -> question(question, turn));
        if (problems.count() > before) {
            return Optional.empty();
        }
        if (messages.isEmpty() && questions.isEmpty()) {
            problems.add(
                    fields.line(),
                    fields.path(),
                    "a turn without messages and questions",
                    "at least one of either");
            return Optional.empty();
        }
        return Optional.of(new Turn(messages, questions));
    }

    private Optional<Message> message(Fields fields, int turn) {
        int before = problems.count();
        String role = fields.text("role");
        String text = fields.text("text");
        List<Fact> facts =
                fields.each(
                        "facts",
                        FACT,
                        fact -> {
                            String id = Ids.claim(fact, "fact", factLines);
                            turnOfFact.putIfAbsent(id, turn);
                            return Optional.of(
                                    new Fact(id, fact.text("text"), owners.candidate(fact)));
                        });
        return problems.count() > before
                ? Optional.empty()
                : Optional.of(new Message(role, text, facts));
    }

    private Optional<Question> question(Fields fields, int turn) {
        int before = problems.count();
        String id = Ids.claim(fields, "question", questionLines);
        String text = fields.text("text");
        List<String> facts = fields.texts("needs", "fact ids");
        String category = fields.optionalText("category").orElse("");
        if (facts.stream().distinct().count() < facts.size()) {
            fields.problem("needs", "a fact id twice", "each id once");
        }
        needs.add(new Need(fields, facts, turn));
        return problems.count() > before
                ? Optional.empty()
                : Optional.of(new Question(id, text, facts, category));
    }

    /** A fact is stated before, or in the turn in which, it is asked for. */
    private void checkNeeds(Need need) {
        for (String fact : need.facts()) {
            Integer turn = turnOfFact.get(fact);
            if (turn == null) {
                String near =
                        Nearest.to(fact, List.copyOf(turnOfFact.keySet()))
                                .map(each -> "'" + each + "' perhaps; ")
                                .orElse("");
                need.question()
                        .problem(
                                "needs",
                                "fact '" + Node.cut(fact) + "', which is never stated",
                                near + "the id of a fact in some message");
            } else if (turn > need.turn()) {
                need.question()
                        .problem(
                                "needs",
                                "fact '" + Node.cut(fact) + "', stated only in turns[" + turn + "]",
                                "a fact stated by then");
            }
        }
    }
}
