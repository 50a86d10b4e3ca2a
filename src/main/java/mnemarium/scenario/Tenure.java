package mnemarium.scenario;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * An agent that has known its user for long answers questions about facts, some of which have an
 * owner that keeps them current and some of which nobody owns. The question is where each fact
 * should be had from: its owner, memory, earlier conversations, or the user.
 *
 * @param costs what reading and searching cost
 * @param owners who holds facts
 * @param facts what is asked for, at least one
 * @param questions questions that need several facts, or ask in words of their own; each fact also
 *     has a question of its own, under its id
 * @param conversations what happens, in order, at least one; dates do not fall
 */
public record Tenure(
        String name,
        String title,
        String about,
        String arm,
        Map<Dial, String> dials,
        String embedder,
        Costs costs,
        List<TenureOwner> owners,
        List<TenureFact> facts,
        List<Question> questions,
        List<Conversation> conversations)
        implements Scenario {

    public static final String KIND = "tenure";

    /** The dials that mean something here. */
    public static final List<Dial> OFFERED =
            List.of(
                    Dial.ADDED_LATENCY,
                    Dial.STORE_LATENCY,
                    Dial.EMBED_LATENCY,
                    Dial.REASONING_TIME,
                    Dial.TOP_K,
                    Dial.THRESHOLD,
                    Dial.TENURE,
                    Dial.EXPIRY,
                    Dial.LOOKUP_LATENCY,
                    Dial.TURN_BUDGET,
                    Dial.OUTAGE,
                    Dial.TRANSCRIPTS_KEPT);

    /** Where facts are had from; {@code gated} asks the ownership flow for each. */
    public static final List<String> ARMS =
            List.of(
                    "no-memory",
                    "memory-of-everything",
                    "memory-with-expiry",
                    "look-up",
                    "transcript-search",
                    "re-retrieval",
                    "gated");

    /** Those whose vectors are the same everywhere: a run would have to carry a whole archive. */
    public static final List<String> EMBEDDERS = List.of("static", "hashed");

    public static final int MOST_OWNERS = 100;
    public static final int MOST_FACTS = 100;
    public static final int MOST_QUESTIONS = 200;
    public static final int MOST_CONVERSATIONS = 1_000;
    public static final int MOST_IN_CONVERSATION = 50;

    /** What an id may be, in words. */
    public static final String IDS = "1 to 60 letters, digits, dashes and underlines";

    /** What a line may be, in words. */
    public static final String LINES = "one line of at most 300 characters";

    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,60}");
    private static final int LONGEST_LINE = 300;

    /**
     * What reading and searching cost. A search of {@code top-k} passages costs that many times
     * {@code passageTokens}.
     *
     * @param readTokens tokens of one read of the memory
     * @param searchMillis of one search of earlier conversations
     * @param passageTokens tokens of one passage
     * @param synthesisPassages how many passages are read where a fact has to be put together
     */
    public record Costs(
            int readTokens, int searchMillis, int passageTokens, int synthesisPassages) {

        public static final int MOST_TOKENS = 1_000_000;
        public static final int MOST_PASSAGES = 1_000;

        public Costs {
            Checked.within("tokens of a read", readTokens, 0, MOST_TOKENS);
            Checked.within("time of a search", searchMillis, 0, TenureOwner.MOST_MILLIS);
            Checked.within("tokens of a passage", passageTokens, 0, MOST_TOKENS);
            Checked.within("passages of a synthesis", synthesisPassages, 1, MOST_PASSAGES);
        }
    }

    /**
     * A question.
     *
     * @param id unique, among facts too
     * @param needs ids of the facts it needs, at least one, each once
     */
    public record Question(String id, String text, List<String> needs) {

        public Question {
            named("id of a question", id);
            line("text of question '" + id + "'", text);
            needs = List.copyOf(needs);
            Checked.within("facts of question '" + id + "'", needs.size(), 1, MOST_IN_CONVERSATION);
            Checked.once("needed fact", needs);
        }
    }

    /**
     * A conversation of the run.
     *
     * @param date its day
     * @param says ids of facts that the user states in it, first thing
     * @param asks ids of questions, or of facts by their own questions
     * @param refused names of owners that do not answer whoever asks here
     */
    public record Conversation(
            LocalDate date, List<String> says, List<String> asks, List<String> refused) {

        public Conversation {
            says = List.copyOf(says);
            asks = List.copyOf(asks);
            refused = List.copyOf(refused);
            int many = says.size() + asks.size();
            Checked.within("what happens on " + date, many, 1, MOST_IN_CONVERSATION);
            Checked.once("what is said", says);
            Checked.once("what is asked", asks);
            Checked.once("refused owner", refused);
        }
    }

    /** What happens in a step. */
    public sealed interface Step {

        /** The earlier conversations, as far as they leave anything. */
        record Earlier() implements Step {}

        /**
         * A fact is stated.
         *
         * @param conversation from 0
         */
        record Say(int conversation, String fact) implements Step {}

        /**
         * A question is asked.
         *
         * @param conversation from 0
         */
        record Ask(int conversation, Question question) implements Step {}
    }

    public Tenure {
        Checked.name(name);
        Checked.filled("title", title);
        Checked.oneOf("arm", arm, ARMS);
        dials = Checked.dials(dials, OFFERED);
        Checked.oneOf("embedder", embedder, EMBEDDERS);
        owners = List.copyOf(owners);
        facts = List.copyOf(facts);
        questions = List.copyOf(questions);
        conversations = List.copyOf(conversations);
        Checked.within("number of owners", owners.size(), 0, MOST_OWNERS);
        Checked.within("number of facts", facts.size(), 1, MOST_FACTS);
        Checked.within("number of questions", questions.size(), 0, MOST_QUESTIONS);
        Checked.within("number of conversations", conversations.size(), 1, MOST_CONVERSATIONS);
        List<String> ownerNames = owners.stream().map(TenureOwner::name).toList();
        List<String> factIds = facts.stream().map(TenureFact::id).toList();
        Checked.once("owner", ownerNames);
        Set<String> ids = new HashSet<>(factIds);
        Checked.once("fact", factIds);
        Checked.once(
                "owned fact, case and dashes aside,",
                facts.stream()
                        .filter(each -> each.owner().isPresent())
                        .map(each -> TenureFact.fieldKey(each.id()))
                        .toList());
        for (TenureFact fact : facts) {
            fact.owner().ifPresent(each -> Checked.oneOf("owner", each, ownerNames));
        }
        for (Question question : questions) {
            if (!ids.add(question.id())) {
                throw new IllegalArgumentException(
                        "question '" + question.id() + "' has an id that is taken");
            }
            question.needs().forEach(each -> Checked.oneOf("needed fact", each, factIds));
        }
        checkConversations(conversations, ownerNames, factIds, List.copyOf(ids));
    }

    private static void checkConversations(
            List<Conversation> conversations,
            List<String> owners,
            List<String> facts,
            List<String> questions) {
        for (int i = 0; i < conversations.size(); i++) {
            Conversation each = conversations.get(i);
            if (i > 0 && each.date().isBefore(conversations.get(i - 1).date())) {
                throw new IllegalArgumentException(
                        "a conversation of "
                                + each.date()
                                + " after one of "
                                + conversations.get(i - 1).date()
                                + ", expected dates that do not fall");
            }
            each.says().forEach(fact -> Checked.oneOf("what is said", fact, facts));
            each.asks().forEach(ask -> Checked.oneOf("what is asked", ask, questions));
            each.refused().forEach(owner -> Checked.oneOf("refused owner", owner, owners));
        }
    }

    /** Whether a fact or question may have this id. */
    public static boolean isId(String id) {
        return ID.matcher(id).matches();
    }

    /** Whether a text is one line that is not too long. */
    public static boolean isLine(String text) {
        return !text.isBlank() && text.length() <= LONGEST_LINE && text.lines().count() == 1;
    }

    static void named(String what, String id) {
        if (!isId(id)) {
            throw new IllegalArgumentException(what + " is '" + id + "', expected " + IDS);
        }
    }

    static void line(String what, String text) {
        if (!isLine(text)) {
            throw new IllegalArgumentException(what + " is '" + text + "', expected " + LINES);
        }
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public List<String> arms() {
        return ARMS;
    }

    @Override
    public List<Dial> dialsOffered() {
        return OFFERED;
    }

    @Override
    public List<String> embedders() {
        return EMBEDDERS;
    }

    /** The day of the first conversation. */
    public LocalDate start() {
        return conversations.getFirst().date();
    }

    /** What happens, step by step. */
    public List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        steps.add(new Step.Earlier());
        for (int i = 0; i < conversations.size(); i++) {
            for (String fact : conversations.get(i).says()) {
                steps.add(new Step.Say(i, fact));
            }
            for (String ask : conversations.get(i).asks()) {
                steps.add(new Step.Ask(i, question(ask)));
            }
        }
        return steps;
    }

    /** The fact of an id. */
    public TenureFact fact(String id) {
        return facts.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    }

    /** The question of an id, or a fact's own. */
    public Question question(String id) {
        return questions.stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseGet(() -> new Question(id, fact(id).asked(), List.of(id)));
    }

    /** Who holds a fact; empty: nobody. */
    public Optional<TenureOwner> owner(TenureFact fact) {
        return fact.owner()
                .flatMap(
                        ownerName ->
                                owners.stream()
                                        .filter(each -> each.name().equals(ownerName))
                                        .findFirst());
    }

    /** What sort of fact it is. */
    public TenureFact.Sort sort(TenureFact fact) {
        return owner(fact)
                .map(each -> each.isText() ? TenureFact.Sort.PUBLISHED : TenureFact.Sort.OWNED)
                .orElseGet(
                        () ->
                                fact.claimed().isPresent()
                                        ? TenureFact.Sort.CLAIMED
                                        : fact.isPutTogether()
                                                ? TenureFact.Sort.PUT_TOGETHER
                                                : TenureFact.Sort.SAID_ONCE);
    }
}
