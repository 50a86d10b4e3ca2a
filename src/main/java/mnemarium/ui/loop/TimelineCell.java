package mnemarium.ui.loop;

import java.util.Optional;

/**
 * One lived step, as the timeline marks it.
 *
 * @param key what the step was about
 * @param lastOperation number of its last operation: where a click goes
 * @param read how its read ended, if it made or skipped one
 * @param deed what was done, if the step got that far
 * @param writes how many entries it wrote
 * @param keptOut how many writes the gate refused
 */
public record TimelineCell(
        String key,
        int lastOperation,
        Optional<ReadEnd> read,
        Optional<Deed> deed,
        int writes,
        int keptOut) {

    /** How bad it is, for bins that show only the worst: 0 nothing, then hit, miss, late … */
    int gravity() {
        if (deed.filter(each -> each == Deed.REDUNDANT || each == Deed.WRONG).isPresent()
                || deed.filter(each -> each == Deed.MISSING).isPresent()) {
            return 5;
        }
        if (read.isEmpty()) {
            return 0;
        }
        return switch (read.get()) {
            case SKIPPED -> 4;
            case LATE -> 3;
            case MISS -> 2;
            case HIT -> 1;
        };
    }

    /** The cell in words: "A-09: hit, closed, no write". */
    String words() {
        StringBuilder words = new StringBuilder(key);
        words.append(read.map(end -> ": " + end.word()).orElse(": no read"));
        deed.ifPresent(each -> words.append(", ").append(each.word()));
        words.append(writes == 0 ? ", no write" : ", " + Words.counted(writes, "write", "writes"));
        if (keptOut > 0) {
            words.append(", ").append(Words.count(keptOut)).append(" kept out by the gate");
        }
        return words.toString();
    }
}
