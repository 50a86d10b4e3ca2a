package mnemarium.ui.ledger;

import java.util.Arrays;

/**
 * The records that a filter lets through, newest first. Kept while a ledger grows: a record that
 * was let through or held back once is not asked again, only its standing is.
 */
final class RecordOrder {

    private RecordList list = RecordList.NONE;
    private RecordFilter filter = new RecordFilter("", "", "", true);
    private String ledger = "";
    private int[] through = new int[64];
    private int throughs;
    private int taken;
    private int[] shown = new int[64];
    private int size;

    /**
     * Takes in a ledger as it is now.
     *
     * @param name of the ledger: of another one everything is asked anew
     */
    void follow(String name, RecordList next, RecordFilter asked) {
        boolean same =
                name.equals(ledger)
                        && asked.words().equals(filter.words())
                        && asked.kind().equals(filter.kind())
                        && asked.scope().equals(filter.scope());
        if (!same) {
            taken = 0;
            throughs = 0;
        }
        ledger = name;
        list = next;
        filter = asked;
        while (throughs > 0 && through[throughs - 1] >= next.size()) {
            throughs--;
        }
        taken = Math.min(taken, next.size());
        for (; taken < next.size(); taken++) {
            if (!filter.isSelective() || filter.asksFor(next.row(taken))) {
                if (throughs == through.length) {
                    through = Arrays.copyOf(through, 2 * throughs);
                }
                through[throughs++] = taken;
            }
        }
        if (shown.length < throughs) {
            shown = new int[through.length];
        }
        size = 0;
        for (int i = throughs - 1; i >= 0; i--) {
            if (filter.full() || !next.isSuperseded(through[i])) {
                shown[size++] = through[i];
            }
        }
    }

    int size() {
        return size;
    }

    RecordRow row(int position) {
        return list.row(shown[position]);
    }

    /** Where a record stands, -1 if it is held back. */
    int position(String id) {
        int index = list.index(id);
        int low = 0;
        int high = size - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (shown[middle] == index) {
                return middle;
            }
            if (shown[middle] > index) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }
}
