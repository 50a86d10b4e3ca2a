package mnemarium.loop;

/** Events of runs whose steps stand by themselves, see {@link Situation.Stepping}. */
public sealed interface StepEvent extends Event
        permits SessionEvent, TrapEvent, DecisionEvent, LaneEvent, TenureEvent {}
