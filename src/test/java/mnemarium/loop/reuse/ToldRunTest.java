package mnemarium.loop.reuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.experiment.Setups;
import mnemarium.loop.Arm;
import mnemarium.loop.Canonical;
import mnemarium.loop.Event;
import mnemarium.loop.GateEvent;
import mnemarium.loop.Inputs;
import mnemarium.loop.LogHash;
import mnemarium.loop.Loop;
import mnemarium.loop.Mode;
import mnemarium.loop.Operation;
import mnemarium.loop.ReuseRun;
import mnemarium.loop.Script;
import mnemarium.loop.Setup;
import mnemarium.loop.State;
import mnemarium.loop.StateHash;
import mnemarium.memory.ExactStore;
import mnemarium.memory.NoEmbedder;
import mnemarium.memory.WorkingMemory;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.file.Reading;
import mnemarium.scenario.file.ScenarioReader;
import mnemarium.scenario.file.Shipped;
import mnemarium.world.World;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/** A run told in one play of the kernel is, event by event, the run of the loop's operations. */
class ToldRunTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "default-world",
                "high-churn",
                "two-entities",
                "hidden-drift",
                "late-relevance"
            })
    void aShippedWorldIsToldAsTheLoopPlaysIt(String world) {
        for (ReuseArm arm : ReuseArm.values()) {
            same(arm + " in " + world, setup(world, arm.arm(), Map.of()));
        }
    }

    @ParameterizedTest
    @EnumSource(ReuseArm.class)
    void richWorldsAreToldAsTheLoopPlaysThem_seed67(ReuseArm arm) {
        RichWorlds worlds = new RichWorlds(67);
        for (int i = 0; i < 40; i++) {
            World world = worlds.world();
            Policy policy = worlds.policy(arm, world);
            Map<Dial, String> dials = SteppedWorldTest.dials(world, policy);
            same(arm + " in world " + i, Stepped.of(world, arm.arm(), dials).setup);
        }
    }

    @Test
    void soIsARunWhoseDimensionsJoinedBeforeTheStart() {
        Map<Dial, String> joins =
                Map.of(
                        Dial.join("cache"), "noise:4",
                        Dial.join("index"), "hidden:a>b@15",
                        Dial.join("region"), "late:3@20");
        for (ReuseArm arm : ReuseArm.values()) {
            same(arm + " with joins", Stepped.of(Figures.standard(), arm.arm(), joins).setup);
        }
    }

    @Test
    void soIsAGatedRun() {
        Setup gated = setup("default-world", "ledger-canary", Map.of(Dial.GATE, "on"));
        assertThat(same("gated", gated)).hasAtLeastOneElementOfType(GateEvent.WriteJudged.class);
    }

    @Test
    void aTaskAfterTheLastIsRefused() {
        ReuseRun run = new ReuseRun(setup("default-world", "naive-cache", Map.of()));
        while (!run.isDone()) {
            run.next();
        }
        assertThat(run.told()).isEqualTo(120);
        assertThatThrownBy(run::next)
                .isInstanceOf(NoSuchElementException.class)
                .hasMessage("task 120 was asked of a world of 120 tasks");
    }

    @Test
    void aWorldThatDoesNotDriftIsRefused() {
        Setup triage = setup("alert-triage-scripted", "in-loop", Map.of());
        assertThatThrownBy(() -> new ReuseRun(triage))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("found a scenario of kind triage, expected outcome-reuse");
    }

    /** Compares operation by operation, log by log and end by end. */
    private static List<Event> same(String what, Setup setup) {
        WorkingMemory memory = new WorkingMemory(new NoEmbedder(), new ExactStore(1), () -> 0);
        Loop loop = new Loop(setup, memory, String::length);
        Operation played = loop.start();
        LogHash log = new LogHash();
        LogHash toldLog = new LogHash();
        List<Event> all = new ArrayList<>();
        ReuseRun run = new ReuseRun(setup);
        State told = played.after();
        while (!run.isDone()) {
            for (List<Event> events : run.next()) {
                played = loop.next(played.after(), Inputs.NONE);
                assertThat(events).as(what).isEqualTo(played.events());
                log.add(Canonical.lines(played.events()));
                toldLog.add(Canonical.lines(events));
                told = told.after(events);
                all.addAll(events);
            }
        }
        assertThat(played.after().ended()).as(what).isTrue();
        assertThat(toldLog.hex()).as(what).isEqualTo(log.hex());
        assertThat(StateHash.of(told)).as(what).isEqualTo(StateHash.of(played.after()));
        return all;
    }

    private static Setup setup(String name, String arm, Map<Dial, String> dials) {
        Scenario scenario =
                ((Reading.Opened)
                                new ScenarioReader().read(new Shipped().named(name).orElseThrow()))
                        .scenario();
        Arm played = Setups.arm(scenario, arm);
        return Setups.of(
                scenario,
                "",
                played,
                1,
                Setups.dials(scenario, dials),
                0,
                Mode.VIRTUAL,
                new Setups.EmbedderId(NoEmbedder.NAME, new NoEmbedder().hash()),
                Script.of(scenario, played, 1));
    }
}
