package mnemarium.experiment;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A named experiment as data: what is varied, what is measured, and what is published about it.
 *
 * @param name lower-case letters, digits and dashes; the name of its file
 * @param title one line, as it stands under the name: "Redundant actions over added latency"
 * @param page what a reader should know about it
 * @param parts its sweeps, at least one; each has its own name
 * @param published figures of the sources, to be shown beside those found here
 */
public record Plan(
        String name, String title, Page page, List<Part> parts, List<PublishedFigure> published) {

    /**
     * The information page of a plan.
     *
     * @param shows what it shows, some sentences
     * @param tries things to try, each a sentence
     * @param notice what to notice
     * @param source where the question and the published figures come from
     */
    public record Page(String shows, List<String> tries, String notice, String source) {
        public Page {
            tries = List.copyOf(tries);
        }
    }

    public Plan {
        parts = List.copyOf(parts);
        published = List.copyOf(published);
        if (parts.isEmpty()) {
            throw new IllegalArgumentException(
                    "plan " + name + " has no part, expected at least one");
        }
        Set<String> names = new HashSet<>();
        for (Part part : parts) {
            if (!names.add(part.name())) {
                throw new IllegalArgumentException(
                        "plan " + name + " has two parts " + part.name() + ", expected each once");
            }
        }
    }

    /** How many cells all parts have together. */
    public long cells() {
        return parts.stream().mapToLong(Part::cells).reduce(0, Math::addExact);
    }

    /** Whether it runs files of the user. */
    public boolean takesFiles() {
        return parts.stream().anyMatch(part -> part.subject() instanceof Subject.Files);
    }

    /** Whether it runs files of the user, and names none of them itself. */
    public boolean lacksFiles() {
        return parts.stream()
                .anyMatch(
                        part ->
                                part.subject() instanceof Subject.Files subject
                                        && subject.files().isEmpty());
    }
}
