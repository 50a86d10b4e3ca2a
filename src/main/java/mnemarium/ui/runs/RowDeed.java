package mnemarium.ui.runs;

import mnemarium.workbench.FoundInRun;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What can be done with the chosen rows: the same by button, by menu and by keys.
 *
 * @param id of the button; the menu's item is called "menu-" and this
 * @param word on it
 * @param icon before the word
 * @param rank how it is shown among the buttons
 * @param deed does it
 */
record RowDeed(String id, String word, Ikon icon, Rank rank, Runnable deed) {

    /** How a deed is shown among the buttons. */
    enum Rank {
        /** What most people come for. */
        FIRST,
        /** A word. */
        WORD,
        /** An icon and a word. */
        SIGNED,
        /** An icon alone. */
        ICON,
        /** In the menu alone. */
        MENU
    }

    /**
     * Those of some rows.
     *
     * @param found by the key of a row, where a text was found in its events
     * @param turn opens a group that is shut, or shuts one that is open
     */
    static List<RowDeed> of(
            List<RunsRow> rows,
            Map<String, FoundInRun> found,
            RunsActions actions,
            java.util.function.Consumer<RunsRow> turn) {
        if (rows.isEmpty()) {
            return List.of();
        }
        if (rows.size() == 1) {
            return switch (rows.getFirst()) {
                case RunsRow.Run run -> one(run, found, actions);
                case RunsRow.Experiment experiment ->
                        List.of(open(experiment, actions), delete(rows, Rank.SIGNED, actions));
                case RunsRow.Group group ->
                        List.of(
                                new RowDeed(
                                        "runs-turn",
                                        group.isOpen() ? "Hide its runs" : "Show its runs",
                                        group.isOpen()
                                                ? Feather.CHEVRON_DOWN
                                                : Feather.CHEVRON_RIGHT,
                                        Rank.MENU,
                                        () -> turn.accept(group)),
                                delete(rows, Rank.SIGNED, actions));
            };
        }
        List<RowDeed> all = new ArrayList<>();
        if (rows.size() == 2
                && rows.getFirst() instanceof RunsRow.Run one
                && rows.getLast() instanceof RunsRow.Run other) {
            all.add(
                    new RowDeed(
                            "runs-compare",
                            "Compare",
                            Feather.COLUMNS,
                            Rank.FIRST,
                            () -> actions.compare(one.run(), other.run())));
        }
        all.add(delete(rows, Rank.SIGNED, actions));
        return all;
    }

    private static List<RowDeed> one(
            RunsRow.Run row, Map<String, FoundInRun> found, RunsActions actions) {
        List<RowDeed> all = new ArrayList<>();
        Optional<FoundInRun> place = Optional.ofNullable(found.get(row.key()));
        place.ifPresent(
                each ->
                        all.add(
                                new RowDeed(
                                        "runs-open-at",
                                        "Open at step " + each.step(),
                                        Feather.SEARCH,
                                        Rank.FIRST,
                                        () -> actions.openAt(each.run(), each.operation()))));
        RowDeed open = open(row, actions);
        all.add(
                place.isEmpty()
                        ? open
                        : new RowDeed(open.id(), open.word(), open.icon(), Rank.WORD, open.deed()));
        all.add(
                new RowDeed(
                        "runs-branch",
                        "Branch",
                        Feather.GIT_BRANCH,
                        Rank.SIGNED,
                        () -> actions.branch(row.run())));
        all.add(
                new RowDeed(
                        "runs-reproduce",
                        "Reproduce",
                        Feather.ROTATE_CW,
                        Rank.WORD,
                        () -> actions.reproduce(row.run())));
        all.add(
                new RowDeed(
                        "runs-export",
                        "Export as a bundle",
                        Feather.DOWNLOAD,
                        Rank.ICON,
                        () -> actions.export(row.run())));
        all.add(delete(List.of(row), Rank.ICON, actions));
        return all;
    }

    private static RowDeed open(RunsRow.Entry row, RunsActions actions) {
        return new RowDeed(
                "runs-open", "Open", Feather.CORNER_UP_RIGHT, Rank.FIRST, () -> actions.open(row));
    }

    private static RowDeed delete(List<RunsRow> rows, Rank rank, RunsActions actions) {
        List<RunsRow.Entry> entries = RunsPlace.entries(rows);
        return new RowDeed(
                "runs-delete", "Delete", Feather.TRASH_2, rank, () -> actions.delete(entries));
    }
}
