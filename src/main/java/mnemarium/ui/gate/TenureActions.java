package mnemarium.ui.gate;

/** What a person may ask for on the page of curves over tenure. The shell answers. */
public interface TenureActions extends Saving {

    /** Plays the shipped plan, or goes on with it, in the background. */
    void run();

    /** Ends what is played of it. */
    void cancel();

    /** Goes to the plan in the place of experiments. */
    void toPlan();
}
