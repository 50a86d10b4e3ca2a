/**
 * One open laboratory: runs that live on an engine thread, commands in, the newest immutable {@link
 * mnemarium.workbench.Snapshot} out. It prepares runs (scenario, seed, arm, dials, threshold,
 * embedder), paces them, takes them back and branches them, and keeps what happens in the store. It
 * sees the store and all below, and knows no window.
 */
@NullMarked
package mnemarium.workbench;

import org.jspecify.annotations.NullMarked;
