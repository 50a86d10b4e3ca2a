package mnemarium.ledger;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Who took whose place. The rules:
 *
 * <ul>
 *   <li>A record retires the one it supersedes where it covers its scope. Across scopes the link is
 *       kept and both stay current, each where it holds.
 *   <li>A correction or reversal may be of another kind (an outcome that proved a dead end); a
 *       refresh may not.
 *   <li>Two records that supersede one both stay, contested, until one of them is superseded.
 *   <li>A record of lower authority does not silence one of higher: both stay, contested, and the
 *       checks decide. Authority is a prior, not a proof.
 *   <li>The superseded record must be there already, so that no chain can close to a ring.
 * </ul>
 */
public final class Succession {

    private final Map<String, LedgerRecord> records = new HashMap<>();
    private final Map<String, List<LedgerRecord>> successors = new HashMap<>();

    /** Why a record may not follow those that are there; empty if it may. */
    public Optional<Objection> objection(LedgerRecord record) {
        if (records.containsKey(record.id())) {
            return Optional.of(
                    new Objection(
                            "id", record.id() + ", which is taken", "an id that is not used yet"));
        }
        return record.supersedes().flatMap(link -> objection(record, link));
    }

    private Optional<Objection> objection(LedgerRecord record, Supersedes link) {
        LedgerRecord earlier = records.get(link.record());
        if (earlier == null) {
            return Optional.of(
                    new Objection(
                            "supersedes",
                            "record " + link.record() + ", which is not there",
                            "a record that was written before"));
        }
        if (link.because() == Supersedes.Because.REFRESH && earlier.kind() != record.kind()) {
            return Optional.of(
                    new Objection(
                            "supersedes",
                            "a refresh of the "
                                    + earlier.kind().title()
                                    + " "
                                    + earlier.id()
                                    + " by a record of kind "
                                    + record.kind().title(),
                            "the same kind, or a correction or reversal"));
        }
        return Optional.empty();
    }

    /** Adds one that there is no objection to. */
    public void add(LedgerRecord record) {
        records.put(record.id(), record);
        record.supersedes()
                .ifPresent(
                        link ->
                                successors
                                        .computeIfAbsent(link.record(), _ -> new ArrayList<>())
                                        .add(record));
    }

    /** All that link to a record, oldest first. */
    List<LedgerRecord> successors(String id) {
        return List.copyOf(successors.getOrDefault(id, List.of()));
    }

    Standing standing(LedgerRecord record) {
        List<LedgerRecord> rivals = rivals(record);
        if (rivals.stream().anyMatch(each -> !each.authority().isBelow(record.authority()))) {
            return Standing.SUPERSEDED;
        }
        boolean isDoubted = rivals.stream().anyMatch(each -> !isRetired(each));
        return isDoubted || isDisputed(record) ? Standing.CONTESTED : Standing.CURRENT;
    }

    /** True if another record took its place. */
    public boolean isRetired(LedgerRecord record) {
        return rivals(record).stream()
                .anyMatch(each -> !each.authority().isBelow(record.authority()));
    }

    /** The successors that hold wherever it holds. */
    private List<LedgerRecord> rivals(LedgerRecord record) {
        return successors.getOrDefault(record.id(), List.of()).stream()
                .filter(each -> covers(each, record))
                .toList();
    }

    private static boolean covers(LedgerRecord later, LedgerRecord earlier) {
        return !earlier.scope().canMatch() || later.scope().covers(earlier.scope());
    }

    /** True if it took the place of one that is not silenced, or that another one took as well. */
    private boolean isDisputed(LedgerRecord record) {
        Optional<LedgerRecord> earlier =
                record.supersedes().map(Supersedes::record).map(records::get);
        if (earlier.isEmpty() || !covers(record, earlier.get())) {
            return false;
        }
        return !isRetired(earlier.get())
                || rivals(earlier.get()).stream()
                        .anyMatch(each -> !each.id().equals(record.id()) && !isRetired(each));
    }

    /** The records before one, itself last: the first has no earlier one. */
    List<LedgerRecord> chain(LedgerRecord record) {
        List<LedgerRecord> chain = new ArrayList<>(List.of(record));
        Optional<Supersedes> link = record.supersedes();
        while (link.isPresent()) {
            LedgerRecord earlier = records.get(link.get().record());
            if (earlier == null) {
                break; // not yet added itself
            }
            chain.addFirst(earlier);
            link = earlier.supersedes();
        }
        return chain;
    }

    /** A ring among records that are to be added together, as ids from one of them back to it. */
    public static Optional<List<String>> ring(List<LedgerRecord> records) {
        Map<String, String> links = new HashMap<>();
        records.forEach(
                each -> each.supersedes().ifPresent(link -> links.put(each.id(), link.record())));
        Set<String> clear = new HashSet<>();
        for (LedgerRecord each : records) {
            List<String> path = new ArrayList<>();
            Set<String> onPath = new HashSet<>();
            String id = each.id();
            while (id != null && !clear.contains(id)) {
                if (!onPath.add(id)) {
                    List<String> ring =
                            new ArrayList<>(path.subList(path.indexOf(id), path.size()));
                    ring.add(id);
                    return Optional.of(ring);
                }
                path.add(id);
                id = links.get(id);
            }
            clear.addAll(path);
        }
        return Optional.empty();
    }
}
