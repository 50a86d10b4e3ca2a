package mnemarium.experiment.file;

import mnemarium.scenario.Dial;
import mnemarium.scenario.file.Fields;
import mnemarium.scenario.file.Node;
import mnemarium.scenario.file.Node.Kind;
import mnemarium.scenario.file.Node.Scalar;
import mnemarium.scenario.file.Problems;

import java.math.BigDecimal;
import java.util.Optional;

/** Reads single values as canonical texts: of dials and parameters a plan knows only the text. */
final class Values {

    private final Problems problems;

    Values(Problems problems) {
        this.problems = problems;
    }

    /** The text of a value; a number in its shortest plain form. */
    Optional<String> text(Node node, String path) {
        if (node instanceof Scalar scalar
                && scalar.kind() != Kind.NOTHING
                && !scalar.text().isBlank()) {
            return Optional.of(
                    scalar.kind() == Kind.NUMBER ? plain(scalar.text()) : scalar.text().strip());
        }
        problems.add(node.line(), path, node.shown(), "a number or a word");
        return Optional.empty();
    }

    /** The same, as a dial takes it if the name is a dial's. */
    Optional<String> checked(Node node, String path, String name) {
        Optional<String> text = text(node, path);
        Optional<Dial> dial = Settable.dial(name);
        if (text.isEmpty() || dial.isEmpty()) {
            return text;
        }
        try {
            return Optional.of(dial.get().check(text.get()));
        } catch (IllegalArgumentException outside) {
            problems.add(node.line(), path, node.shown(), expected(outside));
            return Optional.empty();
        }
    }

    /** Notes what a record refused, in its words. */
    static void problem(Fields fields, String key, Node found, IllegalArgumentException refused) {
        String message = refused.getMessage() == null ? "" : refused.getMessage();
        int end = message.indexOf(", expected ");
        fields.problem(
                key,
                message.startsWith("found ") && end > 0
                        ? message.substring("found ".length(), end)
                        : found.shown(),
                expected(refused));
    }

    /** What a message expects. */
    static String expected(IllegalArgumentException refused) {
        String message = refused.getMessage() == null ? "another value" : refused.getMessage();
        int at = message.indexOf("expected ");
        return at < 0 ? message : message.substring(at + "expected ".length());
    }

    /** A number without exponent and trailing zeros; as it is if it is none. */
    static String plain(String number) {
        try {
            return number.length() > 40
                    ? number
                    : new BigDecimal(number).stripTrailingZeros().toPlainString();
        } catch (NumberFormatException none) {
            return number;
        }
    }

    /** The number a text is, if it is one. */
    static Optional<BigDecimal> number(String text) {
        try {
            return text.length() > 40 ? Optional.empty() : Optional.of(new BigDecimal(text));
        } catch (NumberFormatException none) {
            return Optional.empty();
        }
    }
}
