package mnemarium.memory;

/**
 * What one write did.
 *
 * @param entry the number of the new entry
 * @param embedNanos measured time of the embedding
 * @param writeNanos measured time of the write itself
 */
public record Written(int entry, long embedNanos, long writeNanos) {}
