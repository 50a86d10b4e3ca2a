package mnemarium.workbench;

import mnemarium.scenario.Problem;

import java.nio.file.Path;
import java.util.List;

/**
 * A file that a person points a plan to.
 *
 * @param path absolute
 * @param holds what was found in it, such as "conv-26, 419 turns, 199 questions"; empty if nothing
 *     could be read
 * @param notes what a person should know of it, such as that it holds other conversations too; one
 *     sentence each
 * @param problems why the plan cannot run it; empty if it can
 */
public record ChosenFile(Path path, String holds, List<String> notes, List<Problem> problems) {

    public ChosenFile {
        notes = List.copyOf(notes);
        problems = List.copyOf(problems);
    }

    /** Whether the plan can run it. */
    public boolean isFit() {
        return problems.isEmpty();
    }

    /** Its name without its folder. */
    public String name() {
        Path name = path.getFileName();
        return name == null ? path.toString() : name.toString();
    }
}
