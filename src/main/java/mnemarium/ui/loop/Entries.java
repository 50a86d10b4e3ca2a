package mnemarium.ui.loop;

import mnemarium.loop.Beat;
import mnemarium.loop.Event;
import mnemarium.loop.Memo;
import mnemarium.loop.MemoryEvent;
import mnemarium.loop.Prefix;
import mnemarium.loop.State;
import mnemarium.loop.TriageEvent;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Derives the entries of the working memory at the cursor, in any order. Rows are made when they
 * are asked for; ordering looks at one number per entry.
 */
final class Entries {

    /** The orders of the list. */
    enum Order {
        LAST_TOUCHED("Last touched first"),
        OLDEST("Oldest first"),
        MOST_READ("Most read first");

        private final String words;

        Order(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    private final Track track;
    private final State state;
    private final int cursor;
    private final Prefix<Memo> memory;

    Entries(Track track, State state, int cursor) {
        this.track = track;
        this.state = state;
        this.cursor = cursor;
        this.memory = state.memory();
    }

    int size() {
        return memory.size();
    }

    EntryRow row(int entry) {
        Memo memo = memory.get(entry);
        List<Track.Read> reads = track.reads(entry, cursor);
        int hits = 0;
        for (Track.Read read : reads) {
            hits += read.hit() ? 1 : 0;
        }
        Optional<EntryRow.LastRead> last =
                reads.isEmpty()
                        ? Optional.empty()
                        : Optional.of(
                                new EntryRow.LastRead(
                                        where(reads.getLast().operation()),
                                        reads.getLast().hit(),
                                        reads.getLast().score()));
        return new EntryRow(
                entry,
                memo.text(),
                memo.key(),
                where(memo.operation()),
                last,
                hits,
                reads.size() - hits);
    }

    private EntryRow.Where where(int operation) {
        Beat beat = state.setup().script().beats().get(track.step(operation));
        return new EntryRow.Where(beat.turn(), beat.stepInTurn(), operation);
    }

    /** The entries whose text, key or name holds the words, in an order. */
    int[] ordered(Order order, String words) {
        String wanted = words.strip().toLowerCase(Locale.ROOT);
        long[] keyed = new long[memory.size()];
        int found = 0;
        for (int entry = 0; entry < keyed.length; entry++) {
            if (wanted.isEmpty() || matches(memory.get(entry), wanted)) {
                keyed[found++] = rank(order, entry) << 32 | entry;
            }
        }
        long[] sorted = Arrays.copyOf(keyed, found);
        Arrays.sort(sorted);
        int[] entries = new int[found];
        for (int i = 0; i < found; i++) {
            entries[i] = (int) sorted[i];
        }
        return entries;
    }

    private static boolean matches(Memo memo, String wanted) {
        return memo.text().toLowerCase(Locale.ROOT).contains(wanted)
                || memo.key().toLowerCase(Locale.ROOT).contains(wanted)
                || memo.name().equals(wanted);
    }

    /** Smaller comes first; equal ranks are ordered by age. */
    private long rank(Order order, int entry) {
        return switch (order) {
            case OLDEST -> 0;
            case MOST_READ -> Integer.MAX_VALUE - (long) track.reads(entry, cursor).size();
            case LAST_TOUCHED -> {
                List<Track.Read> reads = track.reads(entry, cursor);
                int written = memory.get(entry).operation();
                int touched =
                        reads.isEmpty() ? written : Math.max(written, reads.getLast().operation());
                // in one lookup what it found comes before what it merely brought
                boolean hit = !reads.isEmpty() && reads.getLast().hit();
                yield Integer.MAX_VALUE - (2L * touched + (hit ? 1 : 0));
            }
        };
    }

    /** What the newest redundant action left behind: two entries of one incident. */
    Optional<String> twins() {
        int operation = track.lastRedundant(cursor);
        if (operation < 0) {
            return Optional.empty();
        }
        int step = track.step(operation);
        int written = -1;
        String same = "";
        String why = "the memory was not asked";
        int last = Math.min(cursor, track.last(step));
        for (int each = track.first(step); each <= last; each++) {
            for (Event event : track.operation(each)) {
                switch (event) {
                    case TriageEvent.Judged judged -> same = judged.sameAs();
                    case MemoryEvent.Remembered remembered -> written = remembered.entry();
                    case MemoryEvent.LookupSkipped _ -> why = "the lookup was skipped";
                    case MemoryEvent.LookupMade made ->
                            why =
                                    made.ending() == MemoryEvent.Ending.LATE
                                            ? "the lookup came late"
                                            : "the lookup missed";
                    case MemoryEvent.Compared _, TriageEvent.Acted _ -> {}
                    case mnemarium.loop.RunEvent _,
                            mnemarium.loop.ConversationEvent _,
                            mnemarium.loop.WorldEvent _,
                            mnemarium.loop.ReuseEvent _,
                            mnemarium.loop.GateEvent _,
                            mnemarium.loop.StepEvent _ -> {}
                }
            }
        }
        int first = track.entry(same);
        return written < 0 || first < 0
                ? Optional.empty()
                : Optional.of(
                        "%s and %s are one incident: %s was written since %s."
                                .formatted(
                                        Memo.name(written),
                                        Memo.name(first),
                                        Memo.name(written),
                                        why));
    }
}
