package mnemarium.ui.ledger;

import mnemarium.ledger.CheckResult;
import mnemarium.ledger.CheckTrace;
import mnemarium.ledger.Dependency;
import mnemarium.ledger.Draft;
import mnemarium.ledger.LedgerRecord;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Derives the card of a record of the real ledger. */
final class LabCards {

    private LabCards() {}

    static RecordView of(LabShown.Selected selected) {
        LedgerRecord record = selected.record();
        List<String> chain = new ArrayList<>();
        if (!selected.earlier().isEmpty()) {
            chain.add(selected.earlier().getLast());
        }
        chain.add(record.id());
        chain.addAll(selected.later().subList(0, Math.min(2, selected.later().size())));
        return new RecordView(
                record.id(),
                record.kind().title(),
                chain,
                selected.earlier().size() > 1,
                selected.later().size() > 2,
                record.title(),
                record.body(),
                record.dependencies().stream()
                        .map(each -> assumption(each, selected.checks()))
                        .toList(),
                facts(selected),
                Optional.of(Waterfalls.net(selected.value().net())),
                Optional.of(Waterfalls.value(selected.value())));
    }

    private static RecordView.Assumption assumption(
            Dependency dependency, List<CheckTrace> checks) {
        Optional<CheckResult> found =
                checks.stream()
                        .filter(each -> each.dependency().equals(dependency.name()))
                        .findFirst()
                        .flatMap(CheckTrace::result);
        return new RecordView.Assumption(
                dependency.name(),
                Amounts.shortHashes(dependency.value()),
                dependency.source().word(),
                found.map(
                                result ->
                                        switch (result) {
                                            case CheckResult.Pass _ -> RecordView.Result.PASS;
                                            case CheckResult.Fail _ -> RecordView.Result.FAIL;
                                            case CheckResult.Unknown _ -> RecordView.Result.UNKNOWN;
                                        })
                        .orElse(RecordView.Result.NONE),
                dependency.request().sentence()
                        + found.map(result -> "; " + result.reason()).orElse("; not checked yet"));
    }

    private static List<RecordView.Fact> facts(LabShown.Selected selected) {
        LedgerRecord record = selected.record();
        List<RecordView.Fact> facts = new ArrayList<>();
        Draft.particulars(record.payload())
                .forEach(
                        (name, words) -> {
                            String spaced = name.replace('-', ' ');
                            facts.add(
                                    new RecordView.Fact(
                                            Character.toUpperCase(spaced.charAt(0))
                                                    + spaced.substring(1),
                                            words));
                        });
        facts.add(
                new RecordView.Fact(
                        "Scope",
                        record.scope().isEmpty() ? "everywhere" : record.scope().sentence()));
        for (var exclusion : record.exclusions()) {
            facts.add(new RecordView.Fact("Not if", exclusion.text()));
        }
        var costs = record.costs();
        facts.add(
                new RecordView.Fact(
                        "Cost",
                        "derive %s, verify %s, recall %s turns; %s, %s, %s tokens; footprint %s tokens"
                                .formatted(
                                        Amounts.count(costs.derive().turns()),
                                        Amounts.count(costs.verify().turns()),
                                        Amounts.count(costs.recall().turns()),
                                        Amounts.count(costs.derive().tokens()),
                                        Amounts.count(costs.verify().tokens()),
                                        Amounts.count(costs.recall().tokens()),
                                        Amounts.count(costs.footprintTokens()))));
        facts.add(
                new RecordView.Fact(
                        "Trust",
                        "%s; confidence %s: %s"
                                .formatted(
                                        record.authority().title(),
                                        record.confidence().level().word(),
                                        record.confidence().reason())));
        for (String each : record.evidence()) {
            facts.add(new RecordView.Fact("Evidence", each));
        }
        var from = record.provenance();
        facts.add(
                new RecordView.Fact(
                        "Produced by",
                        from.producedBy()
                                + (from.derivedFrom().isEmpty()
                                        ? ""
                                        : ", from " + String.join(", ", from.derivedFrom()))));
        var net = selected.value().net();
        facts.add(
                new RecordView.Fact(
                        "Used",
                        Amounts.saved(
                                selected.usage().saved(net.currency()),
                                selected.usage().falseValid(),
                                net.currency().word())));
        return facts;
    }
}
