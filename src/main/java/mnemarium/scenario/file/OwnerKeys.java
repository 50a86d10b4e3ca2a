package mnemarium.scenario.file;

import mnemarium.scenario.Candidate;
import mnemarium.scenario.FactOwner;

import java.util.LinkedHashMap;
import java.util.Map;

/** Writes owners and candidates back as {@link OwnersReader} reads them. */
final class OwnerKeys {

    private OwnerKeys() {}

    static Map<String, Object> of(FactOwner owner) {
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("name", owner.name());
        keys.put("kind", owner.kind().word());
        keys.put("identifier", owner.identifier());
        keys.put("latency-ms", owner.latencyMillis());
        keys.put("tokens", owner.tokens());
        keys.put("availability", owner.availability());
        putFilled(keys, "permission", owner.permission());
        putFilled(keys, "change-events", owner.changeEvents());
        putFilled(keys, "version", owner.version());
        keys.put("kept-days", owner.keptDays());
        return keys;
    }

    static Map<String, Object> of(Candidate said) {
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("subject", said.subject());
        said.owner().ifPresent(owner -> keys.put("owner", owner));
        said.field().ifPresent(field -> keys.put("field", field));
        keys.put("durable", said.durable());
        keys.put("times-per-month", said.timesPerMonth());
        keys.put("stated-by", said.statedBy());
        keys.put("confidence", said.confidence());
        said.changesEveryDays().ifPresent(days -> keys.put("changes-every-days", days));
        keys.put("turns-to-ask", said.turnsToAsk());
        keys.put("minutes-to-ask", said.minutesToAsk());
        keys.put("tokens-to-ask", said.tokensToAsk());
        keys.put("synthesis", said.synthesis());
        keys.put("in-one-passage", said.inOnePassage());
        keys.put("learned-from-user", said.learnedFromUser());
        keys.put("claims-authority", said.claimsAuthority());
        keys.put("personal", said.personal());
        putFilled(keys, "permission", said.permission());
        keys.put("deletion-duty", said.deletionDuty());
        return keys;
    }

    private static void putFilled(Map<String, Object> keys, String key, String text) {
        if (!text.isEmpty()) {
            keys.put(key, text);
        }
    }
}
