package mnemarium.workbench;

import mnemarium.store.SettingShelf;

import java.util.OptionalInt;

/** How many of the ledger's records stay within reach, kept as a setting of the workspace. */
final class HotQuota {

    private static final String SETTING = "ledger.hot";

    private final SettingShelf settings;

    HotQuota(SettingShelf settings) {
        this.settings = settings;
    }

    /** Empty if all do. */
    OptionalInt records() {
        return settings.text(SETTING)
                .filter(each -> !each.isEmpty() && each.chars().allMatch(Character::isDigit))
                .filter(each -> each.length() < 10)
                .map(each -> OptionalInt.of(Integer.parseInt(each)))
                .orElseGet(OptionalInt::empty);
    }

    void keep(OptionalInt records) {
        (records.isPresent()
                        ? settings.keep(SETTING, Integer.toString(records.getAsInt()))
                        : settings.forget(SETTING))
                .toCompletableFuture()
                .join();
    }
}
