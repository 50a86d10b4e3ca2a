package mnemarium.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Conversations made from a seed: facts are stated, small talk follows, and at the end the facts
 * are asked for. With one seed, fewer facts are the first of more facts: a sweep over their number
 * adds facts and takes none away. Facts, small talk and the order of things are drawn from separate
 * chances.
 *
 * <p>The conversation opens with arm {@code memory}, the static embedder, and a threshold of 0:
 * every hit counts.
 *
 * @param family what the facts are about
 * @param facts how many are asked for, 1 to {@link #MOST_FACTS}
 * @param distractors how many more are stated and never asked for, 0 to {@link #MOST_FACTS}; all
 *     are stated in random order
 * @param filler turns of small talk between the last fact and the first question, 0 to {@link
 *     #MOST_FILLER}
 * @param messages messages in a turn, 1 to {@link #MOST_MESSAGES}: each states one fact, or is
 *     small talk
 * @param asking how the facts are asked for
 */
public record FactTalk(
        FactFamily family, int facts, int distractors, int filler, int messages, Asking asking) {

    public static final int MOST_FACTS = 64;
    public static final int MOST_FILLER = 1_000;
    public static final int MOST_MESSAGES = 20;

    /** The names of its parameters, as plans have them. */
    public static final List<String> PARAMETERS =
            List.of("family", "facts", "distractors", "filler", "messages", "asking");

    /** How the facts are asked for. */
    public enum Asking {
        /** One question in the last turn needs all of them. */
        CLOSING("closing"),
        /** A question for each of them, all in the last turn. */
        TOGETHER("together"),
        /** A question for each of them, each in a turn of its own. */
        APART("apart");

        private final String word;

        Asking(String word) {
            this.word = word;
        }

        /** The name in files. */
        public String word() {
            return word;
        }

        /** The one of that name, if there is one. */
        public static Optional<Asking> named(String word) {
            return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
        }
    }

    public FactTalk {
        Checked.within("facts", facts, 1, MOST_FACTS);
        Checked.within("distractors", distractors, 0, MOST_FACTS);
        Checked.within("filler", filler, 0, MOST_FILLER);
        Checked.within("messages", messages, 1, MOST_MESSAGES);
    }

    /**
     * From parameters by name, those left out as {@code family: trip, facts: 8, distractors: 0,
     * filler: 4, messages: 2, asking: closing}.
     *
     * @throws IllegalArgumentException with what was found and expected
     */
    public static FactTalk of(Map<String, String> parameters) {
        parameters.keySet().forEach(each -> Checked.oneOf("parameter", each, PARAMETERS));
        List<String> asking = Arrays.stream(Asking.values()).map(Asking::word).toList();
        String family = parameters.getOrDefault("family", FactFamily.TRIP.word());
        String ask = parameters.getOrDefault("asking", Asking.CLOSING.word());
        Checked.oneOf("family", family, FactFamily.words());
        Checked.oneOf("asking", ask, asking);
        return new FactTalk(
                FactFamily.named(family).orElseThrow(),
                whole(parameters, "facts", "8"),
                whole(parameters, "distractors", "0"),
                whole(parameters, "filler", "4"),
                whole(parameters, "messages", "2"),
                Asking.named(ask).orElseThrow());
    }

    private static int whole(Map<String, String> parameters, String name, String byDefault) {
        String text = parameters.getOrDefault(name, byDefault);
        if (!text.matches("\\d{1,9}")) {
            throw new IllegalArgumentException(
                    name + " is '" + text + "', expected a whole number");
        }
        return Integer.parseInt(text);
    }

    /** The conversation of a seed. */
    public Conversation conversation(long seed) {
        Chance chance = new Chance(seed);
        List<FactWords.Sayable> all = drawn(chance.split());
        Chance order = chance.split();
        Chance talk = chance.split();
        List<FactWords.Sayable> needed = all.subList(0, facts);
        List<FactWords.Sayable> stated = new ArrayList<>(all);
        order.shuffle(stated);
        List<Turn> turns = new ArrayList<>(told(stated, talk));
        for (int turn = 0; turn < filler; turn++) {
            turns.add(smallTalk(talk));
        }
        turns.addAll(asked(needed, order));
        return new Conversation(
                name(seed),
                "%d facts of a %s, seed %s"
                        .formatted(facts, family.word(), Long.toUnsignedString(seed)),
                "",
                "memory",
                Map.of(Dial.THRESHOLD, "0"),
                "static",
                Replies.EACH_TURN,
                turns);
    }

    private String name(long seed) {
        return "talk-%s-%d-%d-%d-%d-%s-seed-%s"
                .formatted(
                        family.word(),
                        facts,
                        distractors,
                        filler,
                        messages,
                        asking.word(),
                        Long.toUnsignedString(seed));
    }

    /** Those asked for, then the distractors. */
    private List<FactWords.Sayable> drawn(Chance chance) {
        List<Integer> numbers = new ArrayList<>();
        for (int number = 0; number < FactFamily.MOST; number++) {
            numbers.add(number);
        }
        chance.shuffle(numbers);
        List<FactWords.Sayable> drawn = new ArrayList<>();
        for (int number : numbers.subList(0, facts + distractors)) {
            drawn.add(FactWords.of(family).fact(number, chance));
        }
        return drawn;
    }

    private List<Turn> told(List<FactWords.Sayable> stated, Chance talk) {
        List<Turn> turns = new ArrayList<>();
        for (int from = 0; from < stated.size(); from += messages) {
            List<Message> heard = new ArrayList<>();
            for (FactWords.Sayable each :
                    stated.subList(from, Math.min(stated.size(), from + messages))) {
                heard.add(
                        new Message(
                                "user",
                                SmallTalk.lead(talk) + " " + each.fact().text(),
                                List.of(each.fact())));
            }
            turns.add(new Turn(heard, List.of()));
        }
        return turns;
    }

    private Turn smallTalk(Chance talk) {
        List<Message> heard = new ArrayList<>();
        for (int message = 0; message < messages; message++) {
            heard.add(new Message("user", SmallTalk.sentence(talk), List.of()));
        }
        return new Turn(heard, List.of());
    }

    private List<Turn> asked(List<FactWords.Sayable> needed, Chance order) {
        List<FactWords.Sayable> shuffled = new ArrayList<>(needed);
        order.shuffle(shuffled);
        List<Question> single =
                shuffled.stream()
                        .map(
                                each ->
                                        new Question(
                                                "ask-" + each.fact().id(),
                                                each.question(),
                                                List.of(each.fact().id()),
                                                "single"))
                        .toList();
        return switch (asking) {
            case CLOSING -> List.of(new Turn(List.of(), List.of(closing(shuffled))));
            case TOGETHER -> List.of(new Turn(List.of(), single));
            case APART -> single.stream().map(each -> new Turn(List.of(), List.of(each))).toList();
        };
    }

    private static Question closing(List<FactWords.Sayable> needed) {
        List<String> topics = needed.stream().map(FactWords.Sayable::topic).toList();
        return new Question(
                "ask-all",
                "Please tell me what was settled about " + String.join(", ", topics) + ".",
                needed.stream().map(each -> each.fact().id()).toList(),
                "closing");
    }
}
