package mnemarium.ui.loop;

import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import mnemarium.scenario.Dial;
import mnemarium.ui.DialField;
import mnemarium.ui.DialHead;
import mnemarium.ui.DialNames;
import mnemarium.ui.DialRow;
import mnemarium.ui.DialsPanel;
import mnemarium.ui.RunActions;
import mnemarium.ui.Segments;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** The dials of a run whose steps stand by themselves: what its scenario takes, and no other. */
final class StepDials extends DialsPanel {

    private final RunActions actions;
    private final FlowPane flow = new FlowPane();
    private final Map<Dial, Consumer<DialRow>> shows = new TreeMap<>();
    private List<Dial> built = List.of();

    StepDials(RunActions actions) {
        super("step-dials", "step-", "a move acts at the next step", actions);
        this.actions = actions;
        flow.getStyleClass().add("mn-step-dials");
        fill(flow);
    }

    void show(List<DialRow> rows) {
        List<Dial> wanted = rows.stream().map(DialRow::dial).toList();
        if (!wanted.equals(built)) {
            build(wanted);
        }
        for (DialRow row : rows) {
            Consumer<DialRow> show = shows.get(row.dial());
            if (show != null) {
                show.accept(row);
            }
        }
        standing(rows);
    }

    private void build(List<Dial> dials) {
        built = dials;
        shows.clear();
        List<Node> nodes = new ArrayList<>();
        for (Dial dial : dials) {
            DialHead head = new DialHead(dial, DialNames.name(dial), actions);
            VBox box = new VBox(head);
            box.getStyleClass().add("mn-step-dial");
            Consumer<DialRow> value = dial.isNumber() ? field(dial, box) : words(dial, box);
            shows.put(
                    dial,
                    row -> {
                        head.show(row);
                        value.accept(row);
                    });
            nodes.add(box);
        }
        flow.getChildren().setAll(nodes);
    }

    private Consumer<DialRow> field(Dial dial, VBox box) {
        DialField field =
                new DialField(dial, value -> actions.moveDial(dial, value), this::complain);
        field.setMaxWidth(Region.USE_PREF_SIZE);
        box.getChildren().add(field);
        return row -> field.show(row.value());
    }

    private Consumer<DialRow> words(Dial dial, VBox box) {
        Segments<String> choice =
                new Segments<>(
                        dial.dial(),
                        DialNames.name(dial),
                        dial.words(),
                        word -> word,
                        word -> actions.moveDial(dial, word));
        box.getChildren().add(choice);
        return row -> choice.choose(row.value());
    }
}
