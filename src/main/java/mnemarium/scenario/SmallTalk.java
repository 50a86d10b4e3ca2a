package mnemarium.scenario;

import java.util.List;

/** What people say between things that matter: nothing in it to remember. */
final class SmallTalk {

    private static final List<String> OPENERS =
            List.of(
                    "By the way,",
                    "You know,",
                    "It is funny,",
                    "Speaking of nothing,",
                    "As it happens,",
                    "To be honest,",
                    "Well,",
                    "Between the two of us,",
                    "I meant to tell you,",
                    "Just now,");

    private static final List<String> MIDDLES =
            List.of(
                    "a pigeon sat on my desk",
                    "the radio played my favourite tune",
                    "my neighbour has begun to juggle",
                    "the coffee tasted of soap",
                    "I lost a chess game to a child",
                    "somebody sang in the lift",
                    "the clouds looked like a flock of sheep",
                    "my shoelaces broke twice",
                    "I read half of a detective story",
                    "the cat next door learned to open doors",
                    "I dreamt of a brass band",
                    "the queue at the bakery never moved");

    private static final List<String> ENDINGS =
            List.of(
                    "and I had to laugh.",
                    "as if it were the most natural thing.",
                    "which made my day.",
                    "and nobody else noticed.",
                    "so I am in a good mood.",
                    "and now I cannot stop thinking of it.",
                    "but that is another story.",
                    "and it went on for an hour.");

    /** What the speaker says before a fact; it adds nothing to it. */
    private static final List<String> LEADS =
            List.of(
                    "One more thing.",
                    "Before I forget.",
                    "Please keep this in mind.",
                    "This is settled now.",
                    "Something to note.",
                    "I have just heard it.",
                    "We talked it over.",
                    "It matters to me.");

    private SmallTalk() {}

    static String sentence(Chance chance) {
        return chance.oneOf(OPENERS) + " " + chance.oneOf(MIDDLES) + " " + chance.oneOf(ENDINGS);
    }

    static String lead(Chance chance) {
        return chance.oneOf(LEADS);
    }
}
