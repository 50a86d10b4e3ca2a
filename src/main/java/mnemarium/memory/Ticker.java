package mnemarium.memory;

/** Where measured times come from. The engine reads no clock of its own: one is handed in. */
@FunctionalInterface
public interface Ticker {

    /** Nanoseconds since some fixed moment. */
    long nanos();
}
