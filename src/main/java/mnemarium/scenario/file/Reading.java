package mnemarium.scenario.file;

import mnemarium.scenario.Problem;
import mnemarium.scenario.Scenario;
import mnemarium.scenario.Source;

import java.util.List;

/** What came of reading a file: a scenario, or all that is wrong with the file. */
public sealed interface Reading {

    /**
     * It is a scenario.
     *
     * @param source what it was read from; reading that again gives an equal one
     * @param notes what a user should know, such as which columns were taken; one sentence each
     */
    record Opened(Scenario scenario, Source source, List<String> notes) implements Reading {

        public Opened {
            notes = List.copyOf(notes);
        }
    }

    /**
     * It is none.
     *
     * @param problems at least one, in order of the file
     */
    record Refused(List<Problem> problems) implements Reading {

        public Refused {
            problems = List.copyOf(problems);
            if (problems.isEmpty()) {
                throw new IllegalArgumentException("found no problem, expected at least one");
            }
        }
    }
}
