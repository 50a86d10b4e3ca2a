package mnemarium.ownership.file;

import java.util.ArrayList;
import java.util.List;

/** Gathers what is wrong with one file. Not for more than one thread. */
final class Faults {

    /** More would not be read by anybody; the rest is counted. */
    static final int MOST = 50;

    private final List<Fault> faults = new ArrayList<>();
    private long count;

    void add(int line, String place, String found, String expected) {
        count++;
        if (faults.size() < MOST) {
            faults.add(new Fault(line, place, found, expected));
        }
    }

    long count() {
        return count;
    }

    boolean isEmpty() {
        return count == 0;
    }

    /** In the order they were found; those that were only counted as a last one. */
    List<Fault> all() {
        List<Fault> all = new ArrayList<>(faults);
        if (count > faults.size()) {
            all.add(new Fault(0, "", (count - faults.size()) + " faults more", "none"));
        }
        return all;
    }

    /** A text short enough for a message. */
    static String cut(String text) {
        String line = text.strip().replaceAll("[\\s\\p{Cntrl}]+", " ");
        return line.length() <= 60 ? line : line.substring(0, 59) + "…";
    }
}
