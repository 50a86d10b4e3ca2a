package mnemarium.loop;

import mnemarium.loop.Outcome.Evidence;
import mnemarium.loop.Outcome.Missed;
import mnemarium.scenario.Conversation;
import mnemarium.scenario.Question;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reckons what a conversation's recall brought: per turn, per fact, per category of question. */
final class TalkReckoning {

    private TalkReckoning() {}

    /** Facts that the agent did not have. */
    static List<Missed> missed(Situation.Talking talking) {
        return talking.findings().stream()
                .filter(finding -> !finding.known().isRecalled())
                .map(each -> new Missed(each.question(), each.fact(), each.known()))
                .toList();
    }

    /** Tokens read by the replies of each turn. */
    static List<Long> perTurn(State state, Situation.Talking talking) {
        long[] tokens = new long[state.turn()];
        talking.contexts()
                .forEach(context -> tokens[context.turn() - 1] += context.contextTokens());
        return Arrays.stream(tokens).boxed().toList();
    }

    /** Recall of evidence by category of question; "all" is the whole. */
    static Map<String, Evidence> evidence(State state, Situation.Talking talking) {
        Map<String, String> categories = new LinkedHashMap<>();
        for (Question question : ((Conversation) state.setup().scenario()).questions()) {
            categories.put(question.id(), question.category());
        }
        Map<String, List<Situation.Finding>> byQuestion = new LinkedHashMap<>();
        for (Situation.Finding finding : talking.findings()) {
            byQuestion
                    .computeIfAbsent(finding.question(), question -> new ArrayList<>())
                    .add(finding);
        }
        Map<String, List<Double>> shares = new LinkedHashMap<>();
        shares.put("all", new ArrayList<>());
        byQuestion.forEach(
                (question, findings) -> {
                    double share =
                            findings.stream().filter(each -> isAmongHits(each.known())).count()
                                    / (double) findings.size();
                    shares.get("all").add(share);
                    String category = categories.getOrDefault(question, "");
                    if (!category.isEmpty()) {
                        // "all" is the name of the whole
                        String name = category.equals("all") ? "all (category)" : category;
                        shares.computeIfAbsent(name, each -> new ArrayList<>()).add(share);
                    }
                });
        Map<String, Evidence> evidence = new LinkedHashMap<>();
        shares.forEach(
                (category, each) ->
                        evidence.put(
                                category,
                                new Evidence(
                                        each.size(),
                                        each.stream()
                                                .mapToDouble(Double::doubleValue)
                                                .average()
                                                .orElse(0))));
        return evidence;
    }

    private static boolean isAmongHits(ConversationEvent.Known known) {
        return known == ConversationEvent.Known.MEMORY || known == ConversationEvent.Known.NOT_USED;
    }
}
