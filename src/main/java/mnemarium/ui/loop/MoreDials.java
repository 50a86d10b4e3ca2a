package mnemarium.ui.loop;

import atlantafx.base.controls.ToggleSwitch;

import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.layout.GridPane;

import mnemarium.scenario.Dial;
import mnemarium.ui.DialField;
import mnemarium.ui.DialHead;
import mnemarium.ui.DialNames;
import mnemarium.ui.DialRow;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/** The dials that are seldom moved, one a line. */
final class MoreDials extends GridPane {

    private static final List<Dial> DIALS =
            List.of(
                    Dial.STORE_LATENCY,
                    Dial.EMBED_LATENCY,
                    Dial.REASONING_TIME,
                    Dial.OVERHEAD,
                    Dial.CHARGE,
                    Dial.ADMISSION,
                    Dial.OWN_TURN_SIGHT,
                    Dial.GATE);

    private final LoopActions actions;
    private final Consumer<String> complain;
    private final Map<Dial, DialHead> heads = new TreeMap<>();
    private final Map<Dial, Consumer<String>> shows = new TreeMap<>();
    private boolean showing;

    MoreDials(LoopActions actions, Consumer<String> complain) {
        this.actions = actions;
        this.complain = complain;
        setId("other-dials");
        getStyleClass().addAll("mn-popover", "mn-more-dials");
        LoopStyle.dress(this);
        int line = 0;
        for (Dial dial : DIALS) {
            DialHead head = new DialHead(dial, DialNames.name(dial), actions);
            heads.put(dial, head);
            addRow(line++, head, editor(dial));
        }
    }

    boolean holds(Dial dial) {
        return heads.containsKey(dial);
    }

    void show(List<DialRow> rows) {
        showing = true;
        for (DialRow row : rows) {
            if (holds(row.dial())) {
                Optional.ofNullable(heads.get(row.dial())).ifPresent(head -> head.show(row));
                Optional.ofNullable(shows.get(row.dial()))
                        .ifPresent(show -> show.accept(row.value()));
            }
        }
        showing = false;
    }

    private Node editor(Dial dial) {
        return switch (dial.kind()) {
            case CHOICE -> choice(dial);
            case SWITCH -> toggle(dial);
            case MILLIS, COUNT, FRACTION, NAMES, DIMENSION -> {
                DialField field =
                        new DialField(dial, value -> actions.moveDial(dial, value), complain);
                shows.put(dial, field::show);
                yield field;
            }
        };
    }

    private Node choice(Dial dial) {
        ChoiceBox<String> box = new ChoiceBox<>();
        box.setId(dial.dial() + "-choice");
        box.setAccessibleText(DialNames.name(dial) + ": " + DialNames.about(dial));
        box.getItems().setAll(dial.words());
        box.setOnAction(
                _ -> {
                    if (!showing && box.getValue() != null) {
                        actions.moveDial(dial, box.getValue());
                    }
                });
        shows.put(dial, box::setValue);
        return box;
    }

    private Node toggle(Dial dial) {
        ToggleSwitch toggle = new ToggleSwitch();
        toggle.setId(dial.dial() + "-switch");
        toggle.setAccessibleText(DialNames.name(dial) + ": " + DialNames.about(dial));
        toggle.selectedProperty()
                .addListener(
                        (_, _, on) -> {
                            if (!showing) {
                                actions.moveDial(dial, on ? "on" : "off");
                            }
                        });
        shows.put(dial, value -> toggle.setSelected(value.equals("on")));
        return toggle;
    }
}
