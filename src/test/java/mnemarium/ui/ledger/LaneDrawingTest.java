package mnemarium.ui.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.paint.Color;

import mnemarium.ui.Faces;
import mnemarium.ui.chart.Lettering;
import mnemarium.ui.chart.Line;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;
import mnemarium.world.Dependency;
import mnemarium.world.Dimension;
import mnemarium.world.Late;
import mnemarium.world.Noise;
import mnemarium.world.World;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

/** What is drawn of a world, without a window. */
class LaneDrawingTest {

    @BeforeAll
    static void faces() {
        Faces.load();
    }

    /** Writes down words with their places, and counts strokes. */
    private static final class Listener implements Pen {
        private final List<String> words = new ArrayList<>();
        private int strokes;

        @Override
        public void rectangle(
                double x, double y, double width, double height, double radius, Color fill) {
            strokes++;
        }

        @Override
        public void frame(
                double x, double y, double width, double height, double radius, Line line) {
            strokes++;
        }

        @Override
        public void disc(double x, double y, double radius, Color fill) {
            strokes++;
        }

        @Override
        public void ring(double x, double y, double radius, Line line) {
            strokes++;
        }

        @Override
        public void line(double fromX, double fromY, double toX, double toY, Line line) {
            strokes++;
        }

        @Override
        public void polyline(double[] xs, double[] ys, Line line) {
            strokes++;
        }

        @Override
        public void polygon(double[] xs, double[] ys, Color fill) {
            strokes++;
        }

        @Override
        public void path(String data, double x, double y, double scale, Color fill) {
            strokes++;
        }

        @Override
        public void hatch(
                double x, double y, double width, double height, Color stripe, Color ground) {
            strokes++;
        }

        @Override
        public void text(String text, double x, double baseline, Lettering lettering) {
            words.add(text + " at " + Math.round(x));
            strokes++;
        }

        @Override
        public void within(double x, double y, double width, double height, Runnable work) {
            work.run();
        }
    }

    private static Listener lanes(WorldView view, double offset) {
        Listener pen = new Listener();
        TaskColumns columns = TaskColumns.at(1360, view.tasks()).from(offset);
        new LanePainter(pen, Palette.LIGHT, view, columns).paint(0, 0, 200);
        return pen;
    }

    @Test
    void theNameOfAScheduledValueNeverLiesInTheLivedPart() {
        List<String> words = lanes(Worlds.view(Worlds.world(120), 32, 31), 0).words;

        assertThat(words).contains("17 at 118", "18 at 298", "oltp at 118", "small at 118");
        assertThat(words)
                .as("the value of now has no room before the cursor: it stands right behind it")
                .contains("analytics at 406");
        assertThat(words).contains("large at 485");
    }

    @Test
    void aLongWorldIsDrawnByWhatIsInView() {
        World world = Worlds.world(10_000);
        WorldView view = Worlds.view(world, 9_000, 5_000);
        Listener lanes = lanes(view, 4 * 4_900);
        Listener costs = new Listener();
        Listener timeline = new Listener();
        TaskColumns columns = TaskColumns.at(1360, 10_000).from(4 * 4_900);
        new CostPainter(costs, Palette.LIGHT, view, columns).paint(0);
        new TimelinePainter(timeline, Palette.LIGHT, view, columns).paint(0);

        assertThat(columns.overflows()).isTrue();
        assertThat(lanes.strokes).isLessThan(250);
        assertThat(costs.strokes).isLessThan(300);
        assertThat(timeline.strokes).as("its overview has a bin for two pixels").isLessThan(1200);
    }

    @Test
    void theSameTaskHasTheSamePlaceInAllDrawings() {
        TaskColumns columns = TaskColumns.at(1360, 120);

        assertThat(columns.cell()).isEqualTo(9);
        assertThat(columns.x(31)).isEqualTo(112 + 31 * 9);
        assertThat(columns.taskAt(columns.middle(31))).isEqualTo(31);
        assertThat(columns.borderAt(columns.x(40) + 3)).isEqualTo(40);
        assertThat(columns.borderAt(5_000)).as("behind the last task").isEqualTo(120);
        assertThat(columns.taskAt(50)).as("in the gutter").isEqualTo(-1);
    }

    @Test
    void aDimensionChangesWhereItsCourseSaysSo() {
        assertThat(new LaneValues(new Noise("n", 7), 100).change(0)).isEqualTo(7);
        assertThat(new LaneValues(new Noise("n", 0), 100).change(0)).isEqualTo(100);
        assertThat(new LaneValues(new Late("l", 10, 60), 100).change(55)).isEqualTo(60);
        assertThat(new LaneValues(new Dependency("d", "a", "b", 40), 100).change(0)).isEqualTo(40);
        assertThat(new LaneValues(new Dependency("d", "a", "a", 40), 100).change(0))
                .as("the two values are one")
                .isEqualTo(100);
        assertThat(new LaneValues(new Dependency("d", "a", "b", Dimension.NEVER), 100).change(0))
                .isEqualTo(100);
    }

    @Test
    void numbersOfTasksAreFarEnoughApart() {
        assertThat(Ticks.step(9, 60)).isEqualTo(10);
        assertThat(Ticks.step(43, 60)).isEqualTo(2);
        assertThat(Ticks.step(4, 60)).isEqualTo(20);
    }

    @Test
    void thePictureHoldsAllLanesAndAllTasks() {
        String svg = WorldPicture.svg(Worlds.view(Worlds.world(400), 60, 59), Palette.LIGHT);

        assertThat(svg).contains("db_version", "ci_runner", "no-memory, 5 turns each task");
        assertThat(svg).startsWith("<?xml").endsWith("</svg>");
    }
}
