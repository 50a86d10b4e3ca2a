package mnemarium.workbench;

import mnemarium.experiment.Plan;
import mnemarium.experiment.file.PlanReader;
import mnemarium.experiment.file.PlanReading;
import mnemarium.experiment.file.PlanText;
import mnemarium.experiment.file.ShippedPlans;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The plans that can be started: those that came with the program, and a folder of the user's. */
final class PlanFolder {

    private static final String ENDING = ".yaml";

    private final Path folder;

    PlanFolder(Path folder) {
        this.folder = folder;
    }

    /** All of them: the shipped ones in their order, then the user's by name. */
    List<PlanOffer> all() throws IOException {
        List<PlanOffer> offers = new ArrayList<>();
        new ShippedPlans().all().forEach(plan -> offers.add(new PlanOffer.Shipped(plan)));
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(file -> file.toString().endsWith(ENDING))
                        .sorted()
                        .forEach(file -> offers.add(offer(file)));
            }
        }
        return offers;
    }

    private static PlanOffer offer(Path file) {
        return switch (new PlanReader().read(file)) {
            case PlanReading.Opened opened -> new PlanOffer.Own(opened.plan(), file);
            case PlanReading.Refused refused -> new PlanOffer.Unreadable(file, refused.problems());
        };
    }

    /** Reads a plan anywhere. */
    static Plan read(Path file) throws Refusal {
        return switch (new PlanReader().read(file)) {
            case PlanReading.Opened opened -> opened.plan();
            case PlanReading.Refused refused -> throw new Refusal(refused.problems());
        };
    }

    /** Writes a plan of the user's, over an older one of that name: all of it, or nothing. */
    Path save(Plan plan) throws IOException, Refusal {
        Path file = folder.resolve(plan.name() + ENDING);
        if (new ShippedPlans().names().contains(plan.name())) {
            throw new Refusal(
                    file.toString(),
                    "the name " + plan.name() + ", which a plan of the program has",
                    "another name");
        }
        Files.createDirectories(folder);
        Path draft = folder.resolve(plan.name() + ".draft");
        Files.writeString(draft, PlanText.of(plan), StandardCharsets.UTF_8);
        Files.move(
                draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        return file;
    }
}
