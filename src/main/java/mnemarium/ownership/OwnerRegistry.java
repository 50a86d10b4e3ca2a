package mnemarium.ownership;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Who holds which field: a value, edited by making another. Each field has one owner; a name that
 * leads to two is refused. Names of fields are the same whatever their case, and whether blank,
 * hyphen or underscore stands between their words.
 */
public final class OwnerRegistry {

    private static final OwnerRegistry EMPTY = new OwnerRegistry(List.of(), List.of());

    private final Map<String, Owner> owners;
    private final List<OwnedField> fields;
    private final Map<String, OwnedField> byName;

    /**
     * @throws IllegalArgumentException if two owners have one name, a name leads to two fields, or
     *     a field's owner is not among the owners
     */
    public OwnerRegistry(List<Owner> owners, List<OwnedField> fields) {
        Map<String, Owner> named = new LinkedHashMap<>();
        for (Owner owner : owners) {
            if (named.putIfAbsent(owner.name(), owner) != null) {
                throw new IllegalArgumentException(
                        "owner '" + owner.name() + "' occurs twice, expected each once");
            }
        }
        this.owners = Collections.unmodifiableMap(named);
        this.fields = List.copyOf(fields);
        Map<String, OwnedField> all = new LinkedHashMap<>();
        for (OwnedField field : fields) {
            if (!isKnown(field.owner())) {
                throw new IllegalArgumentException(
                        "owner of field "
                                + field.name()
                                + " is '"
                                + field.owner()
                                + "', expected one of "
                                + String.join(", ", ownerNames()));
            }
            all.putIfAbsent(key(field.name()), field);
            field.aliases().forEach(alias -> all.putIfAbsent(key(alias), field));
        }
        FieldClash.names(fields).stream()
                .findFirst()
                .ifPresent(
                        clash -> {
                            throw new IllegalArgumentException(
                                    clash.nameFound(fields, _ -> "")
                                            + ", expected one owner and one place");
                        });
        byName = Collections.unmodifiableMap(all);
    }

    /** A world in which nobody holds anything. */
    public static OwnerRegistry empty() {
        return EMPTY;
    }

    /** A field's name without what does not tell two of them apart. */
    static String key(String name) {
        return name.strip().toLowerCase(Locale.ROOT).replaceAll("[\\s_-]+", "_");
    }

    private boolean isKnown(String owner) {
        return owners.containsKey(owner) || owner.equals(new Owner.Nobody().name());
    }

    private List<String> ownerNames() {
        List<String> names = new ArrayList<>(owners.keySet());
        if (!names.contains(new Owner.Nobody().name())) {
            names.add(new Owner.Nobody().name());
        }
        return names;
    }

    public List<Owner> owners() {
        return List.copyOf(owners.values());
    }

    /** In the order they were given. */
    public List<OwnedField> fields() {
        return fields;
    }

    /** The field of a name or alias. */
    public Optional<OwnedField> field(String name) {
        return Optional.ofNullable(byName.get(key(name)));
    }

    /** Who holds a field; nobody, if no one claims it. */
    public Owner ownerOf(String field) {
        return field(field)
                .map(each -> owners.getOrDefault(each.owner(), new Owner.Nobody()))
                .orElseGet(Owner.Nobody::new);
    }

    /** With this owner, in the place of the one of its name if there is one. */
    public OwnerRegistry with(Owner owner) {
        Map<String, Owner> changed = new LinkedHashMap<>(owners);
        changed.put(owner.name(), owner);
        return new OwnerRegistry(List.copyOf(changed.values()), fields);
    }

    /** With this field, in the place of the one of its name if there is one. */
    public OwnerRegistry with(OwnedField field) {
        List<OwnedField> changed = new ArrayList<>(fields);
        int at = 0;
        while (at < changed.size() && !key(changed.get(at).name()).equals(key(field.name()))) {
            at++;
        }
        if (at < changed.size()) {
            changed.set(at, field);
        } else {
            changed.add(field);
        }
        return new OwnerRegistry(owners(), changed);
    }

    /**
     * This registry, if no key word of a field leads to another owner too.
     *
     * @param field one of its fields
     * @throws IllegalArgumentException if one does; the message names both owners
     */
    public OwnerRegistry withTellingKeyWordsOf(OwnedField field) {
        int place = fields.indexOf(field);
        FieldClash.keyWords(fields).stream()
                .filter(clash -> clash.first() == place || clash.second() == place)
                .findFirst()
                .ifPresent(
                        clash -> {
                            throw new IllegalArgumentException(
                                    clash.keyWordFound(
                                                    fields,
                                                    at -> " (" + fields.get(at).name() + ")")
                                            + ", expected one owner for each key word");
                        });
        return this;
    }

    /** Without the field of this name; as it is if there is none. */
    public OwnerRegistry withoutField(String name) {
        return new OwnerRegistry(
                owners(),
                fields.stream().filter(each -> !key(each.name()).equals(key(name))).toList());
    }

    /**
     * Without this owner; nobody holds its fields then.
     *
     * @param name as it is written
     */
    public OwnerRegistry withoutOwner(String name) {
        return new OwnerRegistry(
                owners().stream().filter(each -> !each.name().equals(name)).toList(),
                fields.stream().filter(each -> !each.owner().equals(name)).toList());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OwnerRegistry that
                && owners().equals(that.owners())
                && fields.equals(that.fields);
    }

    @Override
    public int hashCode() {
        return 31 * owners().hashCode() + fields.hashCode();
    }

    @Override
    public String toString() {
        return "OwnerRegistry[owners=" + owners() + ", fields=" + fields + "]";
    }
}
