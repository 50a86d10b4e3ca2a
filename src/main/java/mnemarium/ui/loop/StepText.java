package mnemarium.ui.loop;

import java.util.List;

/** A step as plain text: for the clipboard and for screen readers. */
final class StepText {

    private StepText() {}

    static String of(StepView step) {
        StringBuilder text = new StringBuilder(step.title());
        if (!step.place().isEmpty()) {
            text.append(", ").append(step.place());
        }
        text.append('\n');
        step.rows().forEach(row -> lines(row).forEach(line -> text.append(line).append('\n')));
        return text.toString();
    }

    private static List<String> lines(StepRow row) {
        return switch (row) {
            case StepRow.Saw saw ->
                    List.of("Saw: " + saw.title() + tags(saw.tags()), "  " + saw.text());
            case StepRow.Asked asked ->
                    asked.total().isEmpty()
                            ? List.of("Asked: " + asked.question(), "  " + asked.call())
                            : List.of(
                                    "Asked: " + asked.question(),
                                    "  " + asked.call(),
                                    "  " + asked.parts() + " = " + asked.total());
            case StepRow.Got got -> got(got);
            case StepRow.Skipped skipped ->
                    List.of("Got: skipped, " + skipped.words(), "  " + skipped.note());
            case StepRow.Did did -> List.of("Did: " + did.did() + and(did.why()));
            case StepRow.Gated gated -> List.of("Gate: " + gated.verdict() + and(gated.why()));
            case StepRow.Judged judged ->
                    List.of("Verdict: " + judged.verdict() + and(judged.why()));
            case StepRow.Facts facts ->
                    facts.facts().stream()
                            .map(
                                    fact ->
                                            "Fact %s: %s, %s: %s"
                                                    .formatted(
                                                            fact.fact(),
                                                            fact.recalled() ? "known" : "missed",
                                                            fact.why(),
                                                            fact.text()))
                            .toList();
            case StepRow.Events events ->
                    events.events().stream()
                            .map(
                                    event ->
                                            "%d\t%s\t%s\t%s"
                                                    .formatted(
                                                            event.number(),
                                                            Words.seconds(event.atNanos()),
                                                            event.kind(),
                                                            event.text()))
                            .toList();
            case StepRow.Nothing nothing -> List.of(nothing.label() + ": " + nothing.words());
        };
    }

    private static List<String> got(StepRow.Got got) {
        List<String> lines = new java.util.ArrayList<>();
        lines.add("Got: " + got.end().word() + and(got.words()) + and(got.returned()));
        if (!got.note().isEmpty()) {
            lines.add("  " + got.note());
        }
        for (HitRow hit : got.hits()) {
            lines.add(
                    "  %d\t%s\t%s\t%s\t%s"
                            .formatted(
                                    hit.rank(),
                                    hit.id(),
                                    Words.similarity(hit.score()),
                                    hit.standing().word(),
                                    Words.oneLine(hit.text())));
        }
        return lines;
    }

    private static String tags(List<String> tags) {
        return tags.isEmpty() ? "" : " (" + String.join(", ", tags) + ")";
    }

    private static String and(String words) {
        return words.isEmpty() ? "" : ", " + words;
    }
}
