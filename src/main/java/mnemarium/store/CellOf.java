package mnemarium.store;

/**
 * Of which experiment a run plays a cell.
 *
 * @param experiment its id; it may have been deleted
 * @param words the cell in words: "in-loop, +15 ms, seed 3"
 */
public record CellOf(String experiment, String words) {}
