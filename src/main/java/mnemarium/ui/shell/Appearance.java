package mnemarium.ui.shell;

import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.scene.Scene;

import mnemarium.ui.Changes;
import mnemarium.ui.shell.Preferences.Motion;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * What the user chose, and its effect on the scene. A choice can be undone, is kept in the
 * workspace, and acts at once.
 */
final class Appearance {
    private final Changes changes;
    private final BiConsumer<String, String> keep;
    private final SettingsPage page;
    private final Path workspace;
    private Preferences preferences;
    private Optional<Scene> scene = Optional.empty();
    private Consumer<Theme> worn = theme -> {};

    /**
     * The choices that were kept.
     *
     * @param setting reads a setting of the workspace
     * @param keep writes one
     */
    Appearance(
            Changes changes,
            Function<String, Optional<String>> setting,
            BiConsumer<String, String> keep,
            Runnable chooseModel,
            Runnable copyPath,
            Path workspace) {
        this.changes = changes;
        this.keep = keep;
        this.workspace = workspace;
        this.page = new SettingsPage(this::choose, chooseModel, copyPath);
        preferences = Preferences.of(setting);
        page.show(preferences, workspace);
    }

    SettingsPage page() {
        return page;
    }

    Preferences preferences() {
        return preferences;
    }

    /**
     * Dresses a scene, now and whenever a choice or the system changes.
     *
     * @param onChange told of each theme the scene gets
     */
    void dress(Scene dressed, Consumer<Theme> onChange) {
        scene = Optional.of(dressed);
        worn = onChange;
        Platform.getPreferences().colorSchemeProperty().addListener((property, was, is) -> wear());
        wear();
    }

    /** Makes a choice that can be undone. */
    void choose(Preferences chosen) {
        Preferences before = preferences;
        if (!chosen.equals(before)) {
            changes.make(what(before, chosen), () -> take(chosen), () -> take(before));
        }
    }

    /** Makes the text larger or smaller; 0 makes it as large as usual. */
    void textSize(int percent) {
        choose(preferences.withPercent(percent == 0 ? 100 : preferences.percent() + percent));
    }

    private void take(Preferences taken) {
        preferences = taken;
        taken.settings().forEach(keep);
        page.show(taken, workspace);
        wear();
    }

    private void wear() {
        boolean systemIsDark = Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
        Theme theme = preferences.theme(systemIsDark);
        scene.ifPresent(
                each -> {
                    theme.dress(each);
                    each.getPreferences()
                            .setColorScheme(theme.dark() ? ColorScheme.DARK : ColorScheme.LIGHT);
                    if (preferences.motion() == Motion.SYSTEM) {
                        each.getPreferences()
                                .setReducedMotion(Platform.getPreferences().isReducedMotion());
                    } else {
                        each.getPreferences()
                                .setReducedMotion(preferences.motion() == Motion.REDUCED);
                    }
                });
        worn.accept(theme);
    }

    private static String what(Preferences before, Preferences after) {
        List<String> parts = new ArrayList<>();
        if (before.scheme() != after.scheme()) {
            parts.add("theme " + after.scheme().word().toLowerCase(java.util.Locale.ROOT));
        }
        if (before.percent() != after.percent()) {
            parts.add("text size " + after.percent() + "\u2009%");
        }
        if (before.motion() != after.motion()) {
            parts.add("motion " + after.motion().word().toLowerCase(java.util.Locale.ROOT));
        }
        if (!before.embedder().equals(after.embedder())) {
            parts.add("embedder " + after.embedder().orElse("of the scenario"));
        }
        if (before.measured() != after.measured()) {
            parts.add((after.measured() ? "measured" : "virtual") + " clock");
        }
        return String.join(", ", parts);
    }
}
