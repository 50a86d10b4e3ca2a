package mnemarium.ui.loop;

import javafx.concurrent.Task;

import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * The work with vectors that the screen thread must not do: one thread, which ends when it is idle;
 * of several wishes of one kind only the newest is done. A small memory is answered at once.
 */
final class MemoryWork {

    /** So few entries cost less than handing the work on; and a picture need not wait for them. */
    private static final int AT_ONCE = 64;

    private final PlaneMaker maker;
    private final PlaneMaker small;
    private final Consumer<PlaneView> showPlane;
    private final BiConsumer<Integer, Optional<PlaneMaker.Near>> showNear;
    private final ExecutorService thread;
    private Optional<Task<?>> planeUnderWay = Optional.empty();
    private Optional<Task<?>> nearUnderWay = Optional.empty();
    private String nearIn = "";
    private int nearOf = -1;
    private int nearAmong = -1;

    MemoryWork(
            LoopActions source,
            Consumer<PlaneView> showPlane,
            BiConsumer<Integer, Optional<PlaneMaker.Near>> showNear) {
        maker = new PlaneMaker(source);
        small = new PlaneMaker(source);
        this.showPlane = showPlane;
        this.showNear = showNear;
        ThreadPoolExecutor one =
                new ThreadPoolExecutor(
                        1,
                        1,
                        2,
                        TimeUnit.SECONDS,
                        new LinkedBlockingQueue<>(),
                        work -> {
                            Thread made = new Thread(work, "memory-map");
                            made.setDaemon(true);
                            return made;
                        });
        one.allowCoreThreadTimeOut(true);
        thread = one;
    }

    void plane(PlaneMaker.Wish wish) {
        planeUnderWay.ifPresent(task -> task.cancel(false));
        planeUnderWay = Optional.empty();
        if (wish.memory().size() <= AT_ONCE) {
            showPlane.accept(small.make(wish));
            return;
        }
        Task<PlaneView> task =
                new Task<>() {
                    @Override
                    protected PlaneView call() {
                        return maker.make(wish);
                    }
                };
        task.setOnSucceeded(_ -> showPlane.accept(task.getValue()));
        planeUnderWay = Optional.of(task);
        thread.execute(task);
    }

    void nearest(String run, int entry, int among) {
        if (run.equals(nearIn) && entry == nearOf && among == nearAmong) {
            return;
        }
        nearIn = run;
        nearOf = entry;
        nearAmong = among;
        nearUnderWay.ifPresent(task -> task.cancel(false));
        nearUnderWay = Optional.empty();
        if (among <= AT_ONCE) {
            showNear.accept(entry, small.nearest(entry, among));
            return;
        }
        Task<Optional<PlaneMaker.Near>> task =
                new Task<>() {
                    @Override
                    protected Optional<PlaneMaker.Near> call() {
                        return maker.nearest(entry, among);
                    }
                };
        task.setOnSucceeded(_ -> showNear.accept(entry, task.getValue()));
        nearUnderWay = Optional.of(task);
        thread.execute(task);
    }
}
