package mnemarium.ui.loop;

import java.util.List;
import java.util.OptionalDouble;

/** One row of the step card: a label at the left, what happened at the right. */
public sealed interface StepRow {

    /** The label at the left; empty if the row belongs to the one above it. */
    String label();

    /** What the agent saw: an alert, messages, a question. */
    record Saw(String title, List<String> tags, String text) implements StepRow {
        public Saw {
            tags = List.copyOf(tags);
        }

        @Override
        public String label() {
            return "Saw";
        }
    }

    /**
     * What it asked its memory.
     *
     * @param question in words
     * @param call as code
     * @param parts what the lookup cost, part by part; empty if it was not made
     * @param total the sum, with unit; empty if it was not made
     */
    record Asked(String question, String call, String parts, String total) implements StepRow {
        @Override
        public String label() {
            return "Asked";
        }
    }

    /**
     * What it got from a lookup that was made.
     *
     * @param end hit, miss or late
     * @param words what follows the end's name: "m4 at 0.981, threshold 0.94"
     * @param note a second sentence, or empty
     * @param returned "5 of 7 entries returned"
     * @param threshold the line through the hits; none for a recall without one
     * @param hits best first
     */
    record Got(
            ReadEnd end,
            String words,
            String note,
            String returned,
            OptionalDouble threshold,
            List<HitRow> hits)
            implements StepRow {
        @Override
        public String label() {
            return "Got";
        }
    }

    /** A lookup that was not made: the budget had not enough left. */
    record Skipped(String words, String note) implements StepRow {
        @Override
        public String label() {
            return "Got";
        }
    }

    /** What it did, and why. */
    record Did(String did, String why) implements StepRow {
        @Override
        public String label() {
            return "Did";
        }
    }

    /**
     * What the gate said of a write.
     *
     * @param end whether the write was made, routed or refused
     * @param verdict in words, with what was to be written
     * @param why and what serves instead of a record
     */
    record Gated(WriteEnd end, String verdict, String why) implements StepRow {
        @Override
        public String label() {
            return "Gate";
        }
    }

    /** What that was worth, known to the scenario and never to the agent. */
    record Judged(Tone tone, String verdict, String why) implements StepRow {
        @Override
        public String label() {
            return "Verdict";
        }
    }

    /** The facts a question needs, each with where it was had from or why it was missed. */
    record Facts(List<FactRow> facts) implements StepRow {
        public Facts {
            facts = List.copyOf(facts);
        }

        @Override
        public String label() {
            return "Facts";
        }
    }

    /** The step's events as the log holds them. */
    record Events(List<EventRow> events) implements StepRow {
        public Events {
            events = List.copyOf(events);
        }

        @Override
        public String label() {
            return "Events";
        }
    }

    /** A row that holds nothing in this step, in words. */
    record Nothing(String label, String words) implements StepRow {}

    /** The colour of a verdict. */
    enum Tone {
        /** Rightly done. */
        FOUND,
        /** Redundant: done before. */
        REDUNDANT,
        /** Wrong: a guard error, a fact missed. */
        WRONG,
        /** Neither right nor wrong. */
        PLAIN
    }
}
