package mnemarium.loop;

/**
 * One step that a scenario will bring, known before the run.
 *
 * @param turn from 1
 * @param stepInTurn from 1
 * @param stepsInTurn how many the turn has
 * @param kind what happens in it
 * @param index which item, message of the turn, question of the turn, or task; from 0
 * @param key its name in events: an item's id, "turn.message", a question's id, "turn 3", "task 31"
 */
public record Beat(int turn, int stepInTurn, int stepsInTurn, Kind kind, int index, String key) {

    /** What happens in a step. */
    public enum Kind {
        /** An item is triaged. */
        ITEM,
        /** A message is heard. */
        HEAR,
        /** A question is answered. */
        ASK,
        /** The agent replies to the turn. */
        REPLY,
        /** A task of a world that drifts. */
        TASK
    }
}
