package mnemarium.ledger.file;

import java.util.ArrayList;
import java.util.List;

/** Gathers the flaws of one text. Not for more than one thread. */
final class Flaws {

    /** More would not be read by anybody; the rest is counted. */
    static final int MOST = 100;

    private final List<Flaw> flaws = new ArrayList<>();
    private int count;
    private int line;

    /** From now on flaws are in this line. */
    void at(int newLine) {
        line = newLine;
    }

    void add(String path, String found, String expected) {
        count++;
        if (flaws.size() < MOST) {
            flaws.add(new Flaw(line, path, found, expected));
        }
    }

    int count() {
        return count;
    }

    /** In order of the lines; those that were only counted as a last one. */
    List<Flaw> all() {
        List<Flaw> all = new ArrayList<>(flaws);
        if (count > flaws.size()) {
            all.add(new Flaw(0, "", (count - flaws.size()) + " flaws more", "none"));
        }
        return all;
    }
}
