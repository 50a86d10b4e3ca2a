package mnemarium.ui.shell;

/** Where answers to the user go. */
interface Reports {
    /** Something went well. */
    void say(String sentence);

    /** Something did not. */
    void wrong(String title, String text);
}
