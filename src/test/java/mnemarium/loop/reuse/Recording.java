package mnemarium.loop.reuse;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A sink that keeps what it was told, and tells it again. */
final class Recording implements ReuseSink {

    private final List<Consumer<ReuseSink>> told = new ArrayList<>();
    private final List<Integer> firstOfTask = new ArrayList<>();

    /** Tells another sink everything, in order. */
    void tell(ReuseSink sink) {
        told.forEach(each -> each.accept(sink));
    }

    /** Tells another sink the tasks before this one. */
    void tellUntil(int task, ReuseSink sink) {
        int end = task < firstOfTask.size() ? firstOfTask.get(task) : told.size();
        told.subList(0, end).forEach(each -> each.accept(sink));
    }

    @Override
    public void began(int task, int entity) {
        firstOfTask.add(told.size());
        told.add(to -> to.began(task, entity));
    }

    @Override
    public void moved(int task, long observed, long hidden) {
        told.add(to -> to.moved(task, observed, hidden));
    }

    @Override
    public void widened(int task) {
        told.add(to -> to.widened(task));
    }

    @Override
    public void missDetected(int task, long dimensions) {
        told.add(to -> to.missDetected(task, dimensions));
    }

    @Override
    public void learned(int task, long dimensions) {
        told.add(to -> to.learned(task, dimensions));
    }

    @Override
    public void compared(int task, long slice, long moved) {
        told.add(to -> to.compared(task, slice, moved));
    }

    @Override
    public void checked(int task, long declared, long failed) {
        told.add(to -> to.checked(task, declared, failed));
    }

    @Override
    public void tripped(
            int task, long declared, long undeclared, long noise, long late, boolean stale) {
        told.add(to -> to.tripped(task, declared, undeclared, noise, late, stale));
    }

    @Override
    public void decided(int task, Reason reason, long net) {
        told.add(to -> to.decided(task, reason, net));
    }

    @Override
    public void derived(int task, int turns) {
        told.add(to -> to.derived(task, turns));
    }

    @Override
    public void kept(int task, int key, long observed, long relevant, long hidden) {
        told.add(to -> to.kept(task, key, observed, relevant, hidden));
    }

    @Override
    public void harmless(int task, long dimensions) {
        told.add(to -> to.harmless(task, dimensions));
    }

    @Override
    public void dropped(int task, long dimensions) {
        told.add(to -> to.dropped(task, dimensions));
    }

    @Override
    public void reused(int task, int derivedAt, int checks, int turns) {
        told.add(to -> to.reused(task, derivedAt, checks, turns));
    }

    @Override
    public void falseValid(
            int task, int derivedAt, long wrong, long wrongHidden, long missed, int surfacesAt) {
        told.add(to -> to.falseValid(task, derivedAt, wrong, wrongHidden, missed, surfacesAt));
    }
}
