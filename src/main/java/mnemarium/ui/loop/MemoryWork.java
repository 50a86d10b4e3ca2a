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
 * of several wishes of one kind only the newest is done.
 */
final class MemoryWork {

    private final PlaneMaker maker;
    private final Consumer<PlaneView> showPlane;
    private final BiConsumer<Integer, Optional<PlaneMaker.Near>> showNear;
    private final ExecutorService thread;
    private Optional<Task<?>> planeUnderWay = Optional.empty();
    private Optional<Task<?>> nearUnderWay = Optional.empty();
    private String nearIn = "";
    private int nearOf = -1;
    private int nearAmong = -1;

    MemoryWork(
            PlaneMaker maker,
            Consumer<PlaneView> showPlane,
            BiConsumer<Integer, Optional<PlaneMaker.Near>> showNear) {
        this.maker = maker;
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
