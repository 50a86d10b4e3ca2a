package mnemarium.experiment;

import static mnemarium.experiment.Column.column;
import static mnemarium.experiment.Column.count;
import static mnemarium.experiment.Column.share;

import mnemarium.loop.ConversationEvent.Known;
import mnemarium.loop.Outcome;
import mnemarium.loop.Situation;
import mnemarium.loop.State;
import mnemarium.scenario.Conversation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The columns of conversations, with those of their write gate and of their categories. */
final class TalkColumns {

    /** Before the category of a question. */
    private static final String EVIDENCE = "evidence-";

    /**
     * A conversation.
     *
     * @param outcome what it came to
     * @param written tokens of its replies
     */
    record Talk(Outcome.Talked outcome, long written) {

        static Talk of(Outcome.Talked outcome, State state) {
            long written = 0;
            for (Situation.Context each : ((Situation.Talking) state.situation()).contexts()) {
                written += each.replyTokens();
            }
            return new Talk(outcome, written);
        }

        double perTurn(long tokens) {
            int turns = outcome.contextTokens().perTurn().size();
            return turns == 0 ? Double.NaN : (double) tokens / turns;
        }
    }

    static final List<Column<Talk>> TALK =
            List.of(
                    count("recalled", "facts recalled", run -> run.outcome().recalled()),
                    count("facts", "facts needed", run -> run.outcome().facts()),
                    column(
                            "recall",
                            "share of facts recalled",
                            "",
                            3,
                            run -> share(run.outcome().recalled(), run.outcome().facts())),
                    column(
                            "evidence",
                            "recall of evidence",
                            "",
                            3,
                            run -> evidence(run.outcome(), "all")),
                    column(
                            "tokens-per-turn",
                            "tokens read and written per turn",
                            "tokens",
                            1,
                            run ->
                                    run.perTurn(
                                            run.outcome().contextTokens().total() + run.written())),
                    column(
                            "read-per-turn",
                            "tokens read per turn",
                            "tokens",
                            1,
                            run -> run.perTurn(run.outcome().contextTokens().total())),
                    column(
                            "context-tokens",
                            "tokens read",
                            "tokens",
                            0,
                            run -> run.outcome().contextTokens().total()),
                    column("written-tokens", "tokens written", "tokens", 0, Talk::written),
                    missed("not-written", "missed, not written", Known.NOT_WRITTEN),
                    missed("not-recalled", "missed, not recalled", Known.NOT_RECALLED),
                    missed("not-used", "missed, not used", Known.NOT_USED),
                    count("lookups", "lookups made", run -> run.outcome().lookups().made()),
                    count("skipped", "lookups skipped", run -> run.outcome().lookups().skipped()),
                    count("late", "late lookups", run -> run.outcome().lookups().late()),
                    count("writes", "writes", run -> run.outcome().writes().made()),
                    column(
                            "virtual-ms",
                            "virtual time",
                            "ms",
                            1,
                            run -> run.outcome().virtualMillis()));

    private static final Column<State> MISSED_KEPT_OUT =
            count(
                    "missed-kept-out",
                    "missed, kept out by the gate",
                    run ->
                            ((Situation.Talking) run.situation())
                                    .findings().stream()
                                            .filter(each -> each.known() == Known.KEPT_OUT)
                                            .count());

    private TalkColumns() {}

    /**
     * The columns of several conversations: where their questions have categories, the recall of
     * evidence in each, in the order in which they first occur.
     */
    static List<Measure> measures(List<Conversation> talks) {
        Set<String> categories = new LinkedHashSet<>();
        for (Conversation talk : talks) {
            talk.questions().forEach(question -> categories.add(question.category()));
        }
        categories.remove("");
        List<Measure> all = new ArrayList<>(Column.measures(TALK));
        if (talks.stream().anyMatch(Conversation::hasCandidates)) {
            all.addAll(Column.measures(GateColumns.GATE));
            all.add(MISSED_KEPT_OUT.measure());
        }
        // of one category alone there is nothing to tell apart
        if (categories.size() > 1) {
            for (String category : categories) {
                all.add(new Measure(EVIDENCE + category, "recall of evidence, " + category, "", 3));
            }
        }
        return all;
    }

    /** What only some conversations have. */
    static double further(State state, String name) {
        if (MISSED_KEPT_OUT.measure().name().equals(name)) {
            return MISSED_KEPT_OUT.figure().applyAsDouble(state);
        }
        String category = name.substring(EVIDENCE.length());
        // "all" is the name of the whole
        return evidence(
                (Outcome.Talked) Outcome.of(state),
                category.equals("all") ? "all (category)" : category);
    }

    private static double evidence(Outcome.Talked run, String category) {
        Outcome.Evidence all = run.evidence().get(category);
        return all == null || all.questions() == 0 ? Double.NaN : all.recall();
    }

    private static Column<Talk> missed(String name, String label, Known why) {
        return count(
                name,
                label,
                run -> run.outcome().missed().stream().filter(each -> each.why() == why).count());
    }
}
