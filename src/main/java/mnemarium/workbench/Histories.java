package mnemarium.workbench;

import mnemarium.ownership.Staleness;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.TenureFact;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Reads the histories of a scenario's owned facts: what its days say, without playing it. */
final class Histories {

    private Histories() {}

    /** Of each fact that somebody holds and that was asked for. */
    static List<FactHistory> of(Tenure scenario) {
        LocalDate until = scenario.conversations().getLast().date().plusDays(1);
        List<FactHistory> histories = new ArrayList<>();
        for (TenureFact fact : scenario.facts()) {
            List<LocalDate> asked = asked(scenario, fact.id());
            if (fact.owner().isPresent() && !asked.isEmpty()) {
                histories.add(
                        new FactHistory(
                                fact.id(),
                                fact.subject(),
                                scenario.title(),
                                fact.values().stream()
                                        .map(
                                                each ->
                                                        new Staleness.Value(
                                                                each.since(), each.value()))
                                        .toList(),
                                asked,
                                until));
            }
        }
        return List.copyOf(histories);
    }

    /** The days of the questions that need a fact. */
    private static List<LocalDate> asked(Tenure scenario, String fact) {
        List<LocalDate> asked = new ArrayList<>();
        for (Tenure.Conversation conversation : scenario.conversations()) {
            for (String question : conversation.asks()) {
                if (question.equals(fact) || needs(scenario, question).contains(fact)) {
                    asked.add(conversation.date());
                }
            }
        }
        return asked;
    }

    private static List<String> needs(Tenure scenario, String question) {
        return scenario.questions().stream()
                .filter(each -> each.id().equals(question))
                .findFirst()
                .map(Tenure.Question::needs)
                .orElse(List.of());
    }
}
