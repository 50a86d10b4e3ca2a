package mnemarium.experiment;

import mnemarium.loop.ConversationEvent.Known;
import mnemarium.loop.Gated;
import mnemarium.loop.LaneEvent;
import mnemarium.loop.Outcome;
import mnemarium.loop.Situation;
import mnemarium.loop.State;
import mnemarium.loop.TenureEvent.Ending;
import mnemarium.loop.reuse.EvolvingOutcome;
import mnemarium.loop.reuse.ReuseOutcome;
import mnemarium.loop.reuse.Share;
import mnemarium.scenario.Conversation;
import mnemarium.scenario.Evolving;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.ProcessMemory;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.StalenessTrap;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.TenureFact.Sort;
import mnemarium.scenario.Triage;
import mnemarium.world.evolving.Behaviour;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * What is read off a run of each kind: virtual figures only. A run that is played step by step and
 * one that is only counted have the same columns.
 */
public final class Measures {

    /** What a measure is, and how it is read off a run. */
    private record Column<T>(Measure measure, ToDoubleFunction<T> figure) {}

    /**
     * A counted run of a drifting world.
     *
     * @param outcome what it came to
     * @param records records that are current at its end
     * @param deriveTurns turns of a derivation
     */
    record Reuse(ReuseOutcome outcome, int records, int deriveTurns) {}

    /** Before the category of a question. */
    private static final String EVIDENCE = "evidence-";

    private static final List<Column<Outcome.Triaged>> TRIAGE =
            List.of(
                    count("redundant", "redundant actions", run -> known(run.redundant())),
                    count("actions", "investigations", Outcome.Triaged::actions),
                    count("items", "items", Outcome.Triaged::items),
                    count("duplicates", "repeats of an incident", run -> known(run.duplicates())),
                    count("guard-errors", "wrong lookups", run -> known(run.guardErrors())),
                    count("lookups", "lookups made", run -> run.lookups().made()),
                    count("skipped", "lookups skipped", run -> run.lookups().skipped()),
                    count("late", "late lookups", run -> run.lookups().late()),
                    count("writes", "writes", run -> run.writes().made()),
                    count("kept", "entries kept", run -> run.writes().kept()),
                    column("virtual-ms", "virtual time", "ms", 1, Outcome.Triaged::virtualMillis));

    /**
     * A conversation.
     *
     * @param outcome what it came to
     * @param written tokens of its replies
     */
    private record Talk(Outcome.Talked outcome, long written) {

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

    private static final List<Column<Talk>> TALK =
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

    private static final List<Column<Reuse>> REUSE =
            List.of(
                    column(
                            "turns-per-task",
                            "turns per task",
                            "turns",
                            4,
                            run -> run.outcome().turnsPerTask()),
                    column("turns", "turns", "turns", 0, run -> run.outcome().turns()),
                    count("tasks", "tasks", run -> run.outcome().tasks()),
                    count("correct", "right outcomes", run -> run.outcome().correct()),
                    column("accuracy", "accuracy", "", 4, run -> run.outcome().accuracy()),
                    count("false-valid", "false-valid reuses", run -> run.outcome().falseValid()),
                    column(
                            "false-valid-rate",
                            "false-valid reuses per task",
                            "",
                            4,
                            run -> run.outcome().falseValidRate()),
                    count("derives", "derivations", run -> run.outcome().derives()),
                    count("checks", "checks paid", run -> run.outcome().checks()),
                    count("reuses", "reuses", run -> run.outcome().reuses()),
                    column(
                            "reuse-rate",
                            "reuses per task",
                            "",
                            4,
                            run -> run.outcome().reuseRate()),
                    column("tokens", "tokens", "tokens", 0, run -> run.outcome().tokens()),
                    column(
                            "tokens-per-task",
                            "tokens per task",
                            "tokens",
                            1,
                            run -> run.outcome().tokensPerTask()),
                    count("trips", "trips", run -> run.outcome().trips()),
                    count("needless-trips", "needless trips", run -> run.outcome().needlessTrips()),
                    count(
                            "corrections",
                            "corrective derivations",
                            run -> run.outcome().corrections()),
                    count("records", "records", Reuse::records),
                    count(
                            "any-false-valid",
                            "whether any reuse was false-valid",
                            run -> flag(run.outcome().falseValid() > 0)),
                    count("dearer", "whether dearer than no memory", run -> flag(isDearer(run))),
                    column(
                            "seconds",
                            "virtual time",
                            "s",
                            1,
                            run -> run.outcome().time().toNanos() / 1e9),
                    column(
                            "dollars",
                            "price",
                            "USD",
                            4,
                            run -> run.outcome().dollars().doubleValue()));

    private static final List<Column<EvolvingOutcome>> EVOLVING =
            List.of(
                    column("turns", "turns", "turns", 0, EvolvingOutcome::turns),
                    count("sessions", "sessions", run -> run.correct().whole()),
                    count("correct", "right answers", run -> run.correct().part()),
                    column("accuracy", "accuracy", "", 4, run -> run.correct().fraction()),
                    count("wrong", "wrong answers", EvolvingOutcome::wrong),
                    count("stale-actions", "stale actions", EvolvingOutcome::staleActions),
                    column("tokens", "tokens", "tokens", 0, EvolvingOutcome::tokens),
                    column(
                            "efficiency",
                            "right answers per token and turn",
                            "",
                            6,
                            EvolvingOutcome::efficiency),
                    column(
                            "store-staleness",
                            "stale subjects in the store",
                            "",
                            4,
                            run -> run.store().staleOfAll().fraction()),
                    stale("stale-stable", "stale of the announced", Behaviour.STABLE),
                    stale("stale-value", "stale of those named by value", Behaviour.BY_VALUE),
                    stale("stale-silent", "stale of the silent", Behaviour.SILENT),
                    column(
                            "over-merge",
                            "subjects merged that coexist",
                            "",
                            4,
                            run -> run.store().overMerged().fraction()));

    private static final List<Column<Outcome.Trapped>> TRAP =
            List.of(
                    column("accuracy", "accuracy", "", 2, run -> share(run.right(), run.asked())),
                    column(
                            "verify-rate",
                            "share of values looked up",
                            "",
                            2,
                            run -> share(run.verified(), run.asked())),
                    count("asked", "values asked for", Outcome.Trapped::asked),
                    count("right", "right answers", Outcome.Trapped::right),
                    count("verified", "values looked up", Outcome.Trapped::verified),
                    column("turns", "turns", "turns", 0, Outcome.Trapped::turns),
                    column("tokens", "tokens", "tokens", 0, Outcome.Trapped::tokens));

    private static final List<Column<Outcome.Settled>> PROCESS =
            List.of(
                    column(
                            "consistency",
                            "share of consistent decisions",
                            "",
                            2,
                            run -> share(run.consistent(), run.decisions())),
                    count("rework", "rejected options chosen", Outcome.Settled::rework),
                    column(
                            "investigate-rate",
                            "share of decisions investigated",
                            "",
                            2,
                            run -> share(run.investigated(), run.decisions())),
                    count("decisions", "decisions", Outcome.Settled::decisions),
                    count("consistent", "consistent decisions", Outcome.Settled::consistent),
                    count("investigated", "decisions investigated", Outcome.Settled::investigated),
                    column("turns", "turns", "turns", 0, Outcome.Settled::turns),
                    column("tokens", "tokens", "tokens", 0, Outcome.Settled::tokens));

    private static final List<Column<Outcome.Laned>> LANES =
            List.of(
                    count("right", "right answers", Outcome.Laned::right),
                    count("questions", "questions", Outcome.Laned::questions),
                    column(
                            "accuracy",
                            "accuracy",
                            "",
                            2,
                            run -> share(run.right(), run.questions())),
                    column("turns", "turns", "turns", 0, Outcome.Laned::turns),
                    column("tokens", "tokens", "tokens", 0, Outcome.Laned::tokens),
                    count("to-facts", "sent to facts", run -> sent(run, LaneEvent.Lane.FACTS)),
                    count(
                            "to-process",
                            "sent to process",
                            run -> sent(run, LaneEvent.Lane.PROCESS)),
                    count("to-live", "sent to the owner", run -> sent(run, LaneEvent.Lane.LIVE)),
                    count("work-turns", "turns of work before", Outcome.Laned::workTurns),
                    count("records", "records", Outcome.Laned::records),
                    count("lookups", "lookups made", run -> run.lookups().made()),
                    count("skipped", "lookups skipped", run -> run.lookups().skipped()));

    private static final List<Column<Outcome.Tenured>> TENURE =
            List.of(
                    column(
                            "right-share",
                            "share of facts right",
                            "",
                            3,
                            run -> share(run.rightFacts(), run.facts())),
                    column(
                            "answers-right",
                            "share of questions right",
                            "",
                            3,
                            run -> share(run.right(), run.questions())),
                    count("facts", "facts needed", Outcome.Tenured::facts),
                    count("right", "facts right", Outcome.Tenured::rightFacts),
                    ended("stale", "wrong from a stale copy", Ending.STALE),
                    ended("neighbour", "wrong from something else", Ending.NEIGHBOUR),
                    ended("partial", "wrong from a part of it", Ending.PARTIAL),
                    ended("claimed", "wrong from a claim", Ending.CLAIMED),
                    count("unanswered", "not answered", Outcome.Tenured::unanswered),
                    count("unseen", "told to whom its owner refuses it", Outcome.Tenured::unseen),
                    column(
                            "ms-per-question",
                            "time of memory, look-up and search per question",
                            "ms",
                            1,
                            run -> per(run.millis().doubleValue(), run.questions())),
                    column(
                            "tokens-per-question",
                            "tokens per question",
                            "tokens",
                            0,
                            run -> per((double) run.tokens(), run.questions())),
                    column(
                            "turns-per-question",
                            "turns per question",
                            "turns",
                            2,
                            run -> per((double) run.turns(), run.questions())),
                    column("minutes", "minutes of the user", "min", 0, Outcome.Tenured::minutes),
                    sorted("owned", Sort.OWNED),
                    sorted("published", Sort.PUBLISHED),
                    sorted("said-once", Sort.SAID_ONCE),
                    sorted("put-together", Sort.PUT_TOGETHER),
                    sorted("claims", Sort.CLAIMED),
                    count("lookups", "look-ups", Outcome.Tenured::lookups),
                    count("searches", "searches", Outcome.Tenured::searches),
                    count("reads", "reads of the memory", run -> run.reads().made()),
                    count("writes", "writes of the memory", run -> run.writes().made()));

    /** Where the write gate has something to judge by. */
    private static final List<Column<State>> GATE =
            List.of(
                    count("memory-writes", "entries written", run -> run.counts().writes()),
                    count(
                            "kept-out",
                            "writes kept out by the gate",
                            run -> Gated.of(run).map(Gated::refused).orElse(0)),
                    count(
                            "unclassified",
                            "writes that do not say what they are",
                            run -> Gated.of(run).map(Gated::unclassified).orElse(0)));

    private static final Column<State> MISSED_KEPT_OUT =
            count(
                    "missed-kept-out",
                    "missed, kept out by the gate",
                    run ->
                            ((Situation.Talking) run.situation())
                                    .findings().stream()
                                            .filter(each -> each.known() == Known.KEPT_OUT)
                                            .count());

    private static final List<Column<State>> GATE_OF_TALK =
            Stream.concat(GATE.stream(), Stream.of(MISSED_KEPT_OUT)).toList();

    private Measures() {}

    /** The columns of a kind of scenario, the one that is usually looked at first. */
    public static List<Measure> of(Scenario scenario) {
        return switch (scenario) {
            case Triage _ -> measures(TRIAGE);
            case Conversation talk -> ofTalks(List.of(talk));
            case OutcomeReuse _ -> measures(REUSE);
            case Evolving _ -> measures(EVOLVING);
            case StalenessTrap _ -> measures(TRAP);
            case ProcessMemory _ -> measures(PROCESS);
            case Lanes lanes ->
                    lanes.hasCandidates()
                            ? Stream.concat(measures(LANES).stream(), measures(GATE).stream())
                                    .toList()
                            : measures(LANES);
            case Tenure _ -> measures(TENURE);
        };
    }

    /**
     * The columns of several conversations: where their questions have categories, the recall of
     * evidence in each, in the order in which they first occur.
     */
    static List<Measure> ofTalks(List<Conversation> talks) {
        Set<String> categories = new LinkedHashSet<>();
        for (Conversation talk : talks) {
            talk.questions().forEach(question -> categories.add(question.category()));
        }
        categories.remove("");
        List<Measure> all = new ArrayList<>(measures(TALK));
        if (talks.stream().anyMatch(Conversation::hasCandidates)) {
            all.addAll(measures(GATE_OF_TALK));
        }
        // of one category alone there is nothing to tell apart
        if (categories.size() > 1) {
            for (String category : categories) {
                all.add(new Measure(EVIDENCE + category, "recall of evidence, " + category, "", 3));
            }
        }
        return all;
    }

    /**
     * The figures of a run as it stands.
     *
     * @param measures those of {@link #of}, or of {@link #ofTalks}
     */
    static double[] figures(State state, List<Measure> measures) {
        double[] figures = figures(state);
        double[] all = Arrays.copyOf(figures, measures.size());
        for (int i = figures.length; i < all.length; i++) {
            all[i] = further(state, measures.get(i).name());
        }
        return all;
    }

    /** What only some scenarios of a kind have. */
    private static double further(State state, String name) {
        for (Column<State> column : GATE_OF_TALK) {
            if (column.measure().name().equals(name)) {
                return column.figure().applyAsDouble(state);
            }
        }
        String category = name.substring(EVIDENCE.length());
        // "all" is the name of the whole
        return evidence(
                (Outcome.Talked) Outcome.of(state),
                category.equals("all") ? "all (category)" : category);
    }

    /** The figures of a run as it stands, in the order of {@link #of}, as far as all have them. */
    public static double[] figures(State state) {
        return switch (Outcome.of(state)) {
            case Outcome.Triaged run -> figures(TRIAGE, run);
            case Outcome.Talked run -> figures(TALK, Talk.of(run, state));
            case Outcome.Reused run -> figures(REUSE, reuse(run, state));
            case Outcome.Evolved run -> figures(EVOLVING, run.result());
            case Outcome.Trapped run -> figures(TRAP, run);
            case Outcome.Settled run -> figures(PROCESS, run);
            case Outcome.Laned run -> figures(LANES, run);
            case Outcome.Tenured run -> figures(TENURE, run);
        };
    }

    /** The same of a run that was only counted. */
    static double[] figures(Reuse run) {
        return figures(REUSE, run);
    }

    /** The same of a run that was only counted. */
    static double[] figures(EvolvingOutcome run) {
        return figures(EVOLVING, run);
    }

    private static Reuse reuse(Outcome.Reused run, State state) {
        Situation.Reusing reusing = (Situation.Reusing) state.situation();
        return new Reuse(
                new ReuseOutcome(
                        run.tasks(),
                        run.correct(),
                        run.falseValid(),
                        run.reuses(),
                        run.derives(),
                        run.corrections(),
                        run.trips(),
                        run.needlessTrips(),
                        run.checks(),
                        run.turns(),
                        run.tokens(),
                        Duration.ofNanos(run.seconds().movePointRight(9).longValueExact()),
                        run.dollars()),
                reusing.remembered().records().size(),
                reusing.rules().world().costs().derive().turns());
    }

    private static <T> List<Measure> measures(List<Column<T>> columns) {
        return columns.stream().map(Column::measure).toList();
    }

    private static <T> double[] figures(List<Column<T>> columns, T run) {
        double[] figures = new double[columns.size()];
        for (int i = 0; i < figures.length; i++) {
            figures[i] = columns.get(i).figure().applyAsDouble(run);
        }
        return figures;
    }

    private static <T> Column<T> count(String name, String label, ToDoubleFunction<T> figure) {
        return column(name, label, "", 0, figure);
    }

    private static <T> Column<T> column(
            String name, String label, String unit, int decimals, ToDoubleFunction<T> figure) {
        return new Column<>(new Measure(name, label, unit, decimals), figure);
    }

    private static Column<EvolvingOutcome> stale(String name, String label, Behaviour behaviour) {
        return column(
                name,
                label,
                "",
                4,
                run -> run.store().stale().getOrDefault(behaviour, Share.NONE).fraction());
    }

    private static double known(Optional<Integer> figure) {
        return figure.isPresent() ? figure.get() : Double.NaN;
    }

    private static double share(int part, int whole) {
        return whole == 0 ? Double.NaN : (double) part / whole;
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

    private static Column<Outcome.Tenured> ended(String name, String label, Ending ending) {
        return count(name, label, run -> run.count(ending));
    }

    private static Column<Outcome.Tenured> sorted(String name, Sort sort) {
        return column(
                "right-" + name,
                "share right of facts " + name.replace('-', ' '),
                "",
                3,
                run -> share(run.of(sort).right(), run.of(sort).asked()));
    }

    private static double per(double whole, int parts) {
        return parts == 0 ? Double.NaN : whole / parts;
    }

    private static double flag(boolean isSo) {
        return isSo ? 1 : 0;
    }

    private static boolean isDearer(Reuse run) {
        return run.outcome().turns() > (long) run.outcome().tasks() * run.deriveTurns();
    }

    private static double sent(Outcome.Laned run, LaneEvent.Lane lane) {
        return run.sent().getOrDefault(lane, 0);
    }
}
