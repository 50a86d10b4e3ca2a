package mnemarium.store;

import mnemarium.scenario.Problem;

/** Carries a problem out of the depth of a bundle; caught in {@link BundleFile#read} alone. */
final class BadBundle extends Exception {

    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    BadBundle(Problem problem) {
        super(problem.sentence());
        this.problem = problem;
    }

    /**
     * @param file the bundle, or the bundle and the entry in it
     * @param line 1-based; 0 for the whole
     */
    BadBundle(String file, int line, String path, String found, String expected) {
        this(new Problem(file, line, path, found, expected));
    }

    Problem problem() {
        return problem;
    }
}
