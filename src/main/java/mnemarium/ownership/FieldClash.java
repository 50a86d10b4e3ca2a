package mnemarium.ownership;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * Words that lead to two fields of a list, so that nobody could tell which of them is meant.
 *
 * @param words as the second field has them
 * @param first place of the field that had them before, from 0
 * @param second place of the field that has them too
 */
public record FieldClash(String words, int first, int second) {

    /** Names and other names that two fields have. */
    public static List<FieldClash> names(List<OwnedField> fields) {
        return of(
                fields,
                field -> {
                    List<String> names = new ArrayList<>(List.of(field.name()));
                    names.addAll(field.aliases());
                    return names;
                },
                OwnerRegistry::key);
    }

    /**
     * Key words that two owners' fields have. They are compared as texts are: case and punctuation
     * do not matter. Two fields of one owner may share one: the owner is the same whichever is
     * found.
     */
    public static List<FieldClash> keyWords(List<OwnedField> fields) {
        return of(fields, OwnedField::keyWords, TextWords::padded).stream()
                .filter(
                        each ->
                                !fields.get(each.first)
                                        .owner()
                                        .equals(fields.get(each.second).owner()))
                .toList();
    }

    /**
     * What is wrong with a name that leads to two fields.
     *
     * @param where of a field's place what to say of it after the owner's or the field's name
     */
    public String nameFound(List<OwnedField> fields, IntFunction<String> where) {
        OwnedField one = fields.get(first);
        OwnedField other = fields.get(second);
        return one.owner().equals(other.owner())
                ? "field '%s' occurs twice, in %s%s and %s%s"
                        .formatted(
                                words,
                                one.name(),
                                where.apply(first),
                                other.name(),
                                where.apply(second))
                : "field '%s' has two owners, %s".formatted(words, owners(fields, where));
    }

    /**
     * What is wrong with a key word that leads to two owners.
     *
     * @param where of a field's place what to say of it after its owner's name
     */
    public String keyWordFound(List<OwnedField> fields, IntFunction<String> where) {
        return "key word '%s' leads to two owners, %s".formatted(words, owners(fields, where));
    }

    private String owners(List<OwnedField> fields, IntFunction<String> where) {
        return fields.get(first).owner()
                + where.apply(first)
                + " and "
                + fields.get(second).owner()
                + where.apply(second);
    }

    private static List<FieldClash> of(
            List<OwnedField> fields,
            Function<OwnedField, ? extends Iterable<String>> words,
            Function<String, String> key) {
        Map<String, Integer> seen = new LinkedHashMap<>();
        List<FieldClash> clashes = new ArrayList<>();
        for (int place = 0; place < fields.size(); place++) {
            // its own words may say the same in several spellings
            Map<String, String> own = new LinkedHashMap<>();
            for (String each : words.apply(fields.get(place))) {
                own.putIfAbsent(key.apply(each), each);
            }
            for (Map.Entry<String, String> each : own.entrySet()) {
                Integer before = seen.putIfAbsent(each.getKey(), place);
                if (before != null) {
                    clashes.add(new FieldClash(each.getValue(), before, place));
                }
            }
        }
        return clashes;
    }
}
