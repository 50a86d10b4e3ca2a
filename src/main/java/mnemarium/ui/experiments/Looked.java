package mnemarium.ui.experiments;

import mnemarium.experiment.Findings;
import mnemarium.experiment.Part;

/**
 * What of a plan's results is looked at.
 *
 * @param part the sweep, by its place
 * @param view how it is drawn, by its place among the part's views
 * @param measure which measure, by its place among the part's
 * @param arm the arm whose seeds are shown, by its place
 * @param test which test, by its place
 */
record Looked(int part, int view, int measure, int arm, int test) {

    /** The first of all. */
    static final Looked FIRST = new Looked(0, 0, 0, 0, 0);

    /** The same where it exists, else the first. */
    Looked within(Findings findings) {
        int most = findings.parts().size();
        int chosen = part < most ? part : 0;
        Findings.OfPart of = findings.parts().get(chosen);
        Part data = of.part();
        return new Looked(
                chosen,
                view < data.views().size() ? view : 0,
                measure < of.measures().size() ? measure : 0,
                arm < data.arms().size() ? arm : 0,
                test < of.tests().size() ? test : 0);
    }

    Looked ofPart(int next) {
        return new Looked(next, 0, 0, 0, 0);
    }

    Looked ofView(int next) {
        return new Looked(part, next, measure, arm, test);
    }

    Looked ofMeasure(int next) {
        return new Looked(part, view, next, arm, test);
    }

    Looked ofArm(int next) {
        return new Looked(part, view, measure, next, test);
    }

    Looked ofTest(int next) {
        return new Looked(part, view, measure, arm, next);
    }
}
