package mnemarium.loop;

import mnemarium.loop.reuse.EvolvingArm;
import mnemarium.loop.reuse.ReuseArm;
import mnemarium.scenario.Evolving;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.ProcessMemory;
import mnemarium.scenario.StalenessTrap;
import mnemarium.scenario.Tenure;

import java.util.List;
import java.util.Optional;

/**
 * One policy under comparison, all else equal.
 *
 * @param kind the kind of scenario it belongs to
 * @param word its name in files, on the command line and on screen
 */
public record Arm(String kind, String word) {

    /** Triage: investigates whatever it does not recognise by its own sight. */
    public static final Arm NO_MEMORY = new Arm("triage", "no-memory");

    /** Triage: one retrieval at the start of a turn, as in retrieval-augmented generation. */
    public static final Arm PER_TURN = new Arm("triage", "per-turn");

    /** Triage: asks its memory before each investigation, and remembers after it. */
    public static final Arm IN_LOOP = new Arm("triage", "in-loop");

    /** Conversation: only the context window. */
    public static final Arm BASELINE = new Arm("conversation", "baseline");

    /**
     * Conversation: as baseline, and told that its window is short; it has no means to act on it.
     */
    public static final Arm AWARE = new Arm("conversation", "aware");

    /** Conversation: restates all it knows in each reply. */
    public static final Arm NOTES = new Arm("conversation", "notes");

    /** Conversation: remembers each fact when it is stated, recalls before it answers. */
    public static final Arm MEMORY = new Arm("conversation", "memory");

    /**
     * Conversation: as memory, with one recall in a turn that asks. It is made before the first
     * answer, and its query is all questions of the turn, one a line.
     */
    public static final Arm ONE_READ = new Arm("conversation", "memory-one-read");

    /**
     * Conversation: as one read, and reads on: each read brings the k nearest entries that no
     * earlier read of the turn brought. It stops when the best entry of a read stays below the
     * threshold, when all entries were brought, or when the budget does not admit the next read.
     */
    public static final Arm UNTIL_NEW = new Arm("conversation", "memory-until-new");

    private static final String REUSE = "outcome-reuse";
    private static final String EVOLVING = "evolving-world";

    /** Whether it is this laboratory's own, and not the source's. */
    public boolean isOurs() {
        return kind.equals(REUSE) && ReuseArm.named(word).filter(ReuseArm::isOurs).isPresent();
    }

    /** Whether it remembers facts when they are stated; arms of a conversation only. */
    public boolean remembersFacts() {
        return equals(MEMORY) || readsForTurn();
    }

    /**
     * Whether what it reads before the first answer of a turn is at hand for all answers of that
     * turn; arms of a conversation only.
     */
    public boolean readsForTurn() {
        return equals(ONE_READ) || equals(UNTIL_NEW);
    }

    /** The arm of this kind with that name. */
    public static Optional<Arm> named(String kind, String word) {
        if (kind.equals(EVOLVING)) {
            return EvolvingArm.named(word).map(each -> new Arm(kind, each.arm()));
        }
        return of(kind).stream().filter(arm -> arm.word.equals(word)).findFirst();
    }

    /**
     * All arms of a kind, in the order in which they are shown; of those with a number, the
     * published ones.
     */
    public static List<Arm> of(String kind) {
        return switch (kind) {
            case "triage" -> List.of(NO_MEMORY, PER_TURN, IN_LOOP);
            case "conversation" -> List.of(BASELINE, AWARE, NOTES, MEMORY, ONE_READ, UNTIL_NEW);
            case REUSE -> ReuseArm.names().stream().map(each -> new Arm(kind, each)).toList();
            case EVOLVING -> named(kind, Evolving.ARMS);
            case StalenessTrap.KIND -> named(kind, StalenessTrap.ARMS);
            case ProcessMemory.KIND -> named(kind, ProcessMemory.ARMS);
            case Lanes.KIND -> named(kind, Lanes.ARMS);
            case Tenure.KIND -> named(kind, Tenure.ARMS);
            default -> List.of();
        };
    }

    private static List<Arm> named(String kind, List<String> words) {
        return words.stream().map(each -> new Arm(kind, each)).toList();
    }
}
