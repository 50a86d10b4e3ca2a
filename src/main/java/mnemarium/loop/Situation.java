package mnemarium.loop;

import mnemarium.loop.reuse.Remembered;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where the world of a run stands: one record per kind of scenario. */
public sealed interface Situation {

    /**
     * A triage.
     *
     * @param handled what was done with each item so far, by order of arrival
     * @param turnHits the entries that this turn's recall brought; per-turn arm only
     */
    record Triaging(Prefix<Handled> handled, List<Integer> turnHits) implements Situation {
        public Triaging {
            turnHits = List.copyOf(turnHits);
        }
    }

    /**
     * What was done with an item.
     *
     * @param action what the agent did
     * @param verdict what it was worth
     */
    record Handled(TriageEvent.Action action, TriageEvent.Verdict verdict) {}

    /**
     * A conversation.
     *
     * @param findings each fact that a question needed, in order
     * @param contexts what each reply had to read, in order
     * @param turnReads the reads of this turn, in order; only of arms that read for a turn
     */
    record Talking(
            Prefix<Finding> findings,
            Prefix<Context> contexts,
            List<MemoryEvent.LookupMade> turnReads)
            implements Situation {

        /** Before the first turn. */
        static final Talking BEFORE = new Talking(Prefix.empty(), Prefix.empty(), List.of());

        public Talking {
            turnReads = List.copyOf(turnReads);
        }

        /** The entries that the reads of this turn brought. */
        public Set<Integer> brought() {
            Set<Integer> entries = new HashSet<>();
            turnReads.forEach(read -> read.hits().forEach(hit -> entries.add(hit.entry())));
            return entries;
        }

        Talking plus(Finding finding) {
            return new Talking(findings.plus(finding), contexts, turnReads);
        }

        Talking plus(Context context) {
            return new Talking(findings, contexts.plus(context), turnReads);
        }

        Talking plus(MemoryEvent.LookupMade read) {
            List<MemoryEvent.LookupMade> reads = new ArrayList<>(turnReads);
            reads.add(read);
            return new Talking(findings, contexts, reads);
        }

        Talking inNextTurn() {
            return turnReads.isEmpty() ? this : new Talking(findings, contexts, List.of());
        }
    }

    /** A fact that a question needed, and where it was had from or why it was missed. */
    record Finding(String question, String fact, ConversationEvent.Known known) {}

    /** Tokens that one reply had to read, and those it wrote. */
    record Context(int turn, int contextTokens, int replyTokens) {}

    /**
     * A world that drifts under work that recurs.
     *
     * @param rules the world and the arm's policy, as they stand
     * @param remembered what the arm knows, as of the end of the last complete task
     * @param stage where it stands inside the task
     * @param taskEvents the events of the task at hand; of the last one where it is complete
     * @param tally what was counted over complete tasks
     * @param records all records so far, oldest first; ids from 1
     * @param tasks what each complete task came to
     */
    record Reusing(
            Rules rules,
            Remembered remembered,
            Stage stage,
            List<Event> taskEvents,
            ReuseTally tally,
            Prefix<KeptRecord> records,
            Prefix<TaskDone> tasks)
            implements Situation {

        public Reusing {
            taskEvents = List.copyOf(taskEvents);
        }

        /** Before the first task. */
        static Reusing before(Rules rules) {
            return new Reusing(
                    rules,
                    Remembered.atStart(rules.layout()),
                    Stage.BETWEEN,
                    List.of(),
                    ReuseTally.NONE,
                    Prefix.empty(),
                    Prefix.empty());
        }

        /** The record that a scope has now, by its number in the layout; empty if it has none. */
        public Optional<KeptRecord> current(int key) {
            for (Remembered.Kept each : remembered.records()) {
                if (each.key() == key) {
                    return Optional.of(derivedAt(each.derivedAt()));
                }
            }
            return Optional.empty();
        }

        private KeptRecord derivedAt(int task) {
            int low = 0;
            int high = records.size() - 1;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (records.get(middle).task() < task) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            return records.get(low);
        }
    }

    /**
     * A run whose steps stand by themselves: a session, a question, a decision.
     *
     * @param terms where the dials stand that are not a working memory's
     * @param part operations of the step at hand that are done; 0: the last step is complete
     * @param stepEvents the events of the step at hand; of the last one where it is complete
     * @param progress what the complete steps came to
     */
    record Stepping(Terms terms, int part, List<Event> stepEvents, Progress progress)
            implements Situation {

        public Stepping {
            stepEvents = List.copyOf(stepEvents);
        }

        static Stepping before(Terms terms, Progress progress) {
            return new Stepping(terms, 0, List.of(), progress);
        }

        /** Virtual time when the step at hand began. */
        long began() {
            return stepEvents.getFirst().at();
        }

        /** What of a kind has happened in the step at hand. */
        <T extends Event> List<T> ofStep(Class<T> kind) {
            return stepEvents.stream().filter(kind::isInstance).map(kind::cast).toList();
        }
    }

    /** Where an agent stands inside a task: each task takes three operations. */
    enum Stage {
        /** The last task is complete. */
        BETWEEN,
        /** It has looked at what moved and what came to light. */
        LOOKED,
        /** It has compared or checked, and decided. */
        DECIDED
    }
}
