package mnemarium.loop;

/** What an operation of the memory is charged. */
public enum Mode {
    /** What the dials say: the same on every machine. */
    VIRTUAL,
    /**
     * What embedding and the store took on this machine, plus the added latency and the overhead.
     * The measured times lie in the events; a replay reads them back.
     */
    MEASURED
}
