package mnemarium.probe;

import mnemarium.probe.file.BadDocument;
import mnemarium.probe.file.Document;

import java.nio.file.Path;
import java.util.Optional;

/** The version of a package as a manifest states it. */
final class Manifests {

    private final Reader reader;

    Manifests(Reader reader) {
        this.reader = reader;
    }

    /**
     * The version.
     *
     * @param shown the manifest's path as the record names it
     */
    String version(Path file, String shown, String name) throws Unknowable, BadDocument {
        String manifest = String.valueOf(Path.of(shown).getFileName());
        return switch (manifest) {
            case "pom.xml" -> Pom.read(reader.text(file, shown), shown).version(name);
            case "package-lock.json" -> locked(reader.text(file, shown), shown, name);
            case "requirements.txt" -> Requirements.version(reader.text(file, shown), shown, name);
            default ->
                    throw new Unknowable(
                            "found the manifest "
                                    + manifest
                                    + ", expected pom.xml, package-lock.json or requirements.txt ("
                                    + shown
                                    + ")");
        };
    }

    private static String locked(String text, String shown, String name)
            throws Unknowable, BadDocument {
        Document lock = Document.read(text, true);
        // since npm 7 by place, before by name
        Optional<String> version = lock.text("packages", "node_modules/" + name, "version");
        if (version.isEmpty()) {
            version = lock.text("dependencies", name, "version");
        }
        return version.orElseThrow(() -> missing(name, shown));
    }

    static Unknowable missing(String name, String shown) {
        return new Unknowable(
                "found no version of " + name + ", expected one that is stated (" + shown + ")");
    }
}
