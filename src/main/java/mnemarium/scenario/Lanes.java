package mnemarium.scenario;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Questions of three types, and three lanes that could answer each: the fact lane (working memory),
 * the process lane (the ledger) and a live look-up. The question is what it costs to ask the wrong
 * one.
 *
 * @param values what a live look-up finds, and when it changes
 * @param facts what is told once and looked up nowhere
 * @param work what is done at some cost, and stands on values
 * @param owners who holds facts that are told, or values that are looked up; each once
 * @param steps what happens, in order, at least one and {@link #MOST_STEPS} at most
 */
public record Lanes(
        String name,
        String title,
        String about,
        String arm,
        Map<Dial, String> dials,
        String embedder,
        List<Live> values,
        List<Fact> facts,
        List<Piece> work,
        List<FactOwner> owners,
        List<Step> steps)
        implements Scenario {

    public static final String KIND = "three-lanes";

    /** The dials that mean something here. */
    public static final List<Dial> OFFERED =
            List.of(
                    Dial.ADDED_LATENCY,
                    Dial.STORE_LATENCY,
                    Dial.EMBED_LATENCY,
                    Dial.REASONING_TIME,
                    Dial.BUDGET,
                    Dial.OVERHEAD,
                    Dial.CHARGE,
                    Dial.ADMISSION,
                    Dial.TOP_K,
                    Dial.THRESHOLD,
                    Dial.GATE,
                    Dial.DERIVE_TURNS,
                    Dial.CHECK_TURNS,
                    Dial.RECALL_TURNS,
                    Dial.DERIVE_TOKENS,
                    Dial.CHECK_TOKENS,
                    Dial.RECALL_TOKENS);

    /** One lane for all questions, or the lane that fits each question's type. */
    public static final List<String> ARMS =
            List.of("live-only", "facts-only", "process-only", "by-type");

    public static final List<String> EMBEDDERS = List.of("static", "minilm", "hashed");

    public static final int MOST_STEPS = 1_000;

    // names and ids become names of dependencies and scopes of a ledger
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_-]{0,59}");

    /** What a name of a value, or an id of work, may be, in words. */
    public static final String NAMES =
            "1 to 60 letters, digits, dashes and underlines, no dash first";

    /** What a title, a subject or a value may be, in words. */
    public static final String LINES = "one line of at most 200 characters";

    private static final int LONGEST_LINE = 200;

    /** What a question asks for. */
    public enum Type {
        /** Something that was said once. */
        NEEDLE("needle"),
        /** Work that may have been done before, and may still hold. */
        DONE_BEFORE("done-before"),
        /** A value as it is now. */
        CURRENT_VALUE("current-value");

        private final String word;

        Type(String word) {
            this.word = word;
        }

        /** Its name in files and on screen. */
        public String word() {
            return word;
        }

        /** The type of a name in files. */
        public static Optional<Type> named(String word) {
            return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
        }
    }

    /**
     * A value that somebody owns and anybody can look up.
     *
     * @param name unique in the scenario
     * @param subject what it is of, as a noun: {@code the version of the database}
     * @param before its value at first
     * @param after its value from the change on
     * @param change the step, from 1, that first finds the value after; empty if none does
     * @param candidate what the write gate judges a note of it by; empty if the scenario does not
     *     say
     */
    public record Live(
            String name,
            String subject,
            String before,
            String after,
            Optional<Integer> change,
            Optional<Candidate> candidate) {

        public Live {
            named("name of a value", name);
            line("subject of value '" + name + "'", subject);
            line("value of '" + name + "' before", before);
            line("value of '" + name + "' after", after);
            change.ifPresent(
                    step -> Checked.within("change of '" + name + "'", step, 1, MOST_STEPS));
        }

        /** Its value in a step, from 1. */
        public String at(int step) {
            return change.isPresent() && step >= change.get() ? after : before;
        }
    }

    /**
     * A piece of work.
     *
     * @param id unique in the scenario
     * @param title what it is called
     * @param body what came of it
     * @param needs names of the values it stands on, at least one, each once
     */
    public record Piece(String id, String title, String body, List<String> needs) {

        public Piece {
            named("id of a piece of work", id);
            line("title of work '" + id + "'", title);
            Checked.filled("body of work '" + id + "'", body);
            needs = List.copyOf(needs);
            Checked.within("values that work '" + id + "' needs", needs.size(), 1, 100);
            Checked.once("needed value", needs);
        }
    }

    /** What happens in a step. */
    public sealed interface Step {

        /** A fact is told. */
        record Hear(String fact) implements Step {}

        /** A piece of work is done, and kept. */
        record Do(String work) implements Step {}

        /**
         * A question is asked.
         *
         * @param id unique in the scenario
         * @param text as asked
         * @param needs the fact, the piece of work, or the value that it asks for, by its type; a
         *     fact is told by then
         */
        record Ask(String id, String text, Type type, String needs) implements Step {

            public Ask {
                Checked.filled("id of a question", id);
                Checked.filled("text of question '" + id + "'", text);
            }
        }
    }

    public Lanes {
        Checked.name(name);
        Checked.filled("title", title);
        Checked.oneOf("arm", arm, ARMS);
        dials = Checked.dials(dials, OFFERED);
        Checked.oneOf("embedder", embedder, EMBEDDERS);
        values = List.copyOf(values);
        facts = List.copyOf(facts);
        work = List.copyOf(work);
        owners = List.copyOf(owners);
        steps = List.copyOf(steps);
        Checked.within("number of steps", steps.size(), 1, MOST_STEPS);
        List<String> liveNames = values.stream().map(Live::name).toList();
        Checked.once("value", liveNames);
        Checked.once("fact", facts.stream().map(Fact::id).toList());
        Checked.once("piece of work", work.stream().map(Piece::id).toList());
        for (Piece piece : work) {
            piece.needs().forEach(each -> Checked.oneOf("needed value", each, liveNames));
        }
        checkSteps(liveNames, facts, work, steps);
        FactOwner.check(owners, candidates(facts, values));
    }

    private static Stream<Candidate> candidates(List<Fact> facts, List<Live> values) {
        return Stream.concat(
                facts.stream().flatMap(fact -> fact.candidate().stream()),
                values.stream().flatMap(value -> value.candidate().stream()));
    }

    /** Whether the write gate finds something to judge by. */
    public boolean hasCandidates() {
        return candidates(facts, values).findAny().isPresent();
    }

    /** Whether a value may have this name, or a piece of work this id. */
    public static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    /** Whether a title, a subject or a value may be this text. */
    public static boolean isLine(String text) {
        return !text.isBlank() && text.length() <= LONGEST_LINE && text.lines().count() == 1;
    }

    private static void named(String what, String name) {
        if (!isName(name)) {
            throw new IllegalArgumentException(what + " is '" + name + "', expected " + NAMES);
        }
    }

    private static void line(String what, String text) {
        if (!isLine(text)) {
            throw new IllegalArgumentException(what + " is '" + text + "', expected " + LINES);
        }
    }

    private static void checkSteps(
            List<String> values, List<Fact> facts, List<Piece> work, List<Step> steps) {
        List<String> factIds = facts.stream().map(Fact::id).toList();
        List<String> workIds = work.stream().map(Piece::id).toList();
        Set<String> told = new HashSet<>();
        Set<String> asked = new HashSet<>();
        for (Step step : steps) {
            switch (step) {
                case Step.Hear hear -> {
                    Checked.oneOf("fact", hear.fact(), factIds);
                    if (!told.add(hear.fact())) {
                        throw new IllegalArgumentException(
                                "fact '" + hear.fact() + "' is told twice, expected each once");
                    }
                }
                case Step.Do done -> Checked.oneOf("work", done.work(), workIds);
                case Step.Ask ask -> {
                    if (!asked.add(ask.id())) {
                        throw new IllegalArgumentException(
                                "question '" + ask.id() + "' occurs twice, expected each once");
                    }
                    String what = "what question '" + ask.id() + "' needs";
                    switch (ask.type()) {
                        case NEEDLE -> Checked.oneOf(what, ask.needs(), List.copyOf(told));
                        case DONE_BEFORE -> Checked.oneOf(what, ask.needs(), workIds);
                        case CURRENT_VALUE -> Checked.oneOf(what, ask.needs(), values);
                    }
                }
            }
        }
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

    @Override
    public List<String> embedders() {
        return EMBEDDERS;
    }

    /** The fact of an id. */
    public Fact fact(String id) {
        return facts.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    }

    /** The piece of work of an id. */
    public Piece piece(String id) {
        return work.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    }

    /** The value of a name. */
    public Live value(String valueName) {
        return values.stream()
                .filter(each -> each.name().equals(valueName))
                .findFirst()
                .orElseThrow();
    }
}
