package mnemarium.cli;

import mnemarium.ledger.Check;
import mnemarium.ledger.CheckRequest;
import mnemarium.ledger.CheckResult;
import mnemarium.ledger.Comparison;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Source;
import mnemarium.scenario.file.Nearest;
import mnemarium.workbench.Refusal;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Dependencies as they are typed: {@code NAME=CHECK} or {@code NAME=CHECK COMPARISON VALUE}, such
 * as {@code node=package-version:package-lock.json#node at-least 18}.
 */
final class DependencyWords {

    /** For the help of commands that take some. */
    static final String FORM =
            "NAME=CHECK, or NAME=CHECK COMPARISON VALUE. CHECK is file-hash:PATH, git-ref:FOLDER#REF,"
                    + " package-version:MANIFEST#NAME, api-schema-hash:PATH, predicate:FILE#POINTER,"
                    + " predicate:NAME (the question brings it) or test-command:WORDS (never run);"
                    + " COMPARISON is equals, at-least, contains or matches.";

    private static final List<String> CHECKS =
            List.of(
                    "file-hash",
                    "git-ref",
                    "package-version",
                    "api-schema-hash",
                    "predicate",
                    "test-command");

    private DependencyWords() {}

    /**
     * One dependency.
     *
     * @param missing gives the value at derivation where none is typed
     */
    static Dependency read(String option, String words, Function<CheckRequest, CheckResult> missing)
            throws Refusal {
        int equals = words.indexOf('=');
        if (equals <= 0) {
            throw new Refusal(option, "'" + words + "'", FORM);
        }
        String name = words.substring(0, equals).strip();
        String rest = words.substring(equals + 1).strip();
        Comparison comparison = Comparison.EQUALS;
        Optional<String> stated = Optional.empty();
        for (Comparison each : Comparison.values()) {
            int at = rest.indexOf(" " + each.word() + " ");
            if (at > 0) {
                comparison = each;
                stated = Optional.of(rest.substring(at + each.word().length() + 2).strip());
                rest = rest.substring(0, at).strip();
                break;
            }
        }
        Check check = check(option + " " + name, rest);
        String value =
                stated.isPresent() ? stated.get() : found(option + " " + name, check, missing);
        Comparison chosen = comparison;
        Source source = stated.isPresent() ? Source.PROVIDED : Source.FETCHED;
        return Words.make(
                option + " " + name,
                () -> new Dependency(name, value, source, check, chosen, Dependency.TIME_OUT));
    }

    private static Check check(String option, String words) throws Refusal {
        int colon = words.indexOf(':');
        String type = colon < 0 ? words : words.substring(0, colon);
        String target = colon < 0 ? "" : words.substring(colon + 1);
        if (!CHECKS.contains(type)) {
            throw new Refusal(option, "the check '" + type + "'", Nearest.expected(type, CHECKS));
        }
        int hash = target.indexOf('#');
        String one = hash < 0 ? target : target.substring(0, hash);
        String other = hash < 0 ? "" : target.substring(hash + 1);
        return Words.make(
                option,
                () ->
                        switch (type) {
                            case "file-hash" -> new Check.FileHash(target);
                            case "git-ref" -> new Check.GitRef(one, other);
                            case "package-version" -> new Check.PackageVersion(one, other);
                            case "api-schema-hash" -> new Check.ApiSchemaHash(target);
                            case "predicate" ->
                                    hash < 0
                                            ? new Check.Predicate(Optional.empty(), target)
                                            : new Check.Predicate(Optional.of(one), other);
                            default -> new Check.TestCommand(target);
                        });
    }

    private static String found(
            String option, Check check, Function<CheckRequest, CheckResult> missing)
            throws Refusal {
        return switch (missing.apply(
                new CheckRequest(check, Comparison.EQUALS, "", Dependency.TIME_OUT))) {
            case CheckResult.Pass pass -> pass.found();
            case CheckResult.Fail fail -> fail.found();
            case CheckResult.Unknown unknown ->
                    throw new Refusal(
                            option,
                            "no value, and it cannot be looked up: " + unknown.reason(),
                            "a value: NAME=CHECK equals VALUE");
        };
    }
}
