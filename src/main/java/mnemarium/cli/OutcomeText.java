package mnemarium.cli;

import mnemarium.loop.Gated;
import mnemarium.loop.Mode;
import mnemarium.loop.Outcome;
import mnemarium.loop.Setup;
import mnemarium.loop.Situation;
import mnemarium.loop.State;
import mnemarium.memory.Timings;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Scenario;
import mnemarium.workbench.Grain;

import java.io.PrintWriter;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A run's outcome for people: what it was, which dials differ, what came out, what was measured.
 */
final class OutcomeText {

    /** More misses than these are only counted. */
    private static final int MISSES_SHOWN = 10;

    private final PlayedRun played;
    private final List<String> lines = new ArrayList<>();

    OutcomeText(PlayedRun played) {
        this.played = played;
    }

    void print(PrintWriter out) {
        what();
        dials();
        switch (Outcome.of(played.end())) {
            case Outcome.Triaged triaged -> triaged(triaged);
            case Outcome.Talked talked -> talked(talked);
            case Outcome.Reused reused -> reused(reused);
            case Outcome.Evolved evolved -> lines.addAll(StepOutcomeText.evolved(evolved));
            case Outcome.Laned laned -> {
                lines.addAll(StepOutcomeText.laned(laned));
                memory(laned.lookups(), laned.writes(), played.end().clockNanos() / 1e6);
            }
            case Outcome.Tenured tenured -> {
                lines.addAll(StepOutcomeText.tenured(tenured));
                memory(tenured.reads(), tenured.writes(), played.end().clockNanos() / 1e6);
            }
            case Outcome.Trapped trapped ->
                    lines.addAll(StepOutcomeText.trapped(trapped, played.setup().arm()));
            case Outcome.Settled settled ->
                    lines.addAll(StepOutcomeText.settled(settled, played.setup().arm()));
        }
        Gated.of(played.end()).ifPresent(this::gated);
        if (hasMemory()) {
            measured();
        }
        lines.add("");
        row("log", played.log());
        row("state", played.state());
        lines.forEach(out::println);
    }

    private void what() {
        Setup setup = played.setup();
        lines.add(setup.scenario().title());
        row("scenario", setup.scenario().name() + " (" + setup.scenario().kind() + ")");
        row(
                "arm",
                setup.arm().word()
                        + (setup.arm().isOurs()
                                ? ", this laboratory's own, not the source's"
                                : ""));
        row("seed", Long.toString(setup.seed()));
        if (hasMemory()) {
            row("embedder", setup.embedder());
            row("threshold", setup.dials().text(Dial.THRESHOLD) + ", " + played.thresholdOrigin());
        }
        int turns = setup.script().turns();
        int steps = setup.script().beats().size();
        row(
                "played",
                hasMemory() && !hasStepsAlone()
                        ? played.end().turn()
                                + " of "
                                + turns
                                + " turns, "
                                + played.end().step()
                                + " of "
                                + steps
                                + " steps"
                        : played.end().step() + " of " + steps + " " + steps());
        played.notes().forEach(note -> row("note", note));
    }

    private String steps() {
        String kind = played.setup().scenario().kind();
        return Grain.STEP.word(kind).toLowerCase(Locale.ROOT) + "s";
    }

    private void dials() {
        Map<Dial, String> own = played.setup().scenario().dials();
        List<String> differing = new ArrayList<>();
        State start = State.before(played.setup());
        State home = State.before(played.setup().withLedger(inScenario(own)));
        start.offered()
                .forEach(
                        dial -> {
                            String value = start.text(dial);
                            String usual =
                                    Dial.ofMemory().contains(dial)
                                            ? own.getOrDefault(dial, dial.defaultText())
                                            : home.offered().contains(dial)
                                                    ? home.text(dial)
                                                    : "none";
                            if (!dial.equals(Dial.THRESHOLD) && !value.equals(usual)) {
                                differing.add(
                                        dial.label()
                                                + " "
                                                + withUnit(dial, value)
                                                + " (scenario "
                                                + withUnit(dial, usual)
                                                + ")");
                            }
                        });
        row("dials", differing.isEmpty() ? "as in the scenario" : String.join(", ", differing));
    }

    private boolean hasMemory() {
        return !played.setup().embedder().equals(Scenario.NO_EMBEDDER);
    }

    /** Whether each step stands by itself, so that turns would count the same once more. */
    private boolean hasStepsAlone() {
        return played.end().situation() instanceof Situation.Stepping;
    }

    private static Map<Dial, String> inScenario(Map<Dial, String> own) {
        Map<Dial, String> others = new TreeMap<>(own);
        others.keySet().removeAll(Dial.ofMemory());
        return others;
    }

    private static String withUnit(Dial dial, String value) {
        return dial.unit().isEmpty() ? value : value + " " + dial.unit();
    }

    private void triaged(Outcome.Triaged triaged) {
        outcomeHead();
        row("investigated", triaged.actions() + " of " + triaged.items() + " items");
        if (triaged.redundant().isPresent()) {
            row(
                    "redundant",
                    triaged.redundant().get()
                            + " of "
                            + triaged.duplicates().orElse(0)
                            + " repeats investigated again");
            row("guard errors", Integer.toString(triaged.guardErrors().orElse(0)));
        } else {
            row(
                    "suggested",
                    triaged.suggested()
                            + " matches; the items name no incident, so no redundancy is claimed");
        }
        memory(triaged.lookups(), triaged.writes(), triaged.virtualMillis());
    }

    private void reused(Outcome.Reused reused) {
        outcomeHead();
        row("correct", reused.correct() + " of " + reused.tasks() + " tasks");
        row("false-valid", reused.falseValid() + " reuses of an outcome that was stale by then");
        row(
                "turns",
                String.format(
                        Locale.ROOT,
                        "%d, %.2f per task",
                        reused.turns(),
                        reused.tasks() == 0 ? 0 : (double) reused.turns() / reused.tasks()));
        row(
                "work",
                reused.derives()
                        + " derivations ("
                        + reused.corrections()
                        + " corrective), "
                        + reused.reuses()
                        + " reuses, "
                        + reused.checks()
                        + " checks paid");
        row("trips", reused.trips() + ", " + reused.needlessTrips() + " of them needless");
        row(
                "cost",
                reused.tokens()
                        + " tokens, "
                        + reused.seconds().toPlainString()
                        + " s virtual, "
                        + reused.dollars().setScale(4, RoundingMode.HALF_EVEN)
                        + " USD");
    }

    private void talked(Outcome.Talked talked) {
        outcomeHead();
        row("recalled", talked.recalled() + " of " + talked.facts() + " facts asked for");
        talked.missed().stream()
                .limit(MISSES_SHOWN)
                .forEach(
                        each ->
                                row(
                                        "missed",
                                        each.fact()
                                                + " (question "
                                                + each.question()
                                                + "): "
                                                + each.why()
                                                        .name()
                                                        .toLowerCase(Locale.ROOT)
                                                        .replace('_', ' ')));
        int more = talked.missed().size() - MISSES_SHOWN;
        if (more > 0) {
            row("missed", "and " + more + " more (--json names them all)");
        }
        row(
                "context",
                talked.contextTokens().total()
                        + " tokens read; by turn: "
                        + shortened(talked.contextTokens().perTurn()));
        if (talked.lookups().made() + talked.lookups().skipped() > 0) {
            talked.evidence()
                    .forEach(
                            (category, each) ->
                                    row(
                                            "evidence",
                                            String.format(
                                                    Locale.ROOT,
                                                    "%.1f %% brought by the recall, category %s"
                                                            + " (%d questions)",
                                                    100 * each.recall(),
                                                    category,
                                                    each.questions())));
        }
        memory(talked.lookups(), talked.writes(), talked.virtualMillis());
    }

    private static String shortened(List<Long> tokens) {
        int most = 12;
        String shown = String.join(" ", tokens.stream().limit(most).map(String::valueOf).toList());
        return tokens.size() > most ? shown + " ..." : shown;
    }

    private void outcomeHead() {
        lines.add("");
        lines.add(
                played.setup().mode() == Mode.VIRTUAL
                        ? "Outcome, simulated"
                        : "Outcome, simulated; memory times measured here");
    }

    private void gated(Gated gated) {
        String out = verdicts(gated, false);
        String through = verdicts(gated, true);
        row(
                "gate",
                "kept out %d of %d writes%s%s"
                        .formatted(
                                gated.refused(),
                                gated.judged(),
                                out.isEmpty() ? "" : ": " + out,
                                through.isEmpty() ? "" : "; let through " + through));
    }

    private static String verdicts(Gated gated, boolean written) {
        return gated.verdicts().entrySet().stream()
                .filter(each -> each.getKey().isWritten() == written)
                .map(each -> each.getValue() + " " + each.getKey().title())
                .collect(Collectors.joining(", "));
    }

    private void memory(Outcome.Lookups lookups, Outcome.Writes writes, double millis) {
        row(
                "lookups",
                lookups.made()
                        + " made ("
                        + lookups.late()
                        + " late), "
                        + lookups.skipped()
                        + " skipped");
        row("writes", writes.kept() + " kept of " + writes.made());
        row("virtual time", String.format(Locale.ROOT, "%.3f s", millis / 1_000));
    }

    private void measured() {
        lines.add("");
        lines.add("Measured here (microseconds)");
        times("embed", played.timings().embed());
        times("write", played.timings().write());
        times("query", played.timings().query());
    }

    private void times(String label, Timings.Times times) {
        row(
                label,
                times.count() == 0
                        ? "none"
                        : String.format(
                                Locale.ROOT,
                                "%d times, p50 %.1f, p99 %.1f, mean %.1f, most %.1f",
                                times.count(),
                                times.p50() / 1e3,
                                times.p99() / 1e3,
                                times.mean() / 1e3,
                                times.max() / 1e3));
    }

    private void row(String label, String value) {
        lines.add(String.format(Locale.ROOT, "  %-13s %s", label, value));
    }
}
