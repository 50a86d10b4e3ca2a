package mnemarium.scenario.file;

import mnemarium.scenario.Problem;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Gathers what is wrong with one file. Not for more than one thread. */
final class Problems {

    /** More would not be read by anybody; the rest is counted. */
    static final int MOST = 50;

    private final String file;
    private final List<Problem> problems = new ArrayList<>();
    private int more;

    Problems(String file) {
        this.file = file;
    }

    void add(int line, String path, String found, String expected) {
        if (problems.size() < MOST) {
            problems.add(new Problem(file, line, path, found, expected));
        } else {
            more++;
        }
    }

    boolean isEmpty() {
        return problems.isEmpty();
    }

    /** How many so far. */
    int count() {
        return problems.size() + more;
    }

    /** In order of the file; those that were only counted as a last one. */
    Reading.Refused refused() {
        List<Problem> all = new ArrayList<>(problems);
        all.sort(Comparator.comparingInt(Problem::line));
        if (more > 0) {
            all.add(new Problem(file, 0, "", more + " more problems", "none"));
        }
        return new Reading.Refused(all);
    }
}
