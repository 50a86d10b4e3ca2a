package mnemarium.ui.experiments;

import mnemarium.experiment.Plan;
import mnemarium.experiment.file.PlanReader;
import mnemarium.experiment.file.PlanReading;
import mnemarium.experiment.file.PlanText;
import mnemarium.scenario.Problem;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Checks a draft by writing it as a file and reading it back: the reader of plans knows what is
 * allowed, and says where what is wrong stands.
 */
final class PlanChecking implements PlanForm.Checking {
    private static final Pattern PART = Pattern.compile("parts\\[(\\d+)]");
    private static final Pattern AXIS = Pattern.compile("axes\\[(\\d+)]");
    private static final Pattern SETTING = Pattern.compile("settings\\.(.+)$");

    @Override
    public List<OfPart> wrongs(Plan plan) {
        return switch (new PlanReader().read(plan.name() + ".yaml", PlanText.of(plan))) {
            case PlanReading.Opened _ -> List.of();
            case PlanReading.Refused refused ->
                    refused.problems().stream().map(PlanChecking::wrong).toList();
        };
    }

    private static OfPart wrong(Problem problem) {
        Matcher part = PART.matcher(problem.path());
        return new OfPart(
                part.find() ? Integer.parseInt(part.group(1)) : 0,
                new PartDraft.Wrong(
                        field(problem.path()),
                        "Found " + problem.found() + ", expected " + problem.expected()));
    }

    /** The field of the form that a place of the file belongs to. */
    static String field(String place) {
        Matcher axis = AXIS.matcher(place);
        if (axis.find()) {
            return "rungs-" + axis.group(1);
        }
        Matcher setting = SETTING.matcher(place);
        if (setting.find()) {
            return "setting-" + setting.group(1);
        }
        return place.contains("seeds") ? "seeds" : place.contains("arms") ? "arms" : "plan";
    }
}
