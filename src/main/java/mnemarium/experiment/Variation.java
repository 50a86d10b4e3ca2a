package mnemarium.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What someone wants of a plan that differs from it. The plan that comes of it is a plan like any
 * other: it is what the card holds.
 *
 * @param seeds in place of those of each part that draws chance
 * @param settings set in all parts, beside or in place of the plan's
 * @param files of the user, for parts whose subject is files
 */
public record Variation(Optional<Seeds> seeds, Map<String, String> settings, List<String> files) {

    /** The plan as it is. */
    public static final Variation NONE = new Variation(Optional.empty(), Map.of(), List.of());

    /** Axes that a part may have. */
    private static final int MOST_AXES = 2;

    public Variation {
        settings = Map.copyOf(settings);
        files = List.copyOf(files);
    }

    /**
     * The varied plan.
     *
     * @throws IllegalArgumentException with what was found and expected, if a setting is swept by
     *     the plan, or files are given to a plan that takes none
     */
    public Plan of(Plan plan) {
        if (!files.isEmpty()
                && plan.parts().stream()
                        .noneMatch(part -> part.subject() instanceof Subject.Files)) {
            throw new IllegalArgumentException(
                    "found "
                            + files.size()
                            + " files for the plan "
                            + plan.name()
                            + ", expected none: it runs no files of one's own");
        }
        return new Plan(
                plan.name(),
                plan.title(),
                plan.page(),
                plan.parts().stream().map(this::of).toList(),
                plan.published());
    }

    private Part of(Part part) {
        Map<String, String> all = new TreeMap<>(part.settings());
        settings.forEach(
                (name, value) -> {
                    if (part.axes().stream().anyMatch(axis -> axis.name().equals(name))) {
                        throw new IllegalArgumentException(
                                "found the setting "
                                        + name
                                        + ", expected one that part "
                                        + part.name()
                                        + " does not sweep");
                    }
                    all.put(name, value);
                });
        Subject subject = part.subject();
        List<Axis> axes = part.axes();
        if (subject instanceof Subject.Files && !files.isEmpty()) {
            subject = new Subject.Files(files);
            axes = axes(part);
        }
        boolean drawsChance = !part.seeds().equals(Seeds.NONE_DRAWN);
        return new Part(
                part.name(),
                part.title(),
                subject,
                part.arms(),
                axes,
                drawsChance ? seeds.orElse(part.seeds()) : part.seeds(),
                all,
                part.measures(),
                part.views(),
                part.tests());
    }

    /** One file is the subject itself; several are the rungs of an axis. */
    private List<Axis> axes(Part part) {
        List<Axis> axes = new ArrayList<>(part.axes());
        int place = axes.stream().map(Axis::name).toList().indexOf(Settings.SCENARIO);
        if (place < 0 && files.size() > 1) {
            if (axes.size() == MOST_AXES) {
                throw new IllegalArgumentException(
                        "found "
                                + files.size()
                                + " files, expected one: part "
                                + part.name()
                                + " sweeps two axes already");
            }
            axes.add(fileAxis());
        } else if (place >= 0) {
            axes.set(place, fileAxis());
        }
        return axes;
    }

    private Axis fileAxis() {
        List<Axis.Rung> rungs = new ArrayList<>();
        for (String file : files) {
            int slash = Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\'));
            rungs.add(new Axis.Rung(file, file.substring(slash + 1), rungs.size()));
        }
        return new Axis(Settings.SCENARIO, "file", "", Axis.Spacing.EVEN, rungs);
    }
}
