package mnemarium.ui.ledger;

import mnemarium.ledger.Amount;
import mnemarium.ledger.Authority;
import mnemarium.ledger.Check;
import mnemarium.ledger.Comparison;
import mnemarium.ledger.Confidence;
import mnemarium.ledger.Costs;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Draft;
import mnemarium.ledger.Kind;
import mnemarium.ledger.MatchPolicy;
import mnemarium.ledger.Objection;
import mnemarium.ledger.Provenance;
import mnemarium.ledger.Scope;
import mnemarium.ledger.Source;
import mnemarium.ledger.Supersedes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A record as a person typed it: every field is text. It becomes a draft for the write critic, or
 * says at which field that is not possible.
 *
 * @param evidence one reference per line
 * @param costs by the names of {@link #COSTS}; blank is 0
 * @param particulars what the kind asks for
 * @param supersedes id of the record whose place it takes; blank for none
 */
record LabDraft(
        Kind kind,
        String title,
        String body,
        String evidence,
        List<ScopeLine> scope,
        List<DependencyLine> dependencies,
        Map<String, String> costs,
        Authority authority,
        Confidence.Level confidence,
        String reason,
        String producedBy,
        Map<String, String> particulars,
        String supersedes,
        Supersedes.Because because) {

    static final List<String> COSTS =
            List.of(
                    "derive-turns",
                    "derive-tokens",
                    "verify-turns",
                    "verify-tokens",
                    "recall-turns",
                    "recall-tokens",
                    "footprint-tokens");

    LabDraft {
        scope = List.copyOf(scope);
        dependencies = List.copyOf(dependencies);
        costs = Map.copyOf(costs);
        particulars = Map.copyOf(particulars);
    }

    /** A dimension of the scope. */
    record ScopeLine(String name, String value, MatchPolicy policy) {}

    /**
     * A dependency.
     *
     * @param value at derivation
     * @param check the word of a check
     * @param target the file, repository, manifest; a command
     * @param detail the ref, the package, the name or JSON pointer; "" where the check has none
     */
    record DependencyLine(
            String name,
            String value,
            Source source,
            String check,
            String target,
            String detail,
            Comparison comparison) {

        /**
         * The check of this line.
         *
         * @throws IllegalArgumentException if it is none, saying why
         */
        Check typed() {
            return switch (check) {
                case "file-hash" -> new Check.FileHash(target.strip());
                case "git-ref" -> new Check.GitRef(target.strip(), detail.strip());
                case "package-version" -> new Check.PackageVersion(target.strip(), detail.strip());
                case "api-schema-hash" -> new Check.ApiSchemaHash(target.strip());
                case "predicate" ->
                        new Check.Predicate(
                                target.isBlank() ? Optional.empty() : Optional.of(target.strip()),
                                detail.strip());
                case "test-command" -> new Check.TestCommand(target);
                default ->
                        throw new IllegalArgumentException(
                                "check is " + check + ", expected one of " + CHECKS);
            };
        }

        /**
         * The dependency of this line.
         *
         * @throws IllegalArgumentException if it is none, saying why
         */
        Dependency typedDependency() {
            return new Dependency(
                    name.strip(), value, source, typed(), comparison, Dependency.TIME_OUT);
        }
    }

    /** The words of all checks, in the order in which they are offered. */
    static final List<String> CHECKS =
            List.of(
                    "file-hash",
                    "git-ref",
                    "package-version",
                    "api-schema-hash",
                    "predicate",
                    "test-command");

    /** What the form came to: a draft, or what is wrong at which field. */
    sealed interface Typed {
        record Whole(Draft draft) implements Typed {}

        record Wrong(List<Objection> objections) implements Typed {}
    }

    /** Reads the fields. */
    Typed typed() {
        List<Objection> wrong = new ArrayList<>();
        List<Scope.Dimension> dimensions = new ArrayList<>();
        for (ScopeLine line : scope) {
            tried(
                            "scope",
                            wrong,
                            () ->
                                    new Scope.Dimension(
                                            line.name().strip(),
                                            line.value().strip(),
                                            line.policy()))
                    .ifPresent(dimensions::add);
        }
        List<Dependency> stands = new ArrayList<>();
        for (int i = 0; i < dependencies.size(); i++) {
            tried("dependencies-" + (i + 1), wrong, dependencies.get(i)::typedDependency)
                    .ifPresent(stands::add);
        }
        Optional<Costs> spine =
                tried(
                        "costs",
                        wrong,
                        () ->
                                new Costs(
                                        amount("derive"),
                                        amount("verify"),
                                        amount("recall"),
                                        number("footprint-tokens")));
        Optional<Confidence> sure =
                tried("confidence", wrong, () -> new Confidence(confidence, reason.strip()));
        Optional<Provenance> by =
                tried("provenance", wrong, () -> new Provenance(producedBy.strip(), List.of()));
        Optional<Supersedes> link =
                supersedes.isBlank()
                        ? Optional.empty()
                        : tried(
                                "supersedes",
                                wrong,
                                () -> new Supersedes(supersedes.strip(), because));
        Optional<Scope> where = tried("scope", wrong, () -> new Scope(dimensions));
        if (!wrong.isEmpty()) {
            return new Typed.Wrong(wrong);
        }
        return new Typed.Whole(
                new Draft(
                        kind,
                        link,
                        title.strip(),
                        body.strip(),
                        evidence.lines()
                                .map(String::strip)
                                .filter(each -> !each.isEmpty())
                                .toList(),
                        where.orElse(Scope.NONE),
                        stands,
                        List.of(),
                        spine.orElseThrow(),
                        authority,
                        sure.orElseThrow(),
                        by.orElseThrow(),
                        particulars));
    }

    private Amount amount(String of) {
        long turns = number(of + "-turns");
        if (turns > Integer.MAX_VALUE) {
            throw new IllegalArgumentException(
                    of + " turns are " + turns + ", expected 0 to 1000000");
        }
        return new Amount((int) turns, number(of + "-tokens"));
    }

    private long number(String name) {
        String text = costs.getOrDefault(name, "").replaceAll("[\\s\u2009]", "");
        if (text.isEmpty()) {
            return 0;
        }
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    name.replace('-', ' ') + " is " + text + ", expected a whole number", e);
        }
    }

    private static <T> Optional<T> tried(String field, List<Objection> wrong, Supplier<T> making) {
        try {
            return Optional.of(making.get());
        } catch (IllegalArgumentException e) {
            String message = String.valueOf(e.getMessage());
            int comma = message.lastIndexOf(", expected ");
            wrong.add(
                    comma < 0
                            ? new Objection(field, message, "something else")
                            : new Objection(
                                    field,
                                    message.substring(0, comma),
                                    message.substring(comma + ", expected ".length())));
            return Optional.empty();
        }
    }
}
