/**
 * The workspace on disk: one H2 file that holds runs with their journals, the workspace's own
 * ledger, embeddings, calibrations and settings, and the bundles by which a run travels. One thread
 * writes, in groups, and what it has acknowledged survives a kill of the process; anyone may read.
 * The lines of events are opaque here: what they mean is the business of {@code loop}. JDBC, H2,
 * Jdbi and Flyway are known in this room only, so that another database would change nothing
 * outside it.
 */
@NullMarked
package mnemarium.store;

import org.jspecify.annotations.NullMarked;
