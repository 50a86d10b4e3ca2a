package mnemarium.ownership;

import java.util.List;
import java.util.Map;

/**
 * What the audit says of a whole memory.
 *
 * @param items how many there are
 * @param copies how many of them somebody else holds and keeps current
 * @param classes the copies by field, most first
 * @param verdicts how many items the gate gives each answer
 * @param repeats items that say what an earlier one of their subject says
 * @param repeatedTexts how many texts are there more than once
 * @param nearPairs pairs within one subject that say nearly the same
 * @param contradictions pairs within one subject that may contradict each other
 * @param neighboursLeftOut whether pairs were left out, since there are more than {@link
 *     Audit#MOST_FOR_NEIGHBOURS} items
 * @param withoutSource items of which the export does not say where they came from
 * @param withoutSubject items of which it does not say whom they are about; only reading finds them
 * @param expired items whose own date is past
 * @param authorityClaims items that say that somebody may do something
 * @param subjects how many there are
 * @param largestSubject the one with most items, all of which its deletion must find
 * @param itemsOfLargest how many those are
 * @param toDo what to do, the riskiest first
 */
public record AuditReport(
        long items,
        long copies,
        List<CopyClass> classes,
        Map<GateVerdict, Long> verdicts,
        long repeats,
        long repeatedTexts,
        long nearPairs,
        long contradictions,
        boolean neighboursLeftOut,
        long withoutSource,
        long withoutSubject,
        long expired,
        long authorityClaims,
        int subjects,
        String largestSubject,
        long itemsOfLargest,
        List<ToDo> toDo) {

    public AuditReport {
        classes = List.copyOf(classes);
        verdicts = Map.copyOf(verdicts);
        toDo = List.copyOf(toDo);
    }

    /** The share of copies, 0 to 1. */
    public double shareOfCopies() {
        return items == 0 ? 0 : copies / (double) items;
    }

    /**
     * Copies of one field.
     *
     * @param outOfDate how many are expected to be out of date by now, of those of which it can be
     *     told
     * @param untold of how many it cannot be told, since their age or the field's change rate is
     *     not known
     */
    public record CopyClass(
            String field,
            String owner,
            GateVerdict verdict,
            long items,
            double outOfDate,
            long untold) {}

    /**
     * Something to do.
     *
     * @param what in a sentence
     * @param why it is a risk
     * @param items how many it is about
     * @param examples ids of the first of them
     */
    public record ToDo(String what, String why, long items, List<String> examples) {
        public ToDo {
            examples = List.copyOf(examples);
        }
    }
}
