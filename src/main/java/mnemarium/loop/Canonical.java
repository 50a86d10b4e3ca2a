package mnemarium.loop;

import mnemarium.memory.Hit;
import mnemarium.scenario.Dial;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Events as lines of text and back: {@code kind TAB field=value TAB field=value …}, fields in the
 * order of the record. Times are whole nanoseconds, scores have nine significant digits (which name
 * a float exactly), text is a JSON string. A field that a line lacks is read as zero, empty or the
 * first of its words, so that fields may be added at the end of a record and old journals still
 * open.
 */
public final class Canonical {

    /** The name of each kind: never renamed, never used for something else. */
    private static final Map<String, Class<? extends Event>> KINDS = kinds();

    private static final Map<Class<?>, Shape> SHAPES = shapes();

    private Canonical() {}

    private record Shape(String kind, Class<? extends Event> type, List<RecordComponent> fields) {}

    private static Map<String, Class<? extends Event>> kinds() {
        Map<String, Class<? extends Event>> kinds = new LinkedHashMap<>();
        kinds.put("run-started", RunEvent.RunStarted.class);
        kinds.put("dial-moved", RunEvent.DialMoved.class);
        kinds.put("turn-started", RunEvent.TurnStarted.class);
        kinds.put("step-started", RunEvent.StepStarted.class);
        kinds.put("message-joined", RunEvent.MessageJoined.class);
        kinds.put("run-ended", RunEvent.RunEnded.class);
        kinds.put("lookup-made", MemoryEvent.LookupMade.class);
        kinds.put("lookup-skipped", MemoryEvent.LookupSkipped.class);
        kinds.put("compared", MemoryEvent.Compared.class);
        kinds.put("remembered", MemoryEvent.Remembered.class);
        kinds.put("acted", TriageEvent.Acted.class);
        kinds.put("judged", TriageEvent.Judged.class);
        kinds.put("fact-needed", ConversationEvent.FactNeeded.class);
        kinds.put("replied", ConversationEvent.Replied.class);
        kinds.put("dimension-moved", WorldEvent.DimensionMoved.class);
        kinds.put("dimension-joined", WorldEvent.DimensionJoined.class);
        kinds.put("slice-widened", ReuseEvent.SliceWidened.class);
        kinds.put("miss-detected", ReuseEvent.MissDetected.class);
        kinds.put("dependency-learned", ReuseEvent.DependencyLearned.class);
        kinds.put("fingerprint-compared", ReuseEvent.FingerprintCompared.class);
        kinds.put("dependencies-checked", ReuseEvent.DependenciesChecked.class);
        kinds.put("tripped", ReuseEvent.Tripped.class);
        kinds.put("decided", ReuseEvent.Decided.class);
        kinds.put("derived", ReuseEvent.Derived.class);
        kinds.put("corrective-derivation", ReuseEvent.CorrectiveDerivation.class);
        kinds.put("record-kept", ReuseEvent.RecordKept.class);
        kinds.put("dimensions-harmless", ReuseEvent.DimensionsHarmless.class);
        kinds.put("dimensions-dropped", ReuseEvent.DimensionsDropped.class);
        kinds.put("reused", ReuseEvent.Reused.class);
        kinds.put("false-valid", ReuseEvent.FalseValid.class);
        kinds.put("evidence-shown", SessionEvent.EvidenceShown.class);
        kinds.put("note-written", SessionEvent.NoteWritten.class);
        kinds.put("note-superseded", SessionEvent.NoteSuperseded.class);
        kinds.put("session-answered", SessionEvent.SessionAnswered.class);
        kinds.put("answer-judged", SessionEvent.AnswerJudged.class);
        kinds.put("value-asked", TrapEvent.ValueAsked.class);
        kinds.put("value-verified", TrapEvent.ValueVerified.class);
        kinds.put("value-answered", TrapEvent.ValueAnswered.class);
        kinds.put("decision-asked", DecisionEvent.DecisionAsked.class);
        kinds.put("investigated", DecisionEvent.Investigated.class);
        kinds.put("decision-made", DecisionEvent.DecisionMade.class);
        kinds.put("fact-heard", LaneEvent.FactHeard.class);
        kinds.put("work-done", LaneEvent.WorkDone.class);
        kinds.put("work-kept", LaneEvent.WorkKept.class);
        kinds.put("write-refused", LaneEvent.WriteRefused.class);
        kinds.put("note-made", LaneEvent.NoteMade.class);
        kinds.put("lane-chosen", LaneEvent.LaneChosen.class);
        kinds.put("ledger-asked", LaneEvent.LedgerAsked.class);
        kinds.put("value-looked-up", LaneEvent.ValueLookedUp.class);
        kinds.put("lane-answered", LaneEvent.LaneAnswered.class);
        kinds.put("lane-weighed", LaneEvent.LaneWeighed.class);
        kinds.put("lane-step-done", LaneEvent.LaneStepDone.class);
        kinds.put("write-judged", GateEvent.WriteJudged.class);
        kinds.put("earlier-talked", TenureEvent.EarlierTalked.class);
        kinds.put("fact-stated", TenureEvent.FactStated.class);
        kinds.put("question-asked", TenureEvent.QuestionAsked.class);
        kinds.put("source-chosen", TenureEvent.SourceChosen.class);
        kinds.put("owner-asked", TenureEvent.OwnerAsked.class);
        kinds.put("cache-read", TenureEvent.CacheRead.class);
        kinds.put("archive-searched", TenureEvent.ArchiveSearched.class);
        kinds.put("person-asked", TenureEvent.PersonAsked.class);
        kinds.put("copy-kept", TenureEvent.CopyKept.class);
        kinds.put("fact-had", TenureEvent.FactHad.class);
        kinds.put("question-answered", TenureEvent.QuestionAnswered.class);
        kinds.put("tenure-step-done", TenureEvent.TenureStepDone.class);
        return kinds;
    }

    private static Map<Class<?>, Shape> shapes() {
        Map<Class<?>, Shape> shapes = new HashMap<>();
        KINDS.forEach(
                (kind, type) ->
                        shapes.put(
                                type, new Shape(kind, type, List.of(type.getRecordComponents()))));
        return shapes;
    }

    /** All kinds of event, by name. */
    public static Map<String, Class<? extends Event>> kindsByName() {
        return new LinkedHashMap<>(KINDS);
    }

    /** The name of an event's kind, such as {@code lookup-made}. */
    public static String kind(Event event) {
        return shape(event.getClass()).kind();
    }

    private static Shape shape(Class<?> type) {
        Shape shape = SHAPES.get(type);
        if (shape == null) {
            throw new IllegalStateException("no kind is named for " + type.getName());
        }
        return shape;
    }

    /** An event as one line, without a line end. */
    public static String line(Event event) {
        Shape shape = shape(event.getClass());
        StringBuilder line = new StringBuilder(160).append(shape.kind());
        for (RecordComponent field : shape.fields()) {
            try {
                Object value = field.getAccessor().invoke(event);
                if (field.isAnnotationPresent(Added.class) && value.equals("")) {
                    continue;
                }
                write(value, line.append('\t').append(field.getName()).append('='));
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException("a record does not show its field " + field, e);
            }
        }
        return line.toString();
    }

    /** Several events as lines. */
    public static List<String> lines(List<Event> events) {
        return events.stream().map(Canonical::line).toList();
    }

    /**
     * The event of a line.
     *
     * @throws IllegalArgumentException if it is not a line of this form, saying what was found
     */
    public static Event event(String line) {
        String[] parts = line.split("\t", -1);
        Class<? extends Event> type = KINDS.get(parts[0]);
        if (type == null) {
            throw new IllegalArgumentException(
                    "found event kind \""
                            + Json.shortened(parts[0])
                            + "\", expected one of "
                            + String.join(", ", KINDS.keySet()));
        }
        Map<String, String> texts = new HashMap<>();
        for (int i = 1; i < parts.length; i++) {
            int equals = parts[i].indexOf('=');
            if (equals < 0) {
                throw new IllegalArgumentException(
                        "found \"" + Json.shortened(parts[i]) + "\", expected field=value");
            }
            texts.put(parts[i].substring(0, equals), parts[i].substring(equals + 1));
        }
        return build(shape(type), texts);
    }

    private static Event build(Shape shape, Map<String, String> texts) {
        List<RecordComponent> fields = shape.fields();
        Object[] values = new Object[fields.size()];
        Class<?>[] types = new Class<?>[fields.size()];
        for (int i = 0; i < values.length; i++) {
            types[i] = fields.get(i).getType();
            String name = fields.get(i).getName();
            try {
                Optional<String> text = Optional.ofNullable(texts.get(name));
                values[i] = types[i] == Arm.class ? arm(texts) : read(types[i], text);
            } catch (RuntimeException e) {
                throw new IllegalArgumentException(
                        "field "
                                + name
                                + " of "
                                + shape.kind()
                                + " is "
                                + Json.shortened(String.valueOf(texts.get(name)))
                                + ", expected "
                                + types[i].getSimpleName(),
                        e);
            }
        }
        try {
            return shape.type().getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("cannot build " + shape.kind(), e);
        }
    }

    private static void write(Object value, StringBuilder line) {
        switch (value) {
            case Long number -> line.append(number.longValue());
            case Integer number -> line.append(number.intValue());
            case Boolean truth -> line.append(truth.booleanValue());
            case Float score -> score(score, line);
            case Double number -> line.append(plain(number));
            case String text -> Json.quote(text, line);
            case Enum<?> word -> line.append(word(word));
            case Arm arm -> line.append(arm.word());
            case Names names -> line.append(String.join(",", names.names()));
            case Values values -> values.write(line);
            case Cost cost ->
                    line.append(cost.embedNanos())
                            .append('/')
                            .append(cost.storeNanos())
                            .append('/')
                            .append(cost.addedNanos())
                            .append('/')
                            .append(cost.overheadNanos());
            case Dials dials -> dials(dials, line);
            case List<?> hits -> hits(hits, line);
            default -> throw new IllegalStateException("no form for " + value.getClass());
        }
    }

    static void dials(Dials dials, StringBuilder line) {
        boolean first = true;
        for (Map.Entry<Dial, String> each : dials.texts().entrySet()) {
            // runs of before there was a gate keep their lines
            if (each.getKey().equals(Dial.GATE) && !dials.gate()) {
                continue;
            }
            line.append(first ? "" : ";")
                    .append(each.getKey().dial())
                    .append(':')
                    .append(each.getValue());
            first = false;
        }
    }

    private static void hits(List<?> hits, StringBuilder line) {
        boolean first = true;
        for (Object each : hits) {
            Hit hit = (Hit) each;
            line.append(first ? "" : ",").append(hit.entry()).append(':');
            score(hit.score(), line);
            first = false;
        }
    }

    private static void score(float score, StringBuilder line) {
        line.append(
                score == 0 ? "0" : new BigDecimal(score).round(new MathContext(9)).toPlainString());
    }

    static String plain(double number) {
        return number == 0 ? "0" : BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }

    static String word(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Object read(Class<?> type, Optional<String> text) {
        if (type == long.class) {
            return text.map(Long::parseLong).orElse(0L);
        }
        if (type == int.class) {
            return text.map(Integer::parseInt).orElse(0);
        }
        if (type == boolean.class) {
            return text.map(Canonical::truth).orElse(false);
        }
        if (type == float.class) {
            return text.map(Float::parseFloat).orElse(0f);
        }
        if (type == double.class) {
            return text.map(Double::parseDouble).orElse(0d);
        }
        if (type == String.class) {
            return text.map(Json::unquote).orElse("");
        }
        if (type.isEnum()) {
            return constant(type, text);
        }
        if (type == Names.class) {
            return text.map(Names::read).orElse(Names.NONE);
        }
        if (type == Values.class) {
            return text.map(Values::read).orElse(Values.NONE);
        }
        if (type == Cost.class) {
            return text.map(Canonical::cost).orElse(new Cost(0, 0, 0, 0));
        }
        if (type == Dials.class) {
            return readDials(text.orElse(""));
        }
        if (type == List.class) {
            return readHits(text.orElse(""));
        }
        throw new IllegalStateException("no form for " + type);
    }

    /** An arm is named within its run's kind. */
    private static Arm arm(Map<String, String> texts) {
        String kind = Json.unquote(texts.getOrDefault("kind", "\"\""));
        String word = texts.getOrDefault("arm", "");
        return Arm.named(kind, word).orElseThrow(() -> new IllegalArgumentException(word));
    }

    private static boolean truth(String text) {
        return switch (text) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new IllegalArgumentException(text);
        };
    }

    private static Object constant(Class<?> type, Optional<String> text) {
        Object[] constants = type.getEnumConstants();
        if (text.isEmpty()) {
            return constants[0];
        }
        for (Object constant : constants) {
            if (word((Enum<?>) constant).equals(text.get())) {
                return constant;
            }
        }
        throw new IllegalArgumentException(text.get());
    }

    private static Cost cost(String text) {
        String[] parts = text.split("/", -1);
        if (parts.length != 4) {
            throw new IllegalArgumentException(text);
        }
        return new Cost(
                Long.parseLong(parts[0]),
                Long.parseLong(parts[1]),
                Long.parseLong(parts[2]),
                Long.parseLong(parts[3]));
    }

    private static Dials readDials(String text) {
        Map<Dial, String> values = new HashMap<>();
        for (String each : text.isEmpty() ? new String[0] : text.split(";", -1)) {
            int colon = each.indexOf(':');
            Dial dial =
                    Dial.named(each.substring(0, colon))
                            .orElseThrow(() -> new IllegalArgumentException(each));
            values.put(dial, each.substring(colon + 1));
        }
        return Dials.of(values);
    }

    private static List<Hit> readHits(String text) {
        List<Hit> hits = new ArrayList<>();
        for (String each : text.isEmpty() ? new String[0] : text.split(",", -1)) {
            int colon = each.indexOf(':');
            hits.add(
                    new Hit(
                            Integer.parseInt(each.substring(0, colon)),
                            Float.parseFloat(each.substring(colon + 1))));
        }
        return hits;
    }
}
