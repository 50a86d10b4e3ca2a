package mnemarium.ui;

import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;

import org.testfx.api.FxRobot;
import org.testfx.robot.Motion;
import org.testfx.service.query.PointQuery;

/**
 * The robot of TestFX without its waits: after each key, click and move it waits until the screen
 * has {@linkplain ScreenTest#settle() settled}, where TestFX sleeps for fifty milliseconds or more.
 * What is not overridden here works as ever, but slowly.
 */
final class Hand extends FxRobot {
    /** Points on the way of the mouse: enough for a drag to be seen as one. */
    private static final int STEPS = 5;

    @Override
    public Hand press(KeyCode... keys) {
        for (KeyCode key : keys) {
            robotContext().getKeyboardRobot().pressNoWait(key);
            ScreenTest.settle();
        }
        return this;
    }

    @Override
    public Hand release(KeyCode... keys) {
        robotContext().getKeyboardRobot().releaseNoWait(keys);
        ScreenTest.settle();
        return this;
    }

    @Override
    public Hand type(KeyCode... keys) {
        for (KeyCode key : keys) {
            press(key).release(key);
        }
        return this;
    }

    @Override
    public Hand type(KeyCode key, int times) {
        for (int i = 0; i < times; i++) {
            type(key);
        }
        return this;
    }

    @Override
    public Hand press(MouseButton... buttons) {
        robotContext().getMouseRobot().pressNoWait(buttons);
        ScreenTest.settle();
        return this;
    }

    @Override
    public Hand release(MouseButton... buttons) {
        robotContext().getMouseRobot().releaseNoWait(buttons);
        ScreenTest.settle();
        return this;
    }

    @Override
    public Hand clickOn(MouseButton... buttons) {
        robotContext().getMouseRobot().pressNoWait(buttons);
        return release(buttons);
    }

    @Override
    public Hand clickOn(PointQuery place, Motion motion, MouseButton... buttons) {
        return moveTo(place, motion).clickOn(buttons);
    }

    @Override
    public Hand moveTo(PointQuery place, Motion motion) {
        Point2D goal = place.query();
        walk(goal);
        // what the mouse passed on its way may have moved the goal, and a new window finds its
        // place
        for (Point2D now = place.query(); !now.equals(goal); now = place.query()) {
            goal = now;
            robotContext().getMouseRobot().moveNoWait(goal);
            ScreenTest.settle();
        }
        return this;
    }

    @Override
    public Hand moveBy(double x, double y, Motion motion) {
        walk(robotContext().getBaseRobot().retrieveMouse().add(x, y));
        return this;
    }

    private void walk(Point2D goal) {
        Point2D start = robotContext().getBaseRobot().retrieveMouse();
        for (int i = 1; i <= STEPS; i++) {
            robotContext().getMouseRobot().moveNoWait(start.interpolate(goal, (double) i / STEPS));
        }
        ScreenTest.settle();
    }

    @Override
    public Hand drag(MouseButton... buttons) {
        return press(buttons.length == 0 ? new MouseButton[] {MouseButton.PRIMARY} : buttons);
    }

    @Override
    public Hand drag(PointQuery place, MouseButton... buttons) {
        return moveTo(place, Motion.DEFAULT).drag(buttons);
    }

    @Override
    public Hand drop() {
        return release(new MouseButton[0]);
    }

    @Override
    public Hand dropTo(PointQuery place) {
        return moveTo(place, Motion.DEFAULT).drop();
    }
}
