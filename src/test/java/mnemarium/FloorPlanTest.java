package mnemarium;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The floor plan: who may look into whom, and in which room each outside library lives. */
class FloorPlanTest {

    private static final Set<String> GROUND =
            Set.of("memory", "ledger", "ownership", "world", "scenario", "statistics");

    /** A room, and the rooms it may look into. What is not in this table does not exist. */
    private static final Map<String, Set<String>> ROOMS = rooms();

    /** An outside library, by its packages, and the only places that may know it. */
    private static final Map<String, List<String>> LIBRARIES =
            Map.ofEntries(
                    Map.entry("javafx..", List.of("ui..")),
                    Map.entry("org.controlsfx..", List.of("ui..")),
                    Map.entry("atlantafx..", List.of("ui..")),
                    Map.entry("org.kordamp..", List.of("ui..")),
                    Map.entry("java.sql..", List.of("store..")),
                    Map.entry("javax.sql..", List.of("store..")),
                    Map.entry("org.h2..", List.of("store..")),
                    Map.entry("org.jdbi..", List.of("store..")),
                    Map.entry("org.flywaydb..", List.of("store..")),
                    Map.entry("ai.onnxruntime..", List.of("memory.onnx..")),
                    Map.entry("tools.jackson..", List.of("*.file..", "store..", "cli..")),
                    Map.entry("com.google.re2j..", List.of("ledger..", "ownership..", "probe..")),
                    Map.entry("org.apache.commons.statistics..", List.of("statistics..")),
                    Map.entry("picocli..", List.of("cli..")));

    private static final JavaClasses CLASSES =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages("mnemarium");

    private static Map<String, Set<String>> rooms() {
        Map<String, Set<String>> rooms = new TreeMap<>();
        for (String room : GROUND) {
            rooms.put(room, Set.of());
        }
        rooms.put("loop", GROUND);
        rooms.put("experiment", plus(GROUND, "loop"));
        rooms.put("probe", Set.of("ledger"));
        rooms.put("store", plus(GROUND, "loop", "experiment"));
        rooms.put("workbench", plus(GROUND, "loop", "experiment", "probe", "store"));
        rooms.put("cli", plus(GROUND, "loop", "experiment", "probe", "store", "workbench"));
        rooms.put("ui", plus(GROUND, "loop", "experiment", "probe", "workbench"));
        return rooms;
    }

    private static Set<String> plus(Set<String> rooms, String... more) {
        Set<String> all = new java.util.TreeSet<>(rooms);
        all.addAll(Arrays.asList(more));
        return all;
    }

    @TestFactory
    List<DynamicTest> eachRoomSeesOnlyTheRoomsOfItsRow() {
        List<DynamicTest> tests = new ArrayList<>();
        ROOMS.forEach(
                (room, mayLookInto) ->
                        tests.add(
                                DynamicTest.dynamicTest(room, () -> seesOnly(room, mayLookInto))));
        return tests;
    }

    private static void seesOnly(String room, Set<String> mayLookInto) {
        List<String> allowed = new ArrayList<>();
        allowed.add("mnemarium." + room + "..");
        mayLookInto.forEach(other -> allowed.add("mnemarium." + other + ".."));
        DescribedPredicate<JavaClass> otherRoom =
                resideInAPackage("mnemarium..")
                        .and(
                                DescribedPredicate.not(
                                        resideInAnyPackage(allowed.toArray(String[]::new))));
        noClasses()
                .that()
                .resideInAPackage("mnemarium." + room + "..")
                .should()
                .dependOnClassesThat(otherRoom)
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @TestFactory
    List<DynamicTest> eachLibraryHasOneHome() {
        List<DynamicTest> tests = new ArrayList<>();
        LIBRARIES.forEach(
                (library, homes) ->
                        tests.add(
                                DynamicTest.dynamicTest(
                                        library, () -> livesOnlyIn(library, homes))));
        return tests;
    }

    private static void livesOnlyIn(String library, List<String> homes) {
        String[] places = homes.stream().map(home -> "mnemarium." + home).toArray(String[]::new);
        noClasses()
                .that()
                .resideOutsideOfPackages(places)
                .and()
                .resideOutsideOfPackage("mnemarium")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library)
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void noRoomExistsThatIsNotInTheTable() {
        Set<String> found = new java.util.TreeSet<>();
        for (JavaClass each : CLASSES) {
            String name = each.getPackageName();
            if (!name.equals("mnemarium")) {
                found.add(name.substring("mnemarium.".length()).split("\\.")[0]);
            }
        }
        assertThat(ROOMS.keySet()).containsAll(found);
    }

    @Test
    void nobodyLooksAtTheStart() {
        noClasses()
                .that()
                .resideOutsideOfPackage("mnemarium")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("mnemarium")
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void theEngineReadsNoClockNeverSleepsAndDrawsNoUnseededChance() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "mnemarium.memory..",
                        "mnemarium.ledger..",
                        "mnemarium.ownership..",
                        "mnemarium.world..",
                        "mnemarium.scenario..",
                        "mnemarium.statistics..",
                        "mnemarium.loop..",
                        "mnemarium.experiment..")
                .should()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(java.time.Instant.class, "now")
                .orShould()
                .callMethod(Thread.class, "sleep", long.class)
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callConstructor(java.util.Random.class)
                .orShould()
                .callMethod(java.util.UUID.class, "randomUUID")
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void onlyThePulseTalksToTheScreenThread() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("mnemarium.ui.shell.Pulse")
                .and()
                .resideOutsideOfPackage("mnemarium")
                .should()
                .callMethod("javafx.application.Platform", "runLater", "java.lang.Runnable")
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void screensDoNotSeeEachOther() {
        for (String screen :
                List.of(
                        "start",
                        "loop",
                        "frontier",
                        "ledger",
                        "gate",
                        "experiments",
                        "runs",
                        "lessons")) {
            DescribedPredicate<JavaClass> otherScreen =
                    resideInAPackage("mnemarium.ui..")
                            .and(
                                    DescribedPredicate.not(
                                            resideInAnyPackage(
                                                    "mnemarium.ui",
                                                    "mnemarium.ui." + screen,
                                                    "mnemarium.ui.chart")))
                            .and(
                                    DescribedPredicate.describe(
                                            "is not the pulse",
                                            each ->
                                                    !each.getFullName()
                                                            .startsWith(
                                                                    "mnemarium.ui.shell.Pulse")));
            noClasses()
                    .that()
                    .resideInAPackage("mnemarium.ui." + screen)
                    .should()
                    .dependOnClassesThat(otherScreen)
                    .allowEmptyShould(true)
                    .check(CLASSES);
        }
    }

    @Test
    void theWindowNeverSeesTheStore() {
        noClasses()
                .that()
                .resideInAPackage("mnemarium.ui..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("mnemarium.store..")
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void roomsHaveNoCycles() {
        SlicesRuleDefinition.slices()
                .matching("mnemarium.(*)..")
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void noPackageIsADrawerForOddments() {
        classes()
                .should()
                .resideOutsideOfPackages(
                        "..util..",
                        "..common..",
                        "..core..",
                        "..service..",
                        "..impl..",
                        "..model..",
                        "..dto..",
                        "..config..")
                .check(CLASSES);
    }
}
