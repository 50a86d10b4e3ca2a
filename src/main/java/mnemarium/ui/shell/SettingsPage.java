package mnemarium.ui.shell;

import atlantafx.base.controls.ProgressSliderSkin;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import mnemarium.ui.Breadth;
import mnemarium.ui.Buttons;
import mnemarium.ui.Place;
import mnemarium.ui.Segments;
import mnemarium.ui.shell.Preferences.Motion;
import mnemarium.ui.shell.Preferences.Scheme;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** What can be chosen for the window and for new runs. A choice acts at once and can be undone. */
final class SettingsPage implements Place {
    private static final List<String> EMBEDDERS = List.of("", "static", "minilm", "hashed");

    private final Consumer<Preferences> choose;
    private final ScrollPane scroll = new ScrollPane();
    private final Segments<Scheme> scheme;
    private final Segments<Motion> motion;
    private final Segments<String> embedder;
    private final Segments<Boolean> clock;
    private final Slider textSize = new Slider(100, 200, 100);
    private final Label textSizeWords = new Label();
    private final Label model = new Label();
    private final Label workspace = new Label();
    private Preferences shown = Preferences.USUAL;
    private boolean showing;

    /**
     * A page.
     *
     * @param choose told of what a user chose
     * @param chooseModel lets the user choose a sentence model of their own
     * @param copyPath copies the path of the workspace
     */
    SettingsPage(Consumer<Preferences> choose, Runnable chooseModel, Runnable copyPath) {
        this.choose = choose;
        scheme =
                new Segments<>(
                        "theme",
                        "Theme",
                        List.of(Scheme.values()),
                        Scheme::word,
                        each -> choose.accept(shown.with(each)));
        motion =
                new Segments<>(
                        "motion",
                        "Motion",
                        List.of(Motion.values()),
                        Motion::word,
                        each -> choose.accept(shown.with(each)));
        embedder =
                new Segments<>(
                        "embedder",
                        "Embedder of new runs",
                        EMBEDDERS,
                        name -> name.isEmpty() ? "The scenario's" : name,
                        name ->
                                choose.accept(
                                        shown.withEmbedder(
                                                Optional.of(name)
                                                        .filter(each -> !each.isEmpty()))));
        clock =
                new Segments<>(
                        "clock",
                        "Clock of new runs",
                        List.of(false, true),
                        measured -> measured ? "Measured" : "Virtual",
                        measured -> choose.accept(shown.withMeasured(measured)));
        textSize.setId("text-size");
        textSize.setAccessibleText("Text size in percent");
        textSize.setSkin(new ProgressSliderSkin(textSize));
        textSize.setBlockIncrement(10);
        textSize.setMajorTickUnit(10);
        textSize.setMinorTickCount(0);
        textSize.setSnapToTicks(true);
        // while it is dragged the page must not grow under the hand
        textSize.valueProperty().addListener((property, was, is) -> size());
        textSize.valueChangingProperty().addListener((property, was, is) -> size());
        textSizeWords.setId("text-size-words");
        textSizeWords.getStyleClass().add("mono");
        Button own = Buttons.button("own-model", Feather.FOLDER, "Your own model", "");
        own.setOnAction(event -> chooseModel.run());
        model.setId("own-model-path");
        model.getStyleClass().addAll("muted", "secondary");
        Button copy = Buttons.button("copy-path", Feather.COPY, "Copy path", "");
        copy.setOnAction(event -> copyPath.run());
        workspace.setId("settings-workspace");
        workspace.getStyleClass().add("mono");
        workspace.setWrapText(true);

        VBox page =
                new VBox(
                        title("Settings"),
                        section("Window"),
                        row("Theme", scheme, ""),
                        row(
                                "Text size",
                                box(textSize, textSizeWords),
                                "Ctrl + and Ctrl − from anywhere, Ctrl 0 for 100 %."),
                        row(
                                "Motion",
                                motion,
                                "Reduced: nothing fades; what was touched keeps its tint until the"
                                        + " next operation."),
                        section("New runs"),
                        row(
                                "Embedder",
                                new VBox(box(embedder, own), model),
                                "static and minilm know meaning; hashed is a control that knows"
                                        + " none. A model of your own is an ONNX file with its"
                                        + " vocab.txt beside it."),
                        row(
                                "Clock",
                                clock,
                                "Virtual: each operation takes what the dials say, the same on"
                                        + " every machine. Measured: what it took here, plus the"
                                        + " added latency; written into the run, so that a replay"
                                        + " reads it back."),
                        section("Workspace"),
                        row(
                                "File",
                                new VBox(workspace, copy),
                                "All runs lie in this one file. Nothing leaves this machine."));
        page.getStyleClass().add("page");
        scroll.setContent(page);
        scroll.setFitToWidth(true);
        scroll.setId("settings");
        scroll.getStyleClass().add("edge-to-edge");
        show(Preferences.USUAL, Path.of(""));
    }

    void show(Preferences preferences, Path file) {
        showing = true;
        shown = preferences;
        scheme.choose(preferences.scheme());
        motion.choose(preferences.motion());
        clock.choose(preferences.measured());
        String name = preferences.embedder().orElse("");
        boolean isOwn = !EMBEDDERS.contains(name);
        embedder.choose(name);
        model.setText(isOwn ? "Your own model: " + name : "");
        model.setVisible(isOwn);
        model.setManaged(isOwn);
        textSize.setValue(preferences.percent());
        textSizeWords.setText(preferences.percent() + "\u2009%");
        workspace.setText(file.toString());
        showing = false;
    }

    private void size() {
        int percent = (int) Math.round(textSize.getValue() / 10) * 10;
        textSizeWords.setText(percent + "\u2009%");
        if (!showing && !textSize.isValueChanging() && percent != shown.percent()) {
            choose.accept(shown.withPercent(percent));
        }
    }

    @Override
    public String id() {
        return "settings";
    }

    @Override
    public String word() {
        return "Settings";
    }

    @Override
    public Ikon icon() {
        return Feather.SETTINGS;
    }

    @Override
    public Parent view() {
        return scroll;
    }

    @Override
    public void fit(Breadth breadth) {
        breadth.mark(scroll.getContent());
    }

    private static Node title(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("title");
        return label;
    }

    private static Node section(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("semibold");
        HBox header = new HBox(label);
        header.getStyleClass().addAll("page-section", "line-bottom");
        return header;
    }

    private static Node row(String name, Node control, String about) {
        Label label = new Label(name);
        label.getStyleClass().add("muted");
        VBox column = new VBox(label, control);
        column.getStyleClass().add("setting");
        if (!about.isEmpty()) {
            Label words = new Label(about);
            words.getStyleClass().addAll("faint", "secondary");
            words.setWrapText(true);
            column.getChildren().add(words);
        }
        return column;
    }

    private static HBox box(Node... nodes) {
        HBox box = new HBox(nodes);
        box.setAlignment(Pos.CENTER_LEFT);
        box.getStyleClass().add("setting-box");
        return box;
    }
}
