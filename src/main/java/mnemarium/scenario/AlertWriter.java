package mnemarium.scenario;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts incidents into words: the first alert of an incident in one wording, each later one in
 * another, as far away as the rewording level says. No later alert has the wording of the first; as
 * long as the level has wordings left, no two alerts of an incident read alike.
 */
final class AlertWriter {

    /** Which frame and which phrase. */
    private record Wording(int frame, int phrase) {}

    private final Words words;
    private final Rewording rewording;
    private final Chance chance;

    /** At the levels that keep the phrase, a technique is called the same in the whole stream. */
    private final Map<String, Integer> phraseOf = new HashMap<>();

    private final Map<Incident, List<Wording>> used = new HashMap<>();

    AlertWriter(Words words, Rewording rewording, Chance chance) {
        this.words = words;
        this.rewording = rewording;
        this.chance = chance;
        words.techniques()
                .forEach(technique -> phraseOf.put(technique, chance.below(Words.PHRASES)));
    }

    /** The alerts, numbered in order of arrival. */
    List<Item> written(int[] order, List<Incident> incidents) {
        int digits = Math.max(2, String.valueOf(order.length).length());
        String number = "%0" + digits + "d";
        List<Item> items = new ArrayList<>();
        for (int position = 0; position < order.length; position++) {
            Incident incident = incidents.get(order[position]);
            items.add(
                    new Item(
                            "A-" + number.formatted(position + 1),
                            text(incident),
                            "I-" + number.formatted(order[position] + 1),
                            incident.technique(),
                            incident.fields()));
        }
        return items;
    }

    private String text(Incident incident) {
        List<Wording> before = used.computeIfAbsent(incident, _ -> new ArrayList<>());
        List<Wording> choices = before.isEmpty() ? firsts(incident) : others(before.getFirst());
        List<Wording> fresh = choices.stream().filter(each -> !before.contains(each)).toList();
        Wording wording = chance.oneOf(fresh.isEmpty() ? choices : fresh);
        before.add(wording);
        return words.text(incident, wording.frame(), wording.phrase());
    }

    private List<Wording> firsts(Incident incident) {
        boolean anyPhrase = rewording == Rewording.PHRASE || rewording == Rewording.STRONG;
        List<Wording> firsts = new ArrayList<>();
        for (int frame = 0; frame < frames(); frame++) {
            for (int phrase = 0; phrase < Words.PHRASES; phrase++) {
                if (anyPhrase || phrase == phraseOf.getOrDefault(incident.technique(), 0)) {
                    firsts.add(new Wording(frame, phrase));
                }
            }
        }
        return firsts;
    }

    /** What the level offers for a duplicate of an alert in this wording; never this wording. */
    private List<Wording> others(Wording original) {
        List<Wording> others = new ArrayList<>();
        for (int frame = 0; frame < frames(); frame++) {
            for (int phrase = 0; phrase < Words.PHRASES; phrase++) {
                boolean sameFrame = frame == original.frame();
                boolean samePhrase = phrase == original.phrase();
                boolean offered =
                        switch (rewording) {
                            case MILD, FRAME -> !sameFrame && samePhrase;
                            case PHRASE -> sameFrame && !samePhrase;
                            case STRONG -> !sameFrame && !samePhrase;
                        };
                if (offered) {
                    others.add(new Wording(frame, phrase));
                }
            }
        }
        return others;
    }

    private int frames() {
        return rewording == Rewording.MILD ? Words.MILD_FRAMES : words.frames().size();
    }
}
