package mnemarium.loop;

import mnemarium.scenario.Dial;
import mnemarium.scenario.StalenessTrap;
import mnemarium.scenario.StalenessTrap.Trap;
import mnemarium.world.evolving.Phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A scripted agent that is asked for a value and may verify it. Told that tools are costly, it
 * answers where its memory states a value and verifies where it does not; without that, it verifies
 * always. It stands for no language model: what one did lies in the scenario, as published.
 */
final class TrapParts {

    private static final String HURRY =
            "Be right and be quick: calling a tool is costly. Answer at once if memory gives a value"
                    + " to be trusted; verify only with a reason to doubt it.";

    private static final String CARE = "Be right. Verify with the tool as you see fit.";

    private TrapParts() {}

    static List<List<Event>> of(State state, Situation.Stepping now) {
        Terms terms = now.terms();
        StalenessTrap scenario = (StalenessTrap) state.setup().scenario();
        Trap trap = scenario.traps().get(state.beat());
        String form = state.setup().arm().word();
        boolean hurries = terms.isOn(Dial.PRESSURE);
        long clock = now.began();
        TrapEvent.ValueAsked asked =
                new TrapEvent.ValueAsked(
                        clock,
                        trap.id(),
                        hurries ? HURRY : CARE,
                        "Report the current value of " + trap.subject() + ".",
                        line(form, trap, scenario.daysAgo()));
        List<List<Event>> parts = new ArrayList<>();
        parts.add(List.of(asked));
        boolean verifies = !hurries || !statesAValue(form);
        int turns = 1;
        long tokens = Phrases.tokens(List.of(asked.instruction(), asked.request(), asked.memory()));
        if (verifies) {
            int more = terms.number(Dial.CHECK_TURNS);
            long moreTokens = terms.number(Dial.CHECK_TOKENS);
            clock += more * state.dials().reasoningNanos();
            turns += more;
            tokens += moreTokens;
            parts.add(
                    List.of(
                            new TrapEvent.ValueVerified(
                                    clock, trap.id(), trap.current(), more, moreTokens)));
        }
        String answer = verifies ? trap.current() : trap.stored();
        parts.add(
                List.of(
                        new TrapEvent.ValueAnswered(
                                clock,
                                trap.id(),
                                answer,
                                plain(answer).equals(plain(trap.current())),
                                verifies,
                                turns,
                                tokens)));
        return parts;
    }

    private static boolean statesAValue(String form) {
        return form.equals("bare") || form.equals("dated");
    }

    private static String line(String form, Trap trap, int daysAgo) {
        return switch (form) {
            case "bare" -> trap.subject() + " is " + trap.stored();
            case "dated" ->
                    trap.subject()
                            + " is "
                            + trap.stored()
                            + " (observed "
                            + daysAgo
                            + " days ago)";
            case "method" -> "to find " + trap.subject() + ", call verify(): it has the last word";
            case "none" -> "(nothing is kept about this)";
            default ->
                    throw new IllegalStateException(
                            "form of memory is " + form + ", expected an arm of this kind");
        };
    }

    /** Neither case nor white space makes an answer wrong. */
    private static String plain(String answer) {
        return answer.toLowerCase(Locale.ROOT).replaceAll("\\s+", "");
    }
}
