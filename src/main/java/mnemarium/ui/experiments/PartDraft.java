package mnemarium.ui.experiments;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Axis.Rung;
import mnemarium.experiment.Axis.Spacing;
import mnemarium.experiment.Part;
import mnemarium.experiment.PublishedFigure;
import mnemarium.experiment.Seeds;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A part as it is being set up in the form: texts that may not be right yet.
 *
 * @param part as it is in the plan
 * @param arms those that are ticked, in the plan's order
 * @param rungs the rungs of each axis as text: "0, 15, 110"
 * @param seeds as text: "5", "3,9" or "3-9"
 * @param settings each by its name, as text
 */
record PartDraft(
        Part part,
        List<String> arms,
        List<String> rungs,
        String seeds,
        Map<String, String> settings) {

    /** Copies. */
    PartDraft {
        arms = List.copyOf(arms);
        rungs = List.copyOf(rungs);
        settings = Map.copyOf(settings);
    }

    /**
     * Something that is not right.
     *
     * @param field "arms", "seeds", "rungs-0", "setting-budget"
     * @param words what was found and what was expected
     */
    record Wrong(String field, String words) {}

    /** A part as it is in the plan. */
    static PartDraft of(Part part) {
        return new PartDraft(
                part,
                part.arms(),
                part.axes().stream().map(PartDraft::rungs).toList(),
                part.seeds().text(),
                part.settings());
    }

    /** The rungs of an axis as text. */
    static String rungs(Axis axis) {
        return String.join(separator(axis) + " ", axis.rungs().stream().map(Rung::value).toList());
    }

    /** What parts the rungs: a semicolon where a rung is itself a list with commas. */
    static String separator(Axis axis) {
        return axis.rungs().stream().anyMatch(rung -> rung.value().contains(",")) ? ";" : ",";
    }

    /** "commas", as it is said to the person who types. */
    static String separators(Axis axis) {
        return separator(axis).equals(";") ? "semicolons" : "commas";
    }

    PartDraft withArms(List<String> next) {
        return new PartDraft(part, next, rungs, seeds, settings);
    }

    PartDraft withRungs(int axis, String next) {
        List<String> all = new ArrayList<>(rungs);
        all.set(axis, next);
        return new PartDraft(part, arms, all, seeds, settings);
    }

    PartDraft withSeeds(String next) {
        return new PartDraft(part, arms, rungs, next, settings);
    }

    PartDraft withSetting(String name, String next) {
        Map<String, String> all = new LinkedHashMap<>(settings);
        all.put(name, next);
        return new PartDraft(part, arms, rungs, seeds, all);
    }

    /** What can be seen to be wrong by the texts alone. */
    List<Wrong> wrongs() {
        List<Wrong> wrongs = new ArrayList<>();
        if (arms.isEmpty()) {
            wrongs.add(new Wrong("arms", "No arm is ticked, expected at least one"));
        }
        try {
            Seeds.of(seeds);
        } catch (IllegalArgumentException e) {
            wrongs.add(new Wrong("seeds", capital(e.getMessage())));
        }
        for (int i = 0; i < rungs.size(); i++) {
            try {
                axis(i);
            } catch (IllegalArgumentException e) {
                wrongs.add(new Wrong("rungs-" + i, capital(e.getMessage())));
            }
        }
        settings.forEach(
                (name, value) -> {
                    if (value.isBlank()) {
                        wrongs.add(
                                new Wrong(
                                        "setting-" + name,
                                        "Nothing is set, expected a value, such as "
                                                + part.settings().get(name)));
                    }
                });
        return wrongs;
    }

    private static String capital(@org.jspecify.annotations.Nullable String message) {
        String words = String.valueOf(message);
        return words.isEmpty()
                ? words
                : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /** The part; empty while something is wrong. */
    Optional<Part> drafted() {
        if (!wrongs().isEmpty()) {
            return Optional.empty();
        }
        List<Axis> axes = new ArrayList<>();
        for (int i = 0; i < rungs.size(); i++) {
            axes.add(axis(i));
        }
        Map<String, String> set = new LinkedHashMap<>();
        settings.forEach((name, value) -> set.put(name, value.strip()));
        return Optional.of(
                new Part(
                        part.name(),
                        part.title(),
                        part.subject(),
                        part.arms().stream().filter(arms::contains).toList(),
                        axes,
                        Seeds.of(seeds),
                        set,
                        part.measures(),
                        part.views(),
                        part.tests().stream()
                                .filter(test -> test.arm().isEmpty() || arms.contains(test.arm()))
                                .filter(
                                        test ->
                                                test.againstArm().isEmpty()
                                                        || arms.contains(test.againstArm()))
                                .filter(test -> isThere(axes, test.rung()))
                                .filter(test -> isThere(axes, test.againstRung()))
                                .toList()));
    }

    /** Whether a published figure still has its arm and its rungs: else it has no place here. */
    static boolean holds(List<Part> parts, PublishedFigure figure) {
        return parts.stream()
                .filter(part -> part.name().equals(figure.part()))
                .filter(part -> figure.arm().isEmpty() || part.arms().contains(figure.arm()))
                .anyMatch(
                        part ->
                                part.axes().stream()
                                        .allMatch(
                                                axis -> {
                                                    String at = figure.at().get(axis.name());
                                                    return at == null
                                                            || axis.rungs().stream()
                                                                    .anyMatch(
                                                                            rung ->
                                                                                    rung.value()
                                                                                            .equals(
                                                                                                    at));
                                                }));
    }

    private static boolean isThere(List<Axis> axes, String rung) {
        return rung.isEmpty()
                || (!axes.isEmpty()
                        && axes.getFirst().rungs().stream()
                                .anyMatch(each -> each.value().equals(rung)));
    }

    /** An axis with the rungs as they are written; those of the plan keep their label. */
    private Axis axis(int number) {
        Axis planned = part.axes().get(number);
        return axis(planned, rungs.get(number));
    }

    static Axis axis(Axis planned, String text) {
        List<Rung> found = new ArrayList<>();
        boolean isSigned = planned.rungs().stream().allMatch(rung -> rung.label().startsWith("+"));
        String separators = separator(planned).equals(";") ? ";" : "[,;]";
        for (String each : text.split(separators)) {
            String value = each.strip();
            if (value.isEmpty()) {
                continue;
            }
            found.add(
                    planned.rungs().stream()
                            .filter(rung -> rung.value().equals(value))
                            .findFirst()
                            .orElseGet(() -> made(planned, value, isSigned)));
        }
        if (found.isEmpty()) {
            throw new IllegalArgumentException(
                    "found no rung, expected some, parted by "
                            + separators(planned)
                            + ": "
                            + rungs(planned));
        }
        if (planned.spacing() == Spacing.EVEN) {
            boolean areNumbers =
                    planned.rungs().stream().allMatch(rung -> number(rung.value()).isPresent());
            for (int i = 0; i < found.size(); i++) {
                Rung rung = found.get(i);
                // a number side by side with others lies at its value, a word at its place
                if (!areNumbers || !planned.rungs().contains(rung)) {
                    double at =
                            areNumbers
                                    ? number(rung.value())
                                            .map(BigDecimal::doubleValue)
                                            .orElse(1.0 * i)
                                    : i;
                    found.set(i, new Rung(rung.value(), rung.label(), at));
                }
            }
        } else {
            found.sort(Comparator.comparingDouble(Rung::at));
        }
        return new Axis(planned.name(), planned.label(), planned.unit(), planned.spacing(), found);
    }

    private static Rung made(Axis planned, String value, boolean isSigned) {
        if (planned.spacing() == Spacing.EVEN) {
            return new Rung(value, value, 0);
        }
        Optional<BigDecimal> found = number(value);
        if (found.isEmpty()) {
            throw new IllegalArgumentException(
                    "found '" + value + "', expected a number such as " + rungs(planned));
        }
        BigDecimal number = found.get();
        String plain = number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
        double at = number.doubleValue();
        boolean isBelow =
                planned.spacing() == Spacing.LOGARITHMIC
                        ? at <= 0
                        : planned.spacing() == Spacing.FROM_ONE && at < 0;
        if (isBelow) {
            throw new IllegalArgumentException(
                    "found "
                            + value
                            + ", expected "
                            + (planned.spacing() == Spacing.LOGARITHMIC
                                    ? "more than 0"
                                    : "0 or more"));
        }
        return new Rung(plain, isSigned ? "+" + plain : plain, at);
    }

    /** A number that a person may want; "1e999999999" would not even fit in memory. */
    private static Optional<BigDecimal> number(String value) {
        try {
            return Optional.of(new BigDecimal(value))
                    .filter(each -> Math.abs(each.scale()) <= 15 && each.precision() <= 15);
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}
