package mnemarium.ui.gate;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.Judgement;
import mnemarium.ownership.Told;
import mnemarium.ui.Figures;
import mnemarium.ui.chart.Table;

import java.util.ArrayList;
import java.util.List;

/**
 * A candidate with the flow's answer, as a row of the table.
 *
 * @param fact what was judged
 * @param judgement by the owners in force
 */
record Judged(CandidateFact fact, Judgement judgement) {

    String durable() {
        return fact.impression().durable() ? "yes" : "no";
    }

    /** How often it comes up in a month. */
    String frequency() {
        double times = fact.impression().timesPerMonth();
        return Figures.number(times, times == Math.rint(times) ? 0 : 1);
    }

    String confidence() {
        return Figures.rate(fact.impression().confidence());
    }

    /** The table's reading where it is another; else nothing. */
    String byOwnerAlone() {
        return judgement.readingsDiffer() ? judgement.byOwnerAlone().title() : "";
    }

    /** The row in a sentence. */
    String sentence() {
        return "%s Owner: %s. Verdict: %s%s."
                .formatted(
                        fact.claim(),
                        judgement.owner().name(),
                        judgement.verdict().title(),
                        judgement.readingsDiffer()
                                ? ", by owner alone " + judgement.byOwnerAlone().title()
                                : "");
    }

    /** All rows as a table for a file. */
    static Table table(List<Judged> all) {
        List<List<Object>> rows = new ArrayList<>();
        for (Judged each : all) {
            rows.add(
                    List.of(
                            each.fact.id(),
                            each.fact.claim(),
                            each.fact.subject(),
                            each.judgement.owner().name(),
                            each.judgement.verdict().word(),
                            each.judgement.byOwnerAlone().word(),
                            Told.words(each.judgement.reason()),
                            each.durable(),
                            each.fact.impression().timesPerMonth(),
                            each.fact.impression().confidence()));
        }
        return new Table(
                List.of(
                        "id",
                        "claim",
                        "subject",
                        "owner",
                        "verdict",
                        "by owner alone",
                        "reason",
                        "durable",
                        "times per month",
                        "confidence"),
                rows);
    }
}
