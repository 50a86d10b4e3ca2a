package mnemarium.ui.ledger;

import mnemarium.loop.KeptRecord;
import mnemarium.loop.ReuseEvent;
import mnemarium.loop.ReuseEvent.Decided;
import mnemarium.loop.Situation.Reusing;
import mnemarium.loop.Values;
import mnemarium.loop.reuse.ReuseArm;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Derives the decision card of the task at the cursor, as far as it has come. */
final class DecisionCards {

    /** So many of the records that were not used say why. */
    private static final int LOSERS = 3;

    /** No further back than this are losing candidates looked for. */
    private static final int LOOK_BACK = 200;

    private final LedgerTrack track;
    private final Reusing now;
    private final int cursor;
    private final int task;
    private final ReuseArm arm;
    private final Values scope;
    private final TaskEvents events;

    /** Records that were there when the task was decided. */
    private final int records;

    private DecisionCards(LedgerTrack track, Reusing now, int cursor) {
        this.track = track;
        this.now = now;
        this.cursor = cursor;
        task = RunWords.task(now);
        arm = now.rules().policy().arm();
        scope = RunWords.scopeOf(now.rules().world(), task);
        events = new TaskEvents(now.taskEvents());
        records = now.records().size() - (events.kept.isPresent() ? 1 : 0);
    }

    /**
     * @param track the run's log
     * @param now the run at the cursor
     * @param cursor the operation the run is shown at
     */
    static DecisionView of(LedgerTrack track, Reusing now, int cursor) {
        return RunWords.task(now) < 0
                ? DecisionView.EMPTY
                : new DecisionCards(track, now, cursor).view();
    }

    /** The record that the task is about: reused, made, or at hand; "" if there is none. */
    static String record(Reusing now) {
        TaskEvents events = new TaskEvents(now.taskEvents());
        return RunWords.record(
                events.kept
                        .map(ReuseEvent.RecordKept::record)
                        .or(() -> events.decided.map(Decided::record))
                        .orElse(0));
    }

    private DecisionView view() {
        List<DecisionRow> rows = new ArrayList<>();
        if (arm != ReuseArm.NO_MEMORY) {
            rows.add(route());
        }
        events.decided.ifPresent(
                decided -> {
                    if (decided.record() != 0) {
                        rows.add(rank(decided));
                    }
                    if (arm != ReuseArm.NO_MEMORY) {
                        rows.add(DecisionChecks.row(now, events, decided));
                    }
                    if (decided.record() != 0) {
                        rows.add(
                                new DecisionRow.Net(
                                        "Net",
                                        Waterfall.net(
                                                decided.derive(),
                                                decided.verify(),
                                                decided.recall(),
                                                decided.currency().word())));
                    }
                    rows.add(verdict(decided));
                });
        DecisionWhy.row(now, task, scope, events).ifPresent(rows::add);
        return new DecisionView("Task " + Amounts.count(task), "decision", saved(), rows);
    }

    private String saved() {
        // what a wrong answer saved is nothing to boast of
        return events.reused
                .filter(_ -> events.wrong.isEmpty())
                .flatMap(_ -> events.decided)
                .map(each -> "saved " + Amounts.amount(each.net(), each.currency().word()))
                .orElse("");
    }

    private DecisionRow route() {
        int routed = isRouted() ? 1 : 0;
        return new DecisionRow.Lines(
                "Route",
                DecisionLine.of(
                        "Scope " + RunWords.scope(scope),
                        "%s of %s"
                                .formatted(
                                        Amounts.count(routed),
                                        Amounts.counted(records, "record", "records"))));
    }

    /** Whether there was a record of this scope when the task was decided. */
    private boolean isRouted() {
        if (events.kept.isPresent()) {
            return events.kept.get().supersedes() != 0;
        }
        var layout = now.rules().layout();
        int entity = task % layout.entities();
        long observed = layout.observed(entity, now.rules().world().environment(task));
        return now.current(layout.key(entity, observed)).isPresent();
    }

    private DecisionRow rank(Decided decided) {
        List<DecisionLine> lines = new ArrayList<>();
        String id = RunWords.record(decided.record());
        lines.add(
                DecisionLine.of(
                                "%s, net %s"
                                        .formatted(
                                                id,
                                                Amounts.amount(
                                                        decided.net(), decided.currency().word())),
                                "1st")
                        .about(id));
        lines.addAll(losers(decided.record()));
        return new DecisionRow.Lines("Rank", lines);
    }

    private List<DecisionLine> losers(int chosen) {
        List<DecisionLine> losers = new ArrayList<>();
        int left = 0;
        for (int i = records - 1; i >= Math.max(0, records - LOOK_BACK); i--) {
            KeptRecord each = now.records().get(i);
            int successor = track.successor(each.id(), cursor);
            boolean current = successor == 0 || successor > records;
            if (each.id() == chosen || !current) {
                continue;
            }
            if (losers.size() == LOSERS) {
                left++;
                continue;
            }
            String id = RunWords.record(each.id());
            losers.add(
                    DecisionLine.quiet(id + " out of scope: " + RunWords.scope(each.scope()))
                            .about(id));
        }
        if (left > 0) {
            losers.add(
                    DecisionLine.quiet(
                            Amounts.counted(
                                    left,
                                    "more record out of scope",
                                    "more records out of scope")));
        }
        int predecessor = track.predecessor(chosen);
        if (predecessor != 0) {
            String id = RunWords.record(predecessor);
            losers.add(
                    DecisionLine.quiet(id + " superseded by " + RunWords.record(chosen)).about(id));
        }
        return losers;
    }

    private DecisionRow verdict(Decided decided) {
        boolean reuse = decided.verdict() == ReuseEvent.Verdict.REUSE;
        String word =
                reuse
                        ? "Reuse " + RunWords.record(decided.record())
                        : decided.reason() == mnemarium.loop.reuse.Reason.CORRECTED
                                ? "Corrective derivation"
                                : "Derive";
        Optional<String> spent = events.spent(now);
        if (spent.isEmpty()) {
            return verdict(word, reuse, "not done yet", "", Tone.PLAIN, "");
        }
        if (events.wrong.isPresent()) {
            return verdict(
                    word,
                    reuse,
                    spent.get(),
                    "answer false-valid",
                    Tone.HARM,
                    DecisionWhy.wrong(events.wrong.get()));
        }
        String kept =
                events.kept
                        .map(
                                each ->
                                        "Kept as "
                                                + RunWords.record(each.record())
                                                + (each.supersedes() == 0
                                                        ? ""
                                                        : ", in the place of "
                                                                + RunWords.record(
                                                                        each.supersedes())))
                        .orElse("");
        return verdict(word, reuse, spent.get(), "answer right", Tone.FOUND, kept);
    }

    private static DecisionRow verdict(
            String word, boolean reuse, String cost, String answer, Tone tone, String note) {
        return new DecisionRow.Verdict(
                "Verdict",
                word,
                reuse ? DecisionRow.End.REUSE : DecisionRow.End.DERIVE,
                cost,
                answer,
                tone,
                note);
    }
}
