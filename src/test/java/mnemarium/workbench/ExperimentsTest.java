package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Cell;
import mnemarium.experiment.Measures;
import mnemarium.experiment.Part;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Progress.Phase;
import mnemarium.experiment.Results;
import mnemarium.experiment.Seeds;
import mnemarium.experiment.Subject;
import mnemarium.experiment.file.PlanText;
import mnemarium.loop.TriageEvent;
import mnemarium.scenario.file.Shipped;
import mnemarium.store.ExperimentRow;
import mnemarium.store.Opening;
import mnemarium.store.TextHash;
import mnemarium.store.Workspace;

import org.junit.jupiter.api.Test;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;

class ExperimentsTest extends OnTheBench {

    @Override
    Optional<Thresholds.Threshold> threshold() {
        return Optional.of(new Thresholds.Threshold(0.87, "a test"));
    }

    private void reopen() {
        close();
        open();
    }

    /** The in-loop arm over two latencies. */
    private static Plan plan(String name, String seeds) {
        return plan(name, seeds, "alert-triage");
    }

    private static Plan plan(String name, String seeds, String scenario) {
        return new Plan(
                name,
                "Redundant actions over two latencies",
                new Plan.Page("shows", List.of("try it"), "notice", "a test"),
                List.of(
                        new Part(
                                name,
                                "one part",
                                new Subject.Named(scenario),
                                List.of("in-loop"),
                                List.of(
                                        new Axis(
                                                "added-latency",
                                                "added latency",
                                                "ms",
                                                Axis.Spacing.EVEN,
                                                List.of(
                                                        new Axis.Rung("0", "+0", 0),
                                                        new Axis.Rung("110", "+110", 1)))),
                                Seeds.of(seeds),
                                Map.of("embedder", "oracle"),
                                List.of("redundant"),
                                List.of(Part.View.TABLE),
                                List.of())),
                List.of());
    }

    /** Waits until an experiment is as wanted. */
    private ExperimentCard await(String id, Predicate<ExperimentCard> wanted) throws Exception {
        CompletableFuture<ExperimentCard> found = new CompletableFuture<>();
        bench.experiments()
                .listen(
                        all ->
                                all.stream()
                                        .filter(each -> each.id().equals(id) && wanted.test(each))
                                        .findFirst()
                                        .ifPresent(found::complete));
        bench.experiments().cards().stream()
                .filter(each -> each.id().equals(id) && wanted.test(each))
                .findFirst()
                .ifPresent(found::complete);
        return found.get(120, TimeUnit.SECONDS);
    }

    private ExperimentCard finished(String id) throws Exception {
        return await(
                id,
                each ->
                        each.progress().phase() == Phase.FINISHED
                                || each.progress().phase() == Phase.BROKEN);
    }

    private static List<String> figures(Results results) {
        return java.util.stream.IntStream.range(0, results.part(0).size())
                .mapToObj(
                        row ->
                                Arrays.toString(
                                        java.util.stream.IntStream.range(
                                                        0, results.part(0).measures().size())
                                                .mapToDouble(
                                                        column ->
                                                                results.part(0).value(row, column))
                                                .toArray()))
                .toList();
    }

    @Test
    void severalAreQueuedPlayedInTurnAndFoundAgain() throws Exception {
        String first = bench.experiments().start(plan("one", "2")).get().id();
        String second = bench.experiments().start(plan("two", "3,9")).get().id();
        ExperimentCard one = finished(first);
        ExperimentCard two = finished(second);

        assertThat(one.progress().done()).isEqualTo(4);
        assertThat(one.progress().failed()).isZero();
        List<String> figures = figures(two.results().orElseThrow());
        assertThat(figures).hasSize(4).doesNotContain("[NaN]");
        reopen();

        assertThat(bench.experiments().all().get())
                .extracting(ExperimentCard::id)
                .containsExactlyInAnyOrder(first, second);
        assertThat(figures(bench.experiments().look(second).get().results().orElseThrow()))
                .isEqualTo(figures);
    }

    @Test
    void closedInMidPlayItIsListedAsPausedAndGoesOnWithTheRest() throws Exception {
        String id = bench.experiments().start(plan("long", "400")).get().id();
        await(id, each -> each.progress().done() > 0);
        reopen();

        ExperimentCard paused = bench.experiments().all().get().getFirst();
        assertThat(paused.progress().phase()).isIn(Phase.PAUSED, Phase.FINISHED);
        long before = paused.progress().done();
        assertThat(before).isPositive();
        bench.experiments().resume(id).get();
        ExperimentCard end = finished(id);
        assertThat(end.progress().done()).isEqualTo(800);
        assertThat(end.results().orElseThrow().isComplete()).isTrue();
    }

    @Test
    void aPausedOneMakesRoomForTheNext() throws Exception {
        String first = bench.experiments().start(plan("long", "2000")).get().id();
        String second = bench.experiments().start(plan("short", "1")).get().id();
        await(first, each -> each.progress().phase() == Phase.RUNNING);
        bench.experiments().pause(first).get();
        assertThat(finished(second).progress().done()).isEqualTo(2);
        assertThat(
                        await(first, each -> each.progress().phase() != Phase.RUNNING)
                                .progress()
                                .phase())
                .isEqualTo(Phase.PAUSED);
        bench.experiments().cancel(first).get();
        await(first, each -> each.progress().phase() == Phase.CANCELLED);
    }

    @Test
    void oneOfAScenarioThatWasChangedIsBarredAndNotMixed() throws Exception {
        Path scenario = folder.resolve("mine.yaml");
        String text = shipped("alert-triage");
        Files.writeString(scenario, text);
        String id = bench.experiments().start(plan("long", "400", scenario.toString())).get().id();
        await(id, each -> each.progress().done() > 0);
        bench.experiments().cancel(id).get();
        ExperimentCard cancelled = await(id, each -> each.progress().phase() == Phase.CANCELLED);
        long done = cancelled.progress().done();
        Files.writeString(scenario, text + "# one word more\n");
        bench.experiments().resume(id).get();

        ExperimentCard barred = bench.experiments().all().get().getFirst();
        assertThat(barred.progress().phase()).isEqualTo(Phase.CANCELLED);
        assertThat(barred.progress().done()).isEqualTo(done);
        assertThat(barred.barred())
                .singleElement()
                .satisfies(
                        problem ->
                                assertThat(problem.sentence())
                                        .contains("the scenario " + scenario)
                                        .contains("its text of now"));
        Files.writeString(scenario, text);
        bench.experiments().resume(id).get();
        assertThat(finished(id).results().orElseThrow().isComplete()).isTrue();
    }

    @Test
    void oneThatAnotherEngineBeganIsBarred() throws Exception {
        Plan plan = plan("before", "2");
        String text = PlanText.of(plan);
        close();
        try (Workspace workspace =
                ((Opening.Opened) Workspace.open(folder, Clock.systemUTC())).workspace()) {
            workspace
                    .experiments()
                    .create(
                            ExperimentRow.fresh(
                                    "before",
                                    plan.name(),
                                    plan.title(),
                                    text,
                                    TextHash.of(text).hex(),
                                    ExperimentRow.UNKNOWN,
                                    new TreeMap<>(),
                                    4,
                                    Instant.EPOCH))
                    .toCompletableFuture()
                    .join();
        }
        open();
        bench.experiments().all().get();
        bench.experiments().resume("before").get();

        assertThat(bench.experiments().all().get().getFirst().barred())
                .singleElement()
                .satisfies(
                        problem ->
                                assertThat(problem.found())
                                        .isEqualTo("runs played by engine unknown"));
        assertThat(finished(bench.experiments().start(plan).get().id()).barred()).isEmpty();
    }

    private static String shipped(String name) {
        return new Shipped().named(name).orElseThrow().text();
    }

    @Test
    void aCellIsOpenedAsARunAtTheStepThatMattersAndOnlyOnce() throws Exception {
        String id = bench.experiments().start(plan("one", "2")).get().id();
        Results results = finished(id).results().orElseThrow();
        Cell cell = new Cell(0, 0, List.of(1), 2);

        CellOpened opened = bench.openCell(id, cell).get();
        assertThat(opened).isInstanceOf(CellOpened.OnBench.class);
        Snapshot snapshot = ((CellOpened.OnBench) opened).snapshot();
        assertThat(snapshot.trail().operations().get(snapshot.cursor()).events())
                .anyMatch(
                        event ->
                                event instanceof TriageEvent.Judged judged
                                        && judged.verdict() == TriageEvent.Verdict.REDUNDANT);
        bench.current().orElseThrow().toEnd();
        Snapshot end = bench.current().orElseThrow().settled().join();
        assertThat(Arrays.toString(Measures.figures(end.state())))
                .isEqualTo(figures(results).get(3));
        bench.openCell(id, cell).get();
        assertThat(bench.recent(5).join())
                .extracting(RecentRun::name)
                .containsExactly("in-loop, +110 ms, seed 2");
    }

    @Test
    void aDeletedOneComesBack() throws Exception {
        String id = bench.experiments().start(plan("one", "1")).get().id();
        finished(id);
        bench.experiments().delete(id).get();
        assertThat(bench.experiments().cards()).isEmpty();
        bench.experiments().restore(id).get();
        assertThat(bench.experiments().cards())
                .extracting(ExperimentCard::id, each -> each.progress().phase())
                .containsExactly(org.assertj.core.groups.Tuple.tuple(id, Phase.FINISHED));
    }

    @Test
    void refusesAPlanThatCannotBePlayed() {
        Plan good = plan("bad", "1");
        Part part = good.parts().getFirst();
        Plan bad =
                new Plan(
                        "bad",
                        "bad",
                        good.page(),
                        List.of(
                                new Part(
                                        part.name(),
                                        part.title(),
                                        part.subject(),
                                        List.of("nonsense"),
                                        part.axes(),
                                        part.seeds(),
                                        part.settings(),
                                        part.measures(),
                                        part.views(),
                                        part.tests())),
                        List.of());
        assertThatThrownBy(() -> bench.experiments().start(bad).get())
                .isInstanceOf(ExecutionException.class)
                .cause()
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("nonsense");
        assertThat(bench.experiments().cards()).isEmpty();
    }

    @Test
    void offersShippedPlansThoseOfTheUserAndFilesThatAreNone() throws Exception {
        bench.experiments().save(plan("mine", "5")).get();
        Files.writeString(folder.resolve("plans/broken.yaml"), "plan: broken\n");
        List<PlanOffer> offers = bench.experiments().plans().get();

        assertThat(offers).filteredOn(PlanOffer.Shipped.class::isInstance).isNotEmpty();
        assertThat(offers)
                .filteredOn(PlanOffer.Own.class::isInstance)
                .singleElement()
                .isInstanceOfSatisfying(
                        PlanOffer.Own.class,
                        own -> assertThat(own.plan()).isEqualTo(plan("mine", "5")));
        assertThat(offers)
                .filteredOn(PlanOffer.Unreadable.class::isInstance)
                .singleElement()
                .isInstanceOfSatisfying(
                        PlanOffer.Unreadable.class,
                        broken -> assertThat(broken.problems()).isNotEmpty());
        assertThatThrownBy(() -> bench.experiments().save(plan("loop-guard-rungs", "5")).get())
                .hasMessageContaining("another name");
    }

    @Test
    void whatWasFoundIsWrittenAsTheCommandLineDoesAndNeverOverSomethingElse() throws Exception {
        ExperimentCard card = finished(bench.experiments().start(plan("written", "2")).join().id());
        Path out = folder.resolve("written");

        Path report =
                bench.experiments()
                        .write(card.id(), out, found -> Map.of("written", "<svg id=\"drawn\"/>"))
                        .join();

        assertThat(report).content().contains("<svg id=\"drawn\"/>").contains("simulated");
        try (Stream<Path> files = Files.list(out)) {
            assertThat(files.map(file -> String.valueOf(file.getFileName())))
                    .containsExactlyInAnyOrder(
                            "results.csv",
                            "results.json",
                            "card.json",
                            "environment.json",
                            "measured.json",
                            "report.html");
        }
        assertThat(bench.experiments().write(card.id(), out, _ -> Map.of()))
                .failsWithin(Duration.ofMinutes(1))
                .withThrowableThat()
                .withMessageContaining("something there already");
    }
}
