package mnemarium.ownership;

import mnemarium.ownership.AuditReport.CopyClass;
import mnemarium.ownership.AuditReport.ToDo;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Audits a memory item by item: {@link #add} all of them in order, then ask for the {@link #report}
 * and, going through them in the same order again, for the {@link #finding} of each. So a memory of
 * any size is audited while little of it is held. Not for more than one thread.
 */
public final class Audit {

    /** Of more items, near-duplicates and contradictions are not looked for. */
    public static final int MOST_FOR_NEIGHBOURS = 100_000;

    private static final int EXAMPLES = 5;

    private final ItemJudge judge;
    private final SeenTexts seen = new SeenTexts();
    private final Map<String, Tally> classes = new LinkedHashMap<>();
    private final Map<GateVerdict, Long> verdicts = new EnumMap<>(GateVerdict.class);
    private final SeenTexts subjects = new SeenTexts();
    private String largestSubject = "";
    private int itemsOfLargest;
    private final Examples authority = new Examples();
    private final Examples expired = new Examples();
    private final Examples sourceless = new Examples();
    private final Examples repeats = new Examples();
    private final Examples asked = new Examples();
    private final Map<Integer, List<String>> near = new HashMap<>();
    private final List<String> ids = new ArrayList<>();
    private @Nullable Neighbours neighbours = new Neighbours();
    private int items;
    private long withoutSubject;

    /**
     * @param registry who holds what
     * @param terms the flow's numbers
     * @param now the time at which it is asked what has expired and how old copies are
     */
    public Audit(OwnerRegistry registry, FlowTerms terms, Instant now) {
        this.judge = new ItemJudge(registry, terms, now);
    }

    /** Copies of one field so far. */
    private static final class Tally {
        private final Finding first;
        private final Examples examples = new Examples();
        private double outOfDate;
        private long untold;

        Tally(Finding first) {
            this.first = first;
        }
    }

    /** A count, and the ids of the first few. */
    private static final class Examples {
        private final List<String> ids = new ArrayList<>();
        private long count;

        void add(String id) {
            count++;
            if (ids.size() < EXAMPLES) {
                ids.add(id);
            }
        }
    }

    /** Takes the next item in. */
    public void add(MemoryItem item) {
        int index = items++;
        boolean isFirst = seen.add(said(item), index);
        Finding finding = judge.judge(item);
        verdicts.merge(finding.verdict(), 1L, Long::sum);
        finding.match()
                .filter(match -> finding.isCopy())
                .ifPresent(match -> count(match.field().name(), finding, item));
        count(finding.claimsAuthority(), authority, item);
        count(finding.isExpired(), expired, item);
        count(!finding.hasSource(), sourceless, item);
        count(!isFirst, repeats, item);
        count(finding.verdict() == GateVerdict.ASK_AGAIN, asked, item);
        item.subject().ifPresentOrElse(this::count, () -> withoutSubject++);
        if (items > MOST_FOR_NEIGHBOURS) {
            neighbours = null;
            ids.clear();
        } else {
            ids.add(item.id());
            if (isFirst && neighbours != null) {
                neighbours.add(index, item);
            }
        }
    }

    /** The largest is known at any time, so that no more of a subject is held than its hash. */
    private void count(String subject) {
        subjects.add(subject, 0);
        int count = subjects.count(subject);
        boolean isFirstOfThese = count == itemsOfLargest && subject.compareTo(largestSubject) < 0;
        if (count > itemsOfLargest || isFirstOfThese) {
            largestSubject = subject;
            itemsOfLargest = count;
        }
    }

    private static void count(boolean is, Examples examples, MemoryItem item) {
        if (is) {
            examples.add(item.id());
        }
    }

    private void count(String field, Finding finding, MemoryItem item) {
        Tally tally = classes.computeIfAbsent(field, name -> new Tally(finding));
        tally.examples.add(item.id());
        tally.outOfDate += finding.outOfDate().orElse(0);
        tally.untold += finding.outOfDate().isEmpty() ? 1 : 0;
    }

    /** Whom it is about and what it says; two items are copies of each other if these are equal. */
    private static String said(MemoryItem item) {
        String words = TextWords.padded(item.text());
        return item.subject().orElse("") + "\n" + (words.isBlank() ? item.text().strip() : words);
    }

    /** What is to be said of an item, once all were added. */
    public Finding finding(MemoryItem item, int index) {
        return judge.judge(item)
                .beside(
                        seen.count(said(item)),
                        seen.first(said(item)) != index,
                        near.getOrDefault(index, List.of()));
    }

    /** Hears how far the comparing of items with each other is. */
    public interface Compared {

        /**
         * Called after each item, so that whoever asked can end it by an exception.
         *
         * @param done how many looks were taken
         * @param all how many there are
         */
        void told(long done, long all);
    }

    /** What is to be said of all items that were added. */
    public AuditReport report() {
        return report((_, _) -> {});
    }

    /**
     * The same, for those who wait.
     *
     * @param told while items are compared with each other; after an exception of its own nothing
     *     more can be asked of this audit
     */
    public AuditReport report(Compared told) {
        List<Neighbours.Pair> pairs = neighbours == null ? List.of() : neighbours.pairs(told);
        near.clear();
        Examples against = new Examples();
        Set<Integer> disputed = new HashSet<>();
        long contradictions = 0;
        long alike = 0;
        for (Neighbours.Pair pair : pairs) {
            note(pair.first(), pair.second(), pair);
            note(pair.second(), pair.first(), pair);
            if (pair.contradicts()) {
                contradictions++;
                for (int index : new int[] {pair.first(), pair.second()}) {
                    if (disputed.add(index)) {
                        against.add(ids.get(index));
                    }
                }
            } else {
                alike++;
            }
        }
        List<CopyClass> shares = new ArrayList<>();
        classes.forEach(
                (field, tally) ->
                        shares.add(
                                new CopyClass(
                                        field,
                                        tally.first.owner().name(),
                                        tally.first.verdict(),
                                        tally.examples.count,
                                        tally.outOfDate,
                                        tally.untold)));
        shares.sort(Comparator.comparingLong(CopyClass::items).reversed());
        return new AuditReport(
                items,
                shares.stream().mapToLong(CopyClass::items).sum(),
                shares,
                verdicts,
                repeats.count,
                seen.repeated(),
                alike,
                contradictions,
                neighbours == null,
                sourceless.count,
                withoutSubject,
                expired.count,
                authority.count,
                subjects.size(),
                largestSubject,
                itemsOfLargest,
                toDo(against, shares));
    }

    private void note(int index, int other, Neighbours.Pair pair) {
        near.computeIfAbsent(index, i -> new ArrayList<>())
                .add(
                        (pair.contradicts() ? Finding.MAY_CONTRADICT : Finding.NEARLY_REPEATS)
                                + ids.get(other)
                                + ": "
                                + pair.why());
    }

    /**
     * By risk: what makes an agent do what it must not; what is wrong for certain in one of two;
     * copies, those first of which most are expected to be out of date; what is past its own date;
     * what cannot be checked; what only costs.
     */
    private List<ToDo> toDo(Examples against, List<CopyClass> shares) {
        List<ToDo> all = new ArrayList<>();
        add(
                all,
                "Remove the claims of authority; have each confirmed by whoever can give it.",
                "An agent that believes one does what nobody allowed.",
                authority);
        add(
                all,
                "Decide between the items that may contradict each other.",
                "Of two that do, at least one is wrong.",
                against);
        shares.stream()
                .sorted(
                        Comparator.comparingDouble(CopyClass::outOfDate)
                                .reversed()
                                .thenComparing(
                                        Comparator.comparingLong(CopyClass::items).reversed()))
                .forEach(
                        each ->
                                all.add(
                                        new ToDo(
                                                "Remove the copies of "
                                                        + each.field()
                                                        + " and "
                                                        + each.verdict().title()
                                                        + " instead: "
                                                        + each.owner()
                                                        + " holds it.",
                                                risk(each),
                                                each.items(),
                                                examples(each.field()))));
        add(
                all,
                "Remove what has expired, or ask for it again.",
                "By their own date these should no longer be used.",
                expired);
        add(
                all,
                "Find out where the items without source came from, or remove them.",
                "What has no source can be neither checked nor put right.",
                sourceless);
        add(
                all,
                "Keep one of each set of repeated items.",
                "A change or a deletion must find every one of them.",
                repeats);
        add(
                all,
                "Remove what is cheap to ask again.",
                "A record costs more to keep right than a question.",
                asked);
        return all;
    }

    private List<String> examples(String field) {
        Tally tally = classes.get(field);
        return tally == null ? List.of() : tally.examples.ids;
    }

    private static String risk(CopyClass each) {
        String expected =
                String.format(
                        Locale.ROOT, "About %.0f are expected to be out of date", each.outOfDate());
        return each.untold() == 0
                ? expected + "."
                : expected + "; of " + each.untold() + " it cannot be told.";
    }

    private static void add(List<ToDo> all, String what, String why, Examples examples) {
        if (examples.count > 0) {
            all.add(new ToDo(what, why, examples.count, examples.ids));
        }
    }
}
