package mnemarium.workbench;

import mnemarium.loop.Move;
import mnemarium.loop.Situation;
import mnemarium.loop.State;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Dials that were moved and have not acted yet, in the order of their first move. Immutable.
 *
 * @param moves at most one of each dial
 */
record PendingMoves(List<Move> moves) {

    static final PendingMoves NONE = new PendingMoves(List.of());

    PendingMoves {
        moves = List.copyOf(moves);
    }

    boolean isEmpty() {
        return moves.isEmpty();
    }

    /** With one move more; a dial moved back to where it stands in that state is no move. */
    PendingMoves with(Move move, State state) {
        List<Move> more = new ArrayList<>(moves);
        more.removeIf(each -> each.dial().equals(move.dial()));
        if (acts(move, state)) {
            more.add(move);
        }
        return new PendingMoves(more);
    }

    /** Those that would change anything in that state. */
    PendingMoves at(State state) {
        return new PendingMoves(moves.stream().filter(move -> acts(move, state)).toList());
    }

    private static boolean acts(Move move, State state) {
        try {
            return !state.text(move.dial()).equals(state.check(move.dial(), move.value()));
        } catch (IllegalArgumentException noLongerThere) {
            return false;
        }
    }

    /** Whether a move changes the world itself, and not only how one acts in it. */
    static boolean editsWorld(Move move) {
        return move.dial().isDrift() || move.dial().isJoin();
    }

    /**
     * The first task that a change of the world could have been lived in: the smaller of where its
     * drift was and where it goes; a task beyond any if it has neither.
     */
    static int firstTask(Move move, State state) {
        return Math.min(task(state.text(move.dial())), task(move.value()));
    }

    /** The task in a drift's text, or in that of a dimension that joins. */
    private static int task(String text) {
        String last = text.substring(text.indexOf('@') + 1);
        return last.matches("\\d{1,9}") ? Integer.parseInt(last) : Integer.MAX_VALUE - 1;
    }

    /** What the branch is called that stepping on from a state makes. */
    String branchName(State from) {
        List<String> words =
                moves.stream().map(each -> each.dial().label() + " " + each.value()).toList();
        String moved = String.join(", ", words);
        return (moved.isEmpty() ? "" : moved + " ") + "from " + place(from);
    }

    private static String place(State state) {
        return switch (state.situation()) {
            case Situation.Triaging _ -> "step " + state.step();
            case Situation.Talking _ -> "step " + state.step();
            case Situation.Reusing reusing -> "task " + reusing.remembered().nextTask();
            case Situation.Stepping stepping ->
                    Grain.STEP.word(state.setup().scenario().kind()).toLowerCase(Locale.ROOT)
                            + " "
                            + stepping.progress().steps();
        };
    }
}
