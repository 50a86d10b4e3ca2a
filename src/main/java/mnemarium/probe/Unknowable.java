package mnemarium.probe;

/** Ends a check that cannot be finished, with the reason; caught in {@link Probe} alone. */
final class Unknowable extends Exception {

    private static final long serialVersionUID = 1;

    /**
     * @param reason what was found and what was expected, where
     */
    Unknowable(String reason) {
        super(reason);
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
