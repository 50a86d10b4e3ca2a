package mnemarium.ui.gate;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import mnemarium.ui.Segments;
import mnemarium.workbench.AuditCard;
import mnemarium.workbench.AuditedItem;

import java.util.List;
import java.util.Optional;

/** Beside the table: the item that was chosen, suggestions, the owners, or all audits. */
final class AuditSide extends VBox {

    /** What is shown. */
    enum Part {
        ITEM("Item"),
        SUGGESTIONS("Suggestions"),
        OWNERS("Owners"),
        KEPT("Audits");

        private final String word;

        Part(String word) {
            this.word = word;
        }
    }

    private final ItemCard card = new ItemCard();
    private final SuggestionPane suggestions;
    private final OwnersPane owners;
    private final KeptAuditsPane kept;
    private final StackPane body = new StackPane();
    private final Segments<Part> parts;
    private boolean isAudited;

    AuditSide(AuditActions actions) {
        setId("audit-side");
        getStyleClass().addAll("panel", "mn-audit-beside");
        suggestions = new SuggestionPane(actions);
        owners = new OwnersPane(actions);
        kept = new KeptAuditsPane(actions);
        parts =
                new Segments<>(
                        "audit-part",
                        "Beside the table",
                        List.of(Part.values()),
                        part -> part.word,
                        this::go);
        HBox head = new HBox(parts);
        head.getStyleClass().add("panel-header");
        VBox.setVgrow(body, Priority.ALWAYS);
        getChildren().addAll(head, body);
        go(Part.OWNERS);
    }

    void go(Part part) {
        parts.choose(part);
        Region shown =
                switch (part) {
                    case ITEM -> card;
                    case SUGGESTIONS -> suggestions;
                    case OWNERS -> owners;
                    case KEPT -> kept;
                };
        body.getChildren().setAll(shown);
    }

    /** Shows an item that was chosen. */
    void show(Optional<AuditedItem> item) {
        card.show(item);
        if (item.isPresent()) {
            go(Part.ITEM);
        }
    }

    void show(AuditShown shown) {
        owners.show(shown.owners());
        kept.show(shown);
        long others =
                shown.audit()
                        .map(AuditCard::report)
                        .map(report -> report.items() - report.copies())
                        .orElse(0L);
        suggestions.show(shown.suggestions(), others, shown.owners());
        if (isAudited != shown.audit().isPresent()) {
            isAudited = shown.audit().isPresent();
            go(isAudited ? Part.ITEM : Part.OWNERS); // of the others there is nothing yet
        }
    }
}
