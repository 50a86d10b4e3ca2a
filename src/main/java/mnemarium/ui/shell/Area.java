package mnemarium.ui.shell;

import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

import org.controlsfx.control.NotificationPane;
import org.controlsfx.control.action.Action;

/**
 * The middle of the frame: the place that is shown, above it what went wrong, and at its bottom,
 * for a while, what just happened and how to take it back. Nothing here covers the transport or
 * waits for an answer.
 */
final class Area extends StackPane {
    /** How long a notice stays. */
    static final Duration STAYS = Duration.seconds(8);

    private final StackPane place = new StackPane();
    private final Problems problems = new Problems();
    private final NotificationPane notices;
    private final PauseTransition stay = new PauseTransition(STAYS);

    Area() {
        place.getStyleClass().add("place");
        VBox content = new VBox(problems, place);
        VBox.setVgrow(place, Priority.ALWAYS);
        notices = new NotificationPane(content);
        notices.setShowFromTop(false);
        notices.setId("notices");
        stay.setOnFinished(event -> notices.hide());
        getChildren().add(notices);
    }

    /** Fills the middle with a view. */
    void show(Node view) {
        place.getChildren().setAll(view);
    }

    /** Where problems stand. */
    Problems problems() {
        return problems;
    }

    /** Says a sentence for 8 seconds. */
    void say(String sentence) {
        notices.getActions().clear();
        appear(sentence);
    }

    /** Says a sentence for 8 seconds and offers one thing to do about it. */
    void say(String sentence, String word, Runnable action) {
        Action offered =
                new Action(
                        word,
                        event -> {
                            notices.hide();
                            action.run();
                        });
        notices.getActions().setAll(offered);
        appear(sentence);
    }

    private void appear(String sentence) {
        notices.setText(sentence);
        if (!notices.isShowing()) {
            notices.show();
        }
        stay.playFromStart();
    }
}
