package mnemarium.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

class EditTest {

    private final World world =
            new World(
                    60,
                    List.of(new Dependency("db", "17", "18", 20)),
                    List.of(new Noise("runner", 10)),
                    List.of(new Late("flag", 7, 50)),
                    List.of(new Hidden("planner", "old", "new", 40)),
                    List.of(entity("alpha", 18), entity("beta", 31)),
                    Optional.of("db"),
                    Costs.DEFAULT);

    private static Entity entity(String name, int drift) {
        return new Entity(name, List.of(new Dependency("load", "old", "new", drift)));
    }

    @Test
    void aDriftIsMoved() {
        assertThat(new Edit.Drift("db", 25).on(world).dependencies())
                .containsExactly(new Dependency("db", "17", "18", 25));
        assertThat(new Edit.Drift("planner", 5).on(world).hidden())
                .containsExactly(new Hidden("planner", "old", "new", 5));
        assertThat(new Edit.Drift("flag", 9).on(world).late())
                .containsExactly(new Late("flag", 7, 9));
        assertThat(new Edit.Drift("beta.load", 9).on(world).entities())
                .containsExactly(entity("alpha", 18), entity("beta", 9));
    }

    @Test
    void aPeriodIsMoved() {
        assertThat(new Edit.Period("runner", 2).on(world).noise())
                .containsExactly(new Noise("runner", 2));
        assertThat(new Edit.Period("flag", 0).on(world).late())
                .containsExactly(new Late("flag", 0, 50));
    }

    @Test
    void aDimensionJoinsAsTheLastOfItsKind() {
        Noise noise = new Noise("weather", 3);
        Hidden hidden = new Hidden("kernel", "a", "b", 3);
        World joined = new Edit.Joins(hidden).on(new Edit.Joins(noise).on(world));
        assertThat(joined.noise()).containsExactly(new Noise("runner", 10), noise);
        assertThat(joined.hidden()).endsWith(hidden);
        assertThat(joined.environment(4)).containsEntry("weather", "B");
    }

    @Test
    void whatIsNotThereCannotBeMoved() {
        String names = "expected one of [db, load, runner, flag, planner]";
        assertThatThrownBy(() -> new Edit.Drift("runner", 3).on(world))
                .hasMessage("the world has no dimension that drifts named runner, " + names);
        assertThatThrownBy(() -> new Edit.Drift("load", 3).on(world))
                .hasMessage("the world has no dimension that drifts named load, " + names);
        assertThatThrownBy(() -> new Edit.Period("db", 3).on(world))
                .hasMessage("the world has no dimension that churns named db, " + names);
        assertThatThrownBy(() -> new Edit.Joins(new Noise("db", 3)).on(world))
                .hasMessage("dimension db occurs twice, expected each name once");
        assertThatThrownBy(() -> new Edit.Drift("db", -3).on(world))
                .hasMessage("dependency db drifts at task -3, expected 0 or later");
    }
}
