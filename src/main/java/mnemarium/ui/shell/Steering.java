package mnemarium.ui.shell;

/** What the frame asks of the run at hand: on by a grain, back, running, a branch. */
public interface Steering {
    /** One operation, the smallest grain. */
    void stepOperation();

    /** To the end of the step, the middle grain. */
    void stepStep();

    /** To the end of the turn, the largest grain. */
    void stepTurn();

    /** Starts running, or pauses. */
    void toggleRun();

    /** One step back. */
    void back();

    /** One step ahead, as far as the run has come already; makes nothing new. */
    void ahead();

    /** To the newest operation. */
    void toNewest();

    /** To before the first operation. */
    void toStart();

    /** To after an operation, 0-based count of operations done. */
    void goTo(long operation);

    /** How fast running goes. */
    void pace(Pace pace);

    /** Waits as long in reality as the run does in its own time, or does not. */
    void realWait(boolean on);

    /** Makes a branch at the present operation. */
    void fork();
}
