package mnemarium.loop;

import mnemarium.ownership.GateVerdict;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * What the write gate came to in a run.
 *
 * @param verdicts how many writes got each verdict; those that none got are left out
 */
public record Gated(Map<GateVerdict, Integer> verdicts) {

    public Gated {
        Map<GateVerdict, Integer> all = new EnumMap<>(GateVerdict.class);
        all.putAll(verdicts);
        verdicts = Collections.unmodifiableMap(all);
    }

    /** The sum of a run; empty where no gate stands or stood. */
    public static Optional<Gated> of(State state) {
        if (!state.dials().gate() && state.gated().isEmpty()) {
            return Optional.empty();
        }
        Map<GateVerdict, Integer> all = new EnumMap<>(GateVerdict.class);
        state.gated().forEach(each -> all.merge(each.gateVerdict(), 1, Integer::sum));
        return Optional.of(new Gated(all));
    }

    /** Writes that were judged. */
    public int judged() {
        return verdicts.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** Of these, writes that were let through. */
    public int written() {
        return verdicts.entrySet().stream()
                .filter(each -> each.getKey().isWritten())
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    /** Of these, writes that were not made. */
    public int refused() {
        return judged() - written();
    }

    /** Writes that passed since they did not say what they are. */
    public int unclassified() {
        return verdicts.getOrDefault(GateVerdict.UNCLASSIFIED, 0);
    }
}
