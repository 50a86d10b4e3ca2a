package mnemarium.scenario;

import java.util.List;
import java.util.Map;

/**
 * What a run is about, before any seed or arm is chosen: a stream of items to triage, a
 * conversation whose facts are asked for later, work that recurs in a world that drifts, questions
 * about a world that evolves, values that have gone stale, decisions that were made before,
 * questions for three lanes, or facts that have owners and a long history. Immutable.
 */
public sealed interface Scenario permits Triage, Conversation, Lanes, Tenure, WithoutMemory {

    /** The embedder of a kind that has no working memory. */
    String NO_EMBEDDER = "none";

    /** Short name of lower-case letters, digits and dashes; unique among the shipped ones. */
    String name();

    /** A name for people, on one line. */
    String title();

    /** What it shows and why, in a few sentences; may be empty. */
    String about();

    /** What sort it is, as files say it: {@code triage}, {@code outcome-reuse} and so on. */
    String kind();

    /** The arms that can play it. */
    List<String> arms();

    /** The arm it opens with, one of {@link #arms()}. */
    String arm();

    /**
     * The dials it sets, of {@link #dialsOffered}, in canonical text; others keep their defaults.
     */
    Map<Dial, String> dials();

    /** The dials it takes, those of its dimensions included, each with its range here. */
    List<Dial> dialsOffered();

    /** The embedder it opens with, one of {@link #embedders()}. */
    String embedder();

    /** The embedders it may name. */
    List<String> embedders();
}
