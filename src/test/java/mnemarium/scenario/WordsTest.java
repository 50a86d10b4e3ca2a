package mnemarium.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class WordsTest {

    @ParameterizedTest
    @EnumSource(WordingSet.class)
    void hasTwelveFramesAndFourPhrasesForEachOfTheSameTechniques(WordingSet set) {
        Words words = Words.of(set);
        assertThat(words.frames()).hasSize(12).doesNotHaveDuplicates();
        assertThat(words.techniques())
                .hasSize(22)
                .isEqualTo(Words.of(WordingSet.CALIBRATION).techniques());
        assertThat(words.phrases().values())
                .allSatisfy(phrases -> assertThat(phrases).hasSize(Words.PHRASES));
        assertThat(words.phrases().values().stream().flatMap(List::stream)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @EnumSource(WordingSet.class)
    void everyFrameTellsAllFourFields(WordingSet set) {
        assertThat(Words.of(set).frames())
                .allSatisfy(
                        frame ->
                                assertThat(frame.toLowerCase(Locale.ROOT))
                                        .contains("{host}", "{user}", "{technique}", "{severity}"));
    }

    @Test
    void theSetsShareNoFrameAndNoPhrase() {
        Words one = Words.of(WordingSet.CALIBRATION);
        Words other = Words.of(WordingSet.HELD_OUT);
        assertThat(one.frames()).doesNotContainAnyElementsOf(other.frames());
        assertThat(one.phrases().values().stream().flatMap(List::stream))
                .doesNotContainAnyElementsOf(
                        other.phrases().values().stream().flatMap(List::stream).toList());
    }

    @Test
    void noPartOfANameOccursInAnyFrameOrPhrase() {
        Set<String> spoken = new HashSet<>();
        for (WordingSet set : WordingSet.values()) {
            Words words = Words.of(set);
            words.frames()
                    .forEach(frame -> spoken.addAll(parts(frame.replaceAll("\\{\\w+}", " "))));
            words.phrases().values().stream()
                    .flatMap(List::stream)
                    .forEach(phrase -> spoken.addAll(parts(phrase)));
        }
        Set<String> names =
                Stream.of(Names.HOSTS, Names.USERS, Names.SEVERITIES)
                        .flatMap(List::stream)
                        .flatMap(name -> parts(name).stream())
                        .collect(Collectors.toSet());
        assertThat(names).doesNotContainAnyElementsOf(spoken);
    }

    @Test
    void namesAreUniqueAndEnough() {
        assertThat(Names.HOSTS).hasSize(60).doesNotHaveDuplicates();
        assertThat(Names.USERS).hasSize(50).doesNotHaveDuplicates();
        assertThat(Names.sameFleet("FIN-WS-104")).hasSize(5).doesNotContain("FIN-WS-104");
    }

    private static List<String> parts(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^a-z0-9]+"))
                .filter(part -> !part.isEmpty())
                .toList();
    }
}
