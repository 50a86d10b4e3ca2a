package mnemarium.ui.gate;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import mnemarium.ownership.GateVerdict;
import mnemarium.ownership.Judgement;
import mnemarium.ownership.Owner;
import mnemarium.ownership.Told;
import mnemarium.ui.chart.Spot;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The verdict in words: why, what follows, and the other reading where there is one. */
final class ReasonNote extends VBox {

    private final FontIcon icon = new FontIcon(Feather.INFO);
    private final Label title = GateStyle.prose("", "semibold");
    private final Label why = GateStyle.prose("");
    private final Label so = GateStyle.prose("", "secondary", "muted");
    private final Label alone = GateStyle.prose("", "secondary");
    private final Label refusal = GateStyle.prose("", "secondary", "budget");

    ReasonNote() {
        getStyleClass().add("mn-gate-reason");
        title.setId("gate-verdict");
        why.setId("gate-reason");
        so.setId("gate-handling");
        alone.setId("gate-alone");
        refusal.setId("gate-refusal");
        icon.getStyleClass().addAll("small-icon", "you");
        VBox words = new VBox(title, why, so, refusal, alone);
        words.getStyleClass().add("mn-gate-words");
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox note = new HBox(icon, words);
        note.setAlignment(Pos.TOP_LEFT);
        note.getStyleClass().addAll("note", "mn-gate-note");
        FontIcon mind = new FontIcon(Feather.INFO);
        mind.getStyleClass().addAll("small-icon", "muted");
        Label never =
                GateStyle.prose(
                        "Durability, frequency and confidence are shown, and never decide.",
                        "secondary",
                        "muted");
        HBox last = new HBox(mind, never);
        last.setAlignment(Pos.CENTER_LEFT);
        last.getStyleClass().add("mn-gate-mind");
        getChildren().addAll(note, last);
    }

    /**
     * Says why a fact has its verdict.
     *
     * @param isRefused whether the owner would not tell
     */
    void show(Judgement judgement, boolean isRefused) {
        icon.setIconCode(VerdictIcons.of(judgement.verdict()));
        title.setText(VerdictIcons.sentence(judgement.verdict()));
        why.setText(Told.words(judgement.reason()));
        so.setText(judgement.handling().sentence());
        alone.setText(
                judgement.readingsDiffer()
                        ? "By owner alone it would be: %s."
                                        .formatted(judgement.byOwnerAlone().title())
                                + (judgement.byOwnerAlone() == GateVerdict.REMEMBER
                                        ? " That nobody owns it is necessary, not sufficient."
                                        : "")
                        : "");
        GateStyle.present(alone, judgement.readingsDiffer());
        GateStyle.present(so, true);
        boolean asksSomebody = !(judgement.owner() instanceof Owner.Nobody);
        refusal.setText(
                judgement.owner().name()
                        + " refuses whoever asks here, so there is no answer. A copy would tell it"
                        + " all the same: that is a leak, no way round.");
        GateStyle.present(refusal, isRefused && asksSomebody);
    }

    /** Says what was found at one test, or what an outcome means. */
    void show(Spot spot) {
        icon.setIconCode(Feather.HELP_CIRCLE);
        title.setText(spot.title());
        why.setText(spot.words());
        GateStyle.present(so, false);
        GateStyle.present(alone, false);
        GateStyle.present(refusal, false);
    }
}
