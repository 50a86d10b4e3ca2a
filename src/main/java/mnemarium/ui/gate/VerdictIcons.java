package mnemarium.ui.gate;

import mnemarium.ownership.GateVerdict;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

import java.util.Locale;

/** How verdicts look: an icon and a word, never one without the other. */
final class VerdictIcons {

    private VerdictIcons() {}

    static Ikon of(GateVerdict verdict) {
        return switch (verdict) {
            case LOOK_UP -> Feather.CORNER_DOWN_RIGHT;
            case CACHE -> Feather.DATABASE;
            case RETRIEVE -> Feather.FILE_TEXT;
            case SEARCH -> Feather.SEARCH;
            case REMEMBER -> Feather.BOOKMARK;
            case ASK_AGAIN -> Feather.MESSAGE_CIRCLE;
            case NEVER_BELIEVE -> Feather.SLASH;
            case OWN_WORK -> Feather.TOOL;
            case UNCLASSIFIED -> Feather.HELP_CIRCLE;
        };
    }

    /** At the beginning of a sentence: "Look up". */
    static String sentence(GateVerdict verdict) {
        String word = verdict.title();
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /** The style class of icon and word: only what must not be believed and what is kept differ. */
    static String tone(GateVerdict verdict) {
        return switch (verdict) {
            case NEVER_BELIEVE -> "harm";
            case REMEMBER -> "kept";
            case LOOK_UP, CACHE, RETRIEVE, SEARCH, ASK_AGAIN, OWN_WORK, UNCLASSIFIED -> "plain";
        };
    }
}
