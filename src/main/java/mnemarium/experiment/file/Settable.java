package mnemarium.experiment.file;

import mnemarium.experiment.Generators;
import mnemarium.experiment.Subject;
import mnemarium.scenario.Dial;
import mnemarium.scenario.file.Nearest;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What the cells of a part can be told apart by: names of axes and of settings. */
final class Settable {

    /** What is set besides dials and parameters; see {@code scenarios/plans/README.md}. */
    static final List<String> WORDS = List.of("embedder", "scenario", "budget-rule", "ttl");

    private final List<String> parameters;

    Settable(Subject subject) {
        this.parameters =
                switch (subject) {
                    case Subject.Generated generated ->
                            Generators.parameters(generated.generator());
                    case Subject.Named _, Subject.Files _ -> List.of();
                };
    }

    boolean knows(String name) {
        return WORDS.contains(name) || parameters.contains(name) || dial(name).isPresent();
    }

    /** Whether the name is a parameter of the subject, and so no dial. */
    boolean isParameter(String name) {
        return parameters.contains(name);
    }

    /** What to expect instead of a name. */
    String expected(String name) {
        List<String> all =
                Stream.of(
                                WORDS.stream(),
                                parameters.stream(),
                                Dial.names(Dial.ofMemory()).stream(),
                                Dial.names(Dial.ofLedger()).stream())
                        .flatMap(each -> each)
                        .toList();
        return Nearest.to(name, all)
                .map(near -> "'" + near + "' perhaps; a dial or ")
                .orElse("a dial or ")
                .concat("one of " + String.join(", ", WORDS))
                .concat(parameters.isEmpty() ? "" : ", " + String.join(", ", parameters));
    }

    /** The dial of that name. */
    static Optional<Dial> dial(String name) {
        return Dial.named(name);
    }
}
