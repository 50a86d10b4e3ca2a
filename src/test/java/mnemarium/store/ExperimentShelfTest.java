package mnemarium.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.experiment.Keeper;
import mnemarium.experiment.Progress;
import mnemarium.experiment.Results;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;

class ExperimentShelfTest {

    @TempDir Path folder;
    private Workspace workspace;
    private ExperimentShelf shelf;

    @BeforeEach
    void open() {
        workspace = Lab.open(folder);
        shelf = workspace.experiments();
    }

    @AfterEach
    void close() {
        workspace.close();
    }

    private void reopen() {
        close();
        open();
    }

    @Test
    void givesBackAnExperimentAsItWasMade() {
        Lab.done(shelf.create(Cells.experiment("a")));
        Lab.done(shelf.create(Cells.experiment("b")));

        assertThat(shelf.find("a")).contains(Cells.experiment("a"));
        assertThat(shelf.all()).containsExactly(Cells.experiment("b"), Cells.experiment("a"));
        assertThat(shelf.find("c")).isEqualTo(Optional.empty());
        assertThat(Lab.failure(shelf.create(Cells.experiment("a"))))
                .hasMessage("id of a new experiment is a, expected one that is not taken");
    }

    @Test
    void openedAgainItKnowsEveryCellToTheBit() throws IOException {
        Lab.done(shelf.create(Cells.experiment("a")));
        Lab.done(shelf.create(Cells.experiment("b")));
        shelf.keeper("a").keep(Cells.cells(0, 60));
        shelf.keeper("b").keep(Cells.cells(7, 9));
        shelf.keeper("a").keep(Cells.cells(60, 100));
        Lab.done(shelf.stand("a", Progress.Phase.PAUSED, ""));
        reopen();

        assertThat(Cells.told(shelf.keeper("a").kept())).isEqualTo(Cells.told(Cells.cells(0, 100)));
        assertThat(Cells.told(shelf.keeper("b").kept())).isEqualTo(Cells.told(Cells.cells(7, 9)));
        ExperimentRow row = shelf.find("a").orElseThrow();
        assertThat(row.phase()).isEqualTo(Progress.Phase.PAUSED);
        assertThat(row.done()).isEqualTo(100);
        assertThat(row.failed())
                .isEqualTo(Cells.cells(0, 100).stream().filter(each -> !each.isDone()).count())
                .isPositive();
    }

    @Test
    void keepsMoreCellsAtOnceThanARowHolds() throws IOException {
        Lab.done(shelf.create(Cells.experiment("a")));
        List<Results.Played> many = Cells.cells(0, 30_000);
        shelf.keeper("a").keep(many);
        assertThat(Cells.told(shelf.keeper("a").kept())).isEqualTo(Cells.told(many));
    }

    @Test
    void aCellThatIsPlayedAgainStandsAsItWasPlayedLast() throws IOException {
        Lab.done(shelf.create(Cells.experiment("a")));
        Keeper keeper = shelf.keeper("a");
        keeper.keep(List.of(new Results.Played(0, 4, new double[0], "out of memory")));
        keeper.keep(List.of(new Results.Played(0, 4, new double[] {1}, "")));
        assertThat(Cells.told(keeper.kept())).containsExactly("0 4 [1.0] ");
    }

    @Test
    void refusesCellsOfAnExperimentThatIsNotThere() {
        assertThatThrownBy(() -> shelf.keeper("x").keep(Cells.cells(0, 1)))
                .isInstanceOf(IOException.class)
                .hasMessage("experiment is x, expected one that is kept");
        assertThat(Lab.failure(shelf.stand("x", Progress.Phase.RUNNING, "")))
                .hasMessage("experiment is x, expected one that is kept");
    }

    @Test
    void saysWhichGroupIsNotAsItWasWritten() throws Exception {
        Lab.done(shelf.create(Cells.experiment("a")));
        shelf.keeper("a").keep(Cells.cells(0, 3));
        execute("UPDATE cell SET figures = X'00'");
        assertThatThrownBy(() -> shelf.keeper("a").kept())
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("found damaged cells in group 0, expected");
    }

    @Test
    void aDeletedOneIsHiddenUntilItIsRestoredAndGoneAfterClosing() throws Exception {
        Lab.done(shelf.create(Cells.experiment("a")));
        shelf.keeper("a").keep(Cells.cells(0, 3));
        Lab.done(shelf.delete("a"));
        assertThat(shelf.all()).isEmpty();
        Lab.done(shelf.restore("a"));
        assertThat(shelf.keeper("a").kept()).hasSize(3);
        Lab.done(shelf.delete("a"));
        reopen();

        assertThat(Lab.failure(shelf.restore("a"))).hasMessageContaining("experiment is a");
        assertThat(count("SELECT COUNT(*) FROM cell")).isZero();
    }

    private void execute(String statement) throws SQLException {
        try (Connection connection = new LabFile(workspace.file(), Disk.real()).connect();
                Statement open = connection.createStatement()) {
            open.execute(statement);
        }
    }

    private int count(String question) throws SQLException {
        try (Connection connection = new LabFile(workspace.file(), Disk.real()).connect();
                Statement open = connection.createStatement();
                var rows = open.executeQuery(question)) {
            assertThat(rows.next()).isTrue();
            return rows.getInt(1);
        }
    }
}
