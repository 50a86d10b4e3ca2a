package mnemarium.ui.runs;

import mnemarium.ui.Figures;
import mnemarium.workbench.RunPair;

/** Where two runs part, as a sentence. */
final class PairWords {

    private PairWords() {}

    /** "They part at step 9: lookup made in the first, lookup skipped in the second." */
    static String parting(RunPair pair) {
        return pair.comparison()
                .parting()
                .map(
                        parting ->
                                (parting.step() == 0
                                                ? "They differ from the start: "
                                                : "They part at step "
                                                        + Figures.count(parting.step())
                                                        + ": ")
                                        + parting.words()
                                        + ".")
                .orElse("They never part: the same happens in both, times aside.");
    }
}
