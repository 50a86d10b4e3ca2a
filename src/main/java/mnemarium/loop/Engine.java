package mnemarium.loop;

/** The engine's version: a new one wherever the same setup may give other events. */
public final class Engine {

    /** Written into each run's first event. */
    public static final String VERSION = "1";

    private Engine() {}
}
