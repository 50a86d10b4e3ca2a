package mnemarium.loop.reuse;

import mnemarium.world.Dependency;
import mnemarium.world.Fingerprint;
import mnemarium.world.Late;
import mnemarium.world.Slice;
import mnemarium.world.World;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/**
 * The rules of the eight arms once more, read plainly over names, maps and lists, without a bit:
 * what the kernel is checked against in worlds that nobody measured. Slow.
 */
final class PlainReading {

    private record Stored(Map<String, String> environment, List<String> truth) {}

    private record Queued(int fires, Set<String> missed) {}

    private final World world;
    private final Policy policy;
    private final Map<List<String>, Stored> store = new HashMap<>();
    private final List<Queued> queue = new ArrayList<>();
    private final Set<String> declared;
    private final Map<String, Integer> harmless = new TreeMap<>();
    private Set<String> narrowed;

    private Map<String, String> environment = Map.of();
    private List<String> truth = List.of();
    private long turns;
    private long correct;
    private long falseValid;
    private long derives;
    private long checks;
    private long reuses;

    private PlainReading(World world, Policy policy) {
        this.world = world;
        this.policy = policy;
        this.declared =
                new LinkedHashSet<>(
                        policy.arm() == ReuseArm.LEDGER_V1
                                ? world.declared()
                                : world.underDeclared());
        this.narrowed = wholeSlice();
    }

    private Set<String> wholeSlice() {
        return new LinkedHashSet<>(
                Fingerprint.of(world.environment(0), policy.slice()).values().keySet());
    }

    /** Turns, correct, false-valid, derivations, checks, reuses. */
    static List<Long> six(World world, Policy policy) {
        PlainReading reading = new PlainReading(world, policy);
        for (int task = 0; task < world.tasks(); task++) {
            reading.task(task);
        }
        return List.of(
                reading.turns,
                reading.correct,
                reading.falseValid,
                reading.derives,
                reading.checks,
                reading.reuses);
    }

    private void task(int task) {
        environment = world.environment(task);
        truth = world.truth(task);
        List<String> key = world.scopeKey(task);
        if (policy.widenEvery() > 0 && task > 0 && task % policy.widenEvery() == 0) {
            narrowed = wholeSlice();
            harmless.clear();
        }
        boolean learns =
                policy.arm() == ReuseArm.LEDGER_LEARN || policy.arm() == ReuseArm.LEDGER_TIERED;
        if (learns && learnsSomething(task)) {
            derive(key);
            return;
        }
        Stored stored = store.get(key);
        if (policy.arm() == ReuseArm.NO_MEMORY || stored == null) {
            derive(key);
            return;
        }
        boolean reused =
                switch (policy.arm()) {
                    case NO_MEMORY -> throw new IllegalStateException("derived above");
                    case NAIVE_CACHE -> decide(key, stored, true, 0);
                    case LEDGER_V1, LEDGER_UNDERDECL, LEDGER_LEARN ->
                            decide(
                                    key,
                                    stored,
                                    moved(stored, declared).isEmpty() && net(declared.size()) > 0,
                                    declared.size());
                    case LEDGER_CANARY -> decide(key, stored, isQuiet(stored) && net(1) > 0, 1);
                    case LEDGER_TIERED ->
                            decide(
                                    key,
                                    stored,
                                    isQuiet(stored) || moved(stored, declared).isEmpty(),
                                    isQuiet(stored) ? 1 : 2);
                    case LEDGER_NARROWING -> narrow(key, stored);
                };
        if (learns && reused && !stored.truth().equals(truth)) {
            Set<String> missed = moved(stored, relevant(task));
            missed.removeAll(declared);
            if (!missed.isEmpty()) {
                queue.add(new Queued(task + policy.detectionLag(), missed));
            }
        }
    }

    private boolean learnsSomething(int task) {
        boolean something = false;
        for (Queued due : queue.stream().filter(each -> each.fires() <= task).toList()) {
            queue.remove(due);
            something |= declared.addAll(due.missed());
        }
        return something;
    }

    private boolean narrow(List<String> key, Stored stored) {
        Set<String> moved = moved(stored, narrowed);
        boolean reused = decide(key, stored, moved.isEmpty() && net(1) > 0, 1);
        if (stored.truth().equals(truth)) {
            for (String each : moved) {
                if (harmless.merge(each, 1, Integer::sum) >= policy.confirmations()) {
                    narrowed.remove(each);
                }
            }
        }
        return reused;
    }

    private boolean isQuiet(Stored stored) {
        Slice slice = policy.slice();
        return Fingerprint.of(environment, slice)
                .equals(Fingerprint.of(stored.environment(), slice));
    }

    private Set<String> moved(Stored stored, Set<String> names) {
        Set<String> moved = new LinkedHashSet<>(names);
        moved.removeIf(
                name -> Objects.equals(environment.get(name), stored.environment().get(name)));
        return moved;
    }

    private Set<String> relevant(int task) {
        Set<String> names = new LinkedHashSet<>();
        world.dependencies().stream().map(Dependency::name).forEach(names::add);
        world.entity(task).ifPresent(each -> names.addAll(each.dimensions()));
        world.late().stream()
                .filter(each -> each.isRelevant(task))
                .map(Late::name)
                .forEach(names::add);
        return names;
    }

    private long net(int checkCount) {
        var costs = world.costs();
        var currency = policy.currency();
        return costs.derive().in(currency)
                - checkCount * costs.check().in(currency)
                - costs.recall().in(currency);
    }

    /** Reuses or derives; whether it reused. */
    private boolean decide(List<String> key, Stored stored, boolean reuse, int checkCount) {
        if (!reuse) {
            derive(key);
            return false;
        }
        reuses++;
        checks += checkCount;
        turns += checkCount * world.costs().check().turns() + world.costs().recall().turns();
        if (stored.truth().equals(truth)) {
            correct++;
        } else {
            falseValid++;
        }
        return true;
    }

    private void derive(List<String> key) {
        derives++;
        correct++;
        turns += world.costs().derive().turns();
        store.put(key, new Stored(environment, truth));
    }
}
