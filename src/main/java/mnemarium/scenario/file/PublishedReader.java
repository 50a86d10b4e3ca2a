package mnemarium.scenario.file;

import mnemarium.scenario.Published;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads figures that were published for a language model. */
final class PublishedReader {

    static final List<String> KEYS = List.of("source", "model", "figures");
    static final List<String> FIGURE = List.of("arm", "measure", "value", "n");

    private static final int MOST_CASES = 1_000_000;

    private final List<String> arms;
    private final List<String> measures;
    private final Problems problems;

    PublishedReader(List<String> arms, List<String> measures, Problems problems) {
        this.arms = arms;
        this.measures = measures;
        this.problems = problems;
    }

    Optional<Published> read(Fields scenario) {
        return scenario.optional("published")
                .flatMap(node -> Fields.of(node, scenario.at("published"), problems, KEYS))
                .flatMap(this::published);
    }

    private Optional<Published> published(Fields fields) {
        int before = problems.count();
        String source = fields.text("source");
        String model = fields.text("model");
        List<Published.Figure> figures = new ArrayList<>();
        List<Node> nodes = fields.list("figures", "figures");
        for (int i = 0; i < nodes.size(); i++) {
            Fields.of(nodes.get(i), fields.at("figures") + "[" + i + "]", problems, FIGURE)
                    .flatMap(this::figure)
                    .ifPresent(figures::add);
        }
        return problems.count() > before
                ? Optional.empty()
                : Optional.of(new Published(source, model, figures));
    }

    private Optional<Published.Figure> figure(Fields fields) {
        int before = problems.count();
        fields.required("arm", "one of " + String.join(", ", arms));
        fields.required("measure", "one of " + String.join(", ", measures));
        fields.required("value", "a number from 0 to 1");
        String arm = fields.word("arm", arms, arms.getFirst());
        String measure = fields.word("measure", measures, measures.getFirst());
        BigDecimal value = fields.decimal("value", 1, Published.DECIMALS, BigDecimal.ZERO);
        int n = fields.whole("n", 1, MOST_CASES);
        return problems.count() > before
                ? Optional.empty()
                : Optional.of(new Published.Figure(arm, measure, value, n));
    }
}
