package mnemarium.ui.loop;

import mnemarium.ui.chart.Mark;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One lived step, as the timeline marks it.
 *
 * @param key what the step was about
 * @param lastOperation number of its last operation: where a click goes
 * @param read how its read ended, if it made or skipped one
 * @param deed what was done, if the step got that far
 * @param writes how many entries it wrote
 * @param routed how many writes the gate sent elsewhere
 * @param refused how many writes the gate never lets be believed
 */
public record TimelineCell(
        String key,
        int lastOperation,
        Optional<ReadEnd> read,
        Optional<Deed> deed,
        int writes,
        int routed,
        int refused) {

    /** The signs of the lane "Write": what was written, and what the gate kept out. */
    List<Mark> writeMarks() {
        List<Mark> marks = new ArrayList<>();
        if (writes > 0) {
            marks.add(Mark.WRITE);
        }
        if (routed > 0) {
            marks.add(Mark.ROUTED);
        }
        if (refused > 0) {
            marks.add(Mark.REFUSED);
        }
        return marks;
    }

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
        keptOut(words, routed, Mark.ROUTED);
        keptOut(words, refused, Mark.REFUSED);
        return words.toString();
    }

    private static void keptOut(StringBuilder words, int count, Mark mark) {
        if (count > 0) {
            words.append(", ").append(Words.count(count)).append(' ').append(mark.word());
        }
    }
}
