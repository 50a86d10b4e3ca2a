package mnemarium.world.evolving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

class EvolvingWorldTest {

    private final EvolvingWorld world = EvolvingWorld.silent(600);

    private Session session(String subject, int day) {
        for (int i = 0; i < world.sessions(); i++) {
            Session session = world.session(i);
            if (session.day() == day && session.subject().name().equals(subject)) {
                return session;
            }
        }
        throw new IllegalArgumentException(subject + " on day " + day);
    }

    @Test
    void anAnnouncementIsEvidenceWithTheNewValue() {
        Session session = session("deployregion", 15);
        assertThat(session.role()).isEqualTo(Role.EVIDENCE);
        assertThat(session.fact()).contains("deployregion. value is uswest");
        assertThat(session.artifact())
                .isEqualTo(
                        """
                        [release-note day 15] deployregion. value is uswest
                        ... changelog ... reviewed-by: bot ... checksum ok ...
                        context: deployregion pipeline run""");
        assertThat(Phrases.valueIn(session.fact().orElseThrow())).isEqualTo("uswest");
    }

    @Test
    void aRetiredToolIsAnnouncedAsDeprecatedAndNotedAsRetired() {
        Session session = session("legacytool", 18);
        assertThat(Phrases.firstLine(session.artifact()))
                .isEqualTo("[release-note day 18] DEPRECATED");
        assertThat(session.fact().orElseThrow()).endsWith("status is RETIRED");
        assertThat(session.truth()).isEqualTo(Subject.RETIRED);
    }

    @Test
    void anOldDocumentShowsTheFirstValueAndIsNotWhatCounts() {
        Session old =
                IntStream.range(0, 600)
                        .mapToObj(world::session)
                        .filter(each -> each.role() == Role.STALE)
                        .findFirst()
                        .orElseThrow();
        assertThat(old.shown()).contains(old.subject().initial());
        assertThat(old.artifact()).startsWith("[stale-doc day ");
        assertThat(world.target(old)).isEqualTo(old.truth()).isNotEqualTo(old.subject().initial());
    }

    @Test
    void aSilentSubjectIsShownOnceAndJudgedByTheTruth() {
        assertThat(session("featureflag", 0).role()).isEqualTo(Role.EVIDENCE);
        Session changed = session("featureflag", 22);
        assertThat(changed.role()).isEqualTo(Role.QUERY);
        assertThat(world.latestEvidence(changed).day()).isZero();
        assertThat(world.target(changed)).isEqualTo("on");
        assertThat(changed.artifact())
                .isEqualTo(
                        """
                        [ci day 22] checking featureflag; no new state info this run.
                        ... build logs ... 0 errors ... cache hit ...""");
    }

    @Test
    void labelsAreSpeltInFourWaysByTurn() {
        Subject subject = world.subjects().getFirst();
        assertThat(List.of(0, 1, 2, 3, 4).stream().map(i -> Phrases.label(subject, i)))
                .containsExactly(
                        "deployregion",
                        "Deployregion",
                        "DEPLOYREGION",
                        "deployregion.",
                        "deployregion");
    }

    @Test
    void aTextHasAQuarterOfItsBytesInTokensAndOneAtLeast() {
        assertThat(Phrases.tokens("")).isEqualTo(1);
        assertThat(Phrases.tokens("1234567")).isEqualTo(1);
        assertThat(Phrases.tokens("äöüß")).isEqualTo(2);
        assertThat(Phrases.tokens(List.of("abc", "defg"))).isEqualTo(2);
    }

    @Test
    void whatMakesNoWorldIsRefused() {
        assertThatThrownBy(() -> EvolvingWorld.announced(0))
                .hasMessage("the evolving world has 0 sessions, expected 1 or more");
        assertThatThrownBy(() -> new EvolvingWorld(List.of(), 5))
                .hasMessage("the evolving world has no subject, expected at least one");
        assertThatThrownBy(() -> subject(Behaviour.STABLE, new Change(2, "a")))
                .hasMessage("subject x has no value on day 0, expected its first change there");
        assertThatThrownBy(
                        () ->
                                subject(
                                        Behaviour.STABLE,
                                        new Change(0, "a"),
                                        new Change(4, "b"),
                                        new Change(4, "c")))
                .hasMessage("subject x changes on day 4 after day 4, expected rising days");
        assertThatThrownBy(
                        () -> subject(Behaviour.COEXISTING, new Change(0, "a"), new Change(4, "b")))
                .hasMessage("subject x coexists and changes, expected a single value");
        Subject fine = subject(Behaviour.SILENT, new Change(0, "a"));
        assertThatThrownBy(() -> new EvolvingWorld(List.of(fine, fine), 5))
                .hasMessage("subject x occurs twice, expected each name once");
        assertThat(Behaviour.named("coexist")).contains(Behaviour.COEXISTING);
    }

    private static Subject subject(Behaviour behaviour, Change... timeline) {
        return new Subject("x", "y", behaviour, List.of(timeline), OptionalInt.empty());
    }
}
