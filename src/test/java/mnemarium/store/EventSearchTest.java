package mnemarium.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

class EventSearchTest {

    @TempDir Path folder;
    private Workspace workspace;
    private final List<Double> told = new ArrayList<>();

    @BeforeEach
    void open() {
        workspace = Lab.open(folder);
        Lab.done(
                workspace
                        .runs()
                        .create(
                                Lab.run("a"),
                                List.of(
                                        List.of("run-started\tarm=in-loop"),
                                        List.of("asked\ttext=\"Disk full on db-3\"", "miss"),
                                        List.of("asked\ttext=\"disk FULL on db-4\""))));
        Lab.done(workspace.runs().create(Lab.run("b"), Lab.operations(20_000)));
        Lab.done(
                workspace
                        .runs()
                        .create(
                                Lab.run("c"),
                                List.of(List.of("x".repeat(1_500_000) + " disk full on db-9"))));
    }

    @AfterEach
    void close() {
        workspace.close();
    }

    private List<EventFound> find(String text) {
        return workspace.search().find(text, told::add, () -> false);
    }

    @Test
    void findsTheFirstPlaceInEachRunWhateverTheCase() {
        assertThat(find("DISK full"))
                .extracting(EventFound::run, EventFound::operation)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("c", 0),
                        org.assertj.core.groups.Tuple.tuple("a", 1));
        assertThat(find("db-3"))
                .containsExactly(new EventFound("a", 1, "asked\ttext=\"Disk full on db-3\""));
    }

    @Test
    void tellsHowFarItIsAndEndsAtOne() {
        find("nowhere");
        assertThat(told).isSorted().hasSizeGreaterThan(3);
        assertThat(told.getLast()).isEqualTo(1);
    }

    @Test
    void looksNoFurtherOnceItIsEnded() {
        assertThat(workspace.search().find("db-3", told::add, () -> true)).isEmpty();
        assertThat(told).isEmpty();
        assertThat(find("  ")).isEmpty();
    }

    @Test
    void findsWhatLiesFarBackInALongRun() {
        String last = Lab.lines(19_999).getFirst();
        assertThat(find("operation=19999")).containsExactly(new EventFound("b", 19_999, last));
    }
}
