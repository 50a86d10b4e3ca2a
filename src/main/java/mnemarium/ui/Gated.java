package mnemarium.ui;

import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import java.util.Optional;

/**
 * A control that can be closed and then says why. The reason is a tooltip on the frame around the
 * control, because a disabled control receives no mouse events.
 */
public final class Gated extends StackPane {
    private final Region control;
    private final Tooltip reason = new Tooltip();
    private final Optional<Tooltip> help;

    /** A frame around a control that is open, with nothing more to say about it. */
    public Gated(Region control) {
        this(control, Optional.empty());
    }

    /** A frame around a control that is open and explains itself by a tooltip while it is. */
    public Gated(Region control, String help) {
        this(control, Optional.of(new Tooltip(help)));
    }

    private Gated(Region control, Optional<Tooltip> help) {
        this.control = control;
        this.help = help;
        getStyleClass().add("gated");
        getChildren().add(control);
        help.ifPresent(tooltip -> Tooltip.install(this, tooltip));
    }

    /** Opens the control, or closes it for a reason. */
    public void gate(Optional<String> whyNot) {
        boolean wasClosed = control.isDisable();
        control.setDisable(whyNot.isPresent());
        control.setAccessibleHelp(whyNot.orElse(""));
        reason.setText(whyNot.orElse(""));
        if (wasClosed != whyNot.isPresent()) {
            if (whyNot.isPresent()) {
                help.ifPresent(tooltip -> Tooltip.uninstall(this, tooltip));
                Tooltip.install(this, reason);
            } else {
                Tooltip.uninstall(this, reason);
                help.ifPresent(tooltip -> Tooltip.install(this, tooltip));
            }
        }
    }

    /** Why the control is closed; empty while it is open. */
    public String reason() {
        return reason.getText();
    }
}
