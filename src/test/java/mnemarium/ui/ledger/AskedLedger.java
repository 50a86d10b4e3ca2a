package mnemarium.ui.ledger;

import mnemarium.scenario.Dial;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes down what the Ledger place asks for. */
final class AskedLedger implements LedgerActions {

    private final List<String> log = new ArrayList<>();

    /** What was asked for so far, as one text; forgets it. */
    String all() {
        String all = String.join("; ", log);
        log.clear();
        return all;
    }

    @Override
    public void goTo(int operation) {
        log.add("go to " + operation);
    }

    @Override
    public void moveDials(Map<Dial, String> moves) {
        new TreeMap<>(moves).forEach((dial, value) -> log.add(dial.dial() + " = " + value));
    }

    @Override
    public void step() {
        log.add("step");
    }

    @Override
    public void save(String name, String text) {
        log.add("save " + name + ", " + text.length() / 1000 + " thousand characters");
    }

    @Override
    public void openLab() {
        log.add("lab");
    }

    @Override
    public void openWorld() {
        log.add("open the default world");
    }
}
