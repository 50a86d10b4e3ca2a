package mnemarium.ui.loop;

import mnemarium.loop.Event;
import mnemarium.loop.MemoryEvent;
import mnemarium.memory.Hit;

import java.util.ArrayList;
import java.util.List;

/** Derives the access map from the events of each step, up to the cursor. */
final class AccessMaps {

    private AccessMaps() {}

    static AccessMap of(Track track, Timeline timeline, int entries, int cursor) {
        return new AccessMap(timeline, entries, step -> column(track, step, cursor));
    }

    private static AccessMap.Column column(Track track, int step, int cursor) {
        List<AccessMap.Access> accesses = new ArrayList<>();
        boolean skipped = false;
        int last = Math.min(cursor, track.last(step));
        for (int operation = track.first(step); operation <= last; operation++) {
            for (Event event : track.operation(operation)) {
                if (event instanceof MemoryEvent memory) {
                    skipped |= memory instanceof MemoryEvent.LookupSkipped;
                    accesses.addAll(accesses(memory));
                }
            }
        }
        return new AccessMap.Column(skipped, accesses);
    }

    private static List<AccessMap.Access> accesses(MemoryEvent event) {
        return switch (event) {
            case MemoryEvent.LookupMade made ->
                    made.hits().stream().map(hit -> access(made, hit)).toList();
            case MemoryEvent.Compared compared ->
                    compared.entry() < 0
                            ? List.of()
                            : List.of(
                                    new AccessMap.Access(
                                            compared.entry(),
                                            compared.matched() >= 0
                                                    ? AccessMap.Kind.HIT
                                                    : AccessMap.Kind.BELOW,
                                            compared.score()));
            case MemoryEvent.Remembered written ->
                    List.of(new AccessMap.Access(written.entry(), AccessMap.Kind.WRITTEN, 0));
            case MemoryEvent.LookupSkipped _ -> List.of();
        };
    }

    private static AccessMap.Access access(MemoryEvent.LookupMade made, Hit hit) {
        boolean counts =
                made.lookup() == MemoryEvent.Lookup.MATCH
                        ? hit.entry() == made.matched()
                        : made.matched() >= 0 && hit.score() >= made.threshold();
        AccessMap.Kind kind =
                !counts
                        ? made.matched() >= 0 && hit.score() >= made.threshold()
                                ? AccessMap.Kind.ALSO
                                : AccessMap.Kind.BELOW
                        : made.ending() == MemoryEvent.Ending.LATE
                                ? AccessMap.Kind.LATE
                                : AccessMap.Kind.HIT;
        return new AccessMap.Access(hit.entry(), kind, hit.score());
    }
}
