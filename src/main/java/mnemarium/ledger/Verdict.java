package mnemarium.ledger;

import java.util.List;
import java.util.Optional;

/** How a reuse decision ends. */
public sealed interface Verdict {

    /** One word. */
    String word();

    /** Why, for people. */
    String reason();

    /** The record it speaks of, if it is one. */
    Optional<String> record();

    /** The record holds and pays: act on it. */
    record Reuse(String id, String reason) implements Verdict {
        @Override
        public String word() {
            return "reuse";
        }

        @Override
        public Optional<String> record() {
            return Optional.of(id);
        }
    }

    /** It may inform, and must not be acted on without deriving again. */
    record Hint(String id, String reason) implements Verdict {
        @Override
        public String word() {
            return "hint";
        }

        @Override
        public Optional<String> record() {
            return Optional.of(id);
        }
    }

    /** These things have to be found out first; ask again with them. */
    record Needed(Optional<String> record, List<Need> needs) implements Verdict {
        public Needed {
            needs = List.copyOf(needs);
        }

        @Override
        public String word() {
            return "needed";
        }

        @Override
        public String reason() {
            return needs.size()
                    + (needs.size() == 1 ? " thing is" : " things are")
                    + " needed: "
                    + String.join(", ", needs.stream().map(Need::name).toList());
        }
    }

    /** Do the work again. */
    record Derive(String reason) implements Verdict {
        @Override
        public String word() {
            return "derive";
        }

        @Override
        public Optional<String> record() {
            return Optional.empty();
        }
    }
}
