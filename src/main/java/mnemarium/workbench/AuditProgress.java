package mnemarium.workbench;

/**
 * How far an audit is.
 *
 * @param items so many are done in this phase
 * @param share done of this phase, 0 to 1
 */
public record AuditProgress(Phase phase, long items, double share) {

    /** What is done. */
    public enum Phase {
        /** The export is read and staged. */
        READING,
        /** Items that nearly repeat or contradict each other are looked for. */
        COMPARING,
        /** What was found is kept. */
        JUDGING,
        /** Items that no rule matched are compared with the fields' descriptions. */
        SUGGESTING
    }
}
