package mnemarium.ui.loop;

/**
 * One event of the log, in words.
 *
 * @param number its place in the run's log, from 1
 * @param atNanos virtual time since the run's start
 * @param kind what happened: "lookup made"
 * @param text the particulars
 */
public record EventRow(int number, long atNanos, String kind, String text) {}
