package mnemarium.ui.shell;

import mnemarium.experiment.Measures;
import mnemarium.experiment.Subject;
import mnemarium.loop.Setup;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.Source;
import mnemarium.scenario.file.Shipped;
import mnemarium.ui.experiments.Sweep;
import mnemarium.workbench.Snapshot;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What a run has to offer for a sweep of a dial. */
final class Sweeps {
    private static final String EMBEDDER = "embedder";

    private Sweeps() {}

    /** The offer of a run; empty if its scenario does not come with the program. */
    static Optional<Sweep> of(Snapshot snapshot) {
        Setup setup = snapshot.run().setup();
        Scenario scenario = setup.scenario();
        boolean isShipped =
                new Shipped()
                        .named(scenario.name())
                        .map(Source::hash)
                        .filter(setup.scenarioHash()::equals)
                        .isPresent();
        if (!isShipped) {
            return Optional.empty();
        }
        Map<Dial, String> now = new TreeMap<>(setup.ledger());
        if (Dial.ofMemory().stream().anyMatch(scenario.dialsOffered()::contains)) {
            now.putAll(snapshot.state().dials().texts());
        }
        List<Sweep.Knob> knobs = new ArrayList<>();
        Map<String, String> settings = new TreeMap<>();
        for (Dial dial : scenario.dialsOffered()) {
            String usual = scenario.dials().getOrDefault(dial, dial.defaultText());
            String stands = now.getOrDefault(dial, usual);
            if (dial.isNumber()) {
                knobs.add(
                        new Sweep.Knob(
                                dial.dial(),
                                dial.label(),
                                dial.unit(),
                                BigDecimal.valueOf(dial.least()).toPlainString(),
                                stands,
                                List.of()));
            } else if (!dial.words().isEmpty() && dial.kind() == Dial.Kind.CHOICE) {
                knobs.add(
                        new Sweep.Knob(
                                dial.dial(), dial.label(), dial.unit(), "", stands, dial.words()));
            }
            // the threshold is resolved before a run: it stays calibrated for each embedder
            if (!stands.equals(usual) && !dial.equals(Dial.THRESHOLD)) {
                settings.put(dial.dial(), stands);
            }
        }
        if (!setup.embedder().equals(scenario.embedder())) {
            settings.put(EMBEDDER, setup.embedder());
        }
        return Optional.of(
                new Sweep(
                        new Subject.Named(scenario.name()),
                        scenario.title(),
                        scenario.arms(),
                        setup.arm().word(),
                        setup.seed(),
                        knobs,
                        settings,
                        Measures.of(scenario).stream()
                                .map(each -> new Sweep.Choice(each.name(), each.label()))
                                .toList()));
    }
}
