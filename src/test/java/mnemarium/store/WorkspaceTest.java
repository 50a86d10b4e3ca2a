package mnemarium.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.flywaydb.core.Flyway;
import org.h2.mvstore.MVStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class WorkspaceTest {

    @TempDir Path folder;
    private Path file;

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve(Workspace.FILE);
    }

    @Test
    void makesAFolderThatIsMissing() {
        Path deep = folder.resolve("not/yet there");
        try (Workspace workspace = Lab.open(deep)) {
            assertThat(workspace.file()).isEqualTo(deep.resolve("lab.mv.db"));
            assertThat(workspace.runs().all()).isEmpty();
        }
    }

    @Test
    void leavesNothingBesideTheFileAndTheEmptyLock() throws IOException {
        Lab.open(folder).close();
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(each -> each.getFileName().toString()))
                    .containsExactlyInAnyOrder("lab.mv.db", "lab.lock");
        }
        assertThat(folder.resolve(FolderLock.NAME)).isEmptyFile();
    }

    @Test
    void refusesAPathThatIsAFile() throws IOException {
        Path path = Files.writeString(folder.resolve("notes.txt"), "mine");
        Opening.Refused refused = Lab.refused(Workspace.open(path, Lab.CLOCK));
        assertThat(refused.reason()).isEqualTo(Opening.Reason.NOT_A_FOLDER);
        assertThat(refused.message())
                .isEqualTo("found a file, expected a folder (" + path + "). Choose a folder.");
        assertThat(path).hasContent("mine");
    }

    @Test
    void aSecondOpeningInTheSameProcessIsRefusedAndTheFirstGoesOn() {
        try (Workspace workspace = Lab.open(folder)) {
            Lab.done(workspace.runs().create(Lab.run("a")));
            Opening.Refused refused = Lab.refused(Workspace.open(folder, Lab.CLOCK));
            assertThat(refused.reason()).isEqualTo(Opening.Reason.OPEN_ELSEWHERE);
            Lab.done(workspace.journal().append("a", 0, Lab.lines(0), true));
            assertThat(workspace.journal().read("a")).hasSize(1);
        }
        Lab.open(folder).close();
    }

    @Test
    void aWorkspaceOpenInAnotherProcessIsRefusedUntouched() throws IOException {
        try (ChildProcess other = ChildProcess.holding(folder)) {
            assertThat(other.line()).isEqualTo("opened");
            byte[] before = Files.readAllBytes(file);
            Opening.Refused refused = Lab.refused(Workspace.open(folder, Lab.CLOCK));
            assertThat(refused.reason()).isEqualTo(Opening.Reason.OPEN_ELSEWHERE);
            assertThat(refused.message())
                    .contains("open in another window (process ")
                    .contains(folder.toRealPath().toString());
            assertThat(file).hasBinaryContent(before);
        }
        Lab.open(folder).close();
    }

    @Test
    void ofTwoProcessesThatStartAtOnceOneOpensAndOneIsRefused() throws IOException {
        try (ChildProcess one = ChildProcess.holding(folder);
                ChildProcess other = ChildProcess.holding(folder)) {
            assertThat(List.of(one.line(), other.line()))
                    .containsExactlyInAnyOrder("opened", "refused OPEN_ELSEWHERE");
        }
    }

    static Stream<byte[]> damaged() {
        byte[] noise = new byte[50_000];
        new Random(7).nextBytes(noise);
        return Stream.of(
                new byte[0],
                "this is no database\n".repeat(2000).getBytes(StandardCharsets.UTF_8),
                new byte[40_000],
                noise);
    }

    @ParameterizedTest
    @MethodSource("damaged")
    void refusesAFileThatIsNoDatabaseUntouched(byte[] bytes) throws IOException {
        Files.write(file, bytes);
        refusedUntouched(Opening.Reason.DAMAGED, bytes);
    }

    @ParameterizedTest(name = "cut to {0} thousandths")
    @ValueSource(ints = {1, 40, 200, 500, 700})
    void refusesAFileThatWasCutOffUntouched(int thousandths) throws IOException {
        byte[] whole = filled();
        byte[] cut = Arrays.copyOf(whole, whole.length * thousandths / 1000);
        Files.write(file, cut);
        Opening.Refused refused = refusedUntouched(Opening.Reason.DAMAGED, cut);
        assertThat(refused.found()).contains(cut.length + " bytes");
        Files.write(file, whole);
        try (Workspace workspace = Lab.open(folder)) {
            assertThat(workspace.journal().read("a")).isEqualTo(Lab.operations(600));
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void neverReadsADamagedJournalAsIfItWereWhole(long seed) throws IOException {
        byte[] whole = filled();
        byte[] bytes = whole.clone();
        Random chance = new Random(seed);
        int length = seed % 2 == 0 ? 1 : 4096;
        int at = 8192 + chance.nextInt(bytes.length - 8192 - length);
        for (int each = at; each < at + length; each++) {
            bytes[each] ^= (byte) (1 + chance.nextInt(255));
        }
        Files.write(file, bytes);
        switch (Workspace.open(folder, Lab.CLOCK)) {
            case Opening.Refused refused ->
                    assertThat(refused.reason())
                            .describedAs(refused.message())
                            .isEqualTo(Opening.Reason.DAMAGED);
            case Opening.Opened(Workspace workspace) -> {
                try (workspace) {
                    assertThat(workspace.journal().read("a")).isEqualTo(Lab.operations(600));
                } catch (StoreFault e) {
                    // the last: a damaged key, so that one operation seems to lie elsewhere
                    assertThat(e.found())
                            .containsAnyOf("damaged", "does not understand", "operation ");
                }
            }
        }
        Files.write(file, whole);
        Lab.open(folder).close();
    }

    @Test
    void aRefusedOpeningLetsGoOfWhatTheDatabaseLeftOpen() throws Exception {
        byte[] whole = filled();
        LabFile left = new LabFile(file.toRealPath(), Disk.real());
        MVStore open = new MVStore.Builder().fileName(left.name()).open();
        assertThat(Lab.refused(Workspace.open(folder, Lab.CLOCK)).reason())
                .isEqualTo(Opening.Reason.OPEN_ELSEWHERE);
        open.closeImmediately(); // what is closed below it already makes no difference
        Files.write(file, whole);
        try (Workspace workspace = Lab.open(folder)) {
            assertThat(workspace.journal().read("a")).isEqualTo(Lab.operations(600));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"operation", "run", "experiment", "\"flyway_schema_history\""})
    void refusesAFileThatHasLostATableUntouched(String table) throws Exception {
        filled();
        execute("DROP TABLE " + table + " CASCADE");
        Opening.Refused refused =
                refusedUntouched(Opening.Reason.DAMAGED, Files.readAllBytes(file));
        assertThat(refused.found())
                .isEqualTo("a database without its table " + table.replace("\"", ""));
    }

    @Test
    void refusesAFileThatHasLostAllTablesUntouched() throws Exception {
        filled();
        execute("DROP ALL OBJECTS");
        Opening.Refused refused =
                refusedUntouched(Opening.Reason.DAMAGED, Files.readAllBytes(file));
        assertThat(refused.found()).isEqualTo("a database without any table");
    }

    @Test
    void saysThatATableWhichGoesWhileTheFileIsOpenIsDamage() throws Exception {
        try (Workspace workspace = Lab.open(folder)) {
            Lab.done(workspace.runs().create(Lab.run("a"), Lab.operations(3)));
            execute("ALTER TABLE operation RENAME TO lost");
            assertThatThrownBy(() -> workspace.journal().read("a"))
                    .isInstanceOf(StoreFault.class)
                    .hasMessageContaining("found a damaged file: Table \"OPERATION\" not found")
                    .hasMessageContaining("expected a whole workspace file");
            execute("ALTER TABLE lost RENAME TO operation");
        }
    }

    @Test
    void knowsEachTableThatTheNewestVersionHas() throws Exception {
        filled();
        assertThat(new LabFile(file, Disk.real()).contents().tables()).isEqualTo(Migration.TABLES);
    }

    @Test
    void saysWhichOperationIsNotAsItWasWritten() throws Exception {
        filled();
        execute("DROP TRIGGER operation_is_append_only");
        execute("UPDATE operation SET lines = 'forged' WHERE MOD(place, 4294967296) = 7");
        try (Workspace workspace = Lab.open(folder)) {
            assertThatThrownBy(() -> workspace.journal().read("a"))
                    .hasMessage(
                            "found damaged lines of operation 7, expected those that were written ("
                                    + workspace.file()
                                    + ", run a)");
        }
    }

    @Test
    void refusesAFileWithAnOverwrittenHeadUntouched() throws IOException {
        byte[] bytes = filled();
        Arrays.fill(bytes, 0, 8192, (byte) 1);
        Files.write(file, bytes);
        refusedUntouched(Opening.Reason.DAMAGED, bytes);
    }

    @Test
    void refusesAFileOfANewerVersionUntouched() throws Exception {
        filled();
        execute(
                """
                INSERT INTO "flyway_schema_history" ("installed_rank", "version", "description",
                    "type", "script", "installed_by", "execution_time", "success")
                VALUES (99, '99', 'later', 'SQL', 'V99__later.sql', 'SA', 1, TRUE)
                """);
        Opening.Refused refused = refusedUntouched(Opening.Reason.NEWER, Files.readAllBytes(file));
        assertThat(refused.message())
                .contains("found tables of version 99, expected version 8 or older");
    }

    @Test
    void refusesADatabaseThatIsNoWorkspaceUntouched() throws Exception {
        execute("CREATE TABLE invoice (number INTEGER)");
        refusedUntouched(Opening.Reason.FOREIGN, Files.readAllBytes(file));
    }

    @Test
    void refusesTheDatabaseOfAnotherUserUntouched() throws Exception {
        execute("ALTER USER sa SET PASSWORD 'secret'");
        refusedUntouched(Opening.Reason.FOREIGN, Files.readAllBytes(file));
    }

    /** The workspace file as the program wrote it when that migration was the newest. */
    private LabFile fileOfVersion(String newest) {
        LabFile old = new LabFile(file, Disk.real());
        Flyway.configure()
                .dataSource(old.url(), "sa", "")
                .locations("classpath:db/migration")
                .target(newest)
                .load()
                .migrate();
        return old;
    }

    private void writeOldRun() throws Exception {
        execute("INSERT INTO scenario_text VALUES (X'" + "00".repeat(32) + "', 'title: old')");
        execute(
                """
                INSERT INTO run (id, parent_operation, name, source_format, source_name, source_text,
                    source_options, kind, arm, seed, mode, embedder, embedder_hash, pending, created,
                    opened)
                VALUES ('old', 0, 'from before', 'scenario', 'old.yaml', X'%s', '{}', 'triage',
                    'in-loop', 3, 'virtual', 'static', '', '', 0, 0)
                """
                        .formatted("00".repeat(32)));
    }

    @Test
    void bringsAFileFromBeforeExperimentsToTheNewest() throws Exception {
        fileOfVersion("5");
        writeOldRun();
        try (Workspace workspace = Lab.open(folder)) {
            assertThat(workspace.runs().all())
                    .extracting(RunSummary::name)
                    .containsExactly("from before");
            assertThat(workspace.outcomes().all()).isEmpty();
            assertThat(workspace.outcomes().cells()).isEmpty();
            assertThat(workspace.experiments().all()).isEmpty();
            workspace.experiments().create(Cells.experiment("a")).toCompletableFuture().join();
            workspace.experiments().keeper("a").keep(Cells.cells(0, 3));
        }
        try (Workspace workspace = Lab.open(folder)) {
            assertThat(workspace.experiments().find("a").orElseThrow().done()).isEqualTo(3);
        }
    }

    @Test
    void bringsAFileFromBeforeAuditsToTheNewest() throws Exception {
        LabFile old = fileOfVersion("6");
        execute("INSERT INTO setting VALUES ('theme', 'dark')");
        try (Workspace workspace = Lab.open(folder)) {
            assertThat(workspace.settings().text("theme")).contains("dark");
            assertThat(workspace.owners().text()).isEmpty();
            assertThat(workspace.audits().newest()).isEmpty();
            assertThat(workspace.audits().rejected()).isEmpty();
            workspace.owners().keep("owners: []").toCompletableFuture().join();
        }
        try (Workspace workspace = Lab.open(folder)) {
            assertThat(workspace.owners().text()).contains("owners: []");
        }
        assertThat(old.contents().version()).isEqualTo(Migration.NEWEST);
    }

    @Test
    void anExperimentFromBeforeDoesNotSayOfWhichEngineItIs() throws Exception {
        LabFile old = new LabFile(file, Disk.real());
        Flyway.configure()
                .dataSource(old.url(), "sa", "")
                .locations("classpath:db/migration")
                .target("7")
                .load()
                .migrate();
        execute(
                """
                INSERT INTO experiment (id, plan, title, card, hash, phase, note, cells, created,
                    changed)
                VALUES ('old', 'rungs', 'A few rungs', 'plan: rungs', 'ab', 'PAUSED', '', 12, 0, 0)
                """);
        try (Workspace workspace = Lab.open(folder)) {
            ExperimentRow row = workspace.experiments().find("old").orElseThrow();
            assertThat(row.engine()).isEqualTo(ExperimentRow.UNKNOWN);
            assertThat(row.scenarios()).isEmpty();
            assertThat(row.cells()).isEqualTo(12);
        }
        assertThat(old.contents().version()).isEqualTo(Migration.NEWEST);
    }

    @Test
    void bringsAFileOfAnOlderVersionToTheNewestAndKeepsItsRuns() throws Exception {
        LabFile old = fileOfVersion("1");
        writeOldRun();
        execute("INSERT INTO operation (place, lines) VALUES (4294967296, 'written before sums')");
        assertThat(old.contents().version()).isEqualTo(1);
        try (Workspace workspace = Lab.open(folder)) {
            assertThat(workspace.runs().all())
                    .extracting(RunSummary::name)
                    .containsExactly("from before");
            assertThat(workspace.journal().read("old"))
                    .containsExactly(List.of("written before sums"));
            assertThat(workspace.settings().all()).isEmpty();
        }
        assertThat(old.contents().version()).isEqualTo(Migration.NEWEST);
    }

    @Test
    void theNewestVersionIsThatOfTheLastMigration() {
        var newest =
                Flyway.configure()
                        .dataSource("jdbc:h2:mem:", "sa", "")
                        .locations("classpath:db/migration")
                        .load()
                        .info()
                        .all();
        assertThat(newest[newest.length - 1].getVersion().getVersion())
                .isEqualTo(Integer.toString(Migration.NEWEST));
    }

    @Test
    void refusesAFolderAndAFileThatMayNotBeWrittenUntouched() throws IOException {
        byte[] bytes = filled();
        for (Path barred : List.of(folder.toRealPath(), file.toRealPath())) {
            Disk disk = new Disk("file", _ -> Long.MAX_VALUE, path -> !path.equals(barred));
            Opening.Refused refused = Lab.refused(Workspace.open(folder, Lab.CLOCK, disk));
            assertThat(refused.reason()).isEqualTo(Opening.Reason.READ_ONLY);
            assertThat(refused.where()).isEqualTo(barred);
            assertThat(file).hasBinaryContent(bytes);
        }
    }

    @Test
    void refusesAFileThatOnlyTheDatabaseFindsReadOnly() throws IOException {
        byte[] bytes = filled();
        Disk disk = FrailDisk.disk();
        FrailDisk.readOnly();
        Opening.Refused refused = Lab.refused(Workspace.open(folder, Lab.CLOCK, disk));
        FrailDisk.heal();
        assertThat(refused.reason()).isEqualTo(Opening.Reason.READ_ONLY);
        assertThat(file).hasBinaryContent(bytes);
    }

    @Test
    void refusesAFullDiskUntouched() throws IOException {
        byte[] bytes = filled();
        Disk disk = new Disk("file", _ -> 4096L, _ -> true);
        Opening.Refused refused = Lab.refused(Workspace.open(folder, Lab.CLOCK, disk));
        assertThat(refused.reason()).isEqualTo(Opening.Reason.DISK_FULL);
        assertThat(refused.message()).contains("found 4096 bytes left on the disk");
        assertThat(file).hasBinaryContent(bytes);
    }

    @ParameterizedTest(name = "full after {0} writes")
    @ValueSource(ints = {0, 1, 5, 10})
    void aDiskThatFillsUpWhileAWorkspaceIsMadeLeavesNone(int writes) throws IOException {
        Disk disk = FrailDisk.disk();
        FrailDisk.fullAfter(writes);
        Opening.Refused refused = Lab.refused(Workspace.open(folder, Lab.CLOCK, disk));
        FrailDisk.heal();
        assertThat(refused.reason()).isEqualTo(Opening.Reason.DISK_FULL);
        assertThat(file).doesNotExist();
        Lab.open(folder).close();
    }

    @Test
    void takesBackTheRoomOfManyCommitsWhenItCloses() throws IOException {
        try (Workspace workspace = Lab.open(folder)) {
            Lab.done(workspace.runs().create(Lab.run("a")));
            for (int each = 0; each < 700; each++) {
                Lab.done(workspace.journal().append("a", each, Lab.lines(each), true));
            }
        }
        assertThat(Files.size(file)).isLessThan(1 << 20);
        try (Workspace workspace = Lab.open(folder)) {
            assertThat(workspace.journal().read("a")).isEqualTo(Lab.operations(700));
        }
    }

    @Test
    void closingTwiceIsFineAndAfterItEverythingFailsClearly() {
        Workspace workspace = Lab.open(folder);
        Lab.done(workspace.runs().create(Lab.run("a")));
        workspace.close();
        workspace.close();
        workspace.flush();
        CompletionStage<Integer> append = workspace.journal().append("a", 0, Lab.lines(0), true);
        assertThat(Lab.failure(append)).hasMessageContaining("found a closed workspace");
        assertThatThrownBy(() -> workspace.runs().all())
                .hasMessage(
                        "found a closed workspace, expected an open one ("
                                + workspace.file()
                                + ")");
    }

    @Test
    void readsAndClosesInOrderForAnInterruptedThreadToo() {
        Workspace workspace = Lab.open(folder);
        Lab.done(workspace.runs().create(Lab.run("a")));
        workspace.journal().append("a", 0, Lab.lines(0), false);
        Thread.currentThread().interrupt();
        assertThat(workspace.journal().read("a")).hasSize(1);
        workspace.close();
        assertThat(Thread.interrupted()).isTrue();
        try (Workspace again = Lab.open(folder)) {
            assertThat(again.journal().read("a")).hasSize(1);
        }
    }

    @Test
    void leavesNoThreadBehind() {
        Set<Thread> before = Thread.getAllStackTraces().keySet();
        Workspace workspace = Lab.open(folder);
        Lab.done(workspace.runs().create(Lab.run("a")));
        workspace.close();
        assertThat(
                        Thread.getAllStackTraces().keySet().stream()
                                .filter(each -> !before.contains(each))
                                .map(Thread::getName)
                                .filter(
                                        name ->
                                                name.contains("workspace")
                                                        || name.contains("MVStore"))
                                .collect(Collectors.toSet()))
                .isEmpty();
    }

    /** Makes a workspace with a run of 600 operations and closes it in order. */
    private byte[] filled() throws IOException {
        try (Workspace workspace = Lab.open(folder)) {
            Lab.done(workspace.runs().create(Lab.run("a"), Lab.operations(300)));
            for (int each = 300; each < 600; each++) {
                workspace.journal().append("a", each, Lab.lines(each), false);
            }
        }
        return Files.readAllBytes(file);
    }

    private Opening.Refused refusedUntouched(Opening.Reason reason, byte[] bytes)
            throws IOException {
        Opening.Refused refused = Lab.refused(Workspace.open(folder, Lab.CLOCK));
        assertThat(refused.reason()).describedAs(refused.message()).isEqualTo(reason);
        assertThat(refused.where()).isEqualTo(file.toRealPath());
        assertThat(file).hasBinaryContent(bytes);
        return refused;
    }

    private void execute(String statement) throws SQLException {
        try (Connection connection =
                        DriverManager.getConnection(
                                new LabFile(file, Disk.real()).url(), "sa", "");
                Statement each = connection.createStatement()) {
            each.execute(statement);
        }
    }
}
