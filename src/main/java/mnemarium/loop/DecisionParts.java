package mnemarium.loop;

import mnemarium.scenario.Dial;
import mnemarium.scenario.ProcessMemory;
import mnemarium.scenario.ProcessMemory.Settled;
import mnemarium.world.evolving.Phrases;

import java.util.ArrayList;
import java.util.List;

/**
 * A scripted agent that has to decide what was decided before. With a line of history it decides
 * alike. Without, it follows its habit if it is in a hurry and has one, and else investigates,
 * which leads to what was chosen before. It stands for no language model: what one did lies in the
 * scenario, as published.
 */
final class DecisionParts {

    private static final String HURRY =
            "Be right and be quick: an investigation is costly. Decide at once if you can.";

    private static final String CARE = "Be right. Investigate as you see fit.";

    private DecisionParts() {}

    static List<List<Event>> of(State state, Situation.Stepping now) {
        Terms terms = now.terms();
        ProcessMemory scenario = (ProcessMemory) state.setup().scenario();
        Settled settled = scenario.decisions().get(state.beat());
        boolean remembers = state.setup().arm().word().equals("with-history");
        boolean hurries = terms.isOn(Dial.PRESSURE);
        long clock = now.began();
        DecisionEvent.DecisionAsked asked =
                new DecisionEvent.DecisionAsked(
                        clock,
                        settled.id(),
                        hurries ? HURRY : CARE,
                        settled.question(),
                        remembers ? history(settled) : "");
        List<List<Event>> parts = new ArrayList<>();
        parts.add(List.of(asked));
        int turns = 1 + (remembers ? terms.number(Dial.RECALL_TURNS) : 0);
        long tokens =
                (long) Phrases.tokens(List.of(asked.instruction(), asked.question()))
                        + (remembers ? terms.number(Dial.RECALL_TOKENS) : 0);
        boolean investigates = !remembers && (!hurries || settled.habit().isEmpty());
        if (investigates) {
            int more = terms.number(Dial.DERIVE_TURNS);
            long moreTokens = terms.number(Dial.DERIVE_TOKENS);
            clock += more * state.dials().reasoningNanos();
            turns += more;
            tokens += moreTokens;
            parts.add(
                    List.of(
                            new DecisionEvent.Investigated(
                                    clock, settled.id(), settled.chosen(), more, moreTokens)));
        }
        String choice =
                remembers || investigates
                        ? settled.chosen()
                        : settled.habit().orElse(settled.chosen());
        parts.add(
                List.of(
                        new DecisionEvent.DecisionMade(
                                clock,
                                settled.id(),
                                choice,
                                choice.equals(settled.chosen()),
                                investigates,
                                turns,
                                tokens)));
        return parts;
    }

    private static String history(Settled settled) {
        return "We chose "
                + settled.chosen()
                + " over "
                + settled.rejected()
                + ": "
                + settled.because()
                + ".";
    }
}
