package mnemarium;

/** Placeholder of the first minute; see the next commit. */
public final class Launcher {
    private Launcher() {}

    /** Starts the program. */
    public static void main(String[] args) {
        System.out.println("Mnemarium " + System.getProperty("mnemarium.args", ""));
    }
}
