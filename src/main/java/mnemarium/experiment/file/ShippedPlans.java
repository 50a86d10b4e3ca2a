package mnemarium.experiment.file;

import mnemarium.experiment.Plan;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The plans that come with the program, read from the class path. */
public final class ShippedPlans {

    /** In the order to offer them. A test holds the list against the folder. */
    private static final List<String> NAMES =
            List.of(
                    "loop-guard-rungs",
                    "budget-sweep",
                    "scripted-flip",
                    "trip-recall",
                    "window-facts",
                    "notes-rent",
                    "read-policy",
                    "frontier",
                    "embedders",
                    "real-conversations",
                    "outcome-reuse-arms",
                    "churn",
                    "detection-lag",
                    "dependency-count",
                    "cost-ratio",
                    "horizon",
                    "entities",
                    "slice-breadth",
                    "hidden-drift",
                    "schedules-200",
                    "narrowing",
                    "evolving-world",
                    "silent-change",
                    "staleness-trap",
                    "tenure",
                    "support-desk-arms",
                    "memory-or-retrieval",
                    "write-gate");

    /** Their names, in the order to offer them. */
    public List<String> names() {
        return NAMES;
    }

    /** The text of the plan of that name, such as {@code loop-guard-rungs}. */
    public Optional<String> text(String name) {
        return NAMES.contains(name) ? Optional.of(shipped(name)) : Optional.empty();
    }

    /** The plan of that name. */
    public Optional<Plan> named(String name) {
        return text(name).map(text -> plan(name, text));
    }

    /** All of them, in the order to offer them. */
    public List<Plan> all() {
        return NAMES.stream().map(name -> plan(name, shipped(name))).toList();
    }

    private static Plan plan(String name, String text) {
        return switch (new PlanReader().read(name + ".yaml", text)) {
            case PlanReading.Opened opened -> opened.plan();
            case PlanReading.Refused refused ->
                    throw new IllegalStateException(
                            "the shipped plan " + name + " cannot be read: " + refused.words());
        };
    }

    private static String shipped(String name) {
        String file = "/scenarios/plans/" + name + ".yaml";
        try (InputStream in = ShippedPlans.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException(
                        "found no " + file + " on the class path, expected it there");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
