package mnemarium.ownership.file;

import mnemarium.ownership.FieldClash;
import mnemarium.ownership.OwnedField;
import mnemarium.ownership.Owner;
import mnemarium.ownership.OwnerRegistry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * Whether the owners and fields of a file go together. What does not is noted with its own line,
 * and with that of what it is at odds with.
 */
final class OwnersCheck {

    private final Faults faults;
    private final List<Owner> owners = new ArrayList<>();
    private final Map<String, Integer> ownerLines = new LinkedHashMap<>();
    private final List<OwnedField> fields = new ArrayList<>();
    private final List<Place> places = new ArrayList<>();

    private record Place(Part part, String path) {}

    OwnersCheck(Faults faults) {
        this.faults = faults;
    }

    /** Adds an owner and notes it if there is one of its name. */
    void owner(Owner owner, Part part) {
        Integer before = ownerLines.putIfAbsent(owner.name(), part.line());
        if (before == null) {
            owners.add(owner);
        } else {
            faults.add(
                    part.line(),
                    "owners",
                    "owner '" + owner.name() + "' occurs twice, the first time in line " + before,
                    "each once");
        }
    }

    /**
     * Adds a field.
     *
     * @param path of it in the file
     */
    void field(OwnedField field, Part part, String path) {
        fields.add(field);
        places.add(new Place(part, path));
    }

    /** Notes fields of owners that are not there, and names that lead to two fields. */
    void names() {
        String nobody = new Owner.Nobody().name();
        for (int at = 0; at < fields.size(); at++) {
            OwnedField field = fields.get(at);
            if (!ownerLines.containsKey(field.owner()) && !field.owner().equals(nobody)) {
                faults.add(
                        line(at, field.owner()),
                        places.get(at).path() + ".owner",
                        "owner of field " + field.name() + " is '" + field.owner() + "'",
                        "one of "
                                + String.join(
                                        ", ",
                                        Stream.concat(
                                                        ownerLines.keySet().stream(),
                                                        Stream.of(nobody))
                                                .distinct()
                                                .toList()));
            }
        }
        note(FieldClash.names(fields), FieldClash::nameFound, "one owner and one place");
    }

    /** Notes key words that lead to two owners. */
    void keyWords() {
        note(FieldClash.keyWords(fields), FieldClash::keyWordFound, "one owner for each key word");
    }

    /** Says of a clash what was found, with words after what lies in a place. */
    private interface Found {
        String of(FieldClash clash, List<OwnedField> fields, IntFunction<String> where);
    }

    private void note(List<FieldClash> clashes, Found found, String expected) {
        for (FieldClash clash : clashes) {
            faults.add(
                    line(clash.second(), clash.words()),
                    places.get(clash.second()).path(),
                    found.of(clash, fields, at -> " (line " + line(at, clash.words()) + ")"),
                    expected);
        }
    }

    /** The line where a field says something; where it says it otherwise spelled, its first. */
    private int line(int field, String words) {
        Part part = places.get(field).part();
        return texts(part)
                .filter(each -> each.text().strip().equals(words))
                .map(Part.Value::line)
                .findFirst()
                .orElse(part.line());
    }

    private static Stream<Part.Value> texts(Part part) {
        return switch (part) {
            case Part.Value value -> Stream.of(value);
            case Part.Sequence list -> list.members().stream().flatMap(OwnersCheck::texts);
            case Part.Mapping mapping ->
                    mapping.entries().values().stream().flatMap(OwnersCheck::texts);
        };
    }

    OwnerRegistry registry() {
        return new OwnerRegistry(owners, fields);
    }
}
