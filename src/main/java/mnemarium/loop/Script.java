package mnemarium.loop;

import mnemarium.scenario.Conversation;
import mnemarium.scenario.Evolving;
import mnemarium.scenario.Fact;
import mnemarium.scenario.Item;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.Message;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.ProcessMemory;
import mnemarium.scenario.Question;
import mnemarium.scenario.Replies;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.StalenessTrap;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.Triage;
import mnemarium.scenario.Turn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/**
 * What a scenario brings under one seed and one arm, laid out as beats. The agent never looks ahead
 * in it; the scenario does, to judge.
 */
public final class Script {

    private static final int NONE = -1;

    private final List<Beat> beats;
    private final List<Item> items;
    private final int[] previous;
    private final Map<String, Integer> itemByKey;
    private final List<Turn> turns;
    private final Map<String, Fact> facts;
    private final boolean incidentsKnown;

    private Script(List<Beat> beats, List<Item> items, List<Turn> turns) {
        this.beats = List.copyOf(beats);
        this.items = List.copyOf(items);
        this.turns = List.copyOf(turns);
        this.previous = previousOfSameIncident(items);
        this.itemByKey = HashMap.newHashMap(items.size());
        for (int i = 0; i < items.size(); i++) {
            itemByKey.put(items.get(i).id(), i);
        }
        this.facts = new HashMap<>();
        for (Turn turn : turns) {
            for (Message message : turn.messages()) {
                message.facts().forEach(fact -> facts.put(fact.id(), fact));
            }
        }
        this.incidentsKnown = items.stream().allMatch(item -> item.incident() != null);
    }

    /** Lays a scenario out. */
    public static Script of(Scenario scenario, Arm arm, long seed) {
        return switch (scenario) {
            case Triage triage -> triage(triage, seed);
            case Conversation conversation -> conversation(conversation, arm);
            case OutcomeReuse reuse -> steps(reuse.world().tasks(), task -> "task " + task);
            case Evolving evolving -> steps(evolving.sessions(), session -> "session " + session);
            case StalenessTrap trap ->
                    steps(trap.traps().size(), step -> trap.traps().get(step).id());
            case ProcessMemory process ->
                    steps(process.decisions().size(), step -> process.decisions().get(step).id());
            case Lanes lanes -> steps(lanes.steps().size(), step -> key(lanes.steps().get(step)));
            case Tenure tenure -> tenure(tenure);
        };
    }

    private static Script tenure(Tenure tenure) {
        List<Tenure.Step> steps = tenure.steps();
        return steps(
                steps.size(),
                step ->
                        switch (steps.get(step)) {
                            case Tenure.Step.Earlier _ -> "earlier conversations";
                            case Tenure.Step.Say say ->
                                    say.fact() + " told in " + (say.conversation() + 1);
                            case Tenure.Step.Ask ask ->
                                    ask.question().id() + " in " + (ask.conversation() + 1);
                        });
    }

    private static String key(Lanes.Step step) {
        return switch (step) {
            case Lanes.Step.Hear hear -> "hear " + hear.fact();
            case Lanes.Step.Do done -> "do " + done.work();
            case Lanes.Step.Ask ask -> ask.id();
        };
    }

    /** Where steps stand by themselves, each is a turn of its own. */
    private static Script steps(int count, IntFunction<String> key) {
        List<Beat> beats = new ArrayList<>(count);
        for (int step = 0; step < count; step++) {
            beats.add(new Beat(step + 1, 1, 1, Beat.Kind.TASK, step, key.apply(step)));
        }
        return new Script(beats, List.of(), List.of());
    }

    private static Script triage(Triage triage, long seed) {
        List<Item> items = triage.items(seed);
        List<Beat> beats = new ArrayList<>(items.size());
        int size = triage.turnSize();
        for (int i = 0; i < items.size(); i++) {
            int turn = i / size;
            int inTurn = Math.min(size, items.size() - turn * size);
            beats.add(
                    new Beat(turn + 1, i % size + 1, inTurn, Beat.Kind.ITEM, i, items.get(i).id()));
        }
        return new Script(beats, items, List.of());
    }

    private static Script conversation(Conversation conversation, Arm arm) {
        List<Beat> beats = new ArrayList<>();
        List<Turn> turns = conversation.turns();
        for (int t = 0; t < turns.size(); t++) {
            Turn turn = turns.get(t);
            boolean replies =
                    !turn.messages().isEmpty()
                            && turn.questions().isEmpty()
                            && (conversation.replies() == Replies.EACH_TURN
                                    || arm.equals(Arm.NOTES));
            int steps = turn.messages().size() + turn.questions().size() + (replies ? 1 : 0);
            int step = 0;
            for (int m = 0; m < turn.messages().size(); m++) {
                String key = (t + 1) + "." + (m + 1);
                beats.add(new Beat(t + 1, ++step, steps, Beat.Kind.HEAR, m, key));
            }
            for (int q = 0; q < turn.questions().size(); q++) {
                String key = turn.questions().get(q).id();
                beats.add(new Beat(t + 1, ++step, steps, Beat.Kind.ASK, q, key));
            }
            if (replies) {
                beats.add(new Beat(t + 1, ++step, steps, Beat.Kind.REPLY, 0, "turn " + (t + 1)));
            }
        }
        return new Script(beats, List.of(), turns);
    }

    private static int[] previousOfSameIncident(List<Item> items) {
        int[] previous = new int[items.size()];
        Arrays.fill(previous, NONE);
        Map<String, Integer> latest = new HashMap<>();
        for (int i = 0; i < previous.length; i++) {
            String incident = items.get(i).incident();
            if (incident != null) {
                Integer before = latest.put(incident, i);
                previous[i] = before == null ? NONE : before;
            }
        }
        return previous;
    }

    /** All steps, in order. */
    public List<Beat> beats() {
        return beats;
    }

    /** How many turns there are. */
    public int turns() {
        return beats.isEmpty() ? 0 : beats.getLast().turn();
    }

    /** The items of a triage in order of arrival; empty for a conversation. */
    public List<Item> items() {
        return items;
    }

    /** The item of an ITEM beat. */
    public Item item(Beat beat) {
        return items.get(beat.index());
    }

    /** The item with this id. */
    public Item item(String key) {
        return items.get(index(key));
    }

    /** Where an item stands in the order of arrival. */
    public int index(String key) {
        Integer index = itemByKey.get(key);
        if (index == null) {
            throw new IllegalArgumentException("found item '" + key + "', expected one of the run");
        }
        return index;
    }

    /** The latest earlier item of the same incident, or -1. */
    int previous(int item) {
        return previous[item];
    }

    /** Whether every item names its incident; if not, no redundancy can be claimed. */
    public boolean incidentsKnown() {
        return incidentsKnown;
    }

    /** How many items repeat an earlier incident. */
    public int duplicates() {
        int count = 0;
        for (int before : previous) {
            if (before != NONE) {
                count++;
            }
        }
        return count;
    }

    /** The turn of a conversation a beat belongs to. */
    public Turn turn(Beat beat) {
        return turns.get(beat.turn() - 1);
    }

    /** The message of a HEAR beat. */
    public Message message(Beat beat) {
        return turn(beat).messages().get(beat.index());
    }

    /** The question of an ASK beat. */
    public Question question(Beat beat) {
        return turn(beat).questions().get(beat.index());
    }

    /** All questions of a beat's turn, one a line: what an arm asks that reads for a turn. */
    public String questions(Beat beat) {
        return turn(beat).questions().stream()
                .map(Question::text)
                .collect(Collectors.joining("\n"));
    }

    /** The fact with this id. */
    public Fact fact(String id) {
        Fact fact = facts.get(id);
        if (fact == null) {
            throw new IllegalArgumentException("found fact '" + id + "', expected one of the run");
        }
        return fact;
    }

    /** How many facts all questions need, counted once per question. */
    public int factsNeeded() {
        return turns.stream()
                .flatMap(turn -> turn.questions().stream())
                .mapToInt(question -> question.needs().size())
                .sum();
    }
}
