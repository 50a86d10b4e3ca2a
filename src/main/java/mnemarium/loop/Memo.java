package mnemarium.loop;

/**
 * One entry of the working memory as the run knows it.
 *
 * @param entry its number, from 0
 * @param key what it was made from: an item, a fact
 * @param text what was remembered
 * @param turn when it was written, from 1
 * @param step the step of the run that wrote it, from 1
 * @param operation the operation that wrote it
 */
public record Memo(int entry, String key, String text, int turn, int step, int operation) {

    /** Its name on screen: m1 is the first. */
    public String name() {
        return name(entry);
    }

    /** The name on screen of an entry. */
    public static String name(int entry) {
        return "m" + (entry + 1);
    }
}
