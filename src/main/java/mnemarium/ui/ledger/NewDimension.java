package mnemarium.ui.ledger;

import mnemarium.scenario.Dial;
import mnemarium.world.Dimension;
import mnemarium.world.Edit;
import mnemarium.world.Hidden;
import mnemarium.world.Late;
import mnemarium.world.Noise;
import mnemarium.world.World;

/**
 * What was typed to let a dimension join a world: texts as they stand in the fields.
 *
 * @param kind what it is
 * @param name of the dimension
 * @param period of noise and late ones
 * @param before value of hidden ones
 * @param after value of hidden ones
 * @param task from which a late one matters, at which a hidden one drifts
 */
record NewDimension(
        Kind kind, String name, String period, String before, String after, String task) {

    /** What can join. */
    enum Kind {
        NOISE("Noise"),
        HIDDEN("Hidden"),
        LATE("Late");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }
    }

    /**
     * The value of the dial that lets it join.
     *
     * @throws IllegalArgumentException saying what was found and what was expected
     */
    String value(World world) {
        // the world judges: it knows its names and its horizon
        Edit joins = new Edit.Joins(dimension(world));
        joins.on(world);
        return dial().check(
                        switch (kind) {
                            case NOISE -> "noise:" + period.strip();
                            case LATE -> "late:" + period.strip() + "@" + task.strip();
                            case HIDDEN ->
                                    "hidden:"
                                            + before.strip()
                                            + ">"
                                            + after.strip()
                                            + "@"
                                            + task.strip();
                        });
    }

    /** The dial that lets it join. */
    Dial dial() {
        return Dial.join(name.strip());
    }

    private Dimension dimension(World world) {
        return switch (kind) {
            case NOISE -> new Noise(name.strip(), number("period", period, 0, world.tasks()));
            case LATE ->
                    new Late(
                            name.strip(),
                            number("period", period, 0, world.tasks()),
                            number("task", task, 0, world.tasks() - 1));
            case HIDDEN -> {
                if (before.isBlank() || after.isBlank() || before.strip().equals(after.strip())) {
                    throw new IllegalArgumentException(
                            "values are '%s' and '%s', expected two different words"
                                    .formatted(before.strip(), after.strip()));
                }
                yield new Hidden(
                        name.strip(),
                        before.strip(),
                        after.strip(),
                        number("drift", task, 0, world.tasks() - 1));
            }
        };
    }

    private static int number(String what, String text, int least, int most) {
        String found = text.strip();
        if (found.matches("\\d{1,7}")) {
            int number = Integer.parseInt(found);
            if (number >= least && number <= most) {
                return number;
            }
        }
        throw new IllegalArgumentException(
                "%s is %s, expected %d to %d"
                        .formatted(what, found.isEmpty() ? "empty" : found, least, most));
    }
}
