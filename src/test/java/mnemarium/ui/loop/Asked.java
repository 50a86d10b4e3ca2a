package mnemarium.ui.loop;

import mnemarium.scenario.Dial;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes down what a person asked for. */
final class Asked implements LoopActions {

    final List<String> log = new ArrayList<>();
    private final Benched bench;

    Asked(Benched bench) {
        this.bench = bench;
    }

    @Override
    public void goTo(int operation) {
        log.add("go to " + operation);
    }

    @Override
    public void moveDials(Map<Dial, String> moves) {
        moves.forEach((dial, value) -> log.add(dial.dial() + " = " + value));
    }

    @Override
    public void openLedger() {
        log.add("go to the ledger");
    }

    @Override
    public void step() {
        log.add("step");
    }

    @Override
    public float[][] vectors(int entries) {
        return bench.vectors(entries);
    }

    @Override
    public float[] vector(String text) {
        return bench.vector(text);
    }

    @Override
    public void save(String name, String text) {
        log.add("save " + name + "\n" + text);
    }
}
