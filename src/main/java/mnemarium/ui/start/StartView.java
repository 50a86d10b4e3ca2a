package mnemarium.ui.start;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ui.Breadth;
import mnemarium.ui.Buttons;
import mnemarium.ui.Place;
import mnemarium.ui.start.StartModel.RecentRun;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The page that the program starts with. */
public final class StartView implements Place {
    private final StartCommands commands;
    private final ScrollPane scroll = new ScrollPane();
    private final Hero hero = new Hero();
    private final StackPane heroBox;
    private final VBox todo = new VBox();
    private final VBox right = new VBox();
    private final VBox runs = new VBox();
    private final HBox latest = new HBox();
    private final Label workspace = new Label();
    private final Pane columns;
    private final VBox page;

    /** A page that shows nothing yet. */
    public StartView(StartCommands commands) {
        this.commands = commands;
        Label title = new Label("Memory behind glass");
        title.getStyleClass().add("display");
        Label lead =
                new Label(
                        "Step an agent, watch every read and write of its memory, and turn the"
                                + " dials while it runs.");
        lead.getStyleClass().addAll("lead", "muted");
        lead.setWrapText(true);
        VBox words = new VBox(title, lead);
        words.getStyleClass().add("hero-words");
        heroBox = new StackPane(hero, words);
        StackPane.setAlignment(words, Pos.CENTER_LEFT);
        heroBox.getStyleClass().addAll("hero", "line-bottom");

        todo.getStyleClass().add("start-left");
        todo.getChildren()
                .addAll(
                        header("Four things to do first"),
                        thing(
                                Feather.REPEAT,
                                "Step an agent through 24 alerts",
                                "Watch it ask its memory before each investigation. Then turn the"
                                        + " latency up.",
                                "Alert triage, in-loop. About 5 minutes.",
                                first(Buttons.button("start-triage", "Open", "1")),
                                () -> commands.openScenario("alert-triage")),
                        thing(
                                Feather.BOOK,
                                "Step a drifting world",
                                "See why kept work is reused or derived again. Then drag a drift.",
                                "Default world, ledger-canary. About 5 minutes.",
                                Buttons.button("start-world", "Open", "2"),
                                () -> commands.openScenario("default-world")),
                        thing(
                                Feather.MESSAGE_SQUARE,
                                "Open your own chat or log",
                                "Your messages, alerts or log lines go through the same loop.",
                                "A chat as JSON Lines, a LoCoMo file, items as CSV or JSON Lines.",
                                Buttons.button("start-own", "Choose", "3"),
                                commands::chooseFile),
                        thing(
                                Feather.SLIDERS,
                                "Calibrate the threshold",
                                "From which similarity on is it the same? F1 over thresholds on"
                                        + " held-out wordings.",
                                "Beside controls that know no meaning. A minute or two.",
                                Buttons.button("start-calibrate", "Calibrate", "4"),
                                commands::calibrate,
                                "last"),
                        dropZone(),
                        latest);
        latest.getStyleClass().add("latest");

        right.getStyleClass().add("start-right");
        right.getChildren().addAll(header("Recent runs"), runs, promise());
        HBox.setHgrow(todo, Priority.ALWAYS);
        columns = new HBox(todo, right);
        columns.getStyleClass().add("start-columns");
        page = new VBox(heroBox, columns);
        page.getStyleClass().add("start");
        scroll.setContent(page);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setId("start");
        scroll.getStyleClass().add("edge-to-edge");
        scroll.widthProperty().addListener((property, was, is) -> arrange());
        show(new StartModel(java.util.List.of(), ""));
    }

    /** Shows runs and workspace. */
    public void show(StartModel model) {
        runs.getChildren().clear();
        for (int i = 0; i < model.runs().size(); i++) {
            RecentRun run = model.runs().get(i);
            runs.getChildren().add(new RunRow(run, "recent-" + (i + 1), commands));
        }
        if (model.runs().isEmpty()) {
            Label none = new Label("Your runs will be listed here.");
            none.getStyleClass().addAll("muted", "no-runs");
            runs.getChildren().add(none);
        }
        latest.getChildren().clear();
        if (!model.runs().isEmpty()) {
            RecentRun run = model.runs().getFirst();
            Button again = Buttons.button("continue", "Continue", "5");
            again.setOnAction(event -> commands.openRun(run.id()));
            FontIcon sign = new FontIcon(Feather.ROTATE_CW);
            sign.getStyleClass().add("muted");
            VBox words =
                    new VBox(
                            words("Continue where you were", "medium"),
                            words(
                                    run.title()
                                            + ", "
                                            + run.detail()
                                            + ", "
                                            + run.progress()
                                            + ", "
                                            + run.when(),
                                    "muted",
                                    "secondary"));
            words.setMinWidth(0);
            HBox.setHgrow(words, Priority.ALWAYS);
            latest.getChildren().addAll(sign, words, again);
        }
        workspace.setText(
                "Everything lies in one file, "
                        + model.workspace()
                        + ".\nCopy it to back it up; delete it to start afresh.");
    }

    @Override
    public String id() {
        return "start";
    }

    @Override
    public String word() {
        return "Start";
    }

    @Override
    public Ikon icon() {
        return Feather.HOME;
    }

    @Override
    public Parent view() {
        return scroll;
    }

    @Override
    public void fit(Breadth breadth) {
        arrange();
    }

    /** Two columns while both have room, else the runs below; less air in a smaller window. */
    private void arrange() {
        double ems = hero.ems(scroll.getWidth());
        page.getStyleClass().removeAll("roomy", "single");
        if (ems >= 98) {
            page.getStyleClass().add("roomy");
        }
        boolean single = ems < 66;
        if (single) {
            page.getStyleClass().add("single");
        }
        Pane wanted = single ? page : columns;
        if (!wanted.getChildren().contains(right)) {
            ((Pane) right.getParent()).getChildren().remove(right);
            wanted.getChildren().add(right);
        }
    }

    private static Button first(Button button) {
        button.getStyleClass().add("accent");
        return button;
    }

    private static HBox header(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("semibold");
        HBox header = new HBox(label);
        header.getStyleClass().addAll("start-header", "line-bottom");
        return header;
    }

    private static HBox thing(
            Ikon icon,
            String title,
            String text,
            String more,
            Button button,
            Runnable action,
            String... styleClasses) {
        FontIcon sign = new FontIcon(icon);
        sign.getStyleClass().addAll("you", "large-icon");
        Label heading = words(title, "heading");
        Label body = words(text, "muted");
        Label small = words(more, "faint", "secondary");
        VBox words = new VBox(heading, body, small);
        words.getStyleClass().add("thing-words");
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        button.setOnAction(event -> action.run());
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setAccessibleHelp(title);
        HBox row = new HBox(sign, words, button);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().addAll("thing", "row-line");
        row.getStyleClass().addAll(styleClasses);
        return row;
    }

    private Node dropZone() {
        FontIcon sign = new FontIcon(Feather.DOWNLOAD);
        sign.getStyleClass().add("muted");
        sign.getStyleClass().add("drop-icon");
        VBox words =
                new VBox(
                        words("Drop your own data anywhere in this window", "medium"),
                        words(
                                "a scenario (YAML), a chat (JSON Lines), items (CSV), or a run"
                                        + " bundle",
                                "muted",
                                "secondary"));
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        Button open = Buttons.button("start-open", Feather.FOLDER, "Open", "Ctrl O");
        open.setOnAction(event -> commands.chooseFile());
        open.setMinWidth(Region.USE_PREF_SIZE);
        HBox zone = new HBox(sign, words, open);
        zone.setAlignment(Pos.CENTER_LEFT);
        zone.getStyleClass().add("drop-zone");
        return zone;
    }

    private Node promise() {
        FontIcon shield = new FontIcon(Feather.SHIELD);
        shield.getStyleClass().add("muted");
        workspace.getStyleClass().addAll("muted", "secondary");
        workspace.setWrapText(true);
        workspace.setId("start-workspace");
        VBox words = new VBox(words("No account, no network", "medium"), workspace);
        HBox promise = new HBox(shield, words);
        promise.getStyleClass().add("promise");
        return promise;
    }

    private static Label words(String text, String... styleClasses) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styleClasses);
        label.setWrapText(true);
        return label;
    }
}
