package mnemarium.ledger.file;

import mnemarium.ledger.Check;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks as JSON: {@code {"type": "file-hash", "path": "notes.md"}}. */
final class CheckJson {

    private static final String TYPE = "type";

    private static final List<String> TYPES =
            List.of(
                    "file-hash",
                    "git-ref",
                    "package-version",
                    "api-schema-hash",
                    "predicate",
                    "test-command");

    private CheckJson() {}

    static ObjectNode write(Check check) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put(TYPE, check.word());
        switch (check) {
            case Check.FileHash hash -> json.put("path", hash.path());
            case Check.GitRef git -> json.put("repository", git.repository()).put("ref", git.ref());
            case Check.PackageVersion version ->
                    json.put("manifest", version.manifest()).put("package", version.name());
            case Check.ApiSchemaHash hash -> json.put("path", hash.path());
            case Check.Predicate predicate -> {
                if (predicate.file().isPresent()) {
                    json.put("file", predicate.file().get()).put("pointer", predicate.name());
                } else {
                    json.put("name", predicate.name());
                }
            }
            case Check.TestCommand command -> json.put("command", command.command());
        }
        return json;
    }

    static Optional<Check> read(JsonNode node, String path, Flaws flaws) {
        if (!node.isObject()) {
            flaws.add(path, Fields.shown(node), "an object with a type, one of " + TYPES);
            return Optional.empty();
        }
        String type = node.path(TYPE).asString("");
        return switch (type) {
            case "file-hash" ->
                    strict(node, path, flaws, List.of("path"))
                            .flatMap(
                                    each ->
                                            each.make(
                                                    "path",
                                                    () -> new Check.FileHash(each.text("path"))));
            case "api-schema-hash" ->
                    strict(node, path, flaws, List.of("path"))
                            .flatMap(
                                    each ->
                                            each.make(
                                                    "path",
                                                    () ->
                                                            new Check.ApiSchemaHash(
                                                                    each.text("path"))));
            case "git-ref" ->
                    strict(node, path, flaws, List.of("repository", "ref"))
                            .flatMap(
                                    each ->
                                            each.make(
                                                    "",
                                                    () ->
                                                            new Check.GitRef(
                                                                    each.text("repository"),
                                                                    each.text("ref"))));
            case "package-version" ->
                    strict(node, path, flaws, List.of("manifest", "package"))
                            .flatMap(
                                    each ->
                                            each.make(
                                                    "",
                                                    () ->
                                                            new Check.PackageVersion(
                                                                    each.text("manifest"),
                                                                    each.text("package"))));
            case "predicate" ->
                    strict(node, path, flaws, List.of("file", "pointer", "name"))
                            .flatMap(CheckJson::predicate);
            case "test-command" ->
                    strict(node, path, flaws, List.of("command"))
                            .flatMap(
                                    each ->
                                            each.make(
                                                    "command",
                                                    () ->
                                                            new Check.TestCommand(
                                                                    each.text("command"))));
            default -> {
                flaws.add(
                        path + "." + TYPE,
                        type.isEmpty() ? "no type" : "'" + Fields.cut(type) + "'",
                        Near.expected(type, TYPES));
                yield Optional.empty();
            }
        };
    }

    private static Optional<Check> predicate(Fields fields) {
        if (fields.has("file")) {
            return fields.make(
                    "pointer",
                    () ->
                            new Check.Predicate(
                                    Optional.of(fields.text("file")),
                                    fields.optionalText("pointer").orElse("")));
        }
        return fields.make(
                "name", () -> new Check.Predicate(Optional.empty(), fields.text("name")));
    }

    private static Optional<Fields> strict(
            JsonNode node, String path, Flaws flaws, List<String> names) {
        List<String> known = new ArrayList<>(names);
        known.addFirst(TYPE);
        return Fields.of(node, path, flaws, known);
    }
}
