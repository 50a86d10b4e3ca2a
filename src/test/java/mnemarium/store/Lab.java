package mnemarium.store;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.scenario.Source;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

/** What the tests of the store begin with. */
final class Lab {

    static final Instant NOON = Instant.parse("2026-11-01T12:00:00Z");
    static final Clock CLOCK = Clock.fixed(NOON, ZoneOffset.UTC);

    private Lab() {}

    static Workspace open(Path folder) {
        return open(folder, CLOCK);
    }

    static Workspace open(Path folder, Clock clock) {
        return opened(Workspace.open(folder, clock));
    }

    static Workspace opened(Opening opening) {
        return switch (opening) {
            case Opening.Opened opened -> opened.workspace();
            case Opening.Refused refused -> throw new AssertionError(refused.message());
        };
    }

    static Opening.Refused refused(Opening opening) {
        return switch (opening) {
            case Opening.Opened opened -> {
                opened.workspace().close();
                throw new AssertionError("it was opened");
            }
            case Opening.Refused refused -> refused;
        };
    }

    static RunRow run(String id) {
        return run(id, "title: " + id + "\n");
    }

    static RunRow run(String id, String text) {
        return new RunRow(
                id,
                Optional.empty(),
                0,
                "alerts by hand",
                new Source("scenario", "alert-triage.yaml", text, Map.of()),
                "triage",
                "in-loop",
                Long.MIN_VALUE + 7,
                "virtual",
                "static",
                "ab".repeat(32),
                "",
                NOON);
    }

    static RunRow branch(String id, String parent, int operations) {
        RunRow run = run(id);
        return new RunRow(
                id,
                Optional.of(parent),
                operations,
                "branch",
                run.source(),
                run.kind(),
                run.arm(),
                run.seed(),
                run.mode(),
                run.embedder(),
                run.embedderHash(),
                "added-latency=110",
                NOON);
    }

    /** Lines of an operation, one to six, always the same for the same number. */
    static List<String> lines(int operation) {
        SplittableRandom chance = new SplittableRandom(operation);
        int count = 1 + chance.nextInt(6);
        List<String> lines = new ArrayList<>();
        for (int line = 0; line < count; line++) {
            lines.add(
                    "match\toperation=%d\tline=%d of %d\ttext=\"%s\""
                            .formatted(
                                    operation,
                                    line,
                                    count,
                                    "högt – ".repeat(1 + chance.nextInt(12))));
        }
        return lines;
    }

    static List<List<String>> operations(int count) {
        return Stream.iterate(0, each -> each + 1).limit(count).map(Lab::lines).toList();
    }

    /** Waits for a change and gives what it failed with. */
    static Throwable failure(CompletionStage<?> stage) {
        Optional<Throwable> failure =
                stage.handle((_, thrown) -> Optional.ofNullable(thrown))
                        .toCompletableFuture()
                        .join();
        assertThat(failure).isPresent();
        return failure.orElseThrow();
    }

    static void done(CompletionStage<?> stage) {
        stage.toCompletableFuture().join();
    }
}
