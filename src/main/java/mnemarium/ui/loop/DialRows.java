package mnemarium.ui.loop;

import mnemarium.loop.Beat;
import mnemarium.loop.Move;
import mnemarium.loop.Setup;
import mnemarium.scenario.Dial;
import mnemarium.ui.DialRow;
import mnemarium.workbench.Snapshot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Derives the dials' rows: where each stands, where the scenario has it, where it was moved. */
final class DialRows {

    private DialRows() {}

    static List<DialRow> of(Snapshot snapshot, Track track) {
        List<DialRow> rows = new ArrayList<>();
        for (Dial dial : snapshot.state().offered()) {
            String now = snapshot.state().text(dial);
            Optional<String> pending =
                    snapshot.pending().stream()
                            .filter(move -> move.dial().equals(dial))
                            .map(Move::value)
                            .reduce((_, newer) -> newer);
            Optional<DialRow.Move> move =
                    pending.isPresent()
                            ? Optional.of(move(snapshot, track, snapshot.cursor(), now))
                            : newest(snapshot, track, dial);
            rows.add(
                    new DialRow(
                            dial, pending.orElse(now), home(snapshot.run().setup(), dial), move));
        }
        return rows;
    }

    /** The scenario's value; a calibrated threshold is the number that the run began with. */
    static String home(Setup setup, Dial dial) {
        String value = setup.scenario().dials().getOrDefault(dial, dial.defaultText());
        return dial.equals(Dial.THRESHOLD) && value.equals("calibrated")
                ? setup.dials().text(dial)
                : dial.check(value);
    }

    private static Optional<DialRow.Move> newest(Snapshot snapshot, Track track, Dial dial) {
        List<Track.DialMove> moves = track.moves();
        for (int i = moves.size() - 1; i >= 0; i--) {
            Track.DialMove move = moves.get(i);
            if (move.dial().equals(dial) && move.operation() <= snapshot.cursor()) {
                return Optional.of(move(snapshot, track, move.operation(), move.from()));
            }
        }
        return Optional.empty();
    }

    private static DialRow.Move move(Snapshot snapshot, Track track, int operation, String from) {
        int step = track.step(operation);
        if (step < 0) {
            return new DialRow.Move(operation, "the start", from);
        }
        Beat beat = snapshot.trail().script().beats().get(step);
        return new DialRow.Move(operation, Words.place(beat.turn(), beat.stepInTurn()), from);
    }
}
