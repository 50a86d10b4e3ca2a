package mnemarium.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

class FactTalkTest {

    @ParameterizedTest
    @EnumSource(FactFamily.class)
    void eachFamilyHasItsNumberOfFactsNoTwoAlike(FactFamily family) {
        Set<String> ids = new HashSet<>();
        Set<String> texts = new HashSet<>();
        Set<String> questions = new HashSet<>();
        for (int number = 0; number < FactFamily.MOST; number++) {
            FactWords.Sayable each = FactWords.of(family).fact(number, new Chance(number));
            ids.add(each.fact().id());
            texts.add(each.fact().text());
            questions.add(each.question());
            assertThat(each.fact().text() + each.question() + each.topic())
                    .matches("\\p{ASCII}+")
                    .doesNotContain("{", "}");
        }
        assertThat(List.of(ids.size(), texts.size(), questions.size()))
                .containsOnly(FactFamily.MOST);
    }

    @Test
    void aSeedGivesTheSameConversationAndAnotherSeedOtherWords() {
        FactTalk talk = talk(12, FactTalk.Asking.CLOSING);
        assertThat(talk.conversation(3)).isEqualTo(talk.conversation(3));
        assertThat(talk.conversation(3).facts()).isNotEqualTo(talk.conversation(4).facts());
        assertThat(talk.conversation(-1).name()).matches("[a-z0-9-]{1,80}");
    }

    @Test
    void saysWhatItsParametersAsk() {
        Conversation conversation =
                new FactTalk(FactFamily.PROJECT, 10, 3, 5, 2, FactTalk.Asking.CLOSING)
                        .conversation(7);
        assertThat(conversation.facts()).hasSize(13);
        // seven turns for thirteen facts, five of small talk, one to ask
        assertThat(conversation.turns()).hasSize(7 + 5 + 1);
        assertThat(conversation.turns().getFirst().messages()).hasSize(2);
        assertThat(conversation.turns().get(8).messages())
                .hasSize(2)
                .allSatisfy(message -> assertThat(message.facts()).isEmpty());
        assertThat(conversation.questions()).hasSize(1);
        assertThat(conversation.questions().getFirst().needs()).hasSize(10).doesNotHaveDuplicates();
    }

    @Test
    void asksForEachFactInOneTurnOrInTurnsOfTheirOwn() {
        Conversation together = talk(6, FactTalk.Asking.TOGETHER).conversation(1);
        Conversation apart = talk(6, FactTalk.Asking.APART).conversation(1);
        assertThat(together.turns().getLast().questions()).hasSize(6);
        assertThat(apart.turns().reversed().subList(0, 6))
                .allSatisfy(turn -> assertThat(turn.questions()).hasSize(1));
        assertThat(together.questions()).isEqualTo(apart.questions());
    }

    @Test
    void moreFactsAddFactsAndTakeNoneAway() {
        assertThat(ids(talk(24, FactTalk.Asking.CLOSING)))
                .containsAll(ids(talk(8, FactTalk.Asking.CLOSING)));
    }

    @Test
    void takesParametersByName() {
        assertThat(FactTalk.of(Map.of()))
                .isEqualTo(new FactTalk(FactFamily.TRIP, 8, 0, 4, 2, FactTalk.Asking.CLOSING));
        assertThat(FactTalk.of(Map.of("family", "household", "facts", "64", "asking", "apart")))
                .isEqualTo(new FactTalk(FactFamily.HOUSEHOLD, 64, 0, 4, 2, FactTalk.Asking.APART));
        assertRefused(Map.of("fact", "3"), "parameter is 'fact', expected family, facts,");
        assertRefused(Map.of("facts", "65"), "facts is 65, expected 1 to 64");
        assertRefused(Map.of("facts", "many"), "facts is 'many', expected a whole number");
        assertRefused(
                Map.of("family", "zoo"), "family is 'zoo', expected trip, project, household");
        assertRefused(Map.of("asking", "no"), "asking is 'no', expected closing, together, apart");
    }

    private static void assertRefused(Map<String, String> parameters, String message) {
        assertThatThrownBy(() -> FactTalk.of(parameters))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(message);
    }

    private static List<String> ids(FactTalk talk) {
        return Stream.of(talk.conversation(5))
                .flatMap(each -> each.facts().stream())
                .map(Fact::id)
                .toList();
    }

    private static FactTalk talk(int facts, FactTalk.Asking asking) {
        return new FactTalk(FactFamily.TRIP, facts, 0, 4, 2, asking);
    }
}
