package mnemarium.ui.loop;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ui.Touch;
import mnemarium.ui.chart.Mark;
import mnemarium.ui.chart.Marks;

import java.util.List;
import java.util.Optional;

/**
 * The working memory in three forms: a list of entries, a map of accesses (steps by entries), a
 * flat map of the embeddings. Below them the selected entry.
 */
public final class WorkingMemoryView extends VBox {

    /** The forms, by their words on screen. */
    public enum Form {
        LIST("List"),
        ACCESS("Access map"),
        PLANE("2-D");

        private final String words;

        Form(String words) {
            this.words = words;
        }
    }

    private final Label size = new Label("0");
    private final ToggleGroup forms = new ToggleGroup();
    private final MemoryList list;
    private final AccessMapDrawing access;
    private final PlaneDrawing plane;
    private final VBox accessPane;
    private final StackPane middle = new StackPane();
    private final SelectedEntry selectedEntry;
    private final MemoryWork work;
    private Form form = Form.ACCESS;
    private int selected = -1;
    private Optional<MemoryShown> shown = Optional.empty();

    /**
     * @param actions where clicks go, and where vectors come from
     */
    public WorkingMemoryView(LoopActions actions) {
        list = new MemoryList(actions, this::select);
        access = new AccessMapDrawing(actions::goTo, this::select);
        plane = new PlaneDrawing(this::select);
        selectedEntry = new SelectedEntry(actions);
        work = new MemoryWork(actions, plane::show, selectedEntry::showNearest);
        setId("working-memory");
        getStyleClass().addAll("panel", "mn-memory");
        VBox.setVgrow(access, Priority.ALWAYS);
        accessPane = new VBox(access, legend());
        accessPane.getStyleClass().add("mn-access-pane");
        VBox.setVgrow(middle, Priority.ALWAYS);
        middle.setMinHeight(0);
        getChildren().addAll(header(), middle, selectedEntry);
        turnTo(Form.ACCESS);
    }

    private Node header() {
        Label title = new Label("Working memory");
        title.getStyleClass().add("semibold");
        title.setMinWidth(Region.USE_PREF_SIZE);
        size.setId("memory-size");
        size.getStyleClass().addAll("secondary", "muted");
        size.setMinWidth(Region.USE_PREF_SIZE);
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        HBox segments = new HBox();
        segments.getStyleClass().add("mn-segments");
        segments.setId("memory-forms");
        for (Form each : Form.values()) {
            ToggleButton button = new ToggleButton(each.words);
            button.setId("memory-form-" + each.name().toLowerCase(java.util.Locale.ROOT));
            button.setUserData(each);
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setAccessibleText("Working memory as " + each.words);
            button.getStyleClass().add("mn-segment");
            button.setToggleGroup(forms);
            button.setSelected(each == form);
            segments.getChildren().add(button);
        }
        forms.selectedToggleProperty()
                .addListener(
                        (_, before, now) -> {
                            if (now == null) {
                                // a second click on the chosen form changes nothing
                                forms.selectToggle(before);
                            } else if (now.getUserData() instanceof Form chosen) {
                                turnTo(chosen);
                            }
                        });
        HBox header = new HBox(title, size, spring, segments);
        header.getStyleClass().add("panel-header");
        return header;
    }

    private static Node legend() {
        FlowPane legend = new FlowPane();
        legend.setId("access-legend");
        legend.getStyleClass().add("mn-access-legend");
        Region hatched = new Region();
        hatched.getStyleClass().addAll("mn-swatch", "mn-swatch-skipped");
        for (Node each :
                List.<Node>of(
                        entry("written", Marks.region(Mark.WRITE)),
                        entry("read, hit", Marks.region(Mark.HIT)),
                        entry("read, below threshold", Marks.region(Mark.READ)),
                        entry("no read: skipped", hatched))) {
            legend.getChildren().add(each);
        }
        return legend;
    }

    private static Label entry(String words, Region sign) {
        Label label = new Label(words, sign);
        label.getStyleClass().addAll("small", "muted");
        return label;
    }

    /** Shows the memory at the cursor. Only the form that is visible is filled. */
    void show(MemoryShown memory) {
        shown = Optional.of(memory);
        size.setText(Words.count(memory.entries().size()));
        if (selected >= memory.entries().size()) {
            selected = -1;
        }
        int touched = memory.touched();
        boolean newly = touched >= 0 && memory.isNewTouch();
        if (newly) {
            selected = touched;
        }
        fill();
        pick();
        if (newly && form == Form.LIST) {
            list.flash();
        }
    }

    private void fill() {
        shown.ifPresent(
                memory -> {
                    switch (form) {
                        case LIST -> list.show(memory.entries());
                        case ACCESS -> access.show(memory.map());
                        case PLANE -> work.plane(memory.wish());
                    }
                });
    }

    /** Chooses the form. */
    public void turnTo(Form chosen) {
        form = chosen;
        forms.getToggles().stream()
                .filter(toggle -> toggle.getUserData() == chosen)
                .forEach(forms::selectToggle);
        middle.getChildren()
                .setAll(
                        switch (chosen) {
                            case LIST -> list;
                            case ACCESS -> accessPane;
                            case PLANE -> plane;
                        });
        fill();
        pick();
    }

    /** Selects an entry, by its number from 0. */
    public void select(int entry) {
        selected = entry;
        pick();
    }

    private void pick() {
        list.select(selected);
        access.select(selected);
        plane.select(selected);
        Optional<EntryRow> row =
                shown.filter(memory -> selected >= 0 && selected < memory.entries().size())
                        .map(memory -> memory.entries().row(selected));
        selectedEntry.show(row);
        shown.ifPresent(
                memory ->
                        row.ifPresent(
                                it ->
                                        work.nearest(
                                                memory.wish().run(),
                                                it.entry(),
                                                memory.entries().size())));
    }

    /** Says how what the last operation touched lights up. */
    void touch(Touch next) {
        access.touch(next);
        list.touch(next);
    }

    /** Folds the selected entry's details away in a small window. */
    public void unfoldSelected(boolean open) {
        selectedEntry.unfold(open);
    }
}
