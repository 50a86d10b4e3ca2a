package mnemarium.cli;

import mnemarium.experiment.Plan;
import mnemarium.experiment.Seeds;
import mnemarium.experiment.file.PlanReader;
import mnemarium.experiment.file.PlanReading;
import mnemarium.experiment.file.ShippedPlans;
import mnemarium.scenario.Source;
import mnemarium.scenario.file.Nearest;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.RunOptions;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes a picture of the window; needs no display. */
@Command(
        name = "screenshot",
        description = "Takes a picture of the window after some steps of a run; needs no display.",
        optionListHeading = "%nOptions:%n",
        footer = {
            "",
            "Example:",
            "  mnemarium screenshot --scenario alert-triage --steps 9 --place loop --size 1440x900"
                    + " --out loop.png",
        })
final class ScreenshotCommand implements Callable<Integer> {

    private static final Pattern SIZE = Pattern.compile("(\\d{1,5})[xX](\\d{1,5})");
    private static final int LEAST = 320;
    private static final int MOST = 8_000;
    private static final int MOST_STEPS = 1_000_000;
    private static final int MOST_SEEDS = 100;

    private final Parts parts;

    @Spec private @Nullable CommandSpec spec;

    @Option(
            names = "--scenario",
            paramLabel = "S",
            required = true,
            description = "A shipped scenario's name, or a file.")
    private String scenario = "";

    @Option(
            names = "--steps",
            paramLabel = "N",
            converter = WholeNumber.class,
            defaultValue = "0",
            description = "Steps that the run has taken. Default: 0.")
    private long steps;

    @Option(
            names = "--place",
            paramLabel = "P",
            defaultValue = "loop",
            description = "The place of the window. Default: loop.")
    private String place = "";

    @Option(
            names = "--plan",
            paramLabel = "NAME",
            description =
                    "A shipped plan, or the file of one: it is played, and shown in the place"
                            + " experiments.")
    private Optional<String> plan = Optional.empty();

    @Option(
            names = "--seeds",
            paramLabel = "LIST",
            description =
                    "Other runs that lie in the workspace: these seeds (5, 3,9 or 3-9), played to"
                            + " their end under every arm of the scenario.")
    private Optional<String> seeds = Optional.empty();

    @Option(
            names = "--compare",
            description =
                    "In the place runs, the run beside the same run with the scenario's own dials.")
    private boolean compare;

    @Option(
            names = "--size",
            paramLabel = "WxH",
            defaultValue = "1280x800",
            description = "The window's size in pixels. Default: 1280x800.")
    private String size = "";

    @Option(names = "--dark", description = "Dark colours.")
    private boolean dark;

    @Option(
            names = "--scale",
            paramLabel = "F",
            defaultValue = "1",
            description = "The size of texts, 1 to 2. Default: 1.")
    private String scale = "";

    @Option(
            names = "--out",
            paramLabel = "FILE",
            required = true,
            description = "The picture, a PNG file; one that is there is replaced.")
    private Path file = Path.of("");

    @Mixin private Wishes wishes = new Wishes();

    ScreenshotCommand(Parts parts) {
        this.parts = parts;
    }

    @Override
    public Integer call() throws Refusal {
        Pictures.Wish wish = wish();
        OutFile.write(file, parts.pictures().png(wish));
        Objects.requireNonNull(spec).commandLine().getOut().println("picture in " + file);
        return Commands.DONE;
    }

    private Pictures.Wish wish() throws Refusal {
        if (!file.toString().toLowerCase(Locale.ROOT).endsWith(".png")) {
            throw new Refusal("--out " + file, "another ending", ".png");
        }
        OutFile.checkFolder("--out", file);
        if (!parts.pictures().places().contains(place)) {
            throw new Refusal(
                    "--place " + place,
                    "no place of that name",
                    Nearest.expected(place, parts.pictures().places()));
        }
        if (steps < 0 || steps > MOST_STEPS) {
            throw new Refusal("--steps", Long.toString(steps), "0 to 1 000 000");
        }
        Matcher pixels = SIZE.matcher(size);
        if (!pixels.matches()) {
            throw new Refusal("--size", size, "WIDTHxHEIGHT, such as 1280x800");
        }
        RunOptions options = wishes.run();
        return new Pictures.Wish(
                source(),
                options,
                (int) steps,
                place,
                plan(),
                seeds(),
                compare,
                pixels(pixels.group(1)),
                pixels(pixels.group(2)),
                dark,
                scale());
    }

    private Optional<Plan> plan() throws Refusal {
        if (plan.isEmpty()) {
            return Optional.empty();
        }
        Optional<Plan> shipped = new ShippedPlans().named(plan.get());
        if (shipped.isPresent()) {
            return shipped;
        }
        Path named = Path.of(plan.get());
        if (!Files.exists(named)) {
            throw new Refusal(
                    "--plan " + plan.get(),
                    "no file and no shipped plan of that name",
                    Nearest.expected(plan.get(), new ShippedPlans().names()) + ", or a file");
        }
        return switch (new PlanReader().read(named)) {
            case PlanReading.Opened opened -> Optional.of(opened.plan());
            case PlanReading.Refused refused -> throw new Refusal(refused.problems());
        };
    }

    private List<Long> seeds() throws Refusal {
        if (seeds.isEmpty()) {
            return List.of();
        }
        try {
            List<Long> all = Seeds.of(seeds.get()).list();
            if (all.size() > MOST_SEEDS) {
                throw new Refusal("--seeds", all.size() + " seeds", "at most " + MOST_SEEDS);
            }
            return all;
        } catch (IllegalArgumentException e) {
            throw new Refusal(
                    "--seeds " + seeds.get(), String.valueOf(e.getMessage()), "seeds to play");
        }
    }

    private Source source() throws Refusal {
        Map<String, String> reading = wishes.reading();
        try (Laboratory laboratory = new Laboratory(parts)) {
            return Laboratory.source(scenario, reading, laboratory.preparation());
        }
    }

    private int pixels(String digits) throws Refusal {
        int pixels = Integer.parseInt(digits);
        if (pixels < LEAST || pixels > MOST) {
            throw new Refusal("--size " + size, digits + " pixels", "320 to 8 000");
        }
        return pixels;
    }

    private double scale() throws Refusal {
        try {
            double factor = Double.parseDouble(scale);
            if (factor >= 1 && factor <= 2) {
                return factor;
            }
        } catch (NumberFormatException e) {
            throw new Refusal("--scale", scale, "a number from 1 to 2");
        }
        throw new Refusal("--scale", scale, "a number from 1 to 2");
    }
}
