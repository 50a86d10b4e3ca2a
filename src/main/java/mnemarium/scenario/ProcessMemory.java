package mnemarium.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An agent has to decide what was decided before, with and without a line of history. The question
 * is whether it decides alike, and what it spends on it. A scripted agent plays it; what is known
 * of a language model lies beside, as published.
 *
 * @param decisions what was decided, one each step, at least one and {@link #MOST_DECISIONS} at
 *     most
 * @param published what a language model did, as far as it is known
 */
public record ProcessMemory(
        String name,
        String title,
        String about,
        String arm,
        Map<Dial, String> dials,
        List<Settled> decisions,
        Optional<Published> published)
        implements WithoutMemory {

    public static final String KIND = "process-memory";

    /** The dials that mean something here. */
    public static final List<Dial> OFFERED =
            List.of(
                    Dial.REASONING_TIME,
                    Dial.DERIVE_TURNS,
                    Dial.RECALL_TURNS,
                    Dial.DERIVE_TOKENS,
                    Dial.RECALL_TOKENS,
                    Dial.PRESSURE);

    public static final List<String> ARMS = List.of("without-history", "with-history");

    /** What is measured. */
    public static final List<String> MEASURES =
            List.of("consistency", "rework", "investigate-rate");

    public static final int MOST_DECISIONS = 1_000;

    /**
     * Something that was decided.
     *
     * @param id unique in the scenario
     * @param question what there is to decide
     * @param chosen what was chosen
     * @param rejected what was tried or weighed, and not chosen; another text than {@code chosen}
     * @param because why
     * @param habit which of the two an agent in a hurry picks that knows nothing of it; empty: it
     *     has none, and investigates
     */
    public record Settled(
            String id,
            String question,
            String chosen,
            String rejected,
            String because,
            Optional<String> habit) {

        public Settled {
            Checked.filled("id of a decision", id);
            Checked.filled("question of decision '" + id + "'", question);
            Checked.filled("choice of decision '" + id + "'", chosen);
            Checked.filled("rejected option of decision '" + id + "'", rejected);
            Checked.filled("reason of decision '" + id + "'", because);
            if (chosen.equals(rejected)) {
                throw new IllegalArgumentException(
                        "decision '" + id + "' chose and rejected '" + chosen + "', expected two");
            }
            habit.ifPresent(
                    each ->
                            Checked.oneOf(
                                    "habit of decision '" + id + "'",
                                    each,
                                    List.of(chosen, rejected)));
        }
    }

    public ProcessMemory {
        Checked.name(name);
        Checked.filled("title", title);
        Checked.oneOf("arm", arm, ARMS);
        dials = Checked.dials(dials, OFFERED);
        decisions = List.copyOf(decisions);
        Checked.within("number of decisions", decisions.size(), 1, MOST_DECISIONS);
        Checked.once("decision", decisions.stream().map(Settled::id).toList());
        published.ifPresent(each -> each.check(ARMS, MEASURES));
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public List<String> arms() {
        return ARMS;
    }

    @Override
    public List<Dial> dialsOffered() {
        return OFFERED;
    }
}
