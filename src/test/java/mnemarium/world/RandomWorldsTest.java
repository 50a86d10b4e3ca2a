package mnemarium.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Worlds of one stream of chance. */
class RandomWorldsTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 300})
    void theWorldAfterThoseThatWereSkippedIsTheOneAfterThoseThatWereMade(int many) {
        RandomWorlds made = new RandomWorlds(0, 120, Costs.DEFAULT);
        made.next(many);
        RandomWorlds skipped = new RandomWorlds(0, 120, Costs.DEFAULT);
        skipped.skip(many);
        assertThat(skipped.next(3)).isEqualTo(made.next(3));
    }
}
