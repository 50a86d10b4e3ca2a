package mnemarium.probe;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.ledger.Check;
import mnemarium.ledger.CheckRequest;
import mnemarium.ledger.CheckResult;
import mnemarium.ledger.Comparison;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

class ProbeTest {

    @TempDir Path disk;
    private Path folder = Path.of("");
    private Path outside = Path.of("");
    private Probe probe = new Probe(AllowedFolders.NONE, () -> 0);

    @BeforeEach
    void allow() throws IOException {
        folder = Files.createDirectory(disk.resolve("project"));
        outside = Files.createDirectory(disk.resolve("private"));
        Files.writeString(outside.resolve("secret.json"), "{\"key\": 1}");
        probe = new Probe(AllowedFolders.of(List.of(folder)), () -> 0);
    }

    private CheckResult ask(Check check, Comparison comparison, String expected) {
        return probe.answer(new CheckRequest(check, comparison, expected, Duration.ofSeconds(2)));
    }

    private CheckResult ask(Check check, String expected) {
        return ask(check, Comparison.EQUALS, expected);
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static String hash(String text) throws Exception {
        return HexFormat.of()
                .formatHex(
                        MessageDigest.getInstance("SHA-256")
                                .digest(text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void aFileIsTheSameOrNot() throws Exception {
        write("notes.md", "one");
        Check check = new Check.FileHash("notes.md");

        assertThat(ask(check, hash("one"))).isEqualTo(new CheckResult.Pass(hash("one")));
        write("notes.md", "two");
        assertThat(ask(check, hash("one"))).isEqualTo(new CheckResult.Fail(hash("two")));
        assertThat(ask(new Check.FileHash(folder.resolve("notes.md").toString()), hash("two")))
                .isEqualTo(new CheckResult.Pass(hash("two")));
    }

    @Test
    void aMissingFileIsUnknown() throws Exception {
        assertThat(ask(new Check.FileHash("gone.md"), "aa"))
                .isEqualTo(
                        new CheckResult.Unknown(
                                "found no file gone.md, expected one below "
                                        + folder.toRealPath()));
    }

    @ParameterizedTest
    @CsvSource({"../private/secret.json", "a/../../private/secret.json", "/etc/hostname"})
    void aPathOutsideIsNotLookedAt(String path) {
        assertThat(ask(new Check.FileHash(path), "aa").reason())
                .startsWith("found " + path + ", which is outside the allowed folders");
    }

    @Test
    void aLinkThatLeadsOutIsNotFollowed() throws Exception {
        Files.createSymbolicLink(folder.resolve("link.json"), outside.resolve("secret.json"));
        Files.createSymbolicLink(folder.resolve("inner"), outside);
        Files.createSymbolicLink(folder.resolve("ring"), folder.resolve("ring"));

        for (String path : List.of("link.json", "inner/secret.json")) {
            assertThat(ask(new Check.FileHash(path), "aa").reason())
                    .startsWith("found " + path + ", which leads out of the allowed folders");
            assertThat(ask(new Check.Predicate(Optional.of(path), "/key"), "1").word())
                    .isEqualTo("unknown");
        }
        assertThat(ask(new Check.FileHash("ring"), "aa").reason()).contains("cannot be followed");
    }

    @Test
    void aLinkThatStaysInsideIsFollowed() throws Exception {
        write("deep/notes.md", "one");
        Files.createSymbolicLink(folder.resolve("link.md"), folder.resolve("deep/notes.md"));
        Path door = Files.createSymbolicLink(disk.resolve("door"), folder);
        probe = new Probe(AllowedFolders.of(List.of(door)), () -> 0);

        assertThat(ask(new Check.FileHash("link.md"), hash("one")).word()).isEqualTo("pass");
        assertThat(ask(new Check.FileHash(door.resolve("link.md").toString()), hash("one")).word())
                .isEqualTo("pass");
    }

    @Test
    void aFileOfTwoGigabytesIsNotRead() throws Exception {
        try (RandomAccessFile file =
                new RandomAccessFile(folder.resolve("huge.bin").toFile(), "rw")) {
            file.setLength(2L << 30);
        }
        for (Check check :
                List.of(
                        new Check.FileHash("huge.bin"),
                        new Check.ApiSchemaHash("huge.bin"),
                        new Check.Predicate(Optional.of("huge.bin"), "/a"))) {
            assertThat(ask(check, "aa").reason())
                    .startsWith("found a file of 2147483648 bytes, expected at most ");
        }
    }

    @Test
    void aFolderIsNoFile() throws Exception {
        Files.createDirectory(folder.resolve("src"));
        assertThat(ask(new Check.FileHash("src"), "aa").reason())
                .isEqualTo("found a folder, expected a plain file (src)");
    }

    @Test
    void whatTakesTooLongIsGivenUp() throws Exception {
        write("notes.md", "one");
        AtomicLong clock = new AtomicLong();
        probe =
                new Probe(
                        AllowedFolders.of(List.of(folder)), () -> clock.addAndGet(3_000_000_000L));

        assertThat(ask(new Check.FileHash("notes.md"), "aa").reason())
                .isEqualTo("found no end of it after 2000 ms, expected one by then (notes.md)");
    }

    @Test
    void withoutAnAllowedFolderNothingIsLookedAt() {
        probe = new Probe(AllowedFolders.of(List.of(disk.resolve("gone"))), () -> 0);
        assertThat(ask(new Check.FileHash("notes.md"), "aa").reason())
                .startsWith("found no allowed folder");
    }

    @Test
    void aSchemaIsTheSameWhateverItsLayoutOrderAndLanguage() throws Exception {
        write("api.json", "{\"b\": [1.0, true, null], \"a\": {\"y\": \"x\", \"x\": 2}}");
        write("same.json", "{\"a\":{\"x\":2,\"y\":\"x\"},\n\n\"b\":[1,true,null]}");
        write("api.yaml", "a:\n  x: 2\n  y: x\nb:\n  - 1.0\n  - true\n  - null\n");
        write("other.json", "{\"a\":{\"x\":3,\"y\":\"x\"},\"b\":[1,true,null]}");
        String expected = found("api.json");

        assertThat(found("same.json")).isEqualTo(expected);
        assertThat(found("api.yaml")).isEqualTo(expected);
        assertThat(found("other.json")).isNotEqualTo(expected);
        assertThat(expected).isEqualTo(hash("{\"a\":{\"x\":2,\"y\":\"x\"},\"b\":[1,true,null]}"));
    }

    private String found(String file) {
        return switch (ask(new Check.ApiSchemaHash(file), "")) {
            case CheckResult.Fail fail -> fail.found();
            case CheckResult.Pass pass -> pass.found();
            case CheckResult.Unknown unknown -> throw new AssertionError(unknown.reason());
        };
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    a.json | {"a": 1, "a": 2}
                    a.json | {"a":
                    a.json | {} {}
                    a.yaml | a: &x 1
                    a.yaml | b: !!int 3
                    a.json |
                    """)
    void whatIsNoDocumentIsUnknown(String name, String text) throws Exception {
        write(name, text == null ? "" : text.replace("&x 1", "&x 1\nb: *x"));
        assertThat(ask(new Check.ApiSchemaHash(name), "aa").word()).isEqualTo("unknown");
    }

    @Test
    void aNumberWithAHugeExponentDoesNotFillTheMemory() throws Exception {
        write("a.json", "{\"a\": 1e999999999}");
        assertThat(found("a.json")).hasSize(64);
    }

    @ParameterizedTest
    @CsvSource({
        "/engines/node, EQUALS, 20, pass",
        "/engines/node, AT_LEAST, 18, pass",
        "/engines/node, AT_LEAST, 22, fail",
        "/tags/1, MATCHES, [a-z]+, pass",
        "/tags, CONTAINS, blue, pass",
        "/gone, EQUALS, 1, fail",
        "/flag, EQUALS, true, pass",
    })
    void aValueIsFoundByItsPointer(String pointer, Comparison comparison, String value, String word)
            throws Exception {
        write(
                "p.json",
                "{\"engines\": {\"node\": 20}, \"tags\": [\"red\", \"blue\"], \"flag\": true}");
        assertThat(
                        ask(new Check.Predicate(Optional.of("p.json"), pointer), comparison, value)
                                .word())
                .isEqualTo(word);
    }

    @Test
    void anExpressionOfTheCatastrophicSortIsAnswered() throws Exception {
        write("p.json", "{\"a\": \"" + "a".repeat(60_000) + "b\"}");
        assertThat(
                        ask(
                                        new Check.Predicate(Optional.of("p.json"), "/a"),
                                        Comparison.MATCHES,
                                        "(a+)+$")
                                .word())
                .isEqualTo("fail");
    }

    @ParameterizedTest
    @CsvSource({
        "pom.xml, org.example:alpha, 1.2.3",
        "pom.xml, alpha, 1.2.3",
        "pom.xml, beta, 4.0",
        "pom.xml, gamma, 0.9",
        "pom.xml, maven-jar-plugin, 3.4.2",
        "package-lock.json, left-pad, 1.3.0",
        "package-lock.json, @scope/name, 2.0.0",
        "old/package-lock.json, left-pad, 1.1.0",
        "requirements.txt, Django, 5.0.1",
        "requirements.txt, ruamel_yaml, 0.18",
    })
    void aPackageHasTheVersionThatItsManifestStates(String manifest, String name, String version)
            throws Exception {
        manifests();
        assertThat(ask(new Check.PackageVersion(manifest, name), version))
                .isEqualTo(new CheckResult.Pass(version));
    }

    @ParameterizedTest
    @CsvSource({
        "pom.xml, delta, found no version of delta",
        "pom.xml, epsilon, found the property elsewhere",
        "package-lock.json, right-pad, found no version",
        "requirements.txt, flask, expected a version that is pinned by ==",
        "Gemfile, rails, found the manifest Gemfile",
    })
    void aVersionThatIsNotStatedIsUnknown(String manifest, String name, String reason)
            throws Exception {
        manifests();
        assertThat(ask(new Check.PackageVersion(manifest, name), "1"))
                .isInstanceOf(CheckResult.Unknown.class)
                .extracting(CheckResult::reason)
                .asString()
                .contains(reason);
    }

    @Test
    void aPomThatWouldReadAnotherFileOrGrowIsUnknown() throws Exception {
        write(
                "pom.xml",
                "<!DOCTYPE p [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><project><dependencies>"
                        + "<dependency><groupId>g</groupId><artifactId>a</artifactId>"
                        + "<version>&x;</version></dependency></dependencies></project>");
        assertThat(ask(new Check.PackageVersion("pom.xml", "a"), "1").word()).isEqualTo("unknown");
    }

    private void manifests() throws IOException {
        write("Gemfile", "gem 'rails'");
        write(
                "pom.xml",
                """
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                  <parent><groupId>org.example</groupId><version>4.0</version></parent>
                  <properties><alpha.version>1.2.3</alpha.version><a>${alpha.version}</a></properties>
                  <dependencyManagement><dependencies>
                    <dependency><groupId>g</groupId><artifactId>gamma</artifactId><version>0.9</version></dependency>
                  </dependencies></dependencyManagement>
                  <dependencies>
                    <dependency><groupId>org.example</groupId><artifactId>alpha</artifactId><version>${a}</version>
                      <exclusions><exclusion><groupId>x</groupId><artifactId>y</artifactId></exclusion></exclusions></dependency>
                    <dependency><groupId>org.example</groupId><artifactId>beta</artifactId><version>${project.version}</version></dependency>
                    <dependency><groupId>g</groupId><artifactId>gamma</artifactId></dependency>
                    <dependency><groupId>g</groupId><artifactId>delta</artifactId></dependency>
                    <dependency><groupId>g</groupId><artifactId>epsilon</artifactId><version>${elsewhere}</version></dependency>
                  </dependencies>
                  <build><plugins><plugin><artifactId>maven-jar-plugin</artifactId><version>3.4.2</version>
                    <dependencies><dependency><groupId>z</groupId><artifactId>zeta</artifactId><version>1</version></dependency></dependencies>
                  </plugin></plugins></build>
                </project>
                """);
        write(
                "package-lock.json",
                "{\"packages\": {\"node_modules/left-pad\": {\"version\": \"1.3.0\"},"
                        + " \"node_modules/@scope/name\": {\"version\": \"2.0.0\"}}}");
        write(
                "old/package-lock.json",
                "{\"dependencies\": {\"left-pad\": {\"version\": \"1.1.0\"}}}");
        write(
                "requirements.txt",
                "# pinned\n-r more.txt\ndjango[argon2]==5.0.1 ; python_version > '3'\n"
                        + "ruamel.yaml == 0.18 # why\nflask>=2.0\n");
    }
}
