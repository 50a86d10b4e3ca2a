package mnemarium.scenario;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Turns in which facts are stated and, later, asked for. The question is how many the agent still
 * knows when it needs them.
 *
 * @param replies whether the agent replies in each turn or only answers questions
 * @param turns at least one; fact ids and question ids are unique; a fact is stated before, or in
 *     the turn in which, it is asked for
 * @param owners who holds facts that are stated; each once
 */
public record Conversation(
        String name,
        String title,
        String about,
        String arm,
        Map<Dial, String> dials,
        String embedder,
        Replies replies,
        List<Turn> turns,
        List<FactOwner> owners)
        implements Scenario {

    /** The policies that can play a conversation, the one without memory first. */
    public static final List<String> ARMS =
            List.of("baseline", "aware", "notes", "memory", "memory-one-read", "memory-until-new");

    public static final List<String> EMBEDDERS = List.of("static", "minilm", "hashed");

    public Conversation {
        Checked.name(name);
        Checked.filled("title", title);
        Checked.oneOf("arm", arm, ARMS);
        dials = Checked.dials(dials, Dial.ofMemory());
        Checked.oneOf("embedder", embedder, EMBEDDERS);
        turns = List.copyOf(turns);
        if (turns.isEmpty()) {
            throw new IllegalArgumentException("found no turn, expected at least one");
        }
        owners = List.copyOf(owners);
        checkFacts(turns);
        FactOwner.check(
                owners,
                turns.stream()
                        .flatMap(turn -> turn.messages().stream())
                        .flatMap(message -> message.facts().stream())
                        .flatMap(fact -> fact.candidate().stream()));
    }

    /** A conversation of which nobody is said to own a fact. */
    public Conversation(
            String name,
            String title,
            String about,
            String arm,
            Map<Dial, String> dials,
            String embedder,
            Replies replies,
            List<Turn> turns) {
        this(name, title, about, arm, dials, embedder, replies, turns, List.of());
    }

    private static void checkFacts(List<Turn> turns) {
        Map<String, Fact> stated = new HashMap<>();
        Set<String> asked = new HashSet<>();
        for (Turn turn : turns) {
            for (Message message : turn.messages()) {
                for (Fact fact : message.facts()) {
                    if (stated.put(fact.id(), fact) != null) {
                        throw new IllegalArgumentException(
                                "fact id '" + fact.id() + "' occurs twice, expected each once");
                    }
                }
            }
            for (Question question : turn.questions()) {
                if (!asked.add(question.id())) {
                    throw new IllegalArgumentException(
                            "question id '" + question.id() + "' occurs twice, expected each once");
                }
                for (String need : question.needs()) {
                    if (!stated.containsKey(need)) {
                        throw new IllegalArgumentException(
                                "question '"
                                        + question.id()
                                        + "' needs fact '"
                                        + need
                                        + "', expected one that is stated by then");
                    }
                }
            }
        }
    }

    @Override
    public String kind() {
        return "conversation";
    }

    @Override
    public List<String> arms() {
        return ARMS;
    }

    @Override
    public List<Dial> dialsOffered() {
        return Dial.ofMemory();
    }

    @Override
    public List<String> embedders() {
        return EMBEDDERS;
    }

    /** All facts in the order they are stated. */
    public List<Fact> facts() {
        return turns.stream()
                .flatMap(turn -> turn.messages().stream())
                .flatMap(message -> message.facts().stream())
                .toList();
    }

    /** Whether the write gate finds something to judge by. */
    public boolean hasCandidates() {
        return facts().stream().anyMatch(fact -> fact.candidate().isPresent());
    }

    /** All questions in the order they are asked. */
    public List<Question> questions() {
        return turns.stream().flatMap(turn -> turn.questions().stream()).toList();
    }
}
