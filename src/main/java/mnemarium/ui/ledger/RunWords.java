package mnemarium.ui.ledger;

import mnemarium.loop.Situation.Reusing;
import mnemarium.loop.Values;
import mnemarium.world.Dependency;
import mnemarium.world.Dimension;
import mnemarium.world.Hidden;
import mnemarium.world.Late;
import mnemarium.world.Noise;
import mnemarium.world.World;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What records, scopes and dimensions of a simulated run are called. */
final class RunWords {

    private static final String ENTITY = "entity";

    private RunWords() {}

    /** A record by its number: "R-04"; "" for 0. */
    static String record(int number) {
        return number == 0 ? "" : String.format(Locale.ROOT, "R-%02d", number);
    }

    /** The number of a record's id; 0 if it is none. */
    static int number(String id) {
        return id.matches("R-[0-9]{2,9}") ? Integer.parseInt(id.substring(2)) : 0;
    }

    /** A scope in a narrow column: "18", "alpha, 18". */
    static String shortScope(Values scope) {
        return String.join(", ", scope.byName().values());
    }

    /** A scope in a sentence: "db_version = 18", "entity = alpha, db_version = 18". */
    static String scope(Values scope) {
        return String.join(
                ", ",
                scope.byName().entrySet().stream()
                        .map(each -> each.getKey() + " = " + each.getValue())
                        .toList());
    }

    /** A scope as what there is no record for: "db_version 18", "alpha with db_version 18". */
    static String missing(Values scope) {
        List<String> parts = new ArrayList<>();
        scope.byName()
                .forEach(
                        (name, value) ->
                                parts.add(name.equals(ENTITY) ? value : name + " " + value));
        return String.join(" with ", parts);
    }

    /** The scope that a task of a world asks for. */
    static Values scopeOf(World world, int task) {
        Map<String, String> scope = new LinkedHashMap<>();
        world.entity(task).ifPresent(each -> scope.put(ENTITY, each.name()));
        world.scope()
                .ifPresent(name -> scope.put(name, world.environment(task).getOrDefault(name, "")));
        return new Values(scope);
    }

    /** The task at the cursor, from 0; -1 before the first. */
    static int task(Reusing now) {
        return now.stage() == mnemarium.loop.Situation.Stage.BETWEEN
                ? now.tasks().size() - 1
                : now.tasks().size();
    }

    /** The names that are declared, those that were learned included. */
    static List<String> declared(Reusing now) {
        List<String> declared = new ArrayList<>(now.rules().declared().names());
        for (String learned : now.rules().layout().names(now.remembered().learned())) {
            if (!declared.contains(learned)) {
                declared.add(learned);
            }
        }
        return declared;
    }

    /** What a dimension's value is now, given that it is no longer what it was: there are two. */
    static String other(World world, String dimension, String was) {
        for (Dimension each : all(world, dimension)) {
            switch (each) {
                case Dependency two -> {
                    if (two.before().equals(was)) {
                        return two.after();
                    }
                    if (two.after().equals(was)) {
                        return two.before();
                    }
                }
                case Hidden two -> {
                    return two.before().equals(was) ? two.after() : two.before();
                }
                case Noise _ -> {
                    return was.equals(Noise.EVEN) ? Noise.ODD : Noise.EVEN;
                }
                case Late _ -> {
                    return was.equals(Noise.EVEN) ? Noise.ODD : Noise.EVEN;
                }
            }
        }
        return "another value";
    }

    private static List<Dimension> all(World world, String name) {
        List<Dimension> named = new ArrayList<>();
        world.dimensions().stream().filter(each -> each.name().equals(name)).forEach(named::add);
        world.entities().stream()
                .flatMap(each -> each.own().stream())
                .filter(each -> each.name().equals(name))
                .forEach(named::add);
        return named;
    }

    /** The value that a record was derived at. */
    static String value(Values values, String name) {
        return Optional.ofNullable(values.byName().get(name)).orElse("nothing");
    }
}
