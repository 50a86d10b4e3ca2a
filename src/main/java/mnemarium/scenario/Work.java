package mnemarium.scenario;

/**
 * The outcome that recurs, for people: what a record of it is called and says.
 *
 * @param title on one line, such as {@code Query plan for the nightly report}
 * @param body what the work is, in a sentence or two
 */
public record Work(String title, String body) {

    public Work {
        Checked.filled("title of the work", title);
        Checked.filled("body of the work", body);
    }
}
