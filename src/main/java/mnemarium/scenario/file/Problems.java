package mnemarium.scenario.file;

import mnemarium.scenario.Problem;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Gathers what is wrong with one file. Not for more than one thread. */
public final class Problems {

    /** More would not be read by anybody; the rest is counted. */
    static final int MOST = 50;

    private final String file;
    private final List<Problem> problems = new ArrayList<>();
    private int more;

    /** None yet, of a file of that name. */
    public Problems(String file) {
        this.file = file;
    }

    /** Notes one; see {@link Problem}. */
    public void add(int line, String path, String found, String expected) {
        if (problems.size() < MOST) {
            problems.add(new Problem(file, line, path, found, expected));
        } else {
            more++;
        }
    }

    /** Whether there is none. */
    public boolean isEmpty() {
        return problems.isEmpty();
    }

    /** How many so far. */
    public int count() {
        return problems.size() + more;
    }

    Reading.Refused refused() {
        return new Reading.Refused(all());
    }

    /** All of them in order of the file; those that were only counted as a last one. */
    public List<Problem> all() {
        List<Problem> all = new ArrayList<>(problems);
        all.sort(Comparator.comparingInt(Problem::line));
        if (more > 0) {
            all.add(new Problem(file, 0, "", more + " more problems", "none"));
        }
        return List.copyOf(all);
    }
}
