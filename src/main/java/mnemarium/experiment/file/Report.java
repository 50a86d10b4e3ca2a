package mnemarium.experiment.file;

import mnemarium.experiment.Card;
import mnemarium.experiment.Environment;
import mnemarium.experiment.FigureText;
import mnemarium.experiment.Findings;
import mnemarium.experiment.Findings.Beside;
import mnemarium.experiment.Findings.OfPart;
import mnemarium.experiment.Measured;
import mnemarium.experiment.Plan;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * {@code report.html}: an experiment to read, in one file that opens without a network, light or
 * dark as the reader's system is. Every figure stands beside a word that says whether it is
 * simulated, measured here or published.
 */
public final class Report {

    /** The file's name in a folder of results. */
    public static final String NAME = "report.html";

    private final Findings findings;
    private final Card card;
    private final Environment environment;
    private final Measured measured;
    private final Map<String, String> pictures;
    private final Html html = new Html();

    private Report(
            Findings findings,
            Card card,
            Environment environment,
            Measured measured,
            Map<String, String> pictures) {
        this.findings = findings;
        this.card = card;
        this.environment = environment;
        this.measured = measured;
        this.pictures = new LinkedHashMap<>(pictures);
    }

    /**
     * The report.
     *
     * @param pictures drawings as SVG by their name; one whose name begins with a part's stands
     *     with that part
     */
    public static String html(
            Findings findings,
            Card card,
            Environment environment,
            Measured measured,
            Map<String, String> pictures) {
        return new Report(findings, card, environment, measured, pictures).written();
    }

    private String written() {
        html.raw("<!DOCTYPE html>").open("html", "lang", "en").open("head");
        html.raw("<meta charset=\"utf-8\">");
        html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
        html.put("title", findings.plan().name() + " · Mnemarium");
        html.open("style").raw(ReportStyle.CSS).close().close();
        html.open("body").open("main");
        head(findings.plan());
        besides();
        Map<OfPart, Map<String, String>> own = byPart();
        for (OfPart part : findings.parts()) {
            new ReportPart(html, part).write(own.getOrDefault(part, Map.of()));
        }
        if (!pictures.isEmpty()) {
            html.put("h2", "Pictures");
            pictures.forEach((name, svg) -> ReportPart.picture(html, name, svg));
        }
        again();
        html.close().close().close();
        return html.toString();
    }

    /** Takes each part's pictures out; the part with the longest name that fits has it. */
    private Map<OfPart, Map<String, String>> byPart() {
        Map<OfPart, Map<String, String>> own = new LinkedHashMap<>();
        for (String name : new TreeMap<>(pictures).keySet()) {
            findings.parts().stream()
                    .filter(part -> name.startsWith(part.part().name()))
                    .max((a, b) -> a.part().name().length() - b.part().name().length())
                    .ifPresent(
                            part ->
                                    own.computeIfAbsent(part, _ -> new LinkedHashMap<>())
                                            .put(name, pictures.getOrDefault(name, "")));
        }
        own.values().forEach(each -> pictures.keySet().removeAll(each.keySet()));
        return own;
    }

    private void head(Plan plan) {
        html.put("h1", plan.name()).put("p", plan.title(), "class", "lead");
        html.open("p").put("span", "simulated", "class", "tag");
        html.text(" Every figure of this report is simulated, if nothing else stands beside it:");
        html.text(" times are virtual, agents are scripted.").close();
        html.put("p", plan.page().shows());
        html.put("h3", "What to notice").put("p", plan.page().notice());
        if (!plan.page().tries().isEmpty()) {
            html.put("h3", "Try this").open("ul");
            plan.page().tries().forEach(each -> html.put("li", each));
            html.close();
        }
        html.put("h3", "Source").put("p", plan.page().source());
    }

    private void besides() {
        if (findings.beside().isEmpty()) {
            return;
        }
        html.put("h2", "Yours beside published");
        html.open("div", "class", "scroll").open("table").open("thead").open("tr");
        html.put("th", "figure").put("th", "yours", "class", "n").put("th", "");
        html.put("th", "◇ published", "class", "n").put("th", "").put("th", "verdict");
        html.close().close().open("tbody");
        findings.beside().forEach(this::beside);
        html.close().close().close();
    }

    private void beside(Beside beside) {
        html.open("tr").open("td").text(beside.published().label());
        html.put("span", beside.published().source(), "class", "why").close();
        boolean isFound = beside.yours().isPresent();
        html.put("td", yours(beside), "class", "n").open("td");
        if (isFound) {
            html.put("span", "simulated", "class", "tag");
        }
        html.close();
        html.put("td", FigureText.published(beside.published()), "class", "n").open("td");
        if (beside.published().low().isPresent()) {
            html.put("span", "published", "class", "tag published");
        }
        html.close().open("td");
        html.put("span", chip(beside), "class", "chip " + chipClass(beside));
        if (!beside.interval().isEmpty()) {
            html.put("span", beside.interval(), "class", "why");
        }
        html.put("span", beside.why(), "class", "why").close().close();
    }

    private static String yours(Beside beside) {
        if (beside.yours().isEmpty()) {
            return "–";
        }
        double yours = beside.yours().get();
        return switch (beside.published().statistic()) {
            case P_VALUE -> FigureText.probability(yours);
            case MEAN, TOTAL, LEAST, GREATEST ->
                    beside.published().low().isEmpty()
                            ? FigureText.exact(yours)
                            : FigureText.shown(yours, beside.published().decimals());
        };
    }

    private static String chip(Beside beside) {
        return switch (beside.verdict()) {
                    case REPRODUCED -> "✓ ";
                    case DIFFERS -> "≠ ";
                    case NOT_COMPARABLE, NOT_PLAYED -> "– ";
                }
                + beside.verdict().word();
    }

    private static String chipClass(Beside beside) {
        return switch (beside.verdict()) {
            case REPRODUCED -> "reproduced";
            case DIFFERS -> "differs";
            case NOT_COMPARABLE, NOT_PLAYED -> "not";
        };
    }

    private void again() {
        html.put("h2", "Run it again");
        html.open("p").text("The card beside this file, ");
        html.put("span", "card.json", "class", "mono").text(", holds the plan and its seeds. ");
        html.put("span", "mnemarium reproduce card.json", "class", "mono");
        html.text(" plays it again and says whether the results are the same bytes.").close();
        html.open("table").open("tbody");
        row("configuration", card.configuration());
        row("engine", card.engine());
        row("scenarios", card.scenarios().isEmpty() ? "made from parameters" : scenarios());
        row("played on", environment());
        html.close().close();
        html.open("p").put("span", "measured here", "class", "tag measured");
        html.text(" " + MachineJson.text(measured)).close();
        html.open("details").put("summary", "The plan as it was run").put("pre", card.plan());
        html.close();
    }

    private void row(String name, String value) {
        html.open("tr").put("td", name, "class", "muted").put("td", value, "class", "mono").close();
    }

    private String scenarios() {
        StringBuilder text = new StringBuilder();
        card.scenarios()
                .forEach(
                        (name, hash) ->
                                text.append(text.isEmpty() ? "" : ", ")
                                        .append(name)
                                        .append(' ')
                                        .append(hash, 0, Math.min(12, hash.length())));
        return text.toString();
    }

    private String environment() {
        return environment.runtime()
                + " "
                + environment.java()
                + ", "
                + environment.system()
                + ", "
                + environment.architecture()
                + ", "
                + environment.processors()
                + " processors";
    }
}
