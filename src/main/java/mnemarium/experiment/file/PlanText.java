package mnemarium.experiment.file;

import mnemarium.experiment.Axis;
import mnemarium.experiment.Axis.Rung;
import mnemarium.experiment.Part;
import mnemarium.experiment.Part.Contrast;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Subject;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes a plan as YAML, in the one canonical way: equal plans have equal texts, and {@link
 * PlanReader} reads the same plan back. What a reader would fill in by itself is written all the
 * same where it belongs to the plan, so that the text does not change its meaning with the program.
 */
public final class PlanText {

    private final YamlLines lines = new YamlLines();

    private PlanText() {}

    /** The text of a plan, ending with a line break. */
    public static String of(Plan plan) {
        PlanText text = new PlanText();
        text.write(plan);
        return text.lines.text();
    }

    private void write(Plan plan) {
        lines.text("plan", plan.name());
        lines.prose("title", plan.title());
        lines.open("page");
        lines.prose("shows", plan.page().shows());
        if (!plan.page().tries().isEmpty()) {
            lines.open("try");
            plan.page().tries().forEach(lines::proseItem);
            lines.close();
        }
        lines.prose("notice", plan.page().notice());
        lines.prose("source", plan.page().source());
        lines.close();
        Part first = plan.parts().getFirst();
        boolean isAlone =
                plan.parts().size() == 1
                        && first.name().equals(plan.name())
                        && first.title().equals(plan.title());
        if (isAlone) {
            keys(first);
        } else {
            lines.open("parts");
            plan.parts().forEach(this::part);
            lines.close();
        }
        new PublishedText(lines, plan).write();
    }

    private void part(Part part) {
        lines.item();
        lines.text("part", part.name());
        lines.prose("title", part.title());
        keys(part);
        lines.close();
    }

    private void keys(Part part) {
        switch (part.subject()) {
            case Subject.Named named -> lines.text("scenario", named.scenario());
            case Subject.Files files -> lines.list("files", files.files());
            case Subject.Generated generated -> {
                lines.open("generate");
                lines.text("what", generated.generator());
                generated.parameters().forEach(lines::value);
                lines.close();
            }
        }
        lines.list("arms", part.arms());
        if (!part.axes().isEmpty()) {
            lines.open("axes");
            part.axes().forEach(this::axis);
            lines.close();
        }
        lines.raw("seeds", seeds(part));
        if (!part.settings().isEmpty()) {
            lines.open("settings");
            part.settings().forEach(lines::value);
            lines.close();
        }
        lines.list("measures", part.measures());
        lines.list("views", part.views().stream().map(Choices::word).toList());
        if (!part.tests().isEmpty()) {
            lines.open("tests");
            part.tests().forEach(this::test);
            lines.close();
        }
    }

    /** A single number counts seeds, so a lone seed is written as a span, and so is a list. */
    private static String seeds(Part part) {
        String text = part.seeds().text();
        return text.matches("\\d+") ? text : YamlLines.quoted(text);
    }

    private void axis(Axis axis) {
        List<Rung> rungs = axis.rungs();
        lines.item();
        lines.text("sweep", axis.name());
        lines.prose("label", axis.label());
        lines.text("unit", axis.unit());
        lines.text("spacing", Choices.word(axis.spacing()));
        lines.values("rungs", rungs.stream().map(Rung::value).toList());
        if (rungs.stream().anyMatch(rung -> !rung.label().equals(rung.value()))) {
            lines.list("labels", rungs.stream().map(Rung::label).toList());
        }
        if (!lieByDefault(rungs)) {
            lines.raw(
                    "at",
                    rungs.stream()
                            .map(rung -> Values.plain(Double.toString(rung.at())))
                            .toList()
                            .toString());
        }
        lines.close();
    }

    private static boolean lieByDefault(List<Rung> rungs) {
        boolean areNumbers =
                rungs.stream().allMatch(rung -> Values.number(rung.value()).isPresent());
        for (int i = 0; i < rungs.size(); i++) {
            double place = areNumbers ? Double.parseDouble(rungs.get(i).value()) : i;
            if (rungs.get(i).at() != place) {
                return false;
            }
        }
        return true;
    }

    private void test(Contrast test) {
        List<String> pairs = new ArrayList<>();
        Map<String, String> keys =
                Map.of(
                        "arm", test.arm(),
                        "rung", test.rung(),
                        "against-arm", test.againstArm(),
                        "against-rung", test.againstRung());
        for (String key : PartReader.TEST) {
            String value = keys.getOrDefault(key, "");
            if (!value.isEmpty()) {
                pairs.add(key + ": " + YamlLines.value(value));
            }
        }
        lines.rawItem("{" + String.join(", ", pairs) + "}");
    }
}
