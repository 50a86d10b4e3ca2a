package mnemarium.store;

/** Carries a refusal out of the depth of an opening; caught in {@link Workspace#open} alone. */
final class Refusal extends Exception {

    private static final long serialVersionUID = 1;

    private final transient Opening.Refused refused;

    Refusal(Opening.Refused refused) {
        super(refused.message());
        this.refused = refused;
    }

    Refusal(Opening.Refused refused, Throwable cause) {
        super(refused.message(), cause);
        this.refused = refused;
    }

    Opening.Refused refused() {
        return refused;
    }
}
