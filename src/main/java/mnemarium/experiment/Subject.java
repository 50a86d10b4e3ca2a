package mnemarium.experiment;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the cells of a part run. */
public sealed interface Subject {

    /** A shipped scenario by its name, or a file beside the plan. */
    record Named(String scenario) implements Subject {}

    /**
     * Files of the user, such as LoCoMo conversations: they come with the command, not with the
     * plan. Each is a rung of the axis {@code scenario}, or the one subject where there is none.
     */
    record Files(List<String> files) implements Subject {
        public Files {
            files = List.copyOf(files);
        }
    }

    /**
     * Something made from parameters: a family of worlds, of conversations, or a formula.
     *
     * @param generator its name, see {@link Generators}
     * @param parameters those that are the same in all cells
     */
    record Generated(String generator, Map<String, String> parameters) implements Subject {
        public Generated {
            parameters = Collections.unmodifiableMap(new TreeMap<>(parameters));
        }
    }
}
