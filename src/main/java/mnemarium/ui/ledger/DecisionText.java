package mnemarium.ui.ledger;

import java.util.ArrayList;
import java.util.List;

/** A decision as text: for the clipboard, for screen readers, for files. */
final class DecisionText {

    private DecisionText() {}

    static String of(DecisionView view) {
        StringBuilder text = new StringBuilder(view.title());
        text.append(view.place().isEmpty() ? "" : " " + view.place());
        text.append(view.saved().isEmpty() ? "" : ", " + view.saved()).append('\n');
        for (DecisionRow row : view.rows()) {
            for (String line : lines(row)) {
                text.append(line).append('\n');
            }
        }
        return text.toString();
    }

    private static List<String> lines(DecisionRow row) {
        return switch (row) {
            case DecisionRow.Lines all -> {
                List<String> lines = new ArrayList<>();
                for (DecisionLine line : all.lines()) {
                    lines.add(
                            (lines.isEmpty() ? all.label() + ": " : "  ")
                                    + line.mark().map(mark -> "(" + mark.word() + ") ").orElse("")
                                    + line.words()
                                    + and(line.figure()));
                }
                yield lines;
            }
            case DecisionRow.Net net -> List.of(net.label() + ": " + net.waterfall().text());
            case DecisionRow.Verdict verdict ->
                    List.of(
                            verdict.label()
                                    + ": "
                                    + verdict.word()
                                    + and(verdict.cost())
                                    + and(verdict.answer())
                                    + and(verdict.note()));
        };
    }

    private static String and(String words) {
        return words.isEmpty() ? "" : ", " + words;
    }
}
