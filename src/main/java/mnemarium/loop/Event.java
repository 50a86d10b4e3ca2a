package mnemarium.loop;

/**
 * One thing that happened in a run: written once, complete, never changed. It holds keys (of
 * alerts, messages, facts, entries), not copies of what they stand for. Its canonical form is the
 * product's contract: a kind is never renamed or used for something else, and fields are only added
 * at the end.
 */
public sealed interface Event
        permits RunEvent,
                MemoryEvent,
                TriageEvent,
                ConversationEvent,
                WorldEvent,
                ReuseEvent,
                GateEvent,
                StepEvent {
    /** Virtual time when it happened, in nanoseconds since the run's start. */
    long at();
}
