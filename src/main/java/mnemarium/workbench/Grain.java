package mnemarium.workbench;

import mnemarium.scenario.Evolving;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.OutcomeReuse;
import mnemarium.scenario.ProcessMemory;
import mnemarium.scenario.StalenessTrap;
import mnemarium.scenario.Tenure;

/** How far one press of a key goes. A kind of scenario has its own words for it. */
public enum Grain {
    /** One operation. */
    OPERATION,
    /** To the end of the step. */
    STEP,
    /**
     * To the end of the turn; in a world that drifts, to the next task that found something moved;
     * where steps stand by themselves, to the next that went wrong; of a long history, to the end
     * of the conversation.
     */
    TURN;

    /**
     * What the parts of a run are called on its timeline: turns, or steps where each step stands by
     * itself. A conversation of a long history is no part: it may hold many questions.
     */
    public static String partWord(String kind) {
        String turn = TURN.word(kind);
        return turn.startsWith("To ") || kind.equals(Tenure.KIND) ? STEP.word(kind) : turn;
    }

    /** What it is called in a kind of scenario. */
    public String word(String kind) {
        return switch (this) {
            case OPERATION -> "Operation";
            case STEP ->
                    switch (kind) {
                        case OutcomeReuse.KIND -> "Task";
                        case Evolving.KIND -> "Session";
                        case StalenessTrap.KIND -> "Question";
                        case Tenure.KIND -> "Question";
                        case ProcessMemory.KIND -> "Decision";
                        default -> "Step";
                    };
            case TURN ->
                    switch (kind) {
                        case OutcomeReuse.KIND -> "To next trip";
                        case Evolving.KIND, StalenessTrap.KIND, Lanes.KIND ->
                                "To next wrong answer";
                        case Tenure.KIND -> "Conversation";
                        case ProcessMemory.KIND -> "To next rework";
                        default -> "Turn";
                    };
        };
    }
}
