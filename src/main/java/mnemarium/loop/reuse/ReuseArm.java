package mnemarium.loop.reuse;

import java.util.List;
import java.util.Optional;

/**
 * What decides whether an outcome is reused or derived again. The first seven are those of "The
 * Process Is the Memory", section 6.2; the eighth is this laboratory's own.
 */
public enum ReuseArm {
    /** Keeps nothing, derives always. */
    NO_MEMORY("no-memory"),
    /** Reuses whatever its scope has, unchecked. */
    NAIVE_CACHE("naive-cache"),
    /** Checks every dependency. */
    LEDGER_V1("ledger-v1"),
    /** Checks all dependencies but the one that drifts last. */
    LEDGER_UNDERDECL("ledger-underdecl"),
    /** Starts under-declared, and declares what it missed once the miss comes to light. */
    LEDGER_LEARN("ledger-learn"),
    /** Compares one fingerprint over a slice of all that can be observed. */
    LEDGER_CANARY("ledger-canary"),
    /** Compares the fingerprint, and on a trip the declared dependencies; learns like the above. */
    LEDGER_TIERED("ledger-tiered"),
    /** A canary that drops from its slice what proved harmless. Not in the source. */
    LEDGER_NARROWING("ledger-narrowing");

    private static final List<ReuseArm> ALL = List.of(values());

    private final String arm;

    ReuseArm(String arm) {
        this.arm = arm;
    }

    /** Its name in files, on the command line and on screen, such as {@code ledger-v1}. */
    public String arm() {
        return arm;
    }

    /** The arm of a name. */
    public static Optional<ReuseArm> named(String arm) {
        for (ReuseArm each : ALL) {
            if (each.arm.equals(arm)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /** The names of all arms, in order. */
    public static List<String> names() {
        return ALL.stream().map(ReuseArm::arm).toList();
    }

    /** Whether it is this laboratory's own, and not the source's. */
    public boolean isOurs() {
        return this == LEDGER_NARROWING;
    }

    /** Whether it declares what it missed. */
    public boolean learns() {
        return this == LEDGER_LEARN || this == LEDGER_TIERED;
    }

    /** Whether it compares a fingerprint. */
    public boolean fingerprints() {
        return this == LEDGER_CANARY || this == LEDGER_TIERED || this == LEDGER_NARROWING;
    }
}
