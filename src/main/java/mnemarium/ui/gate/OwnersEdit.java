package mnemarium.ui.gate;

import mnemarium.ownership.OwnedField;
import mnemarium.ownership.Owner;
import mnemarium.ownership.OwnerRegistry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Changes of a registry that keep places and names together. */
final class OwnersEdit {

    private OwnersEdit() {}

    /**
     * With an owner added, or in the place of one before; under another name it keeps its fields.
     *
     * @throws IllegalArgumentException if another owner has the name
     */
    static OwnerRegistry with(OwnerRegistry registry, Optional<Owner> before, Owner after) {
        List<Owner> owners = new ArrayList<>(registry.owners());
        int place = before.map(owners::indexOf).orElse(-1);
        if (place < 0) {
            owners.add(after);
            return new OwnerRegistry(owners, registry.fields());
        }
        owners.set(place, after);
        String old = before.map(Owner::name).orElse("");
        List<OwnedField> fields =
                registry.fields().stream()
                        .map(
                                each ->
                                        each.owner().equals(old)
                                                ? new OwnedField(
                                                        each.name(),
                                                        after.name(),
                                                        each.aliases(),
                                                        each.keyWords(),
                                                        each.patterns(),
                                                        each.description(),
                                                        each.changesEvery())
                                                : each)
                        .toList();
        return new OwnerRegistry(owners, fields);
    }

    /**
     * With a field added, or in the place of one before.
     *
     * @throws IllegalArgumentException if a name of it leads to another field too, or a key word to
     *     another owner
     */
    static OwnerRegistry with(
            OwnerRegistry registry, Optional<OwnedField> before, OwnedField after) {
        List<OwnedField> fields = new ArrayList<>(registry.fields());
        int place = before.map(fields::indexOf).orElse(-1);
        if (place < 0) {
            fields.add(after);
        } else {
            fields.set(place, after);
        }
        return new OwnerRegistry(registry.owners(), fields).withTellingKeyWordsOf(after);
    }
}
