package mnemarium.workbench;

import mnemarium.loop.Beat;
import mnemarium.loop.Script;
import mnemarium.loop.Setup;
import mnemarium.scenario.Dial;
import mnemarium.scenario.Lanes;
import mnemarium.scenario.Message;
import mnemarium.scenario.Tenure;
import mnemarium.scenario.TenureFact;
import mnemarium.scenario.Transcripts;
import mnemarium.store.TextHash;

import java.util.HashSet;
import java.util.Set;

/** The texts that a run may embed: what it asks, and what it remembers. */
final class Queries {

    private Queries() {}

    /** Hashes of all texts of its steps and turns. */
    static Set<TextHash> texts(Setup setup) {
        Set<TextHash> texts = new HashSet<>();
        Script script = setup.script();
        StringBuilder turn = new StringBuilder();
        for (Beat beat : script.beats()) {
            switch (beat.kind()) {
                case ITEM -> {
                    texts.add(TextHash.of(script.item(beat).text()));
                    // the per-turn arm asks with all texts of its turn
                    turn.append(beat.stepInTurn() == 1 ? "" : "\n")
                            .append(script.item(beat).text());
                    if (beat.stepInTurn() == beat.stepsInTurn()) {
                        texts.add(TextHash.of(turn.toString()));
                        turn.setLength(0);
                    }
                }
                case ASK -> {
                    texts.add(TextHash.of(script.question(beat).text()));
                    // arms that read once for a turn ask with all its questions
                    texts.add(TextHash.of(script.questions(beat)));
                }
                case HEAR -> facts(script.message(beat), texts);
                case REPLY, TASK -> {}
            }
        }
        if (setup.scenario() instanceof Lanes lanes) {
            lanes(lanes, texts);
        }
        if (setup.scenario() instanceof Tenure tenure) {
            history(setup, tenure, texts);
        }
        return texts;
    }

    /**
     * All that was said, asked and may be remembered. A conversation is the same however many
     * follow, so that a shorter history is in this one; a dial moved to a longer one is not.
     */
    private static void history(Setup setup, Tenure tenure, Set<TextHash> texts) {
        String earlier = setup.ledger().getOrDefault(Dial.TENURE, Dial.TENURE.defaultText());
        Transcripts said = Transcripts.of(tenure, setup.seed(), Integer.parseInt(earlier));
        for (Transcripts.Passage each : said.passages()) {
            texts.add(TextHash.of(each.text()));
            if (!each.value().isEmpty()) {
                String sentence = tenure.fact(each.fact()).sentence(each.subject(), each.value());
                texts.add(TextHash.of(sentence));
            }
        }
        for (TenureFact fact : tenure.facts()) {
            texts.add(TextHash.of(fact.asked()));
            fact.values().forEach(each -> texts.add(TextHash.of(fact.sentence(each.value()))));
            fact.claimed().ifPresent(each -> texts.add(TextHash.of(fact.sentence(each))));
        }
        tenure.questions().forEach(each -> texts.add(TextHash.of(each.text())));
    }

    /** All that may be heard, worked out, looked up and asked. */
    private static void lanes(Lanes lanes, Set<TextHash> texts) {
        lanes.facts().forEach(each -> texts.add(TextHash.of(each.text())));
        lanes.work().forEach(each -> texts.add(TextHash.of(each.title() + ": " + each.body())));
        for (Lanes.Live each : lanes.values()) {
            texts.add(TextHash.of(each.subject() + " is " + each.before()));
            texts.add(TextHash.of(each.subject() + " is " + each.after()));
        }
        for (Lanes.Step step : lanes.steps()) {
            if (step instanceof Lanes.Step.Ask ask) {
                texts.add(TextHash.of(ask.text()));
            }
        }
    }

    private static void facts(Message message, Set<TextHash> texts) {
        message.facts().forEach(fact -> texts.add(TextHash.of(fact.text())));
    }
}
