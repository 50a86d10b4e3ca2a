package mnemarium.ui.experiments;

import mnemarium.experiment.Generators;
import mnemarium.experiment.Subject;
import mnemarium.scenario.Dial;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is run, in words. */
final class SubjectWords {
    private static final List<String> FORMULAS = List.of(Generators.FRONTIER, Generators.TURN_TIME);

    private SubjectWords() {}

    /** What a figure of such a subject is: it stands in the pill beside the result. */
    static String kind(Subject subject) {
        return switch (subject) {
            case Subject.Generated made when FORMULAS.contains(made.generator()) ->
                    "computed by formula";
            case Subject.Generated made when made.generator().equals(Generators.CALIBRATION) ->
                    "simulated, generated alerts";
            default -> "simulated, scripted agent";
        };
    }

    /** "the scenario alert-triage". */
    static String of(Subject subject) {
        return switch (subject) {
            case Subject.Named named -> "the scenario " + named.scenario();
            case Subject.Files files ->
                    files.files().isEmpty()
                            ? "files that you choose"
                            : String.join(", ", files.files());
            case Subject.Generated made -> "generated: " + made.generator().replace('-', ' ');
        };
    }

    /** "budget 100 ms". */
    static String setting(Map.Entry<String, String> setting) {
        Optional<Dial> dial = Dial.named(setting.getKey());
        String unit = dial.map(Dial::unit).filter(each -> !each.isEmpty()).orElse("");
        String name = setting.getKey().replace('-', ' ');
        String text = name + " " + setting.getValue() + (unit.isEmpty() ? "" : "\u2009" + unit);
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
