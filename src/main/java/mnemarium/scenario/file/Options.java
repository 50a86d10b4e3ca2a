package mnemarium.scenario.file;

import mnemarium.scenario.Source;

import java.util.List;

/** How a user wants a file read. */
final class Options {

    private Options() {}

    /** Notes each option that the format does not have. */
    static void refuseUnknown(Source source, List<String> known, Problems problems) {
        for (String option : source.options().keySet()) {
            if (!known.contains(option)) {
                problems.add(
                        0,
                        "",
                        "the option '" + Node.cut(option) + "'",
                        known.isEmpty()
                                ? "no option for a file of format " + source.format()
                                : Nearest.expected(option, known));
            }
        }
    }
}
