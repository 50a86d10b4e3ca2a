package mnemarium.scenario.file;

import mnemarium.scenario.Source;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The scenarios that come with the program, read from the class path. */
public final class Shipped {

    /** In the order to offer them. A test holds the list against the folder. */
    private static final List<String> NAMES =
            List.of(
                    "alert-triage",
                    "trip-planning",
                    "working-set",
                    "default-world",
                    "high-churn",
                    "hidden-drift",
                    "late-relevance",
                    "two-entities",
                    "announced-440",
                    "silent-600",
                    "staleness-trap",
                    "process-memory",
                    "three-lanes",
                    "support-desk",
                    "warehouse-analyst",
                    "held-out-tasks",
                    "account-talk",
                    "gated-lanes",
                    "alert-triage-scripted");

    /** All of them, in the order to offer them. */
    public List<Source> all() {
        return NAMES.stream().map(Shipped::source).toList();
    }

    /** The names of all of them, in the order to offer them. */
    public static List<String> names() {
        return NAMES;
    }

    /** The one of that name, such as {@code alert-triage}. */
    public Optional<Source> named(String name) {
        return NAMES.contains(name) ? Optional.of(source(name)) : Optional.empty();
    }

    private static Source source(String name) {
        String file = name + ".yaml";
        try (InputStream in = Shipped.class.getResourceAsStream("/scenarios/" + file)) {
            if (in == null) {
                throw new IllegalStateException(
                        "found no scenarios/" + file + " on the class path, expected it there");
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new Source("scenario", file, text, Map.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
