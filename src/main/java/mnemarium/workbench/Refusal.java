package mnemarium.workbench;

import mnemarium.scenario.Problem;

import java.util.List;

/**
 * What was asked cannot be done, for reasons the user can act on: each with what was found, what
 * was expected and where. Thrown, since it ends whatever was under way; the window shows it, the
 * command line prints it and exits with status 2.
 */
public final class Refusal extends Exception {

    private static final long serialVersionUID = 1;

    private final transient List<Problem> problems;

    public Refusal(List<Problem> problems) {
        super(
                String.join(
                        System.lineSeparator(), problems.stream().map(Refusal::sentence).toList()));
        this.problems = List.copyOf(problems);
    }

    /** A single problem that is not in a file. */
    public Refusal(String where, String found, String expected) {
        this(List.of(new Problem(where, 0, "", found, expected)));
    }

    /** All problems, at least one. */
    public List<Problem> problems() {
        return problems;
    }

    /** One problem as a sentence: where, what was found, what was expected. */
    public static String sentence(Problem problem) {
        StringBuilder text = new StringBuilder(problem.file());
        if (problem.line() > 0) {
            text.append(", line ").append(problem.line());
        }
        if (!problem.path().isEmpty()) {
            text.append(", ").append(problem.path());
        }
        return text.append(": found ")
                .append(problem.found())
                .append(", expected ")
                .append(problem.expected())
                .toString();
    }
}
