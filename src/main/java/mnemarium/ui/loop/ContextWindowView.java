package mnemarium.ui.loop;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * The context window: every message so far by kind, those that fell out of the window faint, the
 * place where the window starts as a line of its own, and a meter of tokens. Scrolled to the newest
 * message whenever the run has moved.
 */
public final class ContextWindowView extends VBox {

    private final Label caption = new Label();
    private final TokenMeter meter = new TokenMeter();
    private final Label inside = new Label();
    private final Label outside = new Label();
    private final LazyItems<ContextLine> items = new LazyItems<>();
    private final EndingList<ContextLine> list = new EndingList<>(items);
    private ContextView shown = ContextView.EMPTY;

    /** Builds the empty panel. */
    public ContextWindowView() {
        setId("context-window");
        getStyleClass().addAll("panel", "mn-context");
        Label title = new Label("Context window");
        title.getStyleClass().add("semibold");
        title.setMinWidth(USE_PREF_SIZE);
        caption.setId("context-caption");
        caption.getStyleClass().addAll("secondary", "muted");
        HBox header = new HBox(title, spring(), caption);
        header.getStyleClass().add("panel-header");
        inside.setId("tokens-inside");
        outside.setId("tokens-outside");
        inside.getStyleClass().addAll("small", "muted");
        outside.getStyleClass().addAll("small", "muted");
        HBox tokens = new HBox(inside, spring(), outside);
        tokens.setAlignment(Pos.CENTER_LEFT);
        VBox head = new VBox(header, meter, tokens);
        head.getStyleClass().add("mn-context-head");

        list.setId("context-messages");
        list.getStyleClass().add("mn-plain-list");
        list.setAccessibleText("Messages of the context window, oldest first");
        list.setCellFactory(_ -> new ContextCell());
        Label none = new Label("No message yet. The first comes with the first operation.");
        none.setWrapText(true);
        none.getStyleClass().add("mn-empty");
        list.setPlaceholder(none);
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(head, list);
        show(ContextView.EMPTY);
    }

    /** Shows the context at the cursor; scrolls to its end unless nothing has changed. */
    public void show(ContextView context) {
        boolean moved = !context.equals(shown);
        int changedFrom = changedFrom(shown, context);
        shown = context;
        caption.setText(
                "last %s of %s"
                        .formatted(
                                Words.count(context.inside()),
                                Words.counted(context.messages().size(), "message", "messages")));
        inside.setText(Words.counted(context.tokensInside(), "token", "tokens") + " in the window");
        outside.setText(Words.count(context.tokensOutside()) + " fell out");
        meter.show(context.tokensInside(), context.tokensOutside());
        if (moved) {
            items.show(new ContextLines(context), changedFrom, Integer.MAX_VALUE);
            list.toEnd();
        }
    }

    /** The first line that may have changed: nothing has before the older of both borders. */
    private static int changedFrom(ContextView before, ContextView after) {
        int common = Math.min(before.messages().size(), after.messages().size());
        boolean sameRun =
                common > 0
                        && before.messages()
                                .get(common - 1)
                                .equals(after.messages().get(common - 1));
        // a border at 0 has no line of its own: then all lines move by one
        int border = Math.min(before.firstInside(), after.firstInside());
        return sameRun ? border : 0;
    }

    private static Region spring() {
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        return spring;
    }
}
