package mnemarium.ui.loop;

/**
 * One hit of a read.
 *
 * @param rank from 1, best first
 * @param entry the memory entry's number, from 0
 * @param score its cosine with the query
 * @param standing what became of it
 * @param text what the entry says
 */
public record HitRow(int rank, int entry, double score, Standing standing, String text) {

    /** Whether a hit counts. */
    public enum Standing {
        /** It reaches the threshold and is what the read found. */
        HIT("hit"),
        /** It reaches the threshold, and a better one was taken. */
        ALSO("also"),
        /** It reaches the threshold, and says something else than what was asked for. */
        OTHER("other"),
        /** It reaches the threshold, but the read came late. */
        LATE("late"),
        /** It does not reach the threshold. */
        BELOW("below");

        private final String word;

        Standing(String word) {
            this.word = word;
        }

        /** The word on screen. */
        public String word() {
            return word;
        }
    }

    /** The entry's name on screen, from m1. */
    public String id() {
        return "m" + (entry + 1);
    }
}
