package mnemarium.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;

class WordPieceTest {

    private final Vocabulary vocabulary = Vocabulary.shipped();
    private final WordPiece words = new WordPiece(vocabulary);

    private List<String> pieces(String text) {
        return Arrays.stream(words.tokens(text)).mapToObj(vocabulary::token).toList();
    }

    @Test
    void splitsWordsIntoTheLongestKnownPieces() {
        assertThat(pieces("Unbelievable embeddings"))
                .containsExactly("unbelievable", "em", "##bed", "##ding", "##s");
    }

    @Test
    void eachPunctuationMarkIsATokenOfItsOwn() {
        assertThat(pieces("host-7, user=root!"))
                .containsExactly("host", "-", "7", ",", "user", "=", "root", "!");
    }

    @Test
    void accentsAndCaseFallAway() {
        assertThat(pieces("Café São")).isEqualTo(pieces("cafe sao"));
    }

    @Test
    void eachChineseCharacterStandsAlone() {
        assertThat(pieces("東京へ")).containsExactly("東", "京", "へ");
    }

    @Test
    void aWordWithAnUnknownPartIsOneUnknownToken() {
        assertThat(pieces("a ☃snow 🙂 b")).containsExactly("a", "[UNK]", "[UNK]", "b");
    }

    @Test
    void aWordOfMoreThanHundredCharactersIsUnknown() {
        assertThat(pieces("a".repeat(100))).doesNotContain("[UNK]");
        assertThat(pieces("a".repeat(101))).containsExactly("[UNK]");
    }

    @Test
    void textNeverBecomesASpecialToken() {
        assertThat(pieces("[CLS]")).containsExactly("[", "cl", "##s", "]");
    }

    @Test
    void countsTokens() {
        assertThat(words.count("")).isZero();
        assertThat(words.count(" \t\n ")).isZero();
        assertThat(words.count("one two three")).isEqualTo(3);
    }

    @Test
    void aVocabularyWithoutTheSpecialTokensIsRefused() {
        assertThatThrownBy(() -> Vocabulary.of(List.of("a", "b")))
                .hasMessage(
                        "the vocabulary has 2 lines and none of them is [UNK], expected a BERT"
                                + " vocabulary with one token a line");
    }
}
