package mnemarium.ui.loop;

import java.util.Optional;

/**
 * One entry of the working memory at the cursor.
 *
 * @param entry its number, from 0
 * @param text what was remembered
 * @param key what it was made from
 * @param written where it was written
 * @param lastRead where it was last read, if it was
 * @param hits how many reads found it
 * @param below how many reads brought it below the threshold, or beside a better one
 */
public record EntryRow(
        int entry,
        String text,
        String key,
        Where written,
        Optional<LastRead> lastRead,
        int hits,
        int below) {

    /**
     * A place in the run.
     *
     * @param turn from 1
     * @param step in the turn, from 1
     * @param operation its number in the run
     */
    public record Where(int turn, int step, int operation) {

        /** "turn 2, step 3". */
        public String words() {
            return Words.place(turn, step);
        }

        /** "2·3". */
        public String shortWords() {
            return Words.shortPlace(turn, step);
        }
    }

    /** The newest read, and what it made of the entry. */
    public record LastRead(Where where, boolean hit, double score) {}

    /** The entry's name on screen, from m1. */
    public String id() {
        return "m" + (entry + 1);
    }

    /** How often it was read. */
    public int reads() {
        return hits + below;
    }
}
