package mnemarium.loop;

import mnemarium.loop.TenureEvent.Found;
import mnemarium.memory.Hit;
import mnemarium.scenario.TenureFact;
import mnemarium.scenario.Transcripts;
import mnemarium.scenario.Transcripts.Holds;
import mnemarium.scenario.Transcripts.Passage;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What an agent that reads well makes of the passages of a search. It takes the newest that states
 * the fact; else it puts the pieces together, and does not know whether one is missing; else it
 * takes the nearest passage that states such a fact of something else. The ranking alone decides
 * which of these it is.
 *
 * @param found what the passages come to
 * @param passage the passage that counted; -1 if none did
 * @param value what it says
 */
record TenureReading(Found found, int passage, String value) {

    static TenureReading of(TenureFact fact, Transcripts said, List<Hit> hits, double threshold) {
        List<Passage> passages = said.passages();
        int newest = -1;
        int neighbour = -1;
        int piece = -1;
        Set<String> pieces = new HashSet<>();
        for (Hit hit : hits) {
            Passage each = passages.get(hit.entry());
            if (hit.score() < threshold || !each.fact().equals(fact.id())) {
                continue;
            }
            if (each.holds() == Holds.VALUE) {
                newest = Math.max(newest, hit.entry());
            } else if (each.holds() == Holds.PIECE) {
                piece = Math.max(piece, hit.entry());
                pieces.add(each.text());
            } else if (each.holds() == Holds.NEIGHBOUR && neighbour < 0) {
                neighbour = hit.entry();
            }
        }
        if (newest >= 0) {
            return new TenureReading(Found.STATEMENT, newest, passages.get(newest).value());
        }
        if (piece >= 0) {
            String value = passages.get(piece).value();
            boolean complete = pieces.size() == pieces(fact, value);
            return new TenureReading(complete ? Found.ALL_PIECES : Found.SOME_PIECES, piece, value);
        }
        return neighbour >= 0
                ? new TenureReading(Found.NEIGHBOUR, neighbour, passages.get(neighbour).value())
                : new TenureReading(Found.NOTHING, -1, "");
    }

    /** How many pieces a value has to be put together from. */
    static int pieces(TenureFact fact, String value) {
        return fact.values().stream()
                .filter(each -> each.value().equals(value))
                .findFirst()
                .orElseThrow()
                .pieces()
                .size();
    }
}
