package mnemarium.cli;

import mnemarium.experiment.Card;
import mnemarium.experiment.Grid;
import mnemarium.experiment.Keeper;
import mnemarium.experiment.Kit;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Players;
import mnemarium.experiment.Pool;
import mnemarium.experiment.Progress;
import mnemarium.experiment.Results;
import mnemarium.experiment.file.PlanReader;
import mnemarium.experiment.file.PlanReading;
import mnemarium.experiment.file.ShippedPlans;
import mnemarium.memory.Ticker;
import mnemarium.scenario.file.Nearest;
import mnemarium.workbench.Kits;
import mnemarium.workbench.Refusal;
import mnemarium.workbench.Thresholds;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What the commands about experiments have in common: finding a plan, and playing it. */
final class Experimenting {

    /** Cells that a plan may have unless more are asked for. */
    static final long MOST_CELLS = 10_000_000;

    /** Cells that one process can hold the results of. */
    private static final long MOST_ROWS = Integer.MAX_VALUE / 32;

    private static final long SAY_NANOS = Duration.ofSeconds(2).toNanos();

    private Experimenting() {}

    /**
     * The kit of the commands: files are looked for where the command was typed.
     *
     * @param laboratory closed by whoever opened it
     */
    static Kit kit(Laboratory laboratory, Parts parts) {
        return kit(laboratory, parts.shipped(), parts);
    }

    /** The same with other thresholds, such as a workspace's. */
    static Kit kit(Laboratory laboratory, Thresholds thresholds, Parts parts) {
        return Kits.of(laboratory.embedders(), thresholds, Path.of(""), parts.ticker());
    }

    /**
     * A plan by the word a user gave for it.
     *
     * @throws Refusal if there is none, with all that is wrong with it
     */
    static Plan plan(String word) throws Refusal {
        Optional<Plan> shipped = new ShippedPlans().named(word);
        if (shipped.isPresent()) {
            return shipped.get();
        }
        Path file = Laboratory.file(word);
        if (!Files.exists(file)) {
            throw new Refusal(
                    "PLAN " + word,
                    "no file and no shipped plan of that name",
                    Nearest.expected(word, new ShippedPlans().names()) + ", or a file");
        }
        return opened(new PlanReader().read(file));
    }

    /** A plan that was read. */
    static Plan opened(PlanReading reading) throws Refusal {
        return switch (reading) {
            case PlanReading.Opened opened -> opened.plan();
            case PlanReading.Refused refused -> throw new Refusal(refused.problems());
        };
    }

    /** Refuses a plan that is too large, before anything is made for it. */
    static void checkSize(Plan plan, boolean isMany) throws Refusal {
        String expected =
                "at most "
                        + String.format(Locale.ROOT, "%,d", MOST_CELLS).replace(',', ' ')
                        + ", or --many if it is meant";
        long cells;
        try {
            cells = plan.cells();
        } catch (ArithmeticException e) {
            throw new Refusal("plan " + plan.name(), "more cells than can be counted", expected);
        }
        if (cells > MOST_CELLS && !isMany) {
            throw new Refusal("plan " + plan.name(), count(cells) + " cells", expected);
        }
        if (cells > MOST_ROWS) {
            throw new Refusal(
                    "plan " + plan.name(),
                    count(cells) + " cells",
                    "at most " + count(MOST_ROWS) + ": split the plan by its seeds");
        }
    }

    /** Refuses a plan of which a part cannot be played, before a folder is made for it. */
    static void check(Plan plan, Kit kit) throws Refusal {
        Players players = new Players(kit);
        try {
            Grid.of(plan).forEach(players::check);
        } catch (IllegalArgumentException e) {
            throw refusal("plan " + plan.name(), e);
        }
    }

    /** Plays a plan that was checked, or goes on with it. */
    static Results play(Plan plan, Card card, Keeper keeper, int threads, Kit kit, PrintWriter err)
            throws Refusal, IOException {
        Pool pool =
                new Pool(
                        plan,
                        new Players(kit),
                        card.shard(),
                        keeper,
                        threads,
                        kit.ticker(),
                        new Talk(kit.ticker(), err));
        try {
            return pool.run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Refusal("plan " + plan.name(), "that it was interrupted", "time to end");
        }
    }

    /** Found and expected of a message that says both. */
    static Refusal refusal(String where, IllegalArgumentException e) {
        String message = e.getMessage() == null ? e.toString() : e.getMessage();
        int expected = message.indexOf(", expected ");
        String found = expected < 0 ? message : message.substring(0, expected);
        return new Refusal(
                where,
                // a dial says "budget is 999999 ms"
                found.replaceFirst("^found ", "").replaceFirst("^([a-z.-]+) is ", "$1 "),
                expected < 0
                        ? "something that can be played"
                        : message.substring(expected + ", expected ".length()));
    }

    /** A large number with its thousands apart. */
    static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', ' ');
    }

    /** Says which parts have cells that failed; whether any has. */
    static boolean sayFailures(Plan varied, Results results, PrintWriter err) {
        boolean any = false;
        for (int part = 0; part < varied.parts().size(); part++) {
            Map<Long, String> failures = results.part(part).failures();
            any |= !failures.isEmpty();
            if (!failures.isEmpty()) {
                err.println(
                        "mnemarium: part "
                                + varied.parts().get(part).name()
                                + ": "
                                + failures.size()
                                + " cells failed; the first: "
                                + failures.values().iterator().next());
            }
        }
        return any;
    }

    /** Says how far it is, now and then. */
    private static final class Talk implements Pool.Watcher {
        private final Ticker ticker;
        private final PrintWriter err;
        private final long begun;
        private long said;

        Talk(Ticker ticker, PrintWriter err) {
            this.ticker = ticker;
            this.err = err;
            this.begun = ticker.nanos();
            this.said = begun;
        }

        @Override
        public void at(Progress progress, Results soFar) {
            long now = ticker.nanos();
            switch (progress.phase()) {
                case WAITING, RUNNING, PAUSED -> {
                    if (now - said >= SAY_NANOS) {
                        said = now;
                        say(running(progress));
                    }
                }
                case FINISHED -> say(ended(progress, now));
                case CANCELLED, BROKEN -> say("ended early: " + ended(progress, now));
            }
        }

        private void say(String words) {
            err.println(words);
            err.flush();
        }

        private static String running(Progress progress) {
            return String.format(Locale.ROOT, "%3d %%", 100 * progress.done() / progress.cells())
                    + "  "
                    + count(progress.done())
                    + " of "
                    + count(progress.cells())
                    + " cells"
                    + (progress.failed() > 0 ? ", " + count(progress.failed()) + " failed" : "")
                    + progress.left().map(left -> ", " + left(left) + " left").orElse("");
        }

        private String ended(Progress progress, long now) {
            return count(progress.done())
                    + " of "
                    + count(progress.cells())
                    + " cells, "
                    + count(progress.failed())
                    + " failed, "
                    + String.format(Locale.ROOT, "%.1f s", (now - begun) / 1e9);
        }

        private static String left(Duration left) {
            return left.toMinutes() > 0
                    ? String.format(
                            Locale.ROOT, "%d:%02d min", left.toMinutes(), left.toSecondsPart())
                    : left.toSeconds() + " s";
        }
    }
}
