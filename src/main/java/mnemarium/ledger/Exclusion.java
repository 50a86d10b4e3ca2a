package mnemarium.ledger;

import java.util.Optional;

/**
 * A case in which a record must not be applied. One of the form {@code name = value} is held
 * against what the question says; any other is a caution that is shown with the record.
 */
public record Exclusion(String text) {

    public Exclusion {
        Checked.line("case in which a record must not be applied", text, 1000);
    }

    /** True if what a question says meets it. */
    public boolean isMetBy(Question question) {
        int equals = text.indexOf('=');
        if (equals <= 0) {
            return false;
        }
        Optional<String> said = question.value(text.substring(0, equals).strip());
        return said.isPresent() && said.get().equals(text.substring(equals + 1).strip());
    }
}
