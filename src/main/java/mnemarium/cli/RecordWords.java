package mnemarium.cli;

import mnemarium.ledger.Amount;
import mnemarium.ledger.Confidence;
import mnemarium.ledger.MatchPolicy;
import mnemarium.ledger.Scope;
import mnemarium.ledger.Supersedes;
import mnemarium.workbench.Refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The parts of a record as they are typed. */
final class RecordWords {

    private RecordWords() {}

    /** {@code NAME=VALUE} or {@code NAME=VALUE:MATCH}, each a dimension. */
    static Scope scope(List<String> words) throws Refusal {
        List<Scope.Dimension> dimensions = new ArrayList<>();
        for (Map.Entry<String, String> each : Wishes.pairs("--scope", words).entrySet()) {
            String value = each.getValue();
            int colon = value.lastIndexOf(':');
            // a value may hold a colon of its own
            Optional<MatchPolicy> policy =
                    colon < 0 ? Optional.empty() : MatchPolicy.named(value.substring(colon + 1));
            String plain = policy.isPresent() ? value.substring(0, colon) : value;
            dimensions.add(
                    Words.make(
                            "--scope " + each.getKey(),
                            () ->
                                    new Scope.Dimension(
                                            each.getKey(),
                                            plain,
                                            policy.orElse(MatchPolicy.EXACT))));
        }
        return Words.make("--scope", () -> new Scope(dimensions));
    }

    /** {@code TURNS} or {@code TURNS/TOKENS}. */
    static Amount amount(String option, String words) throws Refusal {
        String[] both = words.split("/", -1);
        try {
            if (both.length <= 2) {
                int turns = Integer.parseInt(both[0].strip());
                long tokens = both.length == 2 ? Long.parseLong(both[1].strip()) : 0;
                return Words.make(option, () -> new Amount(turns, tokens));
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw new Refusal(option, "'" + words + "'", "TURNS or TURNS/TOKENS, whole numbers");
    }

    /** {@code LEVEL:REASON}. */
    static Confidence confidence(String words) throws Refusal {
        int colon = words.indexOf(':');
        String level = colon < 0 ? words : words.substring(0, colon);
        Confidence.Level is =
                Words.of("--confidence", level, Confidence.Level.words(), Confidence.Level::named);
        return Words.make(
                "--confidence",
                () -> new Confidence(is, colon < 0 ? "" : words.substring(colon + 1)));
    }

    /** {@code ID:WHY}. */
    static Supersedes link(String words) throws Refusal {
        int colon = words.lastIndexOf(':');
        if (colon < 0) {
            throw new Refusal("--supersedes", "'" + words + "'", "ID:WHY, such as R-01:correction");
        }
        Supersedes.Because because =
                Words.of(
                        "--supersedes",
                        words.substring(colon + 1),
                        Supersedes.Because.words(),
                        Supersedes.Because::named);
        return Words.make("--supersedes", () -> new Supersedes(words.substring(0, colon), because));
    }
}
