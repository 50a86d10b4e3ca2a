package mnemarium.scenario;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * All that was said in earlier conversations, and what a run's conversations add to it: a pure
 * function of a scenario, a seed and the number of earlier conversations. A conversation of a
 * number is the same however many follow.
 *
 * <p>In each earlier conversation four things are said, in random order: small talk; a fact's topic
 * is mentioned without its value, of its subject or of another; a value of another subject is
 * stated; such a value is asked for and answered. The facts themselves are stated from conversation
 * {@link #ESTABLISHED} on: in one sentence, or piece by piece, {@link #APART} conversations apart.
 * Where nobody owns a fact, the user states its new value in the first conversation that knows it.
 */
public final class Transcripts {

    /** The earlier conversations of eighteen months. */
    public static final int EIGHTEEN_MONTHS = 2_400;

    /** The conversation, from 1, in which facts are first stated. */
    public static final int ESTABLISHED = 3;

    /** Conversations between two pieces of a fact that has to be put together. */
    public static final int APART = 12;

    private static final int DAYS = 548;

    /** What a passage holds. */
    public enum Holds {
        /** Nothing that could answer a question. */
        NOTHING,
        /** A value of a fact. */
        VALUE,
        /** A piece from which a value can be put together. */
        PIECE,
        /** A value of such a fact, of another subject. */
        NEIGHBOUR
    }

    /**
     * What somebody said.
     *
     * @param conversation from 1; those of the run come after the earlier ones
     * @param date its day
     * @param text as it was said
     * @param holds what it holds
     * @param fact the id of the fact that it speaks of; empty for small talk
     * @param subject whom or what it speaks of; empty for small talk
     * @param value the value that it states, or is a piece of; else empty
     */
    public record Passage(
            int conversation,
            LocalDate date,
            String text,
            Holds holds,
            String fact,
            String subject,
            String value) {}

    private final Tenure scenario;
    private final int tenure;
    private final List<Passage> passages = new ArrayList<>();
    // passages of the conversations before the one of an index
    private final List<Integer> before = new ArrayList<>();

    private Transcripts(Tenure scenario, int tenure) {
        this.scenario = scenario;
        this.tenure = tenure;
    }

    /**
     * What was said in so many earlier conversations and is said in the run.
     *
     * @param tenure earlier conversations, 0 or more
     */
    public static Transcripts of(Tenure scenario, long seed, int tenure) {
        Transcripts all = new Transcripts(scenario, tenure);
        Chance chance = new Chance(seed);
        for (int number = 1; number <= tenure; number++) {
            all.before.add(all.passages.size());
            all.earlier(number, chance.split());
        }
        for (int i = 0; i < scenario.conversations().size(); i++) {
            all.before.add(all.passages.size());
            Tenure.Conversation each = scenario.conversations().get(i);
            for (String id : each.says()) {
                TenureFact fact = scenario.fact(id);
                all.state(tenure + 1 + i, fact, fact.saidOn(each.date()), "");
            }
        }
        all.before.add(all.passages.size());
        return all;
    }

    /** All passages, oldest first. */
    public List<Passage> passages() {
        return Collections.unmodifiableList(passages);
    }

    /** How many conversations lie before the run. */
    public int tenure() {
        return tenure;
    }

    /** How many passages there are before the run. */
    public int earlier() {
        return before.get(tenure);
    }

    /**
     * How many passages there are up to a conversation of the run, it included.
     *
     * @param conversation from 0
     */
    public int upTo(int conversation) {
        return before.get(tenure + conversation + 1);
    }

    /** How many passages are older than a day. */
    public int olderThan(LocalDate day) {
        int low = 0;
        int high = passages.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (passages.get(middle).date().isBefore(day)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The day of a conversation, from 1. */
    public LocalDate date(int conversation) {
        if (conversation > tenure) {
            return scenario.conversations().get(conversation - tenure - 1).date();
        }
        int back = tenure - conversation + 1;
        return scenario.start().minusDays(Math.ceilDiv((long) back * DAYS, EIGHTEEN_MONTHS));
    }

    private void earlier(int number, Chance chance) {
        List<Runnable> said = new ArrayList<>();
        Chance words = chance.split();
        said.add(() -> add(number, SmallTalk.sentence(words), Holds.NOTHING, "", "", ""));
        TenureFact mentioned = chance.oneOf(scenario.facts());
        String ofWhom =
                chance.below(2) == 0
                        ? mentioned.subject()
                        : chance.oneOf(mentioned.elsewhere().subjects());
        String mention = chance.oneOf(mentioned.mentions()).replace(TenureFact.SUBJECT, ofWhom);
        said.add(() -> lead(number, words, mention, Holds.NOTHING, mentioned, ofWhom, ""));
        TenureFact near = chance.oneOf(scenario.facts());
        String other = chance.oneOf(near.elsewhere().subjects());
        String value = chance.oneOf(near.elsewhere().values());
        said.add(
                () ->
                        lead(
                                number,
                                words,
                                near.sentence(other, value),
                                Holds.NEIGHBOUR,
                                near,
                                other,
                                value));
        TenureFact asked = chance.oneOf(scenario.facts());
        String about = chance.oneOf(asked.elsewhere().subjects());
        String answer = chance.oneOf(asked.elsewhere().values());
        said.add(
                () ->
                        add(
                                number,
                                asked.asked(about) + " " + asked.sentence(about, answer),
                                Holds.NEIGHBOUR,
                                asked.id(),
                                about,
                                answer));
        chance.shuffle(said);
        said.forEach(Runnable::run);
        for (TenureFact fact : scenario.facts()) {
            establish(number, fact, words);
        }
    }

    private void establish(int number, TenureFact fact, Chance words) {
        LocalDate day = date(number);
        TenureFact.Value value = fact.values().get(fact.numberOn(date(ESTABLISHED)));
        List<String> pieces = value.pieces();
        int piece = (number - ESTABLISHED) / APART;
        boolean isPiece =
                number >= ESTABLISHED
                        && (number - ESTABLISHED) % APART == 0
                        && piece < pieces.size();
        if (isPiece) {
            lead(
                    number,
                    words,
                    pieces.get(piece),
                    Holds.PIECE,
                    fact,
                    fact.subject(),
                    value.value());
        } else if (number == ESTABLISHED && pieces.isEmpty()) {
            state(number, fact, fact.saidOn(day), SmallTalk.lead(words));
        } else if (number > ESTABLISHED
                && fact.owner().isEmpty()
                && fact.claimed().isEmpty()
                && fact.numberOn(day) != fact.numberOn(date(number - 1))) {
            state(number, fact, fact.on(day), SmallTalk.lead(words));
        }
    }

    private void state(int number, TenureFact fact, String value, String lead) {
        String text = lead.isEmpty() ? fact.sentence(value) : lead + " " + fact.sentence(value);
        add(number, text, Holds.VALUE, fact.id(), fact.subject(), value);
    }

    private void lead(
            int number,
            Chance words,
            String text,
            Holds holds,
            TenureFact fact,
            String subject,
            String value) {
        add(number, SmallTalk.lead(words) + " " + text, holds, fact.id(), subject, value);
    }

    private void add(
            int number, String text, Holds holds, String fact, String subject, String value) {
        passages.add(new Passage(number, date(number), text, holds, fact, subject, value));
    }
}
