package mnemarium.loop.reuse;

import java.util.ArrayList;
import java.util.List;

/** A sink that writes down the tasks it is to watch, with the names of dimensions. */
final class Telling implements ReuseSink {

    private final Layout layout;
    private final int from;
    private final int to;
    private final List<String> lines = new ArrayList<>();

    Telling(Layout layout, int from, int to) {
        this.layout = layout;
        this.from = from;
        this.to = to;
    }

    List<String> lines() {
        return lines;
    }

    private void line(int task, String text) {
        if (task >= from && task <= to) {
            lines.add(task + " " + text);
        }
    }

    private String names(long bits) {
        return String.join("+", layout.names(bits));
    }

    @Override
    public void moved(int task, long observed, long hidden) {
        List<String> names = new ArrayList<>(layout.names(observed));
        layout.hiddenNames(hidden).forEach(each -> names.add("(" + each + ")"));
        line(task, "moved " + String.join("+", names));
    }

    @Override
    public void widened(int task) {
        line(task, "widened");
    }

    @Override
    public void missDetected(int task, long dimensions) {
        line(task, "miss detected " + names(dimensions));
    }

    @Override
    public void learned(int task, long dimensions) {
        line(task, "learned " + names(dimensions));
    }

    @Override
    public void compared(int task, long slice, long moved) {
        line(task, "compared " + names(slice) + (moved == 0 ? ": equal" : ": " + names(moved)));
    }

    @Override
    public void checked(int task, long declared, long failed) {
        line(task, "checked " + names(declared) + (failed == 0 ? ": hold" : ": " + names(failed)));
    }

    @Override
    public void tripped(
            int task, long declared, long undeclared, long noise, long late, boolean stale) {
        line(
                task,
                "tripped declared "
                        + names(declared)
                        + ", undeclared "
                        + names(undeclared)
                        + ", noise "
                        + names(noise)
                        + ", late "
                        + names(late)
                        + (stale ? ", needed" : ", needless"));
    }

    @Override
    public void decided(int task, Reason reason, long net) {
        line(task, "decided " + reason + " " + net);
    }

    @Override
    public void derived(int task, int turns) {
        line(task, "derived " + turns);
    }

    @Override
    public void kept(int task, int key, long observed, long relevant, long hidden) {
        line(task, "kept " + String.join("/", layout.scopeKey(key)));
    }

    @Override
    public void harmless(int task, long dimensions) {
        line(task, "harmless " + names(dimensions));
    }

    @Override
    public void dropped(int task, long dimensions) {
        line(task, "dropped " + names(dimensions));
    }

    @Override
    public void reused(int task, int derivedAt, int checks, int turns) {
        line(task, "reused " + derivedAt + " checks " + checks + " turns " + turns);
    }

    @Override
    public void falseValid(
            int task, int derivedAt, long wrong, long wrongHidden, long missed, int surfacesAt) {
        List<String> names = new ArrayList<>(layout.names(wrong));
        layout.hiddenNames(wrongHidden).forEach(each -> names.add("(" + each + ")"));
        line(
                task,
                "false-valid by "
                        + String.join("+", names)
                        + (missed == 0 ? "" : ", known at " + surfacesAt));
    }
}
