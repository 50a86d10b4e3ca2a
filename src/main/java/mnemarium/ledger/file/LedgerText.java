package mnemarium.ledger.file;

import mnemarium.ledger.Ledger;
import mnemarium.ledger.LedgerRecord;
import mnemarium.ledger.Objection;
import mnemarium.ledger.Succession;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The records of a ledger as JSON Lines, in the order of writing. */
public final class LedgerText {

    /** What came of an import. */
    public sealed interface Reading {

        /**
         * All lines are records that may follow those of the ledger.
         *
         * @param fresh those that are not there yet, in order
         * @param known how many are there already, equal
         */
        record Read(List<LedgerRecord> fresh, int known) implements Reading {
            public Read {
                fresh = List.copyOf(fresh);
            }
        }

        /** Some are not; none is taken. */
        record Refused(List<Flaw> flaws) implements Reading {
            public Refused {
                flaws = List.copyOf(flaws);
            }
        }
    }

    private LedgerText() {}

    /** Writes one line for each record. */
    public static void write(List<LedgerRecord> records, Writer out) throws IOException {
        for (LedgerRecord each : records) {
            out.write(RecordJson.line(each));
            out.write('\n');
        }
    }

    /**
     * Reads records that are to follow those of a ledger; blank lines are passed over. All that is
     * wrong is found at once. The value of a record is not judged again: it had one when it was
     * written.
     */
    public static Reading read(Stream<String> lines, Ledger ledger) {
        Flaws flaws = new Flaws();
        List<LedgerRecord> records = new ArrayList<>();
        Map<String, Integer> lineOf = new HashMap<>();
        int line = 0;
        int known = 0;
        for (String each : (Iterable<String>) lines::iterator) {
            line++;
            // the mark that some editors put before the first line says nothing
            String text = line == 1 && each.startsWith("\uFEFF") ? each.substring(1) : each;
            flaws.at(line);
            if (text.isBlank()) {
                continue;
            }
            Optional<LedgerRecord> record = RecordJson.record(text, flaws);
            if (record.isEmpty()) {
                continue;
            }
            Integer before = lineOf.putIfAbsent(record.get().id(), line);
            if (before != null) {
                flaws.add(
                        "id",
                        record.get().id() + " a second time (first in line " + before + ")",
                        "each id once");
            } else if (ledger.find(record.get().id()).filter(record.get()::equals).isPresent()) {
                known++;
            } else {
                records.add(record.get());
            }
        }
        flaws.at(0);
        if (line == 0 || (records.isEmpty() && known == 0 && flaws.count() == 0)) {
            flaws.add("", "no record", "one JSON object a line");
        }
        links(records, lineOf, ledger, flaws);
        return flaws.count() == 0
                ? new Reading.Read(records, known)
                : new Reading.Refused(flaws.all());
    }

    /** What is wrong between the records: ids that are taken, links that lead nowhere, rings. */
    private static void links(
            List<LedgerRecord> records, Map<String, Integer> lineOf, Ledger ledger, Flaws flaws) {
        Optional<List<String>> ring = Succession.ring(records);
        if (ring.isPresent()) {
            flaws.at(lineOf.getOrDefault(ring.get().getFirst(), 0));
            flaws.add(
                    "supersedes",
                    "a ring: " + String.join(" supersedes ", ring.get()),
                    "a chain that ends");
            return;
        }
        Succession succession = new Succession();
        ledger.records().forEach(succession::add);
        for (LedgerRecord each : records) {
            Optional<Objection> objection = succession.objection(each);
            if (objection.isPresent()) {
                flaws.at(lineOf.getOrDefault(each.id(), 0));
                flaws.add(
                        objection.get().field(),
                        objection.get().found(),
                        objection.get().expected());
            }
            // added all the same, so that what follows it is not found wrong for that alone
            succession.add(each);
        }
    }
}
