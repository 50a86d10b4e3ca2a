package mnemarium.probe.file;

/** A text is no document; the message says what was found. */
public final class BadDocument extends Exception {

    private static final long serialVersionUID = 1;

    BadDocument(String found) {
        super(found);
    }
}
