package mnemarium.experiment;

import mnemarium.scenario.FactTalk;
import mnemarium.scenario.Scenario;

import java.util.Map;
import java.util.Set;

/** Makes conversations of generated facts; see {@link FactTalk}. */
final class FactTalks implements Generator {

    @Override
    public Set<String> parameters() {
        return Set.copyOf(FactTalk.PARAMETERS);
    }

    @Override
    public Scenario scenario(Map<String, String> parameters, long seed) {
        return FactTalk.of(parameters).conversation(seed);
    }
}
