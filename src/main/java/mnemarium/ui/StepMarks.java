package mnemarium.ui;

import mnemarium.ui.chart.Mark;

/** The signs of a run's steps, by the letters of its strip. */
public final class StepMarks {

    private StepMarks() {}

    /** The sign of a step; a letter that is none is a step without anything to mark. */
    public static Mark of(int letter) {
        return switch (letter) {
            case 'r' -> Mark.REDUNDANT;
            case 's' -> Mark.SKIPPED;
            case 'l' -> Mark.LATE;
            case 'o' -> Mark.MISS;
            case 'h', 'u' -> Mark.HIT;
            case 'w', 'd' -> Mark.WRITE;
            case 'x' -> Mark.WRONG;
            case 't' -> Mark.TRIP;
            default -> Mark.INVESTIGATED;
        };
    }
}
