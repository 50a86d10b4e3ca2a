package mnemarium.ledger.file;

import mnemarium.ledger.Check;
import mnemarium.ledger.CheckRequest;
import mnemarium.ledger.CheckResult;
import mnemarium.ledger.Comparison;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Source;

import tools.jackson.databind.JsonNode;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads dependencies; one without a value is looked up, as its record is being derived now. */
final class DependencyReading {

    private final Flaws flaws;
    private final Function<CheckRequest, CheckResult> look;

    DependencyReading(Flaws flaws, Function<CheckRequest, CheckResult> look) {
        this.flaws = flaws;
        this.look = look;
    }

    /** One dependency, or empty after noting what is wrong with it. */
    Optional<Dependency> read(JsonNode node, String path) {
        Optional<Fields> fields =
                Fields.of(
                        node,
                        path,
                        flaws,
                        List.of("name", "value", "source", "check", "compare", "time-out"));
        if (fields.isEmpty()) {
            return Optional.empty();
        }
        Fields all = fields.get();
        Optional<Check> check =
                all.node("check").flatMap(each -> CheckJson.read(each, all.at("check"), flaws));
        if (!all.has("check")) {
            all.flaw("check", "no such field", "a check: no check, no reuse");
        }
        String name = all.text("name");
        Comparison comparison =
                all.optionalWord(
                        "compare", Comparison::words, Comparison::named, Comparison.EQUALS);
        Duration timeOut =
                Duration.ofMillis(
                        all.number(
                                "time-out",
                                1,
                                60_000,
                                Optional.of(Dependency.TIME_OUT.toMillis())));
        if (check.isEmpty()) {
            return Optional.empty();
        }
        Optional<String> stated = all.optionalText("value");
        Optional<String> value = stated.isPresent() ? stated : found(all, check.get(), timeOut);
        Optional<Source> source =
                stated.isPresent() || all.has("source")
                        ? all.make("source", () -> Source.of(all.text("source")))
                        : Optional.of(Source.FETCHED);
        if (value.isEmpty() || source.isEmpty()) {
            return Optional.empty();
        }
        return all.make(
                "",
                () ->
                        new Dependency(
                                name, value.get(), source.get(), check.get(), comparison, timeOut));
    }

    /** The value now, of a dependency that does not state one. */
    private Optional<String> found(Fields dependency, Check check, Duration timeOut) {
        CheckResult result = look.apply(new CheckRequest(check, Comparison.EQUALS, "", timeOut));
        return switch (result) {
            case CheckResult.Pass pass -> Optional.of(pass.found());
            case CheckResult.Fail fail -> Optional.of(fail.found());
            case CheckResult.Unknown unknown -> {
                dependency.flaw(
                        "value",
                        "no such field, and it cannot be looked up: " + unknown.reason(),
                        "the value at derivation");
                yield Optional.empty();
            }
        };
    }
}
