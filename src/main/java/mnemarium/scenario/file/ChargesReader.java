package mnemarium.scenario.file;

import mnemarium.scenario.DriftingWorld.Charge;
import mnemarium.scenario.DriftingWorld.Charges;

import java.util.List;
import java.util.Optional;

/** Reads what operations cost; what is left out keeps the published cost. */
final class ChargesReader {

    static final List<String> KEYS =
            List.of("derive", "check", "recall", "dollars-per-million-tokens");

    static final List<String> CHARGE = List.of("turns", "tokens", "seconds");

    private final Problems problems;

    ChargesReader(Problems problems) {
        this.problems = problems;
    }

    Optional<Charges> read(Node node, String path) {
        int before = problems.count();
        Optional<Charges> charges =
                Fields.of(node, path, problems, KEYS)
                        .map(
                                fields ->
                                        new Charges(
                                                charge(fields, "derive", Charges.DEFAULT.derive()),
                                                charge(fields, "check", Charges.DEFAULT.check()),
                                                charge(fields, "recall", Charges.DEFAULT.recall()),
                                                fields.decimal(
                                                        "dollars-per-million-tokens",
                                                        Charges.MOST_DOLLARS,
                                                        Charges.DECIMALS,
                                                        Charges.DEFAULT
                                                                .dollarsPerMillionTokens())));
        return problems.count() > before ? Optional.empty() : charges;
    }

    private Charge charge(Fields fields, String key, Charge byDefault) {
        return fields.optional(key)
                .flatMap(node -> Fields.of(node, fields.at(key), problems, CHARGE))
                .map(each -> charge(each, byDefault))
                .orElse(byDefault);
    }

    private static Charge charge(Fields fields, Charge byDefault) {
        return new Charge(
                fields.whole("turns", 0, Charge.MOST_TURNS, byDefault.turns()),
                fields.whole("tokens", 0, Charge.MOST_TOKENS, byDefault.tokens()),
                fields.decimal(
                        "seconds", Charge.MOST_SECONDS, Charge.DECIMALS, byDefault.seconds()));
    }
}
