package mnemarium.ownership.file;

import mnemarium.ownership.CandidateFact;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Duration;
import java.util.List;

/**
 * Writes candidates as the JSON that {@link CandidatesFile#read} reads; what is usual is left out.
 */
final class CandidatesText {

    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final Duration DAY = Duration.ofDays(1);

    private CandidatesText() {}

    static String of(List<CandidateFact> candidates) {
        JsonMapper mapper = JsonMapper.shared();
        ObjectNode root = mapper.createObjectNode();
        ArrayNode list = root.putArray("candidates");
        candidates.forEach(each -> fill(list.addObject(), each));
        return mapper.writerWithDefaultPrettyPrinter().writeValueAsString(root);
    }

    private static void fill(ObjectNode node, CandidateFact fact) {
        node.put("id", fact.id());
        node.put("claim", fact.claim());
        node.put("subject", fact.subject());
        fact.field().ifPresent(each -> node.put("field", each));
        CandidateFact.Impression impression = fact.impression();
        node.put("durable", impression.durable());
        node.put("times-per-month", impression.timesPerMonth());
        node.put("stated-by", impression.statedBy());
        node.put("confidence", impression.confidence());
        fact.volatility().ifPresent(each -> node.put("changes-every-days", in(each, DAY)));
        CandidateFact.Elicitation elicitation = fact.elicitation();
        node.put("turns-to-ask", elicitation.turns());
        if (!elicitation.time().isZero()) {
            node.put("minutes-to-ask", in(elicitation.time(), MINUTE));
        }
        if (elicitation.tokens() > 0) {
            node.put("tokens-to-ask", elicitation.tokens());
        }
        flag(node, "synthesis", elicitation.synthesis());
        flag(node, "in-one-passage", fact.keptInOnePassage());
        flag(node, "learned-from-user", fact.learnedFromUser());
        flag(node, "claims-authority", fact.claimsAuthority());
        CandidateFact.Sensitivity sensitivity = fact.sensitivity();
        flag(node, "personal", sensitivity.personal());
        if (!sensitivity.permission().isEmpty()) {
            node.put("permission", sensitivity.permission());
        }
        flag(node, "deletion-duty", sensitivity.deletionDuty());
    }

    private static void flag(ObjectNode node, String key, boolean isSo) {
        if (isSo) {
            node.put(key, true);
        }
    }

    /** Enough digits that reading finds the same millisecond again. */
    private static BigDecimal in(Duration time, Duration unit) {
        return BigDecimal.valueOf(time.toMillis())
                .divide(BigDecimal.valueOf(unit.toMillis()), MathContext.DECIMAL64)
                .stripTrailingZeros();
    }
}
