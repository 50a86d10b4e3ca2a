package mnemarium.ui.loop;

import mnemarium.ui.chart.Bins;
import mnemarium.ui.chart.Ink;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;

import java.util.List;
import java.util.Optional;

/**
 * All steps of a run in one thin strip: each bin shows its worst mark (redundant or wrong, then
 * skipped, late, miss, hit), and a frame shows what part is in view. The gravity of each step is
 * kept, so that a step more costs one look, not a look at all steps.
 */
final class Overview {

    static final Overview EMPTY = new Overview(new byte[0], 0, Timeline.EMPTY);

    private final byte[] gravity;
    private final int known;
    private final Timeline timeline;

    private Overview(byte[] gravity, int known, Timeline timeline) {
        this.gravity = gravity;
        this.known = known;
        this.timeline = timeline;
    }

    /** The overview of a run, made from this one where the run has only grown. */
    Overview following(Timeline next) {
        List<TimelineCell> cells = next.cells();
        // the newest known cell may have changed: its step may have gone on
        boolean grown =
                cells.size() >= known
                        && known > 0
                        && next.steps() == timeline.steps()
                        && cells.get(0).equals(timeline.cells().get(0))
                        && (known < 2
                                || cells.get(known - 2).equals(timeline.cells().get(known - 2)));
        byte[] all = grown && gravity.length >= cells.size() ? gravity : grow(cells.size(), grown);
        for (int step = grown ? known - 1 : 0; step < cells.size(); step++) {
            all[step] = (byte) cells.get(step).gravity();
        }
        return new Overview(all, cells.size(), next);
    }

    private byte[] grow(int size, boolean grown) {
        byte[] all = new byte[Math.max(64, size + size / 2)];
        if (grown) {
            System.arraycopy(gravity, 0, all, 0, known);
        }
        return all;
    }

    void paint(
            Pen pen,
            Palette palette,
            double x,
            double y,
            double width,
            double height,
            double offset,
            StepColumns columns) {
        double cursor =
                timeline.cursor() < 0 ? -1 : columns.x(timeline.cursor()) + columns.cell() / 2;
        Bins.paint(
                pen,
                palette,
                new Bins.Strip(
                        x, y, width, height, columns.steps(), columns.width(), offset, cursor),
                (from, to) -> {
                    int worst = worst(from, to);
                    return worst > 0 ? Optional.of(ink(worst)) : Optional.empty();
                });
    }

    /** The worst gravity among some steps. */
    int worst(int from, int to) {
        int worst = 0;
        for (int step = from; step < Math.min(to, known); step++) {
            worst = Math.max(worst, gravity[step]);
        }
        return worst;
    }

    private static Ink ink(int gravity) {
        return switch (gravity) {
            case 5 -> Ink.HARM;
            case 4, 3 -> Ink.BUDGET;
            case 2 -> Ink.BAR;
            default -> Ink.FOUND;
        };
    }
}
