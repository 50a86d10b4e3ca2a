package mnemarium.cli;

import mnemarium.experiment.Analysis;
import mnemarium.experiment.Card;
import mnemarium.experiment.Grid;
import mnemarium.experiment.Kit;
import mnemarium.experiment.NoKeeper;
import mnemarium.experiment.Plan;
import mnemarium.experiment.Results;
import mnemarium.experiment.file.CardFile;
import mnemarium.experiment.file.PlanReader;
import mnemarium.experiment.file.ResultsCsv;
import mnemarium.experiment.file.ResultsJson;
import mnemarium.loop.Engine;
import mnemarium.memory.Sha256;
import mnemarium.workbench.Refusal;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Plays an experiment again by its card, and says whether it came to the same. */
final class CardReproduction {

    private final Parts parts;
    private final PrintWriter out;
    private final PrintWriter err;

    CardReproduction(Parts parts, PrintWriter out, PrintWriter err) {
        this.parts = parts;
        this.out = out;
        this.err = err;
    }

    /**
     * Plays it.
     *
     * @param anyway though the engine or a scenario is another one
     * @return the exit status
     */
    int of(Path file, boolean anyway, Optional<Integer> threads) throws Refusal, IOException {
        Card card = read(file);
        if (!card.engine().equals(Engine.VERSION) && !anyway) {
            throw new Refusal(
                    file.toString(),
                    "a card of engine " + card.engine(),
                    "one of engine "
                            + Engine.VERSION
                            + ", this program's; --anyway plays it all the same");
        }
        Plan plan = Experimenting.opened(new PlanReader().read(file + ", plan.yaml", card.plan()));
        try (Laboratory laboratory = new Laboratory(parts)) {
            Kit kit = Experimenting.kit(laboratory, parts);
            if (!anyway) {
                checkScenarios(file, card, plan, kit);
            }
            Experimenting.check(plan, kit);
            Results results =
                    Experimenting.play(
                            plan,
                            card,
                            new NoKeeper(),
                            threads.orElseGet(() -> Runtime.getRuntime().availableProcessors()),
                            kit,
                            err);
            return compare(file.toAbsolutePath(), card, plan, results);
        }
    }

    private static Card read(Path file) throws Refusal, IOException {
        try {
            return CardFile.read(file);
        } catch (IllegalArgumentException e) {
            throw Experimenting.refusal(file.toString(), e);
        }
    }

    private static void checkScenarios(Path file, Card card, Plan plan, Kit kit) throws Refusal {
        Card now;
        try {
            now = CardFile.of(plan, card.shard(), kit);
        } catch (IllegalArgumentException e) {
            throw Experimenting.refusal(file.toString(), e);
        }
        for (Map.Entry<String, String> each : card.scenarios().entrySet()) {
            String hash = now.scenarios().getOrDefault(each.getKey(), "");
            if (!hash.equals(each.getValue())) {
                throw new Refusal(
                        file.toString(),
                        "another scenario " + each.getKey() + " (" + hash + ")",
                        each.getValue() + ", as played then; --anyway plays it all the same");
            }
        }
    }

    private int compare(Path file, Card card, Plan plan, Results results) throws IOException {
        int cells = 0;
        for (Grid grid : Grid.of(plan)) {
            String name = ResultsCsv.name(plan, grid.part());
            ByteArrayOutputStream rows = new ByteArrayOutputStream();
            ResultsCsv.write(grid, results.part(grid.number()), rows);
            byte[] played = rows.toByteArray();
            Path recorded = file.resolveSibling(name);
            if (Files.exists(recorded)) {
                try (BufferedReader then = Files.newBufferedReader(recorded)) {
                    String now = new String(played, StandardCharsets.UTF_8);
                    if (!same(name, then, new BufferedReader(new StringReader(now)))) {
                        return Commands.DIFFERS;
                    }
                }
            }
            String hash = Sha256.of(played);
            String named = card.results().getOrDefault(name, hash);
            if (!named.equals(hash)) {
                out.println("differs: " + name + " is not the one that the card names");
                out.println("  named     " + named);
                out.println("  played    " + hash);
                return Commands.DIFFERS;
            }
            cells += results.part(grid.number()).played();
        }
        byte[] found =
                ResultsJson.bytes(Analysis.of(plan, results), card.configuration(), card.engine());
        String named = card.results().getOrDefault(ResultsJson.NAME, "");
        if (!named.isEmpty() && !named.equals(Sha256.of(found))) {
            out.println("differs: what was found, " + ResultsJson.NAME + ", is not as named");
            out.println("  named     " + named);
            out.println("  found     " + Sha256.of(found));
            return Commands.DIFFERS;
        }
        out.println(
                "identical: "
                        + Experimenting.count(cells)
                        + " cells, configuration "
                        + card.configuration());
        return Commands.DONE;
    }

    private boolean same(String name, BufferedReader then, BufferedReader now) throws IOException {
        List<String> columns = List.of();
        for (int line = 1; ; line++) {
            String recorded = then.readLine();
            String played = now.readLine();
            if (recorded == null && played == null) {
                return true;
            }
            if (recorded == null || !recorded.equals(played)) {
                out.println(
                        "differs at " + name + ", line " + line + where(columns, recorded, played));
                out.println("  recorded  " + (recorded == null ? "(nothing)" : recorded));
                out.println("  played    " + (played == null ? "(nothing)" : played));
                return false;
            }
            if (line == 1) {
                columns = List.of(recorded.split(",", -1));
            }
        }
    }

    /** The first column that differs. */
    private static String where(List<String> columns, String recorded, String played) {
        if (recorded == null || played == null) {
            return "";
        }
        String[] then = recorded.split(",", -1);
        String[] now = played.split(",", -1);
        for (int i = 0; i < Math.min(columns.size(), Math.min(then.length, now.length)); i++) {
            if (!then[i].equals(now[i])) {
                return ", column " + columns.get(i);
            }
        }
        return "";
    }
}
