package mnemarium.workbench;

import mnemarium.experiment.Measure;
import mnemarium.experiment.Measures;
import mnemarium.loop.Event;
import mnemarium.loop.RunEvent;
import mnemarium.loop.Setup;
import mnemarium.loop.State;
import mnemarium.loop.WorldEvent;
import mnemarium.scenario.Dial;
import mnemarium.store.RunOutcome;
import mnemarium.store.TextHash;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a run came to, by which runs are searched, grouped and compared. */
final class Conclusion {

    private Conclusion() {}

    static RunOutcome of(State state, Trail trail) {
        return new RunOutcome(
                dials(state),
                state.ended() ? Optional.of(configuration(state, trail)) : Optional.empty(),
                figures(state));
    }

    /** Those that stand otherwise than in the scenario; the embedder with them. */
    static SortedMap<String, String> dials(State state) {
        Setup setup = state.setup();
        SortedMap<String, String> dials = new TreeMap<>();
        for (Dial dial : state.offered()) {
            String now = state.text(dial);
            String own = setup.scenario().dials().getOrDefault(dial, dial.defaultText());
            // a calibrated threshold is a number by now: only a later move tells it from the wish
            String before =
                    dial.equals(Dial.THRESHOLD) && own.equals("calibrated")
                            ? setup.dials().texts().getOrDefault(dial, now)
                            : own;
            if (!now.equals(before) && !now.equals(checked(dial, before))) {
                dials.put(dial.dial(), now);
            }
        }
        if (!setup.embedder().equals(setup.scenario().embedder())) {
            dials.put("embedder", setup.embedder());
        }
        return dials;
    }

    private static String checked(Dial dial, String text) {
        try {
            return dial.check(text);
        } catch (IllegalArgumentException e) {
            return text; // a word such as "calibrated", which is no value of the dial
        }
    }

    /** SHA-256 of all that the run depended on but its seed: runs that share it may be averaged. */
    private static String configuration(State state, Trail trail) {
        Setup setup = state.setup();
        StringBuilder text = new StringBuilder();
        for (String part :
                List.of(
                        setup.scenarioHash(),
                        setup.scenario().kind(),
                        setup.arm().word(),
                        setup.mode().name(),
                        setup.embedderHash())) {
            text.append(part).append('\n');
        }
        setup.dials().texts().forEach((dial, value) -> line(text, dial.dial(), value));
        setup.ledger().forEach((dial, value) -> line(text, dial.dial(), value));
        for (OperationTrace operation : trail.operations()) {
            for (Event event : operation.events()) {
                switch (event) {
                    case RunEvent.DialMoved moved ->
                            line(
                                    text.append(operation.operation()).append(' '),
                                    moved.dial(),
                                    moved.to());
                    case WorldEvent.DimensionJoined joined ->
                            line(
                                    text.append(operation.operation()).append(' '),
                                    joined.dimension(),
                                    joined.joins());
                    default -> {}
                }
            }
        }
        return TextHash.of(text.toString()).hex();
    }

    private static void line(StringBuilder text, String name, String value) {
        text.append(name).append('=').append(value).append('\n');
    }

    private static SortedMap<String, Double> figures(State state) {
        SortedMap<String, Double> figures = new TreeMap<>();
        List<Measure> measures = Measures.of(state.setup().scenario());
        double[] values = Measures.figures(state);
        for (int i = 0; i < values.length; i++) {
            if (Double.isFinite(values[i])) {
                figures.put(measures.get(i).name(), values[i]);
            }
        }
        return figures;
    }
}
