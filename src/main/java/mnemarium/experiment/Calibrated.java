package mnemarium.experiment;

import mnemarium.memory.Embedder;
import mnemarium.memory.LabelledStream;
import mnemarium.memory.LabelledText;
import mnemarium.memory.RepeatFinder;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The arms of a calibration: every built-in embedder, the variants of two that weight their tokens
 * by the calibration texts, and two controls without an embedder. The threshold of an arm is found
 * when it is first asked for, once for all threads; of the texts nothing is kept but that.
 */
final class Calibrated {

    /** An embedder by its name, or the same with weights of the calibration texts. */
    private record Made(String embedder, boolean isWeighted) {}

    private static final String EXACT = "exact-text";
    private static final String ALWAYS = "always-duplicate";

    private static final Map<String, Made> EMBEDDERS =
            Map.of(
                    "static", new Made("static", false),
                    "minilm", new Made("minilm", false),
                    "hashed", new Made("hashed", false),
                    "static-weighted", new Made("static", true),
                    "hashed-weighted", new Made("hashed", true));

    /** Their names, in the order to offer them. */
    static final List<String> ARMS =
            List.of(
                    "static",
                    "minilm",
                    "static-weighted",
                    "hashed",
                    "hashed-weighted",
                    EXACT,
                    ALWAYS);

    private final Kit kit;
    private final Map<String, RepeatFinder> finders = new ConcurrentHashMap<>();

    Calibrated(Kit kit) {
        this.kit = kit;
    }

    /**
     * Makes sure that there is such an arm; nothing is opened.
     *
     * @throws IllegalArgumentException with what was found and expected
     */
    static void check(String arm) {
        if (!ARMS.contains(arm)) {
            throw new IllegalArgumentException(
                    "found arm " + arm + ", expected one of " + String.join(", ", ARMS));
        }
    }

    /**
     * An arm at its threshold. Whoever asks while another thread finds it waits.
     *
     * @throws IllegalArgumentException if there is none of that name, or its embedder cannot be
     *     opened
     */
    RepeatFinder of(String arm) {
        check(arm);
        return finders.computeIfAbsent(arm, this::found);
    }

    private RepeatFinder found(String arm) {
        if (arm.equals(EXACT)) {
            return RepeatFinder.ofExactTexts();
        }
        if (arm.equals(ALWAYS)) {
            return RepeatFinder.ofEverything();
        }
        List<LabelledStream> streams = AlertCorpus.calibration();
        return RepeatFinder.calibrated(embedder(arm, streams), streams);
    }

    private Embedder embedder(String arm, List<LabelledStream> streams) {
        Made made =
                Optional.ofNullable(EMBEDDERS.get(arm))
                        .orElseThrow(() -> new IllegalStateException("no embedder of " + arm));
        if (!made.isWeighted()) {
            return kit.embedders().apply(made.embedder());
        }
        List<String> texts =
                streams.stream()
                        .flatMap(stream -> stream.texts().stream())
                        .map(LabelledText::text)
                        .toList();
        return kit.weighted().apply(made.embedder(), texts);
    }
}
