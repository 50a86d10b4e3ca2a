package mnemarium.ui.ledger;

import mnemarium.loop.Event;
import mnemarium.loop.ReuseEvent;
import mnemarium.loop.Situation.Reusing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The events of one task, each under its name, as far as they have happened. */
final class TaskEvents {

    Optional<ReuseEvent.FingerprintCompared> compared = Optional.empty();
    Optional<ReuseEvent.DependenciesChecked> checked = Optional.empty();
    final List<ReuseEvent.Tripped> trips = new ArrayList<>();
    Optional<ReuseEvent.Decided> decided = Optional.empty();
    Optional<ReuseEvent.Derived> derived = Optional.empty();
    Optional<ReuseEvent.CorrectiveDerivation> corrected = Optional.empty();
    Optional<ReuseEvent.RecordKept> kept = Optional.empty();
    Optional<ReuseEvent.Reused> reused = Optional.empty();
    Optional<ReuseEvent.FalseValid> wrong = Optional.empty();
    Optional<ReuseEvent.MissDetected> missed = Optional.empty();
    Optional<ReuseEvent.DependencyLearned> learned = Optional.empty();
    Optional<ReuseEvent.DimensionsDropped> dropped = Optional.empty();
    boolean widened;

    TaskEvents(List<Event> events) {
        for (Event event : events) {
            if (event instanceof ReuseEvent each) {
                take(each);
            }
        }
    }

    private void take(ReuseEvent event) {
        switch (event) {
            case ReuseEvent.SliceWidened _ -> widened = true;
            case ReuseEvent.MissDetected each -> missed = Optional.of(each);
            case ReuseEvent.DependencyLearned each -> learned = Optional.of(each);
            case ReuseEvent.FingerprintCompared each -> compared = Optional.of(each);
            case ReuseEvent.DependenciesChecked each -> checked = Optional.of(each);
            case ReuseEvent.Tripped each -> trips.add(each);
            case ReuseEvent.Decided each -> decided = Optional.of(each);
            case ReuseEvent.Derived each -> derived = Optional.of(each);
            case ReuseEvent.CorrectiveDerivation each -> corrected = Optional.of(each);
            case ReuseEvent.RecordKept each -> kept = Optional.of(each);
            case ReuseEvent.Reused each -> reused = Optional.of(each);
            case ReuseEvent.FalseValid each -> wrong = Optional.of(each);
            case ReuseEvent.DimensionsDropped each -> dropped = Optional.of(each);
            case ReuseEvent.DimensionsHarmless _ -> {
                // the trip says that it was noise
            }
        }
    }

    /** What the task spent, once it is done, in the currency that the run weighs in. */
    Optional<String> spent(Reusing now) {
        return reused.map(each -> Trips.spent(now, each.turns(), each.tokens()))
                .or(() -> derived.map(each -> Trips.spent(now, each.turns(), each.tokens())))
                .or(() -> corrected.map(each -> Trips.spent(now, each.turns(), each.tokens())));
    }
}
