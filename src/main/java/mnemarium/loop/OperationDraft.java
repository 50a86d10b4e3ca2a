package mnemarium.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The events of one operation while they are made. */
final class OperationDraft {
    private final List<Event> events = new ArrayList<>();
    private final Fold fold;
    private Optional<State> now;

    OperationDraft(State state) {
        fold = new Fold(state);
        now = Optional.of(state);
    }

    void add(Event event) {
        events.add(event);
        fold.apply(event);
        now = Optional.empty();
    }

    /** The state amid the operation; made only when somebody asks. */
    State now() {
        State state = now.orElseGet(fold::amid);
        now = Optional.of(state);
        return state;
    }

    long clock() {
        return now().clockNanos();
    }

    Beat beat() {
        return now().setup().script().beats().get(now().beat());
    }

    Operation operation() {
        return new Operation(events, fold.state());
    }
}
